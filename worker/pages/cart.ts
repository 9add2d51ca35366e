import { emptyCart } from '#shared/cart/cart.ts'
import type { PageData } from '#shared/page-data.ts'
import { fetchCart } from '../platform/cart.ts'
import { fetchDeliveryTerms } from '../platform/delivery-terms.ts'
import type { LoaderContext } from '../request/services.ts'
import { asCustomer } from '../session/as-customer.ts'
import { openCartId } from '../session/cart-id.ts'
import { hasSessionEnded } from '../session/session-ended.ts'
import type { LoadedData, PageLoader } from './page-loader.ts'
import { unlistedPage } from './unlisted-page.ts'

/** What the address says. Only what is a key of ours is shown. */
function noticeOf(url: URL): PageData['cart']['notice'] {
  const key = url.searchParams.get('notice')
  return key === null ? null : { key }
}

/** When the session has expired, the cart is shown empty, because it belongs to the account. */
function emptyWhenExpired(error: unknown): null {
  if (hasSessionEnded(error)) return null
  throw error
}

/** The cart as a document: personal, never stored, works without JavaScript. */
export const loadCartPage: PageLoader<'cart'> = (context) => cartPage(context, {})

/** What a posted form is answered with: about a code, at its field, or about a line. */
type Answered = Pick<PageData['cart'], 'told'> & { notice?: PageData['cart']['notice'] }

/** The same, with the answer to a form; else what the address says. */
export async function cartPage(
  { platform, session, store, url, optional }: LoaderContext,
  { told = null, notice }: Answered,
): Promise<LoadedData<'cart'>> {
  const customerPlatform = asCustomer(platform, session)
  const [cart, delivery] = await Promise.all([
    openCartId(session, store.code, customerPlatform)
      .then((cartId) => (cartId ? fetchCart(customerPlatform, cartId) : null))
      .catch(emptyWhenExpired),
    optional.orElse('delivery', fetchDeliveryTerms(platform), null),
  ])
  return {
    ...unlistedPage('cart', store),
    data: { cart: cart ?? emptyCart, notice: notice ?? noticeOf(url), told, delivery },
  }
}
