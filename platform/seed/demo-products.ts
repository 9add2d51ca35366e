import { buildProduct } from './build-product.ts'
import type { ChildPlan, ProductPlan, Values } from './plan.ts'
import { priceTag, reduced } from './prices.ts'
import { skuOf } from './product-names.ts'
import { optionsLabelled } from './vocabulary/attributes.ts'
import { colours } from './vocabulary/colours.ts'
import { say, type Texts } from './vocabulary/texts.ts'

/**
 * The products that tests and demonstrations rely on (platform/README.md lists them). Each is an example of a case that
 * is rare in an ordinary catalogue. They do not change with the size of the catalogue.
 */
export function demoProducts(): ProductPlan[] {
  return [...stockCases(), ...priceCases(), customised(), configurable(), ...immaterial()]
}

function stockCases(): ProductPlan[] {
  return [
    buildProduct({
      sku: 'DEMO-OOS',
      family: 'headlamp',
      picture: 'headlamp',
      model: 'Midvinter 1500',
      brand: 'ljusnar',
      categories: ['headlamps'],
      price: 1499,
      name: say(
        'Ljusnar Midvinter 1500 Pannlampa',
        'Ljusnar Midtvinter 1500 Hodelykt',
        'Ljusnar Midwinter 1500 Headlamp',
      ),
      short: say(
        '1 500 lumen, två ljuskäglor och ett batteri som räcker till sista backen.',
        '1500 lumen, to lyskjegler og et batteri som holder til siste bakke.',
        '1,500 lumens, two beams and a battery that lasts to the last hill.',
      ),
      stock: { qty: 0, isManaged: true },
    }),
    buildProduct({
      sku: 'DEMO-LOW',
      family: 'wax-glide',
      picture: 'glide-liquid',
      model: 'Droppe',
      brand: 'valhem',
      colour: 'glacier',
      categories: ['glide-wax'],
      price: 329,
      name: say('Valhem Droppe Universalglid', 'Valhem Dråpe Universalglider', 'Valhem Drop Universal Glide'),
      short: say(
        'Flytande glid för alla sorters före. Stryk på, vänta fem minuter, borsta.',
        'Flytende glider for alt slags føre. Stryk på, vent fem minutter, børst.',
        'Liquid glide for every snow. Apply, wait five minutes, brush.',
      ),
      stock: { qty: 3, isManaged: true },
    }),
    buildProduct({
      sku: 'DEMO-VOLATILE',
      family: 'bag',
      picture: 'backpack',
      model: 'Hytta 25',
      brand: 'packmo',
      colour: 'orange',
      categories: ['bags'],
      price: 1299,
      name: say('Packmo Hytta Ryggsäck 25 l', 'Packmo Hytta Ryggsekk 25 l', 'Packmo Hytta Backpack 25 l'),
      short: say(
        'Dagsryggsäck med skidfäste, direkt från vår leverantör.',
        'Dagstursekk med skifeste, rett fra leverandøren vår.',
        'A daypack with ski straps, straight from our supplier.',
      ),
      stock: { qty: 0, isManaged: true, isPending: true },
    }),
    buildProduct({
      sku: 'DEMO-EXPIRED',
      family: 'eyewear',
      picture: 'sports-glasses',
      model: 'Dimma',
      brand: 'siktvik',
      colour: 'yellow',
      categories: ['eyewear'],
      price: 899,
      status: 2,
      name: say('Siktvik Dimma Sportglasögon', 'Siktvik Dis Sportsbriller', 'Siktvik Mist Sports Glasses'),
      short: say(
        'Glasögon för gråväder. Säljs inte längre.',
        'Briller for gråvær. Selges ikke lenger.',
        'Glasses for flat light. No longer sold.',
      ),
    }),
  ]
}

/** What is known of a ski that comes in one length. */
const ofOneLength = (length: string, { activity, level }: { activity: string; level: string }): Values => ({
  ls_skidlangd: optionsLabelled('ls_skidlangd', [length])[0],
  ls_aktivitet: optionsLabelled('ls_aktivitet', [activity]),
  ls_modell: optionsLabelled('ls_modell', [level])[0],
})

