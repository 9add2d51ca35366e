import { drawDates, drawSale, isInForce, type Sale, specialOf } from './calendar.ts'
import { type Kind, kindsFitting } from './fitting.ts'
import {
  type ChildPlan,
  type Money,
  type ProductPlan,
  plainProduct,
  type Special,
  type Values,
} from './plan.ts'
import { priceTag, reduced } from './prices.ts'
import { nameOf, type ProductName, type Suit } from './product-names.ts'
import { createDraw, type Draw } from './random.ts'
import { skuPart } from './slugs.ts'
import { type AttributeCode, labelOf, optionsLabelled } from './vocabulary/attributes.ts'
import { type ColourKey, colours } from './vocabulary/colours.ts'
import { describeProduct } from './vocabulary/descriptions.ts'
import { type Axes, type Family, families } from './vocabulary/families.ts'

/** Fractions of the catalogue, typical of a shop of this size. */
const SOLD_OUT = 0.08
const CHILD_SOLD_OUT = 0.1
const ON_SALE = 0.14
const GROUP_PRICED = 0.1
const PHASED_OUT = 0.03
const GROUP_PERCENT = 12
const MAX_POPULARITY = 1000

const familyTotal = families.reduce((sum, { share }) => sum + share, 0)

/** About `count` products of all families, generated one by one, so that a large catalogue is never in memory. */
export function* generateProducts(count: number): Generator<ProductPlan> {
  const firstOfKinds = listFirstOfKinds(count)
  for (const family of families) {
    const products = sizeOf(family, count)
    for (let at = 0; at < products; at++) yield generateProduct(family, at, firstOfKinds)
  }
}

/** Products of a family in a catalogue of `count`. */
const sizeOf = (family: Family, count: number): number =>
  Math.max(1, Math.round((count * family.share) / familyTotal))

function generateProduct(family: Family, at: number, firstOfKinds: FirstOfKinds): ProductPlan {
  const draw = createDraw(`${family.slug} ${at}`)
  const identity = nameOf(family, at)
  const suit = family.suits === 'everyone' ? identity.suit : family.suits === 'junior' ? 'junior' : null
  const colourKeys = draw.some(family.colours, family.colourCount)
  const colour = colourKeys[0] ?? 'black'
  const price = priceTag(priceOf(family, { identity, draw }))
  const sale = draw.happens(ON_SALE) ? drawSale(draw, createDraw(`${family.slug} ${at} earlier sale`)) : null
  const special = sale && specialOf(sale, price)
  const isSoldOut = draw.happens(SOLD_OUT)
  const axes = axesOf(family, { draw, kindAt: identity.kindAt, suit, colourKeys })
  const children = childrenOf(identity.sku, { axes, price, sale, isSoldOut, draw })
  const qty = quantityOf(children, { isSoldOut, draw })
  const picture = family.pictures[identity.kindAt] ?? family.pictures[0]
  return {
    ...plainProduct,
    ...drawDates(draw),
    sku: identity.sku,
    type: children.length > 0 ? 'configurable' : 'simple',
    family: family.slug,
    picture,
    model: identity.line,
    brand: identity.brand.key as ProductPlan['brand'], // brands are built from these keys
    name: identity.name,
    ...describeProduct(family.slug, { picture, name: identity.name, draw }),
    categories: categoriesOf(family, suit, special),
    colour,
    price,
    special,
    groupPrice: draw.happens(GROUP_PRICED) && !special ? reduced(price, GROUP_PERCENT) : null, // it ends a special price (contract §16.5)
    visibility: visibilityOf(draw),
    popularity: Math.round(MAX_POPULARITY * draw.share() ** 2) + 1,
    values: valuesOf(family, { draw, identity, suit, colourKeys, axes }),
    axes: Object.keys(axes) as AttributeCode[], // keys of the axes are attribute codes
    children,
    stock: { qty, isManaged: true },
    links: {
      crosssell: fittingSkus(firstOfKinds, { kind: { family: family.slug, kindAt: identity.kindAt }, at }),
    },
  }
}

