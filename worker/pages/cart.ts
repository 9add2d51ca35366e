import { emptyCart } from '#shared/cart/cart.ts'
import type { ToldCode } from '#shared/cart/cart-codes.ts'
import { AppError } from '#shared/errors.ts'
import { fetchCart } from '../platform/cart.ts'
import type { LoaderContext } from '../request/services.ts'
import { asCustomer } from '../session/as-customer.ts'
import { readCartId } from '../session/cart-id.ts'
import type { LoadedData, PageLoader } from './page-loader.ts'
import { unlistedPage } from './unlisted-page.ts'

/** When the session has expired, the cart is shown empty, because it belongs to the account. */
function emptyWhenExpired(error: unknown): null {
  if (error instanceof AppError && error.code === 'errors.account.expired') return null
  throw error
}

/** The cart as a document: personal, never stored, works without JavaScript. */
export const loadCartPage: PageLoader<'cart'> = (context) => cartPage(context, null)

/** The same, with what there is to say about a code. */
export async function cartPage(
  { platform, session, store, url }: LoaderContext,
  told: ToldCode | null,
): Promise<LoadedData<'cart'>> {
  const cartId = await readCartId(session, store.code)
  const cart = cartId ? await fetchCart(asCustomer(platform, session), cartId).catch(emptyWhenExpired) : null
  return {
    ...unlistedPage('cart', store),
    data: { cart: cart ?? emptyCart, notice: url.searchParams.get('notice'), told },
  }
}
