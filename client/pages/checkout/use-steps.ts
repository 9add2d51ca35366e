import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import { isPaymentGone, isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { planSteps, type StepName } from '#shared/checkout/plan-steps.ts'
import { stableJson } from '#shared/stable-json.ts'
import { type Details, isAddressed, isDeliveryChosen, toRequest } from '../../features/checkout/details.ts'
import { useLocation, useNavigate } from '../../router/index.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { isCheckoutShown } from './is-checkout-shown.ts'
import { loadOrdering } from './load-ordering.ts'
import type { DeliveryAndPayment } from './use-delivery-and-payment.ts'

interface StepsInput {
  cart: Cart
  details: Details
  delivery: Pick<DeliveryAndPayment, 'paymentMethods' | 'resume'>
  /** The cart is an order by now, which is being sent. */
  isOrdering: boolean
}

/** The steps and which is open: the hash of the address asks for one, what is entered so far decides which can be shown. */
export function useSteps({ cart, details, delivery: { paymentMethods, resume }, isOrdering }: StepsInput) {
  const { store } = useShop()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [isPaying, setIsPaying] = useState(false)
  const isReady = isAddressed(details, cart)
  const isLocked = isOrdering || isPaying
  const { steps, active, isBeyondReach } = planSteps({
    requested: hash.slice(1),
    isVirtual: isVirtualCart(cart),
    isReady,
    hasMethods: paymentMethods !== null,
    isLocked,
  })

  useEffect(() => {
    if (!paymentMethods) return
    loadOrdering()
      .then(({ preloadOrderPages }) => preloadOrderPages())
      .catch((error: unknown) => console.warn('checkout', error)) // asked for again when it is needed
  }, [paymentMethods])

  /** Not when the checkout was left: the next page may not be shown yet. */
  const go = useCallback(
    (step: StepName, options?: { replace: boolean }) => {
      if (isCheckoutShown(store)) navigate(`#${step}`, options)
    },
    [store, navigate],
  )
  useEffect(() => {
    if (isPaying && hash !== '#review') go('review', { replace: true }) // Back changes nothing of a payment
  }, [isPaying, hash, go])

  const isUnpayable =
    !isLocked && paymentMethods !== null && isPaymentGone(details.paymentCode, paymentMethods)
  useEffect(() => {
    if (isUnpayable && hash === '#review') go('payment', { replace: true }) // which says so
  }, [isUnpayable, hash, go])

  const [stored] = useState(details)
  const resumeStored = useEffectEvent(() => {
    const isStored = stableJson(toRequest(details, cart)) === stableJson(toRequest(stored, cart)) // a change is confirmed at its step
    if (isReady && isBeyondReach && isStored && isDeliveryChosen(details, cart)) void resume()
  })
  useEffect(() => {
    if (hash) resumeStored() // after a reload: there, or where Forward leads from there
  }, [hash])

  return { steps, active, isLocked, go, setIsPaying }
}
