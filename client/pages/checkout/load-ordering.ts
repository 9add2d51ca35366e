import { withMessages } from '../../i18n/load-messages.ts'

/** What sends an order, with all it needs when the connection goes away at the last step. */
export const loadOrdering = () => withMessages(import('./submit-order.ts'), 'errors')

/** What knows of an order that has still to arrive. */
export const loadOrderOnItsWay = () =>
  withMessages(import('../../features/cart/order-on-its-way.ts'), 'errors')
