import { areVirtual, type NewLine } from './lines.ts'
import type { Store } from './stores.ts'

/** A means of payment as the wire names it. */
export interface PaymentMethod {
  code: string
  title: string
}

const titles: Record<Store['language'], { invoice: string; cash: string }> = {
  sv: { invoice: 'Faktura', cash: 'Postförskott' },
  nb: { invoice: 'Faktura', cash: 'Postoppkrav' },
  en: { invoice: 'Invoice', cash: 'Cash on delivery' },
}

/** How a cart may be paid: by invoice, and on delivery where the post takes money and something is delivered. */
export function paymentMethodsOf(store: Store, lines: readonly NewLine[]): PaymentMethod[] {
  const { invoice, cash } = titles[store.language]
  const methods = [{ code: 'hosted_invoice', title: invoice }]
  const takesCash = store.code !== 'en' && !areVirtual(lines)
  return takesCash ? [...methods, { code: 'cashondelivery', title: cash }] : methods
}
