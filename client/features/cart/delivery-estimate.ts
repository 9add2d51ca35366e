import { useEffect, useState } from 'react'
import type { ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { missingToFreeDelivery } from '#shared/checkout/free-delivery.ts'
import { isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { formatSum } from '#shared/format/sum.ts'
import { type DeliveryTerms, deliveryPriceOf } from '#shared/product/delivery-terms.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

const QUIET_MS = 400 // while a quantity is being stepped the sum changes faster than anybody reads it

/** What delivery will cost, in words; null where nothing is delivered. */
interface DeliveryEstimate {
  cost: string | null
  isFree: boolean
  /** What is missing until it costs nothing, in minor units; null: nothing, or nobody knows. */
  missingToFree: number | null
}

/**
 * What delivery will cost at least while no method is chosen: that of the ways for the address, where it is known, else of those that
 * reach every country of the store; until the answer, and without JavaScript, it is what the store promises.
 */
export function useDeliveryEstimate(
  { lines, totals, coupon }: Cart,
  promised: DeliveryTerms | null = null,
  forAddress?: ShippingMethod[],
): DeliveryEstimate {
  const { t, store } = useShop()
  const goods = totals.subtotal // their value before the discount decides whether delivery is free
  const isSent = lines.length > 0 && !isVirtualCart({ lines })
  const offered = useMethods(totals.shipping === null && isSent && !forAddress ? goods : null)
  const terms = coupon && totals.discount === 0 ? null : promised // a coupon that takes nothing off the goods is for the delivery
  const methods = forAddress ?? offered ?? (terms ? [{ ...terms, price: deliveryPriceOf(terms, goods) }] : [])
  if (lines.length > 0 && !isSent) return { cost: null, isFree: false, missingToFree: null }
  if (methods.length === 0) return { cost: t('cart.deliveryLater'), isFree: false, missingToFree: null }
  const cheapest = Math.min(...methods.map((method) => method.price))
  return {
    cost: cheapest === 0 ? t('cart.free') : t('cart.deliveryFrom', { price: formatSum(cheapest, store) }),
    isFree: cheapest === 0,
    missingToFree: missingToFreeDelivery(methods, goods),
  }
}

/** The ways to deliver goods of this sum; the last answer stays until the next one comes. */
function useMethods(sum: number | null) {
  const settled = useSettled(sum)
  const { data } = useApi('checkout.shippingMethods', settled === null ? null : { address: {} }, {
    call: callInTurn, // where there is no cart it makes one, and must not undo one that is made meanwhile
    version: settled,
    keepPreviousData: true,
  })
  return data?.methods
}

/** A sum once it has stopped changing; the first at once. */
function useSettled(sum: number | null): number | null {
  const [settled, setSettled] = useState(sum)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sum), QUIET_MS)
    return () => clearTimeout(timer)
  }, [sum])
  return sum === null ? null : (settled ?? sum)
}
