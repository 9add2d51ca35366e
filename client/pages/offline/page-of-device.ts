import { emptyCart } from '#shared/cart/cart.ts'
import type { Page } from '#shared/page-data.ts'
import { matchPath, pathTo } from '#shared/paths.ts'
import { ownTitle } from '#shared/seo/page-title.ts'
import { readStoredCart } from '../../features/cart/stored-cart.ts'
import type { ShopContext } from '../../shop-ui/shop-context.tsx'

/** A page that this device puts together itself. */
interface PageOfDevice {
  page: Page
  /** When its data came from the shop, ISO 8601. */
  savedAt: string | null
  /** The number of saved products that were searched. */
  searchedProducts?: number
}

/** The page at an address of the store, from what the device keeps beside saved pages; null when there is none. */
export async function findPageOfDevice(url: string, shop: ShopContext): Promise<PageOfDevice | null> {
  const name = matchPath(url.split('?')[0] ?? '', shop.store)?.name
  return name === 'cart' ? storedCartPage(shop) : null
}

/** The cart as the shop last confirmed it. */
function storedCartPage({ store, t }: ShopContext): PageOfDevice {
  const canonical = pathTo('cart', {}, store)
  const meta = {
    title: ownTitle('cart', t),
    description: null,
    image: null,
    canonical,
    alternates: { [store.code]: canonical },
    noIndex: true,
  }
  const data = { cart: readStoredCart(store) ?? emptyCart, notice: null }
  return { page: { name: 'cart', data, meta }, savedAt: null }
}
