import type { CartAnswer as Answer } from '#shared/api/cart.ts'
import type { Cart } from '#shared/cart/cart.ts'

/** The answer of a call that changes the cart, where the cart can be read afterwards. */
export interface CartAnswer extends Answer {
  cart: Cart
}
