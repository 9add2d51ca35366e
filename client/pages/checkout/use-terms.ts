import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PaymentMethod, ShippingAnswer, ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { withShipping } from '#shared/cart/totals.ts'
import { isVirtualCart, offeredPaymentMethods } from '#shared/checkout/payment-methods.ts'
import { stableJson } from '#shared/stable-json.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { readTerms } from '../../features/cart/offline-terms.ts'
import { type Details, isDeliveryChosen, toRequest } from '../../features/checkout/details.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

interface TermsProps {
  cart: Cart
  details: Details
  /** Nothing is asked or changed any more. */
  isOrdering: boolean
  onCart: (cart: Cart) => void
}

/** What was accepted: how it can be paid is known for that, and not for what is entered later. */
interface Accepted {
  request: string
  /** Nothing was left to be paid. */
  isFree: boolean
  methods: PaymentMethod[]
}

export type Terms = ReturnType<typeof useTerms>

/** How often the shop is tried while it does not answer. */
const RETRY_MS = 10_000

/**
 * How the cart is delivered and paid for: what the shop says to it, or what the device has kept of an earlier answer while the
 * shop cannot be reached. The shop compares the sum when the order arrives.
 */
export function useTerms({ cart: known, details, isOrdering, onCart }: TermsProps) {
  const { store } = useShop()
  const kept = readTerms(store, known) // it may come while the checkout is open
  const [accepted, setAccepted] = useState<Accepted | null>(null)
  const keyOf = (told: Details) => stableJson(toRequest(told, known))
  const methods = accepted?.request === keyOf(details) ? accepted.methods : null
  /** What the shop could not be told: a delivery and its price, or that of a virtual cart, which has none. */
  const [untold, setUntold] = useState<{ price: number | null } | null>(null)
  const price = untold?.price ?? null
  const cart = price === null ? known : { ...known, totals: withShipping(known.totals, price) }
  const isFree = isFreeCart(known)

  const accept = (answer: ShippingAnswer, told: Details) => {
    setUntold(null)
    onCart(answer.cart)
    setAccepted({ request: keyOf(told), isFree: isFreeCart(answer.cart), methods: answer.paymentMethods })
  }
  const acceptOffline = (method: ShippingMethod | null, untoldOf: Details) => {
    const offered = offeredPaymentMethods(kept?.paymentMethods ?? [], {
      isVirtual: isVirtualCart(known),
      isFree,
    })
    setUntold({ price: method?.price ?? null })
    setAccepted({ request: keyOf(untoldOf), isFree, methods: offered })
  }

  const knownMethods = kept?.methods.filter((method) => !method.needsServicePoint) ?? []
  const ask = async (told: Details) =>
    accept(await callInTurn(store, 'checkout.chooseShipping', toRequest(told, known)), told)
  const forget = () => setAccepted(null)

  /** Tells the shop who, where and how; the answer says what it costs and how it can be paid. */
  async function tell(told: Details): Promise<void> {
    forget() // when the answer is lost, nobody knows what the shop has
    await ask(told)
  }

  /** After a reload further down the steps: what was chosen is sent again, so that the shopper stays there. */
  async function resume(): Promise<void> {
    try {
      await tell(details)
    } catch (error) {
      const method = knownMethods.find(({ methodCode }) => methodCode === details.methodCode) ?? null
      if (codeOf(error) === 'errors.offline' && kept && (method || isVirtualCart(known)))
        acceptOffline(method, details)
      else console.warn('checkout', error)
    }
  }

  /** A gift card or coupon has come or gone: what is free is paid for in other ways. */
  const askAgain = useEffectEvent((isFreeNow: boolean) => {
    if (isOrdering || !methods || accepted?.isFree === isFreeNow) return
    ask(details).catch(forget) // the step of the delivery asks, too
  })
  useEffect(() => askAgain(isFree), [isFree])

  const isRetrying = useRef(false) // on a silent network a try takes longer than the time between two
  const retry = useEffectEvent(async () => {
    if (isOrdering || isRetrying.current || !isDeliveryChosen(details, known)) return
    isRetrying.current = true
    await ask(details).catch(() => undefined) // tried again
    isRetrying.current = false
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
    /** How it can be paid; null: that is not known yet, or not of what is entered by now. */
    methods,
    /** The shop could not be asked. */
    isAway,
    isDeliveryUntold: price !== null,
    /** Whether the device knows how an order can be paid while the shop cannot be asked. */
    hasKept: kept !== null,
    knownMethods,
    tell,
    acceptOffline,
    resume,
    forget,
  }
}

const isFreeCart = ({ totals }: Pick<Cart, 'totals'>): boolean => totals.grandTotal === 0
