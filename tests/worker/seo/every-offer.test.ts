import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import en from '#locales/en/shop.json'
import nb from '#locales/nb/shop.json'
import sv from '#locales/sv/shop.json'
import { promisedMethodsOf } from '#platform/commerce/delivery/shipping.ts'
import { OPEN_PURCHASE_DAYS } from '#platform/commerce/orders/withdrawal-period.ts'
import { type Store, stores } from '#platform/commerce/stores.ts'
import { readDocument, type StoredDocument } from '#platform/search/product-document.ts'
import { formatPrice } from '#shared/format/price.ts'
import { formatSum } from '#shared/format/sum.ts'
import { createTranslate } from '#shared/i18n/translate.ts'
import { storeViews } from '#shared/store-views.ts'
import { createShopper, NORWAY } from '../support/shop.ts'

type Node = Record<string, unknown> & {
  '@type'?: string
  '@id'?: string
  offers?: Offer
  hasVariant?: Node[]
}
type Offer = Record<string, unknown> & {
  price: string
  seller?: Node
  shippingDetails?: Node
  hasMerchantReturnPolicy?: Node
}
interface Wire {
  id: number
  sku: string
  type_id: string
  url_path: string
  special_to_date?: string
  price?: number
  final_price?: number
  lowest_price_30_days?: number
  stock?: { is_in_stock: boolean; manage_stock: boolean }
  configurable_children?: Wire[]
  tax_class_id: number
  ls_plockning?: number | string
  custom_options?: { price: number; values?: { price: number }[] }[]
}

const db = (env as unknown as { DB: D1Database }).DB
const TIMEOUT_MS = 120_000
const EXTERNAL_WAREHOUSE = 941 // option of ls_plockning (seed/vocabulary/attributes.ts)
const texts = {
  sv: createTranslate({ shop: sv }, 'sv'),
  no: createTranslate({ shop: nb }, 'nb'),
  en: createTranslate({ shop: en }, 'en'),
}
const shoppers = { sv: createShopper(), no: createShopper(NORWAY), en: createShopper() }

async function productsOf(storeId: number): Promise<Wire[]> {
  const sql = `SELECT source, detail FROM product WHERE store_id = ?
    AND json_extract(source, '$.status') < 2 AND json_extract(source, '$.visibility') = 4`
  const { results } = await db.prepare(sql).bind(storeId).all<StoredDocument>()
  return results.map(readDocument) as unknown as Wire[] // as the seed wrote them
}

const pageAt = async (path: string, code: keyof typeof shoppers): Promise<string> =>
  (await shoppers[code].get(path)).text()

/** The nodes of a page's structured data. */
function nodesOf(html: string): Node[] {
  const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return blocks.flatMap(([, json]): Node[] => [JSON.parse(json ?? '')].flat())
}

const isSent = ({ type_id }: Wire) => type_id !== 'virtual' && type_id !== 'downloadable'
/** Goods, but no printed gift cards. */
const isTakenBack = (wire: Wire) => isSent(wire) && !isPrinted(wire) && wire.tax_class_id !== 0
const isPrinted = ({ custom_options = [] }: Wire) =>
  custom_options.some(({ price, values = [] }) => price > 0 || values.some((value) => value.price > 0))

/** What the shop would charge and promise for one piece, from the platform's own delivery methods. */
function deliveryOf(store: Store, price: number) {
  const ways = promisedMethodsOf(store)
  const cheapest = ways.toSorted((one, other) => one.price - other.price)[0]
  if (!cheapest) throw new Error('no way of delivery')
  const isFree = cheapest.freeFrom !== null && price * 100 >= cheapest.freeFrom
  return { cost: isFree ? 0 : cheapest.price / 100, days: cheapest.days }
}

/** What a page says beside the button, as text. */
function promisesIn(html: string): string {
  const [, list = ''] = /<ul class="buy-box-promises"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  return list.replace(/<[^>]*>/g, ' ')
}

const priceWordsIn = (html: string): string =>
  /<div class="buy-box-price">(.*?)<\/header>/s.exec(html)?.[1] ?? ''

/** Beside the button: days, costs and open purchase, each as this product's data has it, and nothing else. */
function expectPromises(html: string, { sold, store }: Pick<Told, 'sold' | 'store'>): void {
  const promises = promisesIn(html)
  const hasPrice = html.includes('data-size="large"')
  const isSoldOut = /class="buy-box-stock" data-stock="out_of_stock"/.test(html)
  const isExternal = Number(sold.ls_plockning) === EXTERNAL_WAREHOUSE
  const comes = isSent(sold) && !isSoldOut && hasPrice
  const t = texts[store.code]
  const says = (text: string) => promises.includes(text)
  expect(priceWordsIn(html).includes(t('product.vat')), sold.sku).toBe(hasPrice && sold.tax_class_id !== 0)
  expect(says(t('delivery.supplier')), sold.sku).toBe(comes && isExternal && !isPrinted(sold))
  expect(says(t('delivery.making')), sold.sku).toBe(comes && isPrinted(sold))
  expect(says(t('delivery.returns', { days: OPEN_PURCHASE_DAYS })), sold.sku).toBe(
    hasPrice && isTakenBack(sold),
  )
  if (!comes) {
    expect(promises, sold.sku).not.toContain(t('delivery.free'))
    return
  }
  const ways = promisedMethodsOf(store)
  const { price, freeFrom } = ways.toSorted((one, other) => one.price - other.price)[0] ?? never()
  const isFree = freeFrom !== null && priceIn(html) * 100 >= freeFrom
  const view = storeViews[store.code]
  const cost = { price: formatSum(price, view), limit: formatPrice(freeFrom ?? 0, view) }
  expect(promises, sold.sku).toContain(isFree ? t('delivery.free') : t('delivery.costUpTo', cost))
}

