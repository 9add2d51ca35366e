import type { StoreView } from '../store-views.ts'

/** Keeps a number and its unit on one line. */
export const NO_BREAK_SPACE = '\u00a0'
const GROUP = { sv: NO_BREAK_SPACE, nb: NO_BREAK_SPACE, en: ',' } as const

/**
 * A price as the shop shows it: whole units, the store's grouping, the currency sign after the amount,
 * never wrapped (Spec §1; design §10). `129900` in Sweden is `1 299 kr`, `12900` abroad is `129 €`.
 * Rounds half away from zero, once, here. Our own grouping, not the runtime's ICU: server and browser print the same.
 */
export function formatPrice(minorUnits: number, store: StoreView): string {
  return `${formatAmount(minorUnits, store)}${NO_BREAK_SPACE}${store.currencySign}`
}

/** The amount alone: `1 299`. */
export function formatAmount(minorUnits: number, store: StoreView): string {
  const whole = Math.round(Math.abs(minorUnits) / 100)
  const sign = minorUnits < 0 && whole > 0 ? '−' : ''
  return sign + String(whole).replace(/\B(?=(\d{3})+$)/g, GROUP[store.language])
}
