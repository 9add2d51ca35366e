import type { PaymentMethod } from '../api/checkout.ts'
import type { Key } from '../i18n/messages.ts'

/** Why a method cannot be chosen now; null: it can. */
export const whyNotOffered = (
  { hosted, offline }: Pick<PaymentMethod, 'hosted' | 'offline'>,
  { isOnline }: { isOnline: boolean },
): Key<'checkout.payment.offline' | 'checkout.payment.needsConnection'> | null => {
  if (isOnline || offline) return null
  return hosted ? 'checkout.payment.offline' : 'checkout.payment.needsConnection'
}
