import { prepare, sql } from '#platform/sql.ts'
import { toSqlTime } from '../commerce/clock.ts'
import { activeSpecial, listedPrice } from '../commerce/listed-price.ts'
import type { Store } from '../commerce/stores.ts'
import { vatPercentOfClass } from '../commerce/vat.ts'
import { net } from './price-pass.ts'

interface OfferRow {
  product_id: number
  sku: string
  name: string
  type_id: string
  tax_class_id: number
  regular_price: number | null
  special_price: number | null
  special_from: string | null
  special_to: string | null
}

/** An item of the price response (contract §9.1): `price_info` contains tax, `tax_adjustments` does not. */
interface RenderItem {
  id: number
  name: string
  type: string
  store_id: number
  currency_code: string
  price_info: Record<string, unknown>
}

interface PriceRequest {
  store: Store
  skus: string[]
  now: Date
}

const MINOR_UNITS = 100

/** Current prices of the skus, in their order; products without a price and unknown skus are left out. */
export async function fetchRenderItems(
  db: D1Database,
  { store, skus, now }: PriceRequest,
): Promise<RenderItem[]> {
  const query = sql`SELECT o.* FROM json_each(${JSON.stringify(skus)}) q
    CROSS JOIN offer o ON o.store_id = ${store.id} AND o.sku = q.value ORDER BY q.key`
  const { results } = await prepare(db, query).all<OfferRow>()
  return results.flatMap((offer) => (offer.regular_price === null ? [] : [toItem(offer, store, now)]))
}

function toItem(offer: OfferRow, store: Store, now: Date): RenderItem {
  const { regular_price, special_price, special_from: from, special_to: to } = offer
  const prices = { regular: regular_price ?? 0, special: special_price, from, to }
  const at = toSqlTime(now)
  const regular = prices.regular / MINOR_UNITS
  const active = activeSpecial(prices, at)
  const special = active === null ? null : active / MINOR_UNITS
  const final = listedPrice(prices, at) / MINOR_UNITS
  const rate = vatPercentOfClass(offer.tax_class_id) / 100
  return {
    id: offer.product_id,
    name: offer.name,
    type: offer.type_id,
    store_id: store.id,
    currency_code: store.currency,
    price_info: {
      final_price: final,
      regular_price: regular,
      special_price: special,
      max_price: final,
      max_regular_price: regular,
      minimal_price: final,
      minimal_regular_price: regular,
      formatted_prices: {},
      extension_attributes: {
        tax_adjustments: {
          final_price: net(final, rate),
          regular_price: net(regular, rate),
          special_price: special === null ? null : net(special, rate),
        },
      },
    },
  }
}

/** The items with a signature of their prices, so that a cart can trust prices from a browser. */
export async function signItems(
  items: RenderItem[],
  signingKey: string,
): Promise<(RenderItem & { sgn: string })[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(signingKey), algorithm, false, [
    'sign',
  ])
  return Promise.all(
    items.map(async (item) => {
      const signed = new TextEncoder().encode(JSON.stringify([item.id, item.store_id, item.price_info]))
      const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
      return { ...item, sgn: btoa(String.fromCharCode(...signature)) }
    }),
  )
}
