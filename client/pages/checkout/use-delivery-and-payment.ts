import { useEffect, useEffectEvent, useState } from 'react'
import type {
  OfflineCheckoutOptions,
  PaymentMethod,
  ShippingAnswer,
  ShippingMethod,
} from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { withShipping } from '#shared/cart/totals.ts'
import { isVirtualCart, offeredPaymentMethods } from '#shared/checkout/payment-methods.ts'
import { stableJson } from '#shared/stable-json.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { readOfflineOptions } from '../../features/cart/offline-checkout-options.ts'
import { type Details, isDeliveryChosen, toRequest } from '../../features/checkout/details.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'
import { useRetryUntilSent } from './use-retry-until-sent.ts'

interface DeliveryAndPaymentInput {
  /** As the shop has confirmed it. */
  cart: Cart
  details: Details
  /** Nothing is sent or changed any more. */
  isOrdering: boolean
  onCart: (cart: Cart) => void
}

/** What was accepted: how it can be paid is known for that, and not for what is entered later. */
interface Accepted {
  request: string
  /** Nothing was left to be paid. */
  isFree: boolean
  paymentMethods: PaymentMethod[]
}

export type DeliveryAndPayment = ReturnType<typeof useDeliveryAndPayment>

/**
 * How the cart is delivered and paid for: what the shop says to it, or what the device has stored of an earlier answer while
 * the shop cannot be reached. The shop compares the sum when the order arrives.
 */
export function useDeliveryAndPayment({
  cart: confirmedCart,
  details: currentDetails,
  isOrdering,
  onCart,
}: DeliveryAndPaymentInput) {
  const { store } = useShop()
  const stored = readOfflineOptions(store, confirmedCart) // it may come while the checkout is open
  const terms = useAcceptedTerms({ cart: confirmedCart, details: currentDetails, stored, onCart })
  const { accept, acceptOffline, invalidate, paymentMethods, unsentDelivery } = terms
  const hasUnsentDelivery = unsentDelivery !== null
  const price = unsentDelivery?.price ?? null
  const cart =
    price === null ? confirmedCart : { ...confirmedCart, totals: withShipping(confirmedCart.totals, price) }
  const isFree = isFreeCart(confirmedCart)
  const storedMethods = stored?.methods.filter((method) => !method.needsServicePoint) ?? []

  const sendDelivery = async (details: Details) =>
    accept(await callInTurn(store, 'checkout.chooseShipping', toRequest(details, confirmedCart)), details)

  /** Sends who, where and how; the answer says what it costs and how it can be paid. */
  async function sendDeliveryAfresh(details: Details): Promise<void> {
    invalidate() // when the answer is lost, nobody knows what the shop has
    await sendDelivery(details)
  }

  /** After a reload further down the steps: what was chosen is sent again, so that the shopper stays there. */
  async function resume(): Promise<void> {
    try {
      await sendDeliveryAfresh(currentDetails)
    } catch (error) {
      const method = storedMethods.find(({ methodCode }) => methodCode === currentDetails.methodCode) ?? null
      if (codeOf(error) === 'errors.offline' && stored && (method || isVirtualCart(confirmedCart)))
        acceptOffline(method, currentDetails)
      else console.warn('checkout', error)
    }
  }

  /** Another cart, such as that of a customer who has logged in in another tab: the shop knows no delivery of it. */
  const lacksDelivery =
    !isVirtualCart(confirmedCart) && confirmedCart.totals.shipping === null && !hasUnsentDelivery

  /** A gift card or coupon has come or gone: what is free is paid for in other ways. Or the delivery was that of another cart. */
  const sendAgain = useEffectEvent((isFreeNow: boolean, isUndelivered: boolean) => {
    if (isOrdering || !paymentMethods || (terms.isFree === isFreeNow && !isUndelivered)) return
    sendDelivery(currentDetails).catch(invalidate) // the step of the delivery sends, too
  })
  useEffect(() => sendAgain(isFree, lacksDelivery), [isFree, lacksDelivery])

  /** Where an order was refused for a way to pay, or for what it costs, the shop is asked for those of now. */
  async function resendAfter(refusal: unknown): Promise<void> {
    if (!OTHER_PAYMENT.includes(codeOf(refusal))) return
    await sendDelivery(currentDetails).catch((error: unknown) => console.warn('checkout', error))
  }

  useRetryUntilSent(hasUnsentDelivery, async () => {
    if (!isOrdering && isDeliveryChosen(currentDetails, confirmedCart)) await sendDelivery(currentDetails)
  })

  return {
    cart,
    /** How it can be paid; null: that is not known yet, or not of what is entered by now. */
    paymentMethods,
    /** The shop could not be asked: it knows neither a delivery nor that a virtual cart needs none. */
    hasUnsentDelivery,
    /** A delivery was chosen that the shop does not know: the order has to bring it along. */
    isDeliveryUnsent: price !== null,
    /** Whether the device knows how an order can be paid while the shop cannot be asked. */
    canPayOffline: stored !== null,
    /** Ways to deliver that the device has stored, for when the shop cannot be asked. */
    storedMethods,
    sendDeliveryAfresh,
    acceptOffline,
    resume,
    resendAfter,
    /** What is entered by now was not sent: nothing can be paid until it is. */
    invalidate,
  }
}

const OTHER_PAYMENT = ['errors.order.paymentGone', 'errors.order.changed']

interface AcceptedTermsInput extends Omit<DeliveryAndPaymentInput, 'isOrdering'> {
  stored: OfflineCheckoutOptions | null
}

/** What was accepted last, by the shop or, without it, by what the device has stored. */
function useAcceptedTerms({ cart, details: currentDetails, stored, onCart }: AcceptedTermsInput) {
  const { t } = useShop()
  const sum = useSum()
  const [accepted, setAccepted] = useState<Accepted | null>(null)
  /** What could not be sent to the shop: a delivery and its price, or that of a virtual cart, which has none. */
  const [unsentDelivery, setUnsentDelivery] = useState<{ price: number | null } | null>(null)
  const keyOf = (details: Details) => stableJson(toRequest(details, cart))

  return {
    unsentDelivery,
    isFree: accepted?.isFree,
    paymentMethods: accepted?.request === keyOf(currentDetails) ? accepted.paymentMethods : null,
    accept(answer: ShippingAnswer, details: Details): void {
      setUnsentDelivery(null)
      const warn = (message: string) => notify({ type: 'warning', message, hasNoTimeout: true })
      if (cart.coupon && !answer.cart.coupon) warn(t('notices.coupon.gone', { code: cart.coupon }))
      const [before, now] = [-cart.totals.giftCard, -answer.cart.totals.giftCard]
      if (now < before && !isFreeCart(answer.cart))
        warn(t('notices.giftCard.less', { before: sum(before), now: sum(now) }))
      onCart(answer.cart)
      setAccepted({
        request: keyOf(details),
        isFree: isFreeCart(answer.cart),
        paymentMethods: answer.paymentMethods,
      })
    },
    acceptOffline(method: ShippingMethod | null, details: Details): void {
      const isFree = isFreeCart(cart)
      const kinds = { isVirtual: isVirtualCart(cart), isFree }
      const offered = offeredPaymentMethods(stored?.paymentMethods ?? [], kinds)
      setUnsentDelivery({ price: method?.price ?? null })
      setAccepted({ request: keyOf(details), isFree, paymentMethods: offered })
    },
    invalidate: () => setAccepted(null),
  }
}

const isFreeCart = ({ totals }: Pick<Cart, 'totals'>): boolean => totals.grandTotal === 0
