import type { Store } from '../stores.ts'
import type { PricedCart } from './cart-totals.ts'
import { areVirtual, isMailedCard } from './lines.ts'

/** A payment method in responses. */
interface PaymentMethod {
  code: string
  title: string
  /** Nothing is paid or checked before the order, so it can be placed without a connection. */
  offline: boolean
}

const titles: Record<Store['language'], { free: string; invoice: string; cash: string }> = {
  sv: { free: 'Inget att betala', invoice: 'Faktura', cash: 'Postförskott' },
  nb: { free: 'Ingenting å betale', invoice: 'Faktura', cash: 'Postoppkrav' },
  en: { free: 'Nothing to pay', invoice: 'Invoice', cash: 'Cash on delivery' },
}

/**
 * The payment methods of a cart: invoice, and cash on delivery where it is possible and goods are shipped. Where a gift card pays
 * for everything, only `free`, as Magento has it. A gift card that is mailed is money: nobody gets it before it is paid for, so an
 * order of it that is paid later would never be done.
 */
export function paymentMethodsOf({
  cart: { store, lines, offersBySku },
  totals,
}: PricedCart): PaymentMethod[] {
  const { free, invoice, cash } = titles[store.language]
  if (totals.grandTotal === 0) return [{ code: 'free', title: free, offline: true }]
  if (lines.some((line) => isMailedCard(line, offersBySku))) return []
  const methods = [{ code: 'hosted_invoice', title: invoice, offline: true }]
  const takesCash = store.code !== 'en' && !areVirtual(lines)
  return takesCash ? [...methods, { code: 'cashondelivery', title: cash, offline: true }] : methods
}