/** Pieces in stock: those of its children, where it has any. */
function quantityOf(children: ChildPlan[], { isSoldOut, draw }: { isSoldOut: boolean; draw: Draw }): number {
  if (children.length > 0) return children.reduce((sum, child) => sum + child.qty, 0)
  return isSoldOut ? 0 : draw.whole(2, 80)
}

/** The first skus of each kind of product. */
type FirstOfKinds = Map<string, string[]>

const SEARCHED = 60 // products of a family, for those of one kind
const MAX_OF_KIND = 3

const keyOf = ({ family, kindAt }: Kind): string => `${family} ${kindAt}`

/** Lists them once for a catalogue, because every product asks. Only what is in a catalogue of `count` can be linked to. */
function listFirstOfKinds(count: number): FirstOfKinds {
  const all = families.flatMap((family) =>
    Array.from({ length: Math.min(SEARCHED, sizeOf(family, count)) }, (_, at) => {
      const { sku, kindAt } = nameOf(family, at)
      return { sku, key: keyOf({ family: family.slug, kindAt }) }
    }),
  )
  const byKind = Map.groupBy(all, ({ key }) => key)
  return new Map([...byKind].map(([key, found]) => [key, found.slice(0, MAX_OF_KIND).map(({ sku }) => sku)]))
}

/** Two products of each kind that fits, because one may be sold out: first one of each. `at` varies which. */
function fittingSkus(firstOfKinds: FirstOfKinds, { kind, at }: { kind: Kind; at: number }): string[] {
  const pairs = kindsFitting(kind).map((wanted) => takeTwo(firstOfKinds.get(keyOf(wanted)) ?? [], at))
  return [0, 1].flatMap((place) => pairs.flatMap((skus) => skus[place] ?? []))
}

/** Two different ones, where there are two. */
const takeTwo = (skus: string[], at: number): string[] => [
  ...new Set([at, at + 1].flatMap((turn) => skus[turn % skus.length] ?? [])),
]

/** A price in the range of its kind: cheap models are more common than expensive ones, and higher numbers cost more. */
function priceOf(family: Family, { identity, draw }: { identity: ProductName; draw: Draw }): number {
  const [lowest, highest] = family.kindPrices?.[identity.kindAt] ?? family.price
  const rank = family.numbers ? (identity.numberAt + draw.share()) / family.numbers.length : draw.share()
  return lowest + (highest - lowest) * rank ** CHEAPNESS
}

const CHEAPNESS = 1.6

function axesOf(
  family: Family,
  { draw, kindAt, suit, colourKeys }: { draw: Draw; kindAt: number; suit: Suit; colourKeys: ColourKey[] },
): Axes {
  const [first, ...others] = family.kindAxes?.[kindAt] ?? family.axes
  if (!first) return {}
  const sizes = draw.one([first, ...others])
  const isDressed = suit === 'junior' && family.suits === 'everyone' && sizes.ls_klader_storlek
  const own = isDressed ? { ls_klader_storlek: juniorSizes } : sizes
  const hasColours = colourKeys.length > 1
  return { ...(hasColours && { ls_farg: colourKeys.map((key) => colours[key].option) }), ...own }
}

const juniorSizes = optionsLabelled('ls_klader_storlek', ['120', '130', '140', '150', '160'])

interface ChildrenContext {
  axes: Axes
  price: Money
  sale: Sale | null
  isSoldOut: boolean
  draw: Draw
}

/** Every combination of the axes. One in ten is sold out; the longest sizes of some products cost more. */
function childrenOf(sku: string, { axes, price, sale, isSoldOut, draw }: ChildrenContext): ChildPlan[] {
  const codes = Object.keys(axes) as AttributeCode[] // keys of the axes are attribute codes
  if (codes.length === 0) return []
  const isPhasedOut = draw.happens(PHASED_OUT)
  const isGraded = draw.happens(0.15)
  const combinations = combine(codes.map((code) => axes[code] ?? []))
  return combinations.map((options, at) => {
    const isBig = isGraded && at > 0 && at >= combinations.length - 2 // one costs what the product says
    const own = isBig ? priceTag(price.sv * 1.12) : price
    return {
      sku: [
        sku,
        ...options.map((option, axis) => skuPart(labelOf(codes[axis] ?? 'ls_farg', option).en)),
      ].join('-'),
      values: Object.fromEntries(options.map((option, axis) => [codes[axis], option])),
      price: own,
      special: sale && specialOf(sale, own),
      qty: isSoldOut || draw.happens(CHILD_SOLD_OUT) ? 0 : draw.whole(1, 40),
      tags: isPhasedOut ? optionsLabelled('ls_utg', ['Utgår']) : [],
    }
  })
}

