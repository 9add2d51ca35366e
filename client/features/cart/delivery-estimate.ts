import { useEffect, useState } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import { isVirtual } from '#shared/checkout/payment-methods.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

const QUIET_MS = 400 // while a quantity is being stepped the sum changes faster than anybody reads it

/**
 * What delivery will cost at least, in words, while no method is chosen: asked for with the store's country. Null where
 * nothing is delivered.
 */
export function useDeliveryEstimate({ lines, totals }: Cart): string | null {
  const { t, price } = useShop()
  const sum = totals.subtotal + totals.discount // what delivery is free from depends on it
  const isSent = lines.length > 0 && !isVirtual({ lines })
  const cheapest = useCheapest(totals.shipping === null && isSent ? sum : null)
  if (lines.length > 0 && !isSent) return null
  if (cheapest === null) return t('cart.deliveryLater')
  return cheapest === 0 ? t('cart.free') : t('cart.deliveryFrom', { price: price(cheapest) })
}

/** Price of the cheapest way for goods of this sum; the last answer stays until the next one comes. */
function useCheapest(sum: number | null): number | null {
  const settled = useSettled(sum)
  const { data } = useApi('checkout.shippingMethods', settled === null ? null : { address: {} }, {
    call: callInTurn, // where there is no cart it makes one, and must not undo one that is made meanwhile
    version: settled,
    keepPreviousData: true,
  })
  const prices = data?.methods.map((method) => method.price) ?? []
  return prices.length > 0 ? Math.min(...prices) : null
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
