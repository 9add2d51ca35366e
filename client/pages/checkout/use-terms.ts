import { useEffect, useEffectEvent, useState } from 'react'
import type { PaymentMethod, ShippingAnswer, ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { withShipping } from '#shared/cart/totals.ts'
import { isVirtual as isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { codeOf } from '../../api/call-api.ts'
import { readTerms } from '../../features/cart/offline-terms.ts'
import { saveDelivery } from '../../features/checkout/delivery-step.tsx'
import type { Details } from '../../features/checkout/details.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

interface TermsProps {
  cart: Cart
  details: Details
  /** Nothing is asked or changed any more. */
  isOrdering: boolean
  onCart: (cart: Cart) => void
}

/** How often the shop is tried while it does not answer. */
const RETRY_MS = 10_000

/**
 * How the cart is delivered and paid for: what the shop says to it, or what the device has kept of an earlier answer while the
 * shop cannot be reached. The shop compares the sum when the order arrives.
 */
export function useTerms({ cart: known, details, isOrdering, onCart }: TermsProps) {
  const { store } = useShop()
  const kept = readTerms(store) // it may come while the checkout is open
  const [methods, setMethods] = useState<PaymentMethod[] | null>(null)
  /** What the shop could not be told: a delivery and its price, or that of a virtual cart, which has none. */
  const [untold, setUntold] = useState<{ price: number | null } | null>(null)
  const price = untold?.price ?? null
  const cart = price === null ? known : { ...known, totals: withShipping(known.totals, price) }

  const accept = (answer: ShippingAnswer) => {
    setUntold(null)
    onCart(answer.cart)
    setMethods(answer.paymentMethods)
  }
  const acceptOffline = (method: ShippingMethod | null) => {
    setUntold({ price: method?.price ?? null })
    setMethods(kept?.paymentMethods ?? [])
  }

  const isVirtual = isVirtualCart(known)
  const [kind, setKind] = useState(isVirtual)
  if (kind !== isVirtual) {
    setKind(isVirtual)
    setMethods(null) // another kind of cart is paid and sent in other ways
  }

  const knownMethods = kept?.methods.filter((method) => !method.needsServicePoint) ?? []
  const ask = () => saveDelivery(store, { details, cart: known })

  /** After a reload further down the steps: what was chosen is sent again, so that the shopper stays there. */
  async function resume(): Promise<void> {
    try {
      accept(await ask())
    } catch (error) {
      const method = knownMethods.find(({ methodCode }) => methodCode === details.methodCode) ?? null
      if (codeOf(error) === 'errors.offline' && kept && (method || isVirtual)) acceptOffline(method)
      else console.warn('checkout', error)
    }
  }

  const retry = useEffectEvent(() => {
    if (!isOrdering) ask().then(accept, () => undefined) // tried again
  })
  const isAway = untold !== null
  useEffect(() => {
    if (!isAway) return
    const timer = setInterval(retry, RETRY_MS)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [isAway])

  return {
    cart,
    /** How it can be paid; null: that is not known yet. */
    methods,
    /** The shop could not be asked. */
    isAway,
    isDeliveryUntold: price !== null,
    /** Whether the device knows how an order can be paid while the shop cannot be asked. */
    hasKept: kept !== null,
    knownMethods,
    ask,
    accept,
    acceptOffline,
    resume,
    forget: () => setMethods(null),
  }
}
