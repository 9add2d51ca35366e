import { useRef } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { useApi } from '../../api/use-api.ts'

/** Cards of what goes with the goods of the cart; none while they load, when that fails and when there are none. */
export function useCrossSells(cart: Cart): ProductCard[] {
  const inCart = [...new Set(cart.lines.map(({ parentSku }) => parentSku))].toSorted()
  const first = useRef(inCart) // a changed cart does not exchange what the shopper looks at
  const { data } = useApi('products.cards', { inCart: first.current.join() }, quietly)
  return data?.cards.filter(({ sku }) => !inCart.includes(sku)) ?? []
}

const quietly = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onError: (error: unknown) => console.warn('cross-sells', error),
}