function priceCases(): ProductPlan[] {
  const salePrice = priceTag(3299)
  return [
    buildProduct({
      sku: 'DEMO-FREE',
      family: 'supplement-powder',
      picture: 'drink-sample',
      brand: 'kraftmyra',
      colour: 'yellow',
      categories: ['drinks'],
      price: 0,
      name: say(
        'Kraftmyra Provpåse Sportdryck',
        'Kraftmyra Smaksprøve Sportsdrikk',
        'Kraftmyra Sports Drink Sample',
      ),
      short: say(
        'En portion att prova innan du köper burken. Vi bjuder.',
        'En porsjon å prøve før du kjøper boksen. Vi spanderer.',
        'One serving to try before you buy the tub. On us.',
      ),
    }),
    buildProduct({
      sku: 'DEMO-NOPRICE',
      family: 'ski-skate',
      picture: 'ski-skate',
      model: 'Prototyp 95',
      brand: 'isrand',
      colour: 'white',
      categories: ['skate-skis'],
      values: ofOneLength('187 cm', { activity: 'Skate', level: 'Tävling' }),
      price: null,
      name: say('Isrand Prototyp 95 Skate', 'Isrand Prototype 95 Skøyte', 'Isrand Prototype 95 Skate'),
      short: say(
        'Nästa säsongs tävlingsskida. Priset sätts i januari.',
        'Neste sesongs konkurranseski. Prisen settes i januar.',
        'Next season’s race ski. The price will be set in January.',
      ),
    }),
    buildProduct({
      sku: 'DEMO-SALE',
      family: 'ski-touring',
      picture: 'ski-steel-edge',
      model: 'Långfjäll 62',
      brand: 'tjarnmo',
      colour: 'pine',
      categories: ['touring-skis', 'sale'],
      values: ofOneLength('195 cm', { activity: 'Turskidåkning', level: 'Tur' }),
      price: 3299,
      name: say(
        'Tjärnmo Långfjäll 62 Turskida',
        'Tjärnmo Langfjell 62 Fjellski',
        'Tjärnmo Longfell 62 Touring Ski',
      ),
      short: say(
        'Stålkant hela vägen, lätt kärna och fäste för fällor. Nedsatt.',
        'Stålkant hele veien, lett kjerne og feste for feller. Nedsatt.',
        'Full steel edge, a light core and notches for skins. Reduced.',
      ),
      special: {
        price: reduced(salePrice, 25),
        from: '2026-01-01 00:00:00',
        to: '2035-12-31 23:59:59',
        lowestBefore: salePrice,
      },
      popularity: 900,
    }),
  ]
}

/** Custom options: initials of at most three letters, a name on the back, a text for the printer (R1.29, R1.30). */
function customised(): ProductPlan {
  const free = { sv: 0, nb: 0, en: 0 }
  const text = (title: Texts, maxCharacters: number, kr: number) => ({
    title,
    type: 'field' as const,
    isRequired: false,
    maxCharacters,
    price: kr > 0 ? priceTag(kr) : free,
  })
  return buildProduct({
    sku: 'DEMO-INITIALS',
    family: 'jacket',
    picture: 'jacket-training',
    model: 'Klubb',
    brand: 'vinterhed',
    colour: 'navy',
    categories: ['jackets'],
    price: 1299,
    name: say(
      'Vinterhed Klubb Överdragsjacka',
      'Vinterhed Klubb Overtrekksjakke',
      'Vinterhed Club Warm-up Jacket',
    ),
    short: say(
      'Överdragsjacka i en storlek som vi trycker efter dina önskemål. Tryckta plagg har 14 dagars leveranstid.',
      'Overtrekksjakke i én størrelse som vi trykker etter dine ønsker. Plagg med trykk har 14 dagers leveringstid.',
      'A one-size warm-up jacket that we print as you wish. Printed garments take 14 days.',
    ),
    isOneSize: true,
    customOptions: [
      text(say('Initialer', 'Initialer', 'Initials'), 3, 79),
      text(say('Namn på ryggen', 'Navn på ryggen', 'Name on the back'), 20, 149),
      {
        ...text(
          say('Information till tryckeriet', 'Informasjon til trykkeriet', 'Printing information'),
          200,
          0,
        ),
        type: 'area',
      },
    ],
  })
}

const CONF_COLOURS = [colours.red, colours.blue]
const CONF_LENGTHS = ['180 cm', '190 cm', '200 cm']

