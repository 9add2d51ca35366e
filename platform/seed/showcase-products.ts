import type { PictureKind } from '#platform/images/product-art.ts'
import { buildProduct } from './build-product.ts'
import type { ProductPlan } from './plan.ts'
import { priceTag, sumOf } from './prices.ts'
import { optionsLabelled } from './vocabulary/attributes.ts'
import { type ColourKey, colours } from './vocabulary/colours.ts'
import { say, type Texts } from './vocabulary/texts.ts'

const NOT_VISIBLE = 1

/** Rarer cases beside the demo products: they come last, so that nobody else's id moves. */
export function showcaseProducts(): ProductPlan[] {
  return [...raceKit(), withoutPicture(), fromElsewhere(), forTheClub()]
}

/** A bundle in which several things may be chosen at once, each in its own quantity. */
function raceKit(): ProductPlan[] {
  const blueberry = part(
    ['GEL-BLUE', 'supplement-gel', 'gel', 29],
    say('Loppgel Blåbär', 'Renngel Blåbær', 'Race Gel Bilberry'),
  )
  const lemon = part(
    ['GEL-LEMON', 'supplement-gel', 'gel', 29],
    say('Loppgel Citron', 'Renngel Sitron', 'Race Gel Lemon'),
  )
  const bar = part(
    ['BAR', 'supplement-bar', 'energy-bar', 29],
    say('Loppbar Havre', 'Rennbar Havre', 'Race Bar Oat'),
  )
  const drink = part(
    ['DRINK', 'supplement-powder', 'sports-drink', 249],
    say('Loppdryck', 'Renndrikk', 'Race Drink'),
  )
  const bottle = part(
    ['BOTTLE', 'bottle', 'sports-bottle', 129],
    say('Loppflaska', 'Rennflaske', 'Race Bottle'),
  )
  const link = ({ sku }: ProductPlan, qty: number, isDefault = false) => ({ sku, qty, isDefault })
  const kit = buildProduct({
    sku: 'DEMO-MULTI',
    type: 'bundle',
    family: 'bundle',
    picture: 'package-race',
    model: 'Lopp',
    brand: 'kraftmyra',
    colour: 'yellow',
    price: null,
    name: say('Kraftmyra Loppkit tre mil', 'Kraftmyra Rennpakke tre mil', 'Kraftmyra Race Kit 30 km'),
    short: say(
      'Sex gel, två bars och dryck: det som går åt mellan start och mål. Välj smaker själv.',
      'Seks geler, to barer og drikke: det som går med mellom start og mål. Velg smaker selv.',
      'Six gels, two bars and a drink: what goes between start and finish. Choose the flavours yourself.',
    ),
    categories: ['drinks'],
    stock: { qty: 40, isManaged: true },
    bundle: [
      {
        title: say('Energi', 'Energi', 'Energy'),
        isRequired: true,
        isMultiple: true,
        links: [link(blueberry, 6, true), link(lemon, 6), link(bar, 2, true)],
      },
      {
        title: say('Dryck', 'Drikke', 'Drink'),
        isRequired: true,
        canChangeQuantity: true,
        links: [link(drink, 1, true)],
      },
      {
        title: say('Flaska', 'Flaske', 'Bottle'),
        isRequired: false,
        canChangeQuantity: true,
        links: [link(bottle, 1)],
      },
    ],
  })
  const standard = [...Array<ProductPlan>(6).fill(blueberry), bar, bar, drink]
  return [
    blueberry,
    lemon,
    bar,
    drink,
    bottle,
    { ...kit, price: sumOf(standard.flatMap(({ price }) => price ?? [])) },
  ]
}

const part = (
  [code, family, picture, price]: [string, string, PictureKind, number],
  name: Texts,
): ProductPlan =>
  buildProduct({
    sku: `DEMO-MULTI-${code}`,
    family,
    picture,
    model: 'Lopp',
    colour: partColours[code] ?? 'yellow',
    brand: 'kraftmyra',
    name,
    price,
    categories: ['drinks'],
    short: say('Ingår i loppkitet.', 'Inngår i rennpakken.', 'Part of the race kit.'),
    visibility: NOT_VISIBLE,
    popularity: 1,
  })

const partColours: Record<string, ColourKey> = { 'GEL-BLUE': 'purple', BOTTLE: 'white' }

const withoutPicture = (): ProductPlan =>
  buildProduct({
    sku: 'DEMO-NOIMAGE',
    family: 'wax-tool',
    picture: 'nylon-brush',
    brand: 'glidfors',
    categories: ['wax-tools'],
    price: 149,
    name: say('Glidfors Prov Nylonborste', 'Glidfors Prøve Nylonbørste', 'Glidfors Sample Nylon Brush'),
    short: say(
      'Kom i morse och är inte fotograferad än.',
      'Kom i morges og er ikke fotografert ennå.',
      'Arrived this morning and not yet photographed.',
    ),
    hasNoPicture: true,
  })

/** Sent by the maker: it takes a few days more. */
const fromElsewhere = (): ProductPlan =>
  buildProduct({
    sku: 'DEMO-EXTERNAL',
    family: 'roller-classic',
    picture: 'roller-classic',
    model: 'Motor 700',
    brand: 'barmark',
    colour: 'orange',
    price: 3499,
    name: say('Barmark Motor 700 Klassisk', 'Barmark Motor 700 Klassisk', 'Barmark Motor 700 Classic'),
    short: say(
      'Rullskida med gummihjul för grus. Skickas direkt från fabriken.',
      'Rulleski med gummihjul for grus. Sendes rett fra fabrikken.',
      'A roller ski with rubber wheels for gravel. Sent straight from the factory.',
    ),
    categories: ['classic-roller-skis'],
    values: { ls_plockning: optionsLabelled('ls_plockning', ['Externt lager'])[0] },
  })

/** Colour × size, dearer for some customers than for others, lowered for a while that is over. */
function forTheClub(): ProductPlan {
  const price = priceTag(899)
  const sizes = ['S', 'M', 'L']
  const children = [colours.navy, colours.red].flatMap(({ slug, option }) =>
    sizes.map((size) => ({
      sku: `DEMO-TIER-${slug.toUpperCase()}-${size}`,
      values: { ls_farg: option, ls_klader_storlek: optionsLabelled('ls_klader_storlek', [size])[0] ?? 0 },
      price,
      special: null,
      qty: slug === 'red' && size === 'L' ? 0 : 9,
      tags: [],
    })),
  )
  return buildProduct({
    sku: 'DEMO-TIER',
    type: 'configurable',
    family: 'midlayer',
    picture: 'fleece',
    model: 'Klubb',
    brand: 'vinterhed',
    colour: 'navy',
    price: 899,
    name: say('Vinterhed Klubb Mellanlager', 'Vinterhed Klubb Mellomlag', 'Vinterhed Club Midlayer'),
    short: say(
      'Klubbens mellanlager, billigare för medlemmar.',
      'Klubbens mellomlag, rimeligere for medlemmer.',
      'The club’s midlayer, cheaper for members.',
    ),
    categories: ['midlayers'],
    values: { ls_farg: undefined },
    axes: ['ls_farg', 'ls_klader_storlek'],
    children,
    groupPrice: priceTag(799),
    stock: { qty: children.reduce((sum, { qty }) => sum + qty, 0), isManaged: true },
  })
}
