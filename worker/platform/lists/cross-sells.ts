import { rankCrossSells } from '#shared/cart/cross-sells.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { PlatformClient } from '../client.ts'
import { fetchProduct } from '../products/products.ts'
import { fetchCardsBySku } from './chosen-cards.ts'

const MAX_ASKED = 12
const MAX_SHOWN = 4

/** Cards of what goes with the products in a cart. What is in the cart and what is sold out is left out. */
export async function fetchCrossSells(platform: PlatformClient, inCart: string[]): Promise<ProductCard[]> {
  const found = await Promise.all(inCart.slice(0, MAX_ASKED).map((sku) => fetchProduct(platform, sku)))
  const skus = rankCrossSells(
    found.map((one) => one?.crossSells ?? []),
    inCart,
  )
  const cards = await fetchCardsBySku(platform, skus.slice(0, 3 * MAX_SHOWN), { memoryOnly: true })
  return cards.filter(({ stock }) => stock === 'ok').slice(0, MAX_SHOWN)
}
