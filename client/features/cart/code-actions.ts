import type { Notice } from '#shared/api/notice.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { CodeKind } from '#shared/cart/cart-codes.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { cartActions } from './cart-actions.ts'

/** Applies a code to the cart. What there is to say. */
export const applyCode = (store: StoreView, kind: CodeKind, code: string): Promise<Notice[]> =>
  cartActions(store).change({
    apply: same,
    send: () => callInTurn(store, kind === 'coupon' ? 'cart.applyCoupon' : 'cart.applyGiftCard', { code }),
  })

/** Takes a code off the cart again. What there is to say. */
export const removeCode = (store: StoreView, kind: CodeKind): Promise<Notice[]> =>
  cartActions(store).change({
    apply: same,
    send: () => callInTurn(store, kind === 'coupon' ? 'cart.removeCoupon' : 'cart.removeGiftCard', {}),
  })

const same = (cart: Cart): Cart => cart