/** The former price of a reduced one is the lowest of the 30 days before, and the page says so (directive 98/6/EC). */
function expectFormerPrice(html: string, { sold, store }: Pick<Told, 'sold' | 'store'>): number {
  const { final_price: price = 0, lowest_price_30_days: lowest = 0 } = sold
  const [rule = ''] = texts[store.code]('price.lowest30Days', { price: '#' }).split('#')
  const [, said] = new RegExp(`${rule}([^<]*)<`).exec(html) ?? []
  if (sold.configurable_children?.length) return 0 // the price of the cheapest variant
  expect(said, sold.sku).toBe(lowest > price ? formatPrice(lowest * 100, storeViews[store.code]) : undefined)
  return Number(said !== undefined)
}

/** The price in large type, in major units. */
function priceIn(html: string): number {
  const [, amount = ''] = /class="price"[^>]*data-size="large"[^>]*>.*?<b>([^<]*)<small>/s.exec(html) ?? []
  return Number(amount.replace(/[^0-9]/g, ''))
}

const never = (): never => {
  throw new Error('no way of delivery')
}

function expectTrue(offer: Offer, { wire, sold, nodes, store }: Told) {
  const named = (one?: Node) => one && (one['@type'] ? one : nodes.find((node) => node['@id'] === one['@id']))
  const { currency, countries } = storeViews[store.code]
  expect(offer.itemCondition).toBe('https://schema.org/NewCondition')
  expect(named(offer.seller)).toMatchObject({ '@type': 'Organization', name: 'Skare' })
  if (!['bundle', 'grouped'].includes(wire.type_id)) {
    const isReduced = (wire.final_price ?? 0) < (wire.price ?? 0)
    expect(offer.priceValidUntil).toBe(isReduced ? wire.special_to_date?.slice(0, 10) : undefined)
  }
  const policy = named(offer.hasMerchantReturnPolicy)
  expect(policy?.merchantReturnDays).toBe(isTakenBack(sold) ? OPEN_PURCHASE_DAYS : undefined)
  if (policy) expect(policy.applicableCountry).toEqual(countries)
  const shipping = named(offer.shippingDetails)
  expect(Boolean(shipping)).toBe(isSent(sold))
  if (!shipping) return
  const { cost, days } = deliveryOf(store, Number(offer.price))
  expect(shipping).toMatchObject({
    shippingRate: { value: cost.toFixed(2), currency },
    shippingDestination: { addressCountry: countries },
  })
  if (!shipping.deliveryTime) return
  expect(shipping.deliveryTime).toMatchObject({ transitTime: { minValue: days[0], maxValue: days[1] } })
  expect(wire.stock).toMatchObject({ is_in_stock: true, manage_stock: true })
  expect(isPrinted(sold)).toBe(false)
  expect(Number(sold.ls_plockning)).not.toBe(EXTERNAL_WAREHOUSE)
}

/** An offer's own product, the one that is sold, and the page that it stands on. */
interface Told {
  wire: Wire
  sold: Wire
  nodes: Node[]
  store: Store
}

/** A node and all that it holds. */
function allNodes(node: Node): Node[] {
  const inside = Object.values(node).flat().filter(isNode)
  return [node, ...inside.flatMap(allNodes)]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

test.each(stores)(
  'R3.63 each offer of each product in $code says what is true of it, and nothing twice',
  async (store) => {
    let offers = 0
    let timed = 0
    let reduced = 0
    for (const sold of await productsOf(store.id)) {
      const html = await pageAt(`${storeViews[store.code].pathPrefix}/${sold.url_path}`, store.code)
      expectPromises(html, { sold, store })
      reduced += expectFormerPrice(html, { sold, store })
      const roots = nodesOf(html)
      const nodes = roots.flatMap(allNodes).filter((node) => node['@type'])
      timed += nodes.filter((node) => node.deliveryTime).length
      const product = roots.find((node) => node['@type']?.startsWith('Product'))
      const entities = product?.hasVariant ?? (product ? [product] : [])
      expect(entities.length, sold.sku).toBeGreaterThan(0)
      for (const { offers: offer, sku, description } of entities) {
        if (!offer) continue
        offers++
        const wire = sold.configurable_children?.find((child) => child.sku === sku) ?? sold
        expect(description, sold.sku).toBeTruthy()
        expectTrue(offer, { wire, sold, nodes, store })
      }
      const terms = nodes.filter(
        ({ '@type': type = '' }) => /Shipping|ReturnPolicy/.test(type) && !/Time/.test(type),
      )
      expect(new Set(terms.map((one) => JSON.stringify({ ...one, '@id': '' }))).size, sold.sku).toBe(
        terms.length,
      )
    }
    expect(offers).toBeGreaterThan(300)
    expect(timed).toBeGreaterThan(50)
    expect(reduced).toBeGreaterThan(1)
  },
  TIMEOUT_MS,
)
