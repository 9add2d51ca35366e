/** The price of a product, and its former price. */
export interface Price {
  /** The price now; null when unknown. */
  current: number | null
  /** The former price while a special price applies, else null. */
  was: number | null
  /** `was` is the lowest price of the 30 days before the reduction. Absent: it is the regular price. */
  isLowest?: true
  /** ISO date of the last day on which a special price applies. Absent: not known, or none applies. */
  until?: string
}

/** The platform's facts about a price. Amounts are minor units with VAT; null: not known. */
export interface PriceInfo {
  regular: number | null
  special: number | null
  /** The platform's current price, with its own rules applied. */
  final: number | null
  validFrom: Date | null
  validTo: Date | null
  /** The lowest price of the 30 days before the special price began. */
  lowestBefore?: number | null
}

/**
 * The special price that applies at `now`, or null (Spec §4, Prices). A period without an end never ends. A final price
 * that is not below the regular one means that the platform does not apply the special price.
 */
export function activeSpecialPrice(info: PriceInfo, now: Date): number | null {
  const { regular, special, final, validFrom, validTo } = info
  if (special === null || special <= 0) return null
  if (regular !== null && (special >= regular || (final !== null && final >= regular))) return null
  if (validFrom && now < validFrom) return null
  if (validTo && now > validTo) return null
  return special
}

/** Maximum difference to the platform's clock: a price that is read just after a period starts is checked again. */
const CLOCKS_DIFFER_MS = 5000

/**
 * When a price changes next: the special price's period starts, or has just ended. Null: no change is known. The
 * platform may not send a special price before its period, so only the period counts.
 */
export function nextPriceChange(
  { validFrom, validTo }: Pick<PriceInfo, 'validFrom' | 'validTo'>,
  now: Date,
): Date | null {
  if (validFrom && now < validFrom) return validFrom
  if (validFrom && now.getTime() < validFrom.getTime() + CLOCKS_DIFFER_MS)
    return new Date(validFrom.getTime() + CLOCKS_DIFFER_MS)
  if (validTo && now <= validTo) return new Date(validTo.getTime() + 1) // it applies until the end of its period
  return null
}

/**
 * The price a shopper sees: the lowest of the regular, the final and the active special price (contract §16.5).
 * Example: regular 100 kr and a special of 80 kr in its window give `{ current: 8000, was: 10000 }`.
 */
export function toPrice(info: PriceInfo, now: Date): Price {
  const candidates = [info.regular, positive(info.final), activeSpecialPrice(info, now)].filter(isAmount)
  if (candidates.length === 0) return unknownPrice
  const current = Math.min(...candidates)
  return { current, ...formerPrice(info, current) }
}

/**
 * The price that a reduced one is compared with: the lowest of the 30 days before, where the platform knows it
 * (directive 98/6/EC, article 6a), else the regular one. What is not below it, as the shop shows both, is not called reduced.
 */
function formerPrice(
  { regular, lowestBefore = null }: PriceInfo,
  current: number,
): Pick<Price, 'was' | 'isLowest'> {
  const former = lowestBefore ?? regular
  if (former === null || !isReduced(current, former)) return { was: null }
  return lowestBefore === null ? { was: former } : { was: former, isLowest: true }
}

/** Whether a price is lower in whole units, which are what a shopper sees (`formatPrice`). */
const isReduced = (current: number, was: number): boolean => Math.round(current / 100) < Math.round(was / 100)

/** The price of a product that cannot be bought because its price is not known (Spec §5). */
export const unknownPrice: Price = { current: null, was: null }

/** The lower of two prices. An unknown price never wins; of equal prices the first is returned. */
export function lowerPrice(one: Price, other: Price): Price {
  return amountOf(other) < amountOf(one) ? other : one
}

/** The price a card shows of a product with variants, and whether it says "from" (contract §16.5, step 6). */
export function priceSpan(prices: Price[]): { lowest: Price; from: boolean } {
  const amounts = prices.map((price) => price.current).filter(isAmount)
  return { lowest: prices.reduce(lowerPrice, unknownPrice), from: new Set(amounts).size > 1 }
}

/** The amount for comparisons: an unknown price is higher than any other. */
export const amountOf = (price: Price): number => price.current ?? Number.POSITIVE_INFINITY

/**
 * Sum of prices times quantities; zero for none. This is the price of a bundle (Spec §4, Prices). Unknown when one
 * price is unknown, because a bundle needs all its parts.
 */
export function sumPrices(parts: { price: Price; quantity: number }[]): Price {
  if (parts.some(({ price }) => price.current === null)) return unknownPrice
  const total = (amount: (price: Price) => number | null) =>
    parts.reduce((sum, { price, quantity }) => sum + (amount(price) ?? 0) * quantity, 0)
  const current = total((price) => price.current)
  const was = total((price) => price.was ?? price.current)
  if (!isReduced(current, was)) return { current, was: null }
  const reduced = parts.filter(({ price }) => price.was !== null)
  return { current, was, ...(reduced.every(({ price }) => price.isLowest) && { isLowest: true }) }
}

/** The price of a grouped product: one of each of its simple products (Spec §4, Prices). */
export function groupedPrice(members: Price[]): Price {
  return sumPrices(members.map((price) => ({ price, quantity: 1 })))
}

/** A platform amount (major units, raw floats: `67.22689075630252`) in minor units: `6723`; half of one, such as `8.575`, counts up. */
export const toMinorUnits = (major: number): number => Math.round(major * 100 + 1e-6)

/** Minor units as the platform and search engines write amounts: `129900` is `1299`. */
export const toMajorUnits = (minor: number): number => minor / 100

const isAmount = (amount: number | null): amount is number => amount !== null && Number.isFinite(amount)

/** The index uses 0 for a missing final price. */
const positive = (amount: number | null) => (amount !== null && amount > 0 ? amount : null)
