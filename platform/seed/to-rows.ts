import type { Store } from '../commerce/stores.ts'
import type { Money, ProductPlan, Special } from './plan.ts'
import { orderOf } from './slugs.ts'
import { childSuffix, type DocumentContext, finalPrice, toDocuments } from './to-documents.ts'
import { attributes, labelOf } from './vocabulary/attributes.ts'
import type { Row } from './write-rows.ts'

/** What one product adds to the tables of one store. */
interface ProductRows {
  product: Row[]
  listing: Row[]
  facet: Row[]
  url: Row[]
  offer: Row[]
}

const MINOR_UNITS = 100
const LISTED = [2, 4] // visibility of what lists show (contract §17 C3)

/** Writes a product down for one store. */
export function toRows(plan: ProductPlan, context: DocumentContext): ProductRows {
  const { store, identity } = context
  const { source, detail } = toDocuments(plan, context)
  const name = plan.name[store.language]
  const urlPath = String(source.url_path)
  const facets = facetsOf(source)
  const packed = facets
    .filter(([name]) => name.startsWith('ls_'))
    .map(([name, value]) => context.codebook.codeOf(name, value))
    .join('')
  const key: Row = [store.id, identity.id, plan.sku, plan.type]
  return {
    product: [[...key, name, urlPath, JSON.stringify(source), JSON.stringify(detail)]],
    listing: [
      [
        ...[
          ...key,
          plan.status,
          plan.visibility,
          Number(isInStock(plan)),
          urlPath,
          String(source.slug),
          name,
        ],
        ...[
          orderOf(name, store.language),
          plan.price && finalPrice(plan, store.language),
          Number(source.discount ?? 0),
        ],
        ...[plan.popularity, plan.createdAt, plan.updatedAt, packed],
      ],
    ],
    facet: facets.map(([attribute, value]) => [store.id, attribute, value, identity.id]),
    url: urlsOf(plan, context, urlPath),
    offer: offersOf(plan, context, String(source.image)),
  }
}

/** Whether lists of a category show it, and so whether the category counts it. */
export const isListed = ({ status, visibility }: ProductPlan): boolean =>
  status < 2 && LISTED.includes(visibility)

const isInStock = ({ stock }: ProductPlan) => !stock.isManaged || stock.qty > 0

function facetsOf(source: Record<string, unknown>): [string, number][] {
  const names = Object.keys(source).filter(
    (name) => name.startsWith('ls_') || name === 'category_ids' || name === 'tax_class_id',
  )
  return names.flatMap((name) => {
    const values = [source[name]].flat().filter((value) => typeof value === 'number')
    return values.map((value): [string, number] => [name, value])
  })
}

function urlsOf(plan: ProductPlan, { store, identity }: DocumentContext, urlPath: string): Row[] {
  const children = plan.children.map(
    (child, at): Row => [
      store.id,
      `${urlPath}-${childSuffix(plan, child, store.language)}`,
      'product',
      identity.childIds[at] ?? 0,
      child.sku,
    ],
  )
  return [[store.id, urlPath, 'product', identity.id, plan.sku], ...children]
}

function offersOf(plan: ProductPlan, { store, identity }: DocumentContext, image: string): Row[] {
  const name = plan.name[store.language]
  const taxClass = plan.isTaxed ? 2 : 0
  const own: Row = [
    ...[store.id, plan.sku, identity.id, null, null, plan.type, name, plan.status, taxClass],
    ...[...amountsOf(plan, store), image, '[]'],
  ]
  const children = plan.children.map((child, at): Row => {
    const options = optionsOf(plan, at, store)
    const childName = [name, ...options.map(({ value_label }) => value_label)].join(' ')
    return [
      ...[
        store.id,
        child.sku,
        identity.childIds[at] ?? 0,
        identity.id,
        plan.sku,
        'simple',
        childName,
        plan.status,
        taxClass,
      ],
      ...[...amountsOf(child, store), image, JSON.stringify(options)],
    ]
  })
  return [own, ...children]
}

/** Regular and special price in minor units, and the special's window. */
function amountsOf(
  { price, special }: { price: Money | null; special: Special | null },
  { language }: Store,
): Row {
  const minor = (money: Money | null | undefined) =>
    money ? Math.round(money[language] * MINOR_UNITS) : null
  return [minor(price), minor(special?.price), special?.from ?? null, special?.to ?? null]
}

function optionsOf(plan: ProductPlan, at: number, { language }: Store) {
  const values = plan.children[at]?.values ?? {}
  return plan.axes.map((code) => ({
    attribute_id: String(attributes[code].id),
    code,
    label: attributes[code].label[language],
    value: String(values[code]),
    value_label: labelOf(code, values[code] ?? 0)[language],
  }))
}