/** Colour × length: blue does not exist in 200 cm, red is sold out in 200 cm. */
function configurable(): ProductPlan {
  const price = priceTag(4499)
  const children = CONF_COLOURS.flatMap(({ slug, option }) =>
    CONF_LENGTHS.flatMap((label): ChildPlan[] => {
      const isLong = label === '200 cm'
      if (isLong && slug === 'blue') return []
      const values = { ls_farg: option, ls_skidlangd: optionsLabelled('ls_skidlangd', [label])[0] }
      const sku = `DEMO-CONF-${slug.toUpperCase()}-${label.slice(0, 3)}`
      return [{ sku, values, price, special: null, qty: isLong ? 0 : 12, tags: [] }]
    }),
  )
  return buildProduct({
    sku: 'DEMO-CONF',
    type: 'configurable',
    family: 'ski-classic',
    picture: 'ski-classic',
    model: 'Vasa 85',
    brand: 'fjallro',
    categories: ['classic-skis'],
    price: 4499,
    name: say('Fjällro Vasa 85 Classic', 'Fjällro Vasa 85 Classic', 'Fjällro Vasa 85 Classic'),
    short: say(
      'Vallningsbar loppskida i två färger, med mjuk spets och trygg styrning.',
      'Smøreski for turrenn i to farger, med myk tupp og trygg styring.',
      'A waxable marathon ski in two colours, with a soft tip and calm steering.',
    ),
    colour: 'red',
    values: {
      ls_farg: undefined,
      ls_aktivitet: optionsLabelled('ls_aktivitet', ['Klassisk åkning']),
      ls_modell: optionsLabelled('ls_modell', ['Motion'])[0],
      ls_faste: optionsLabelled('ls_faste', ['Vallas'])[0],
    },
    axes: ['ls_farg', 'ls_skidlangd'],
    children,
    popularity: 950,
    stock: { qty: children.reduce((sum, { qty }) => sum + qty, 0), isManaged: true },
    film: {
      youtubeId: 'aqz-KE-bpKQ',
      title: say('Vasa 85 i spåret', 'Vasa 85 i løypa', 'Vasa 85 on the track'),
    },
    links: {
      related: [skuOf('ski-classic', 0), 'DEMO-SALE'],
      upsell: ['DEMO-BUNDLE'],
      crosssell: ['DEMO-LOW', 'DEMO-GROUPED', skuOf('boot-classic', 0)],
    },
  })
}

/** Products without shipping: a cart of only these needs no shipping address. */
function immaterial(): ProductPlan[] {
  const unlimited = { qty: 0, isManaged: false }
  return [
    buildProduct({
      sku: 'DEMO-VIRTUAL',
      type: 'virtual',
      family: 'service',
      picture: 'service-race-waxing',
      categories: ['services'],
      price: 399,
      stock: unlimited,
      name: say('Skare Vallning inför lopp', 'Skare Smøring før renn', 'Skare Race Waxing'),
      short: say(
        'Lämna skidorna dagen före, hämta dem tävlingsvallade före start.',
        'Lever skiene dagen før, hent dem ferdig smurt før start.',
        'Leave your skis the day before, collect them race-ready at the start.',
      ),
    }),
    buildProduct({
      sku: 'DEMO-DOWNLOAD',
      type: 'downloadable',
      family: 'service',
      picture: 'plan-marathon',
      categories: ['training-plans'],
      price: 249,
      stock: unlimited,
      name: say(
        'Skare Träningsprogram 90 km på tolv veckor',
        'Skare Treningsprogram 90 km på tolv uker',
        'Skare Training Plan 90 km in Twelve Weeks',
      ),
      short: say(
        'Tolv veckors program med kalender, som PDF.',
        'Tolv ukers program med kalender, som PDF.',
        'A twelve-week plan with a calendar, as PDF.',
      ),
      downloads: [
        say('Träningsprogram', 'Treningsprogram', 'Training plan'),
        say('Kalender', 'Kalender', 'Calendar'),
      ],
    }),
    {
      ...buildProduct({
        sku: 'DEMO-GIFTCARD',
        type: 'virtual',
        family: 'gift-card',
        picture: 'card-plain',
        colour: 'pine',
        categories: ['gift-cards'],
        price: 500,
        stock: unlimited,
        name: say('Skare Presentkort 500', 'Skare Gavekort 500', 'Skare Gift Card 50'),
        short: say(
          'Skickas med e-post så snart det är betalt.',
          'Sendes på e-post så snart det er betalt.',
          'Sent by email as soon as it is paid for.',
        ),
        isTaxed: false,
        values: { ls_varde: 841 },
      }),
      price: { sv: 500, nb: 500, en: 50 },
    },
  ]
}
