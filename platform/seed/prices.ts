import type { Money } from './plan.ts'

const NOK_PER_SEK = 1.04
const SEK_PER_EUR = 11.3

/** A price in kr as each store would put it on the label. */
export const priceTag = (kr: number): Money => ({
  sv: charm(kr),
  nb: charm(kr * NOK_PER_SEK),
  en: charmEuro(kr / SEK_PER_EUR),
})

/** The same share off in every store, always below the price. */
export const reduced = (price: Money, percent: number): Money => {
  const lower = (regular: number, tag: (amount: number) => number) => {
    const amount = (regular * (100 - percent)) / 100
    return tag(amount) < regular ? tag(amount) : Math.floor(amount)
  }
  return { sv: lower(price.sv, charm), nb: lower(price.nb, charm), en: lower(price.en, charmEuro) }
}

/** The nearest price that ends in 9, 49, 99 or 90: 24 → 29, 647 → 649, 2 480 → 2 499, 7 312 → 7 290. */
function charm(kr: number): number {
  if (kr < 50) return toEnding(kr, 10, 9)
  if (kr < 1000) return kr < 200 ? toEnding(kr, 10, 9) : toEnding(kr, 50, 49)
  return kr < 5000 ? toEnding(kr, 100, 99) : toEnding(kr, 100, 90)
}

/** Whole euros; from 20 they end in 9 or 5. */
function charmEuro(euro: number): number {
  if (euro < 20) return Math.max(1, Math.round(euro))
  return euro < 60 ? toEnding(euro, 5, 4) : toEnding(euro, 10, 9)
}

const toEnding = (amount: number, step: number, ending: number): number =>
  Math.max(ending, Math.round((amount - ending) / step) * step + ending)

/** Adds up. */
export const sumOf = (prices: Money[]): Money => ({
  sv: prices.reduce((sum, { sv }) => sum + sv, 0),
  nb: prices.reduce((sum, { nb }) => sum + nb, 0),
  en: prices.reduce((sum, { en }) => sum + en, 0),
})
