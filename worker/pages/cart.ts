import { emptyCart } from '#shared/cart/cart.ts'
import type { PageData } from '#shared/page-data.ts'
import { fetchCart } from '../platform/cart/cart.ts'
import { fetchDeliveryTerms } from '../platform/checkout/delivery-terms.ts'
import type { LoaderContext } from '../request/services.ts'
import { asCustomer } from '../session/as-customer.ts'
import { openCartId } from '../session/cart-id.ts'
import type { Session } from '../session/create-session.ts'
import { stayingLoggedIn } from '../session/expire-customer.ts'
import { hasSessionEnded, LOGGED_OUT } from '../session/session-ended.ts'
import type { SessionData } from '../session/session-parts.ts'
import type { LoadedData, PageLoader } from './page-loader.ts'
import { unlistedPage } from './unlisted-page.ts'

/** What a posted form has left to be said, once. */
async function takeNotice(session: Session): Promise<SessionData['notice'] | null> {
  const notice = await session.read('notice')
  session.update({ notice: null })
  return notice
}

/** When the session has expired, the cart is shown empty, because it belongs to the account, and that is said. */
function emptyWhenExpired(error: unknown): { cart: null; notice: SessionData['notice'] } {
  if (hasSessionEnded(error)) return { cart: null, notice: { key: LOGGED_OUT } }
  throw error
}

/** The cart as a document: personal, never stored, works without JavaScript. What is only read ends no session: the next change does. */
export const loadCartPage: PageLoader<'cart'> = (context) => cartPage(context, {})

/** The same, with the answer to the form of a code, at its field. */
export async function cartPage(
  { platform, session, store, optional }: LoaderContext,
  { codeResult = null }: Pick<PageData['cart'], 'codeResult'>,
): Promise<LoadedData<'cart'>> {
  const loggedIn = stayingLoggedIn(session)
  const customerPlatform = asCustomer(platform, loggedIn)
  const [opened, delivery, notice] = await Promise.all([
    openCartId(loggedIn, store.code, customerPlatform)
      .then(async (cartId) => ({
        cart: cartId ? await fetchCart(customerPlatform, cartId) : null,
        notice: null,
      }))
      .catch(emptyWhenExpired),
    optional.orElse('delivery', fetchDeliveryTerms(platform), null),
    takeNotice(session),
  ])
  return {
    ...unlistedPage('cart', store),
    data: { cart: opened.cart ?? emptyCart, notice: notice ?? opened.notice, codeResult, delivery },
  }
}
