import type { Notice } from '#shared/api/notice.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import type { NewLine } from '#shared/cart/optimistic.ts'
import { createStore } from '../../ui/create-store.ts'

/** What was added last: the line asked for, the cart's lines before that, and what else there is to say. */
export interface Added {
  line: NewLine
  before: CartLine[]
  notices: Notice[]
}

/** What the panel of additions shows; null until something is added. */
export const lastAdded = createStore<Added | null>(() => null)
