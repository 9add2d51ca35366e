import { emptyCart } from '#shared/cart/cart.ts'
import type { PageData } from '#shared/page-data.ts'
import { translateFor } from '../i18n/messages.ts'
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
async function takeNotices(session: Session): Promise<SessionData['notices']> {
  const notices = await session.read('notices')
  session.update({ notices: null })
  return notices ?? []
}

/** When the session has expired, the cart is shown empty, because it belongs to the account, and that is said. */
function toLoggedOut(error: unknown): 'loggedOut' {
  if (hasSessionEnded(error)) return 'loggedOut'
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
  const [cart, delivery, notices] = await Promise.all([
    openCartId(loggedIn, store.code, customerPlatform)
      .then((cartId) => (cartId ? fetchCart(customerPlatform, cartId) : null))
      .catch(toLoggedOut),
    optional.orElse('delivery', fetchDeliveryTerms(platform), null),
    takeNotices(session),
  ])
  const data = { notices, codeResult, delivery }
  const page = unlistedPage('cart', store)
  if (cart !== 'loggedOut') return { ...page, data: { ...data, cart: cart ?? emptyCart } }
  const reason = translateFor(store)(LOGGED_OUT)
  return { ...page, data: { ...data, cart: emptyCart, notices: [...notices, reason] } }
}
