import { type Cart, type CartLine, emptyCart } from './cart.ts'
import { isSameShownLine } from './line-identity.ts'
import { localTotals, rowTotal } from './totals.ts'

/** A line that somebody adds. What only the shop knows of a line comes with its answer. */
export type NewLine = Omit<CartLine, 'id' | 'rowTotal' | 'configurableId' | 'stockNotice'>

/** Ids of lines added without a connection count down from here. Those of lines whose answer is under way are nearer to 0. */
export const FIRST_OFFLINE_ID = -1_000_000

/** Whether a line waits for the shop's answer; until then it cannot be changed. */
export const isOnItsWay = (id: number): boolean => id < 0 && id > FIRST_OFFLINE_ID

/**
 * The cart as it will be, shown while the platform's answer is under way: with a line added, or its quantity on the
 * line that is the same.
 */
export function withLine(cart: Cart, line: NewLine): Cart {
  const same = cart.lines.find((other) => isSameShownLine(other, line))
  if (same) return withQuantity(cart, same.id, same.quantity + line.quantity)
  const id = Math.min(0, ...cart.lines.map((other) => other.id)) - 1
  return withLines(cart, [
    ...cart.lines,
    { ...line, id, rowTotal: rowTotal(line), configurableId: null, stockNotice: null },
  ])
}

/** The cart with the quantity of a line changed, as far as the stock allows. */
export function withQuantity(cart: Cart, id: number, quantity: number): Cart {
  return withLines(
    cart,
    cart.lines.map((line) => (line.id === id ? setQuantity(line, quantity) : line)),
  )
}

/** The cart without a line. */
export function withoutLine(cart: Cart, id: number): Cart {
  return withLines(
    cart,
    cart.lines.filter((line) => line.id !== id),
  )
}

/** The cart with other lines, and what they come to. */
export function withLines(cart: Cart, lines: CartLine[]): Cart {
  return lines.length > 0
    ? { ...cart, lines, totals: localTotals(lines, cart.totals) }
    : { ...emptyCart, coupon: cart.coupon }
}

function setQuantity(line: CartLine, quantity: number): CartLine {
  const allowed = { ...line, quantity: Math.min(quantity, line.maxQuantity ?? quantity) }
  return { ...allowed, rowTotal: rowTotal(allowed) }
}
