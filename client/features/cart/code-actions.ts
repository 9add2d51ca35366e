import type { CartAnswer } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { CodeKind } from '#shared/cart/cart-codes.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { askAgain } from '../../api/use-api.ts'
import { cartActions } from './cart-actions.ts'

/** Applies a code to the cart and returns the notices. */
export const applyCode = (store: StoreView, kind: CodeKind, code: string): Promise<Notice[]> =>
  change(store, kind, () =>
    callInTurn(store, kind === 'coupon' ? 'cart.applyCoupon' : 'cart.applyGiftCard', { code }),
  )

/** Removes a code from the cart and returns the notices. */
export const removeCode = (store: StoreView, kind: CodeKind): Promise<Notice[]> =>
  change(store, kind, () =>
    callInTurn(store, kind === 'coupon' ? 'cart.removeCoupon' : 'cart.removeGiftCard', {}),
  )

/** A coupon may make the delivery free: what the ways to deliver cost is asked anew. */
async function change(store: StoreView, kind: CodeKind, send: () => Promise<CartAnswer>): Promise<Notice[]> {
  const notices = await cartActions(store).change({ apply: same, send })
  if (kind === 'coupon') void askAgain('checkout.shippingMethods')
  return notices
}

const same = (cart: Cart): Cart => cart
