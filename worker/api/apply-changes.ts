import type { CartChanges } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import { AppError } from '#shared/errors.ts'
import { noSelections, selectsNothing } from '#shared/product/selections.ts'
import { addToCart } from './add-to-cart.ts'
import { changeQuantity } from './change-quantity.ts'
import type { ShopperCart } from './shopper-cart.ts'

type Change = CartChanges['changes'][number]

/**
 * Brings the cart to what the shopper wanted while there was no connection. Doing it twice is doing it once: each
 * change says how many there are to be. A line that is gone by now is told and not added again. One refusal stops no other.
 */
export async function applyChanges(cart: ShopperCart, { baseIds, changes }: CartChanges): Promise<Notice[]> {
  const notices: Notice[] = []
  for (const change of changes) {
    const { lines } = await cart.read() // one after the other: each looks at what the cart holds by then
    const told = await applyChange(cart, change, findLine(lines, change, baseIds)).catch(toNotices)
    notices.push(...told.filter(({ key }) => key !== 'notices.cart.added'))
  }
  return notices
}

/** A refusal of one product, such as one that is not sold any more. Everything else ends the call, to be made again. */
function toNotices(error: unknown): Notice[] {
  if (error instanceof AppError && error.status < 500) return [{ type: 'error', key: error.code }]
  throw error
}

async function applyChange(
  cart: ShopperCart,
  { id, quantity, ...change }: Change,
  line: CartLine | undefined,
): Promise<Notice[]> {
  if (line && change.members?.length) return [] // a member of the group, which is in the cart already
  if (line) return line.quantity === quantity ? [] : changeQuantity(cart, line.id, quantity)
  if (quantity === 0) return []
  if (id !== undefined) return [{ type: 'error', key: 'errors.cart.lineGone' }]
  return addToCart(cart, { ...change, quantity })
}

/**
 * The line that a change is about. What was added may be there already, from an attempt whose answer was lost: with
 * selections it is a new line of the same product, else the line of the same sku.
 */
function findLine(lines: CartLine[], { id, ...change }: Change, baseIds: number[]): CartLine | undefined {
  if (id !== undefined) return lines.find((line) => line.id === id)
  if (selectsNothing({ ...noSelections, ...change })) return lines.find(({ sku }) => sku === change.sku)
  const skus = [change.sku, ...(change.members ?? []).map(({ sku }) => sku)]
  return lines.find(
    (line) =>
      !baseIds.includes(line.id) &&
      (skus.includes(line.sku) || skus.some((sku) => line.sku.startsWith(`${sku}-`))),
  )
}
