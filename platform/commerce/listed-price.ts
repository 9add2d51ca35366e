/** A regular price and a special one with its period, SQL times. Amounts of one unit. */
interface ListedPrices {
  regular: number
  special: number | null
  from: string | null
  to: string | null
}

/** Whether a period is open at a time. A missing start or end leaves it open there. */
export const isPeriodOpen = (at: string, from: string | null, to: string | null): boolean =>
  (!from || from <= at) && (!to || at <= to)

/** The special price while its period is open; otherwise null. */
export const activeSpecial = ({ special, from, to }: ListedPrices, at: string): number | null =>
  isPeriodOpen(at, from, to) ? special : null

/** What everybody pays: the regular price or the active special one, whichever is lower. Customer groups come on top of it. */
export const listedPrice = (prices: ListedPrices, at: string): number =>
  Math.min(prices.regular, activeSpecial(prices, at) ?? prices.regular)