const combine = (lists: number[][]): number[][] =>
  lists.reduce<number[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]])

function categoriesOf(family: Family, suit: Suit, special: Special | null): string[] {
  const junior = suit === 'junior' && family.suits === 'everyone' ? ['junior-clothing'] : []
  const sale = special && isInForce(special) ? ['sale'] : []
  return [family.category, ...(family.alsoIn ?? []), ...junior, ...sale]
}

/** Some products are visible only in lists (2), some only in searches (3). */
function visibilityOf(draw: Draw): number {
  const share = draw.share()
  return share < 0.02 ? 2 : share < 0.03 ? 3 : 4
}

interface ValueContext {
  draw: Draw
  identity: ProductName
  suit: Suit
  colourKeys: ColourKey[]
  axes: Axes
}

function valuesOf(family: Family, { draw, identity, suit, colourKeys, axes }: ValueContext): Values {
  const any = (code: AttributeCode, labels: [string, ...string[]]) =>
    optionsLabelled(code, [draw.one(labels)])[0]
  const values: Values = {
    ls_brand: identity.brand.option,
    ls_modell: levelOf(family, { draw, identity }),
    ls_aktivitet: optionsLabelled(
      'ls_aktivitet',
      family.kindActivities?.[identity.kindAt] ?? family.activity,
    ),
    ls_sasong: any('ls_sasong', ['2024/25', '2025/26', '2026/27', '2026/27']),
    ls_plockning: any('ls_plockning', ['Eget lager', 'Eget lager', 'Eget lager', 'Externt lager']),
  }
  if (!axes.ls_farg) values.ls_farg = colours[colourKeys[0] ?? 'black'].option
  const weight = family.kindWeights?.[identity.kindAt] ?? family.weight
  if (weight) values.ls_vikt = optionsLabelled('ls_vikt', [weight])[0]
  const grip = family.grips?.[identity.kindAt]
  if (grip) values.ls_faste = optionsLabelled('ls_faste', [grip])[0]
  const contents = family.contents?.[identity.kindAt]
  if (contents) values.ls_innehall = optionsLabelled('ls_innehall', [contents])[0]
  if (family.isShoe) {
    values.ls_dampning = any('ls_dampning', ['Låg', 'Medel', 'Hög'])
    values.ls_drop = any('ls_drop', ['0 mm', '4 mm', '8 mm'])
    values.ls_last = any('ls_last', ['Smal', 'Normal', 'Normal', 'Bred'])
  }
  const tags = draw.happens(0.15)
    ? optionsLabelled('ls_utg', [draw.one(['Nyhet', 'Bästsäljare', 'Återvunnet material'])])
    : []
  if (tags.length > 0) values.ls_utg = tags
  return { ...values, ...suitedTo(family, suit) }
}

/** A shop that says "race" of a child's first ski says nothing. The draw is made in any case: what follows stays as it is. */
function levelOf({ levels, numbers }: Family, { draw, identity }: { draw: Draw; identity: ProductName }) {
  draw.share()
  const level = levels?.[numbers ? identity.numberAt : identity.kindAt]
  return level === undefined ? undefined : optionsLabelled('ls_modell', [level])[0]
}

/** For whom a product of a family is made: for women and men, unless it is cut for one of them or for children. */
export function suitedTo({ suits }: Family, suit: Suit): Values {
  if (!suits) return {}
  if (suit === 'women') return { ls_dam: 1 }
  if (suit === 'men') return { ls_herr: 1 }
  if (suit === 'junior') return { ls_junior: 1 }
  return { ls_dam: 1, ls_herr: 1 }
}
