import useSWR from 'swr'
import type { ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { fetchJson } from '../../api/fetch-json.ts'
import { useShop } from '../../app/store-context.tsx'

/** What delivery will cost at least, in words, while no method is chosen: asked for with the store's country. */
export function useDeliveryEstimate({ lines, totals }: Cart): string {
  const { store, t, price } = useShop()
  const isOpen = totals.shipping === null && lines.length > 0
  const path = `${store.pathPrefix}/api/checkout/shipping-methods`
  const fetchCheapest = async () => {
    const body = { address: { country: store.country } }
    const { methods } = await fetchJson<{ methods: ShippingMethod[] }>(path, { method: 'POST', body })
    return Math.min(...methods.map((method) => method.price))
  }
  const sum = totals.subtotal + totals.discount // what delivery is free from depends on it
  const { data: cheapest } = useSWR(isOpen ? [path, sum] : null, fetchCheapest, { keepPreviousData: true })
  if (cheapest === undefined || !Number.isFinite(cheapest)) return t('cart.deliveryLater')
  return cheapest === 0 ? t('cart.free') : t('cart.deliveryFrom', { price: price(cheapest) })
}
