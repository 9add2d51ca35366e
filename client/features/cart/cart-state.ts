import type { CartAnswer } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'

/** A change that is under way: how the cart looks with it, until the shop's answer says how it is. */
interface Change {
  applyTo: (cart: Cart) => Cart
}

export interface CartState {
  /** The cart with every change that is under way; undefined until this tab has learnt or changed anything. */
  read(): Cart | undefined
  subscribe(listener: () => void): () => void
  /** Takes over the cart as the shop has it. Changes under way still show. */
  confirm(cart: Cart): void
  /**
   * Shows a change at once and sends it. It stays when the answer confirms it and goes when it fails, whatever else
   * is under way; an answer of null says that another change has taken its place.
   */
  change(change: Change, send: () => Promise<CartAnswer | null>): Promise<Notice[]>
}

/**
 * The cart of one store in this tab. Not SWR's, which the rest of the live data has: the header needs it on every page,
 * and these lines are a tenth of its bytes; and several changes under way can fail one by one.
 */
export function createCartState(known: () => Cart | undefined): CartState {
  let confirmed: Cart | undefined
  let shown: Cart | undefined
  let underWay: Change[] = []
  const listeners = new Set<() => void>()

  function show(): void {
    shown = underWay.reduce((cart, { applyTo }) => applyTo(cart), confirmed ?? known() ?? emptyCart)
    for (const listener of listeners) listener()
  }

  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    confirm(cart) {
      confirmed = cart
      show()
    },
    async change(change, send) {
      underWay.push(change)
      show()
      try {
        const answer = await send()
        if (answer) confirmed = answer.cart
        return answer?.notices ?? []
      } finally {
        underWay = underWay.filter((other) => other !== change)
        show()
      }
    },
  }
}
