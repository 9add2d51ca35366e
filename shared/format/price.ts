import type { StoreView } from '../store-views.ts'
import { formatWhole, NO_BREAK_SPACE } from './number.ts'

/**
 * A price as the shop shows it: whole units, the store's grouping, the currency sign after the amount,
 * never wrapped (R1.35, R1.36). `129900` in Sweden is `1 299 kr`, `12900` abroad is `129 €`.
 * Rounds half away from zero, once, here.
 */
export function formatPrice(minorUnits: number, store: StoreView): string {
  return `${formatAmount(minorUnits, store)}${NO_BREAK_SPACE}${store.currencySign}`
}

/** The amount alone: `1 299`. */
export function formatAmount(minorUnits: number, store: StoreView): string {
  const units = Math.round(Math.abs(minorUnits) / 100)
  const sign = minorUnits < 0 && units > 0 ? '−' : ''
  return sign + formatWhole(units, store.language)
}
