import { listedPrice } from './listed-price.ts'
import { toMinor } from './money.ts'
import { jsonOf } from './rows.ts'

/** A sellable sku: name, price, stock. */
export interface Offer {
  sku: string
  productId: number
  parentSku: string | null
  typeId: string
  name: string
  parentName: string | null
  status: number
  taxClassId: number
  regularPrice: number | null
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  options: OfferOption[]
  tierPrices: TierPrice[]
  /** Null when the stock is not counted. */
  stock: Stock | null
}

/** An attribute that distinguishes a child from its siblings. */
interface OfferOption {
  attribute_id: string
  label: string
  value: string
  value_label: string
}

interface TierPrice {
  customer_group_id: number | string
  qty: number
  /** Gross, major units. */
  value: number
}

interface Stock {
  qty: number
  isInStock: boolean
  isManaged: boolean
  /** The stock is not known yet, so nothing is refused. */
  isPending: boolean
}

/** A row of `OFFER_SELECT`. */
export interface OfferRow {
  sku: string
  product_id: number
  parent_sku: string | null
  type_id: string
  name: string
  parent_name: string | null
  status: number
  tax_class_id: number
  regular_price: number | null
  special_price: number | null
  special_from: string | null
  special_to: string | null
  options: string
  tier_prices: string | null
  stock_qty: number | null
  is_in_stock: number | null
  manage_stock: number | null
  pending: number | null
}

/** Offers with their stock and the group prices of their product; a WHERE on `o` follows. */
export const OFFER_SELECT = `
  SELECT o.sku, o.product_id, o.parent_sku, o.type_id, o.name, o.status, o.tax_class_id, o.regular_price, o.special_price,
    o.special_from, o.special_to, o.options,
    CASE WHEN o.parent_sku IS NULL THEN NULL ELSE p.name END AS parent_name,
    CASE WHEN o.parent_sku IS NULL THEN json_extract(p.source, '$.tier_prices') ELSE (
      SELECT json_extract(child.value, '$.tier_prices') FROM json_each(p.source, '$.configurable_children') AS child
      WHERE json_extract(child.value, '$.sku') = o.sku LIMIT 1
    ) END AS tier_prices,
    s.qty AS stock_qty, s.is_in_stock, s.manage_stock, s.pending
  FROM offer AS o
  LEFT JOIN stock_item AS s ON s.sku = o.sku
  LEFT JOIN product AS p ON p.store_id = o.store_id AND p.sku = COALESCE(o.parent_sku, o.sku)`

/** A row as an offer. */
export function toOffer(row: OfferRow): Offer {
  return {
    sku: row.sku,
    productId: row.product_id,
    parentSku: row.parent_sku,
    typeId: row.type_id,
    name: row.name,
    parentName: row.parent_name,
    status: row.status,
    taxClassId: row.tax_class_id,
    regularPrice: row.regular_price,
    specialPrice: row.special_price,
    specialFrom: row.special_from,
    specialTo: row.special_to,
    options: jsonOf<OfferOption[]>(row.options, []),
    tierPrices: jsonOf<TierPrice[]>(row.tier_prices, []),
    stock: toStock(row),
  }
}

function toStock({ stock_qty: qty, is_in_stock, manage_stock, pending }: OfferRow): Stock | null {
  if (qty === null) return null
  return { qty, isInStock: is_in_stock === 1, isManaged: manage_stock === 1, isPending: pending === 1 }
}

const ALL_GROUPS = 32000 // Magento's id for "every group"

/** Who buys when, and how many. */
interface CartPriceContext {
  /** SQL time. */
  at: string
  /** 0: a guest. */
  groupId: number
  qty: number
}

/**
 * The current gross price in minor units; null when the product has none. It is the lowest of the listed price and the tier
 * prices of the customer's group. In the index a tier price takes the place of the regular one instead (contract §16.5).
 */
export function priceOf(offer: Offer, context: CartPriceContext): number | null {
  const { regularPrice: regular, specialPrice: special, specialFrom: from, specialTo: to } = offer
  if (regular === null) return null
  const tiers = offer.tierPrices.filter((tier) => isTierFor(tier, context)).map((tier) => toMinor(tier.value))
  return Math.min(listedPrice({ regular, special, from, to }, context.at), ...tiers)
}

function isTierFor(tier: TierPrice, { groupId, qty }: CartPriceContext): boolean {
  const group = Number(tier.customer_group_id)
  return tier.qty <= qty && (group === ALL_GROUPS || group === groupId)
}
