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

/**
 * The method that shows as chosen: the shopper's own choice, else the default one, else the first. Without a connection
 * nothing is proposed that needs one.
 */
export function choosePayment<Method extends PaymentMethod>(
  methods: Method[],
  chosenCode: string,
  { isOnline }: { isOnline: boolean },
): Method | null {
  const possible = methods.filter((method) => whyNotOffered(method, { isOnline }) === null)
  const candidates = possible.length > 0 ? possible : methods
  return (
    methods.find(({ code }) => code === chosenCode) ??
    candidates.find(({ isDefault }) => isDefault) ??
    candidates[0] ??
    null
  )
}
