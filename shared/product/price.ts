/** What a shopper is asked for a product, and what it cost before. */
export interface Price {
  /** What it costs now; null when unknown. */
  current: number | null
  /** The regular price while a special price is in force, else null. */
  was: number | null
}

/** What is known of a price. Amounts are minor units with VAT; null: not known. */
export interface PriceInfo {
  regular: number | null
  special: number | null
  /** What the platform asks at the moment, its own rules applied. */
  final: number | null
  validFrom: Date | null
  validTo: Date | null
}

/**
 * The special price in force at `now`, or null when none is (Spec §4, Prices). An open end of the window never closes.
 * A final price that is not below the regular one says that the platform does not grant the special price.
 */
export function activeSpecialPrice(info: PriceInfo, now: Date): number | null {
  const { regular, special, final, validFrom, validTo } = info
  if (special === null || special <= 0) return null
  if (regular !== null && (special >= regular || (final !== null && final >= regular))) return null
  if (validFrom && now < validFrom) return null
  if (validTo && now > validTo) return null
  return special
}

/** The platform's clock may be a little behind: what is read just after a window opens is looked at once more. */
const CLOCKS_DIFFER_MS = 5000

/**
 * When a price will change by itself: the special's window opens, or has just closed. Null: as far as is known, never.
 * A platform may keep quiet about a special before its window, so the window alone counts.
 */
export function nextPriceChange(
  { validFrom, validTo }: Pick<PriceInfo, 'validFrom' | 'validTo'>,
  now: Date,
): Date | null {
  if (validFrom && now < validFrom) return validFrom
  if (validFrom && now.getTime() < validFrom.getTime() + CLOCKS_DIFFER_MS)
    return new Date(validFrom.getTime() + CLOCKS_DIFFER_MS)
  if (validTo && now <= validTo) return new Date(validTo.getTime() + 1) // it holds to the end of its window
  return null
}

/**
 * The price a shopper sees: the lowest of the regular, the final and the active special price (contract §16.5).
 * Example: regular 100 kr and a special of 80 kr in its window give `{ current: 8000, was: 10000 }`.
 */
export function toPrice(info: PriceInfo, now: Date): Price {
  const candidates = [info.regular, positive(info.final), activeSpecialPrice(info, now)].filter(isKnown)
  if (candidates.length === 0) return unknownPrice
  const current = Math.min(...candidates)
  return { current, was: info.regular !== null && current < info.regular ? info.regular : null }
}

/** The price of a product that cannot be bought because nobody knows what it costs (Spec §5). */
export const unknownPrice: Price = { current: null, was: null }

/** The lower of two prices; an unknown price loses, the first wins a tie. */
export function lowerPrice(one: Price, other: Price): Price {
  return amountOf(other) < amountOf(one) ? other : one
}

/** The price a card shows of a product with variants, and whether it says "from" (contract §16.5, step 6). */
export function priceSpan(prices: Price[]): { lowest: Price; from: boolean } {
  const known = prices.map((price) => price.current).filter(isKnown)
  return { lowest: prices.reduce(lowerPrice, unknownPrice), from: new Set(known).size > 1 }
}

/** The amount for comparing: an unknown price is more than any other. */
export const amountOf = (price: Price): number => price.current ?? Number.POSITIVE_INFINITY

/**
 * Sum of prices times quantities, zero for none: the price of a bundle (Spec §4, Prices).
 * Unknown as soon as one part is, because what is sold as a whole needs every part.
 */
export function sumPrices(parts: { price: Price; quantity: number }[]): Price {
  if (parts.some(({ price }) => price.current === null)) return unknownPrice
  const total = (amount: (price: Price) => number | null) =>
    parts.reduce((sum, { price, quantity }) => sum + (amount(price) ?? 0) * quantity, 0)
  const current = total((price) => price.current)
  const was = total((price) => price.was ?? price.current)
  return { current, was: was > current ? was : null }
}

/** The price of a grouped product: one of each of its simple products (Spec §4, Prices). */
export function groupedPrice(members: Price[]): Price {
  return sumPrices(members.map((price) => ({ price, quantity: 1 })))
}

/** A platform amount (major units, raw floats: `67.22689075630252`) in minor units: `6723`. */
export const toMinorUnits = (major: number): number => Math.round(major * 100)

/** Minor units as the platform and search engines write amounts: `129900` is `1299`. */
export const toMajorUnits = (minor: number): number => minor / 100

const isKnown = (amount: number | null): amount is number => amount !== null && Number.isFinite(amount)

/** The index writes 0 for a final price it does not have. */
const positive = (amount: number | null) => (amount !== null && amount > 0 ? amount : null)
