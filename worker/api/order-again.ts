import { type LeftLine, type PastLine, planAgain } from '#shared/account/order-again.ts'
import { FIRST_UNAVAILABLE_STATUS } from '#shared/product/product-access.ts'
import type { PlatformClient } from '../platform/client.ts'
import { type FoundProduct, fetchBundleOfLine, fetchParent, fetchProduct } from '../platform/products.ts'
import { addToCart } from './add-to-cart.ts'
import type { ShopperCart } from './shopper-cart.ts'

/** Puts what was bought before into the cart once more, line by line: what cannot be bought does not stop the rest. */
export async function addAgain(
  cart: ShopperCart,
  lines: PastLine[],
): Promise<{ added: number; left: LeftLine[] }> {
  const left: LeftLine[] = []
  const products = await Promise.all(lines.map(({ sku }) => findOffered(cart.platform, sku)))
  for (const [at, line] of lines.entries()) {
    const plan = planAgain(line, products[at] ?? null)
    if (plan.kind === 'left') {
      left.push({ sku: plan.sku, reason: plan.reason, path: plan.path })
      continue
    }
    const notices = await addToCart(cart, plan.line) // one after the other: each looks at what the cart holds by then
    const isAdded = notices.some(({ key }) => key === 'notices.cart.added')
    if (!isAdded) left.push({ sku: line.sku, reason: 'soldOut', path: products[at]?.path ?? null })
  }
  return { added: lines.length - left.length, left }
}

/** What a line of the past is today: a product, a child of one, or a bundle by its joined sku. */
async function findOffered(platform: PlatformClient, sku: string): Promise<FoundProduct['product'] | null> {
  const found =
    (await fetchParent(platform, sku)) ??
    (await fetchProduct(platform, sku)) ??
    (await fetchBundleOfLine(platform, sku))
  return found && found.status < FIRST_UNAVAILABLE_STATUS ? found.product : null
}
