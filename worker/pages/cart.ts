import { emptyCart } from '#shared/cart/cart.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import type { PageData } from '#shared/page-data.ts'
import { translateFor } from '../i18n/messages.ts'
import { fetchCart } from '../platform/cart/cart.ts'
import { fetchDeliveryTerms } from '../platform/checkout/delivery-terms.ts'
import type { LoaderContext } from '../request/services.ts'
import { asCustomer } from '../session/as-customer.ts'
import { openCartId } from '../session/cart-id.ts'
import { hasSessionEnded } from '../session/session-ended.ts'
import type { LoadedData, PageLoader } from './page-loader.ts'
import { unlistedPage } from './unlisted-page.ts'

/** What a posted form has left to be said, once: in words, because the browser may not have loaded the text of a key. */
async function takeNotice({ session, store }: LoaderContext): Promise<string | null> {
  const notice = await session.read('notice')
  session.update({ notice: null })
  const text = notice && translateFor(store)(notice.key as MessageKey, notice.params)
  return text === notice?.key ? null : text // an earlier build's key
}

/** When the session has expired, the cart is shown empty, because it belongs to the account. */
function emptyWhenExpired(error: unknown): null {
  if (hasSessionEnded(error)) return null
  throw error
}

/** The cart as a document: personal, never stored, works without JavaScript. */
export const loadCartPage: PageLoader<'cart'> = (context) => cartPage(context, {})

/** The same, with the answer to the form of a code, at its field. */
export async function cartPage(
  context: LoaderContext,
  { codeResult = null }: Pick<PageData['cart'], 'codeResult'>,
): Promise<LoadedData<'cart'>> {
  const { platform, session, store, optional } = context
  const customerPlatform = asCustomer(platform, session)
  const [cart, delivery, notice] = await Promise.all([
    openCartId(session, store.code, customerPlatform)
      .then((cartId) => (cartId ? fetchCart(customerPlatform, cartId) : null))
      .catch(emptyWhenExpired),
    optional.orElse('delivery', fetchDeliveryTerms(platform), null),
    takeNotice(context),
  ])
  return {
    ...unlistedPage('cart', store),
    data: { cart: cart ?? emptyCart, notice, codeResult, delivery },
  }
}
