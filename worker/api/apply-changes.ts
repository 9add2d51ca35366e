import type { CartChanges } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import { isBundleSku } from '#shared/cart/line-identity.ts'
import { AppError } from '#shared/errors.ts'
import { noSelections, selectsNothing } from '#shared/product/selections.ts'
import { addToCart } from './add-to-cart.ts'
import { changeQuantity } from './change-quantity.ts'
import type { ShopperCart } from './shopper-cart.ts'

type Change = CartChanges['changes'][number]

/**
 * Brings the cart to what the shopper wanted while there was no connection. Doing it twice is doing it once: each
 * change says how many there are to be. A line that is gone by now is told and not added again. One refusal stops no other.
 * Throws when there are changes left at `until`: they are made at the next try.
 */
export async function applyChanges(
  cart: ShopperCart,
  { baseIds, changes }: CartChanges,
  until = Number.POSITIVE_INFINITY,
): Promise<Notice[]> {
  const notices: Notice[] = []
  let lines: CartLine[] | null = null
  for (const change of changes) {
    if (Date.now() > until)
      throw new AppError('errors.platformAway', { cause: 'too many changes', status: 504 })
    lines ??= (await cart.read()).lines // one after the other: each looks at what the cart holds by then
    const line = findLine(lines, change, baseIds)
    if (!line && change.id !== undefined && change.quantity > 0)
      notices.push({ type: 'error', key: 'errors.cart.lineGone' })
    const sent = send(cart, change, line)
    if (!sent) continue // the cart is as it was read
    lines = null
    notices.push(...(await sent.catch(toNotices)))
  }
  return notices
}

/** A refusal of one product, such as one that is not sold any more. Everything else ends the call, to be made again. */
function toNotices(error: unknown): Notice[] {
  if (error instanceof AppError && error.status < 500) return [{ type: 'error', key: error.code }]
  throw error
}

/** Tells the platform; null when there is nothing to tell. */
function send(
  cart: ShopperCart,
  { id, quantity, ...change }: Change,
  line: CartLine | undefined,
): Promise<Notice[]> | null {
  if (line) {
    const isMember = Boolean(change.members?.length) // of a group, which is in the cart already
    return isMember || line.quantity === quantity ? null : changeQuantity(cart, line.id, quantity)
  }
  if (quantity === 0 || id !== undefined) return null
  return addToCart(cart, { ...change, quantity }).then(({ notices }) => notices)
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
      (skus.includes(line.sku) || skus.some((sku) => isBundleSku(line.sku, sku))),
  )
}
