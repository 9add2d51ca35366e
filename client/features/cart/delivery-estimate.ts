import { useEffect, useState } from 'react'
import type { ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { isVirtual } from '#shared/checkout/payment-methods.ts'
import { fetchJson } from '../../api/fetch-json.ts'
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
  const { store } = useShop()
  const [cheapest, setCheapest] = useState<number | null>(null)
  const isFirst = cheapest === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: having an answer is no reason to ask again
  useEffect(() => {
    if (sum === null) return
    const controller = new AbortController()
    const ask = async () => {
      const { methods } = await fetchJson<{ methods: ShippingMethod[] }>(
        `${store.pathPrefix}/api/checkout/shipping-methods`,
        { method: 'POST', body: { address: {} }, signal: controller.signal },
      )
      if (methods.length > 0) setCheapest(Math.min(...methods.map((method) => method.price)))
    }
    const timer = setTimeout(() => ask().catch(ignore), isFirst ? 0 : QUIET_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [sum, store])
  return cheapest
}

/** An estimate that cannot be had is left out: the checkout says the price. */
const ignore = () => undefined
