import { toSqlTime } from '../commerce/clock.ts'
import { isPeriodOpen } from '../commerce/listed-price.ts'
import { TAXED_CLASS } from '../commerce/vat.ts'
import type { Source } from './fields.ts'

/** Who the prices are for. */
export interface IndexPriceContext {
  /** Value added tax as a fraction: 0.25. */
  taxRate: number
  now: Date
  /** The amounts of filters and facets have no tax. */
  isNet?: boolean
  /** Price group of a customer with a valid group token; null: none, guests have no tier prices. */
  groupId: number | null
}

const ROUNDING = 10_000 // four decimals keep a cent exact through any sum

/**
 * Adds net, gross and tax prices to a document of the index (contract §16.5): `price*` is the current price,
 * `original_price*` the regular price, `special_price*` the active special price (0: none). Changes the document in
 * place, using only its requested fields: without `tax_class_id` there is no tax (§8.3). Amounts of the index are gross
 * (§17 C20).
 */
export function withPrices(source: Source, context: IndexPriceContext): Source {
  const rate = Number(source.tax_class_id) === TAXED_CLASS ? context.taxRate : 0
  const priced = pricesOf(source, rate, context)
  const children = source.configurable_children
  if (!Array.isArray(children)) return Object.assign(source, priced)
  const priceChild = memoizePrices((child) => pricesOf(child, rate, context))
  for (const child of children) Object.assign(child, priceChild(child))
  if (LOWEST in source || children.some((child) => LOWEST in child)) addMissingLowest(children)
  return Object.assign(source, priced, cheapestOf(children))
}

/** The lowest price before a reduction. In the index only what is reduced has the field. */
const LOWEST = 'lowest_price_30_days'

/** Writes null for children that are not reduced: in a compact answer a child has its parent's value of a field that it lacks (§8.3). */
function addMissingLowest(children: Source[]): void {
  for (const child of children) child[LOWEST] ??= null
}

/** Caches the prices by their inputs, because most children cost the same. */
function memoizePrices(price: (child: Source) => Source): (child: Source) => Source {
  const cache = new Map<string, Source>()
  return (child) => {
    const {
      price: regular,
      original_price,
      final_price,
      special_price,
      special_from_date,
      special_to_date,
      tier_prices,
    } = child
    const key = `${regular} ${original_price} ${final_price} ${special_price} ${special_from_date} ${special_to_date} ${tier_prices ? JSON.stringify(tier_prices) : ''}`
    const prices = cache.get(key) ?? price(child)
    cache.set(key, prices)
    return prices
  }
}

function pricesOf(source: Source, rate: number, context: IndexPriceContext): Source {
  const tiers = ownTiers(source, context.groupId)
  const tier = tiers?.find(({ qty }) => Number(qty) === 1)
  const listed = amountOf(source.original_price ?? source.price)
  const regular = listed !== null && tier && tier.value < listed ? tier.value : listed
  const isLowered = regular !== listed
  const final = amountOf(source.final_price)
  const special = isLowered ? null : amountOf(source.special_price)
  const current = isLowered ? regular : currentPrice(source, { regular, final, special }, context.now)
  const isSpecial = current !== null && regular !== null && current < regular && rate > 0
  return {
    ...split('price', current, rate),
    ...split('original_price', regular, rate),
    ...(final ? split('final_price', isLowered ? final : current, rate) : {}),
    ...(isSpecial ? split('special_price', current, rate) : noSpecial),
    ...(final === null ? {} : { original_final_price: net(final, rate) }),
    ...(special === null ? {} : { original_special_price: net(special, rate) }),
    ...(tiers && { tier_prices: tiers }),
    ...(isLowered && LOWEST in source ? { [LOWEST]: null } : {}),
  }
}

const noSpecial = { special_price: 0, special_price_tax: 0, special_price_incl_tax: 0 }

interface ListedPrices {
  regular: number | null
  final: number | null
  special: number | null
}

/**
 * The lowest of the regular price, the final price and an active special price. A period without a start or an end is
 * open there.
 */
function currentPrice(source: Source, { regular, final, special }: ListedPrices, now: Date): number | null {
  if (regular === null) return null
  const isOpen = isPeriodOpen(
    toSqlTime(now),
    timeOf(source.special_from_date),
    timeOf(source.special_to_date),
  )
  // The final price in the index is from the day it was built. When its special price has ended, it is invalid too.
  const isVoid = special !== null && special > 0 && !isOpen
  const lowered = [isVoid ? null : final, special && isOpen ? special : null].filter(
    (price) => price !== null,
  )
  return Math.min(regular, ...lowered.filter((price) => price > 0))
}

interface TierPrice {
  customer_group_id: number
  qty: number
  value: number
}

/** The tier prices of the customer's own group; those of other groups must not be returned (contract §16.5). */
function ownTiers({ tier_prices }: Source, groupId: number | null): TierPrice[] | null {
  if (!Array.isArray(tier_prices)) return null
  return tier_prices.filter((tier: TierPrice) => groupId !== null && tier.customer_group_id === groupId)
}

/** The cheapest child, whose price a configurable shows. */
function cheapestOf(children: Source[]): Source {
  const offered = children.filter(({ price, status }) => typeof price === 'number' && Number(status ?? 1) < 2)
  const lowest = Math.min(...offered.map(({ price }) => Number(price)))
  const cheapest = offered.find(({ price }) => price === lowest)
  if (!cheapest) return {}
  return Object.fromEntries(
    SHOWN_PRICES.flatMap((name) => (name in cheapest ? [[name, cheapest[name]]] : [])),
  )
}

const SHOWN_PRICES = [
  ...['price', 'original_price', 'special_price', 'final_price'].flatMap((name) => [
    name,
    `${name}_tax`,
    `${name}_incl_tax`,
  ]),
  LOWEST,
]

function split(name: string, gross: number | null, rate: number): Source {
  if (gross === null) return { [name]: null, [`${name}_tax`]: 0, [`${name}_incl_tax`]: null }
  const amount = net(gross, rate)
  return { [name]: amount, [`${name}_tax`]: round(gross - amount), [`${name}_incl_tax`]: gross }
}

/** Price before tax of a gross amount. */
export const net = (gross: number, rate: number): number => round(gross / (1 + rate))

const round = (amount: number) => Math.round(amount * ROUNDING) / ROUNDING

const amountOf = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value)

const timeOf = (value: unknown): string | null => (value ? String(value) : null)
