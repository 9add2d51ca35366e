import type { CartChanges } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import { withNames } from '#shared/cart/add-to-cart.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import { joinAdditions } from '#shared/cart/join-additions.ts'
import { isBundleSku } from '#shared/cart/line-identity.ts'
import { isSameChoice } from '#shared/cart/same-choice.ts'
import { AppError } from '#shared/errors.ts'
import {
  bundleChoices,
  noSelections,
  type Selections,
  selectsNothing,
  toBundleLine,
} from '#shared/product/selections.ts'
import { NOT_FOUND } from '../../http-status.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { fetchProduct } from '../../platform/products/products.ts'
import { addToCart } from './add-to-cart.ts'
import { changeQuantity } from './change-quantity.ts'
import type { ShopperCart } from './shopper-cart.ts'

type Change = CartChanges['changes'][number]

/**
 * Brings the cart to what the shopper wanted while there was no connection. Idempotent: each change says how many
 * there are to be. A line that is gone by now is told and not added again. One refusal stops no other.
 * Throws when there are changes left at `until`: they are made at the next try.
 */
export async function applyChanges(
  cart: ShopperCart,
  { baseIds, changes }: CartChanges,
  until = Number.POSITIVE_INFINITY,
): Promise<Notice[]> {
  const notices: Notice[] = []
  let lines: CartLine[] | null = null
  let earlierIds: number[] | null = null
  const memberSkus = new Set(changes.flatMap(({ members = [] }) => members.map(({ sku }) => sku)))
  for (const change of joinAdditions(changes)) {
    if (Date.now() > until)
      throw new AppError('errors.platformAway', { cause: 'too many changes', status: 504 })
    lines ??= (await cart.fetch()).lines // one after the other: each looks at what the cart holds by then
    earlierIds ??= lines.map(({ id }) => id)
    const line = await findLine(cart.platform, change, { lines, baseIds, earlierIds, memberSkus })
    if (!line && change.id !== undefined && change.quantity > 0)
      notices.push({ type: 'error', key: 'errors.cart.lineGone' })
    const sent = send(cart, change, line)
    if (!sent) continue // the cart is as it was read
    lines = null
    notices.push(...(await sent.catch(toNotices)))
  }
  return notices
}

/** One product that is not there any more. Everything else ends the call, to be made again. */
function toNotices(error: unknown): Notice[] {
  if (error instanceof AppError && error.status === NOT_FOUND) return [{ type: 'error', key: error.code }]
  throw error
}

/** Tells the platform; null when there is nothing to tell. */
function send(
  cart: ShopperCart,
  { id, quantity, ...change }: Change,
  line: CartLine | undefined,
): Promise<Notice[]> | null {
  if (line) return line.quantity === quantity ? null : changeQuantity(cart, line.id, quantity)
  if (quantity === 0 || id !== undefined) return null
  return addToCart(cart, { ...change, quantity }).then(({ notices }) => withNames(notices))
}

interface CartSnapshot {
  lines: CartLine[]
  /** Lines that the device knew before its changes. */
  baseIds: number[]
  /** Lines that were there when this call began. */
  earlierIds: number[]
  /** Of the groups among the changes. */
  memberSkus: Set<string>
}

/**
 * The line that a change is about. What was added may be there already, from an attempt whose answer was lost: then it is a line
 * of the same product with the same choice; with selections, or of a group, one that the device did not know, because what that
 * holds comes on top. What this call has made is no such line: another change is about it.
 */
async function findLine(
  platform: PlatformClient,
  { id, ...change }: Change,
  { lines, baseIds, earlierIds, memberSkus }: CartSnapshot,
): Promise<CartLine | undefined> {
  if (id !== undefined) return lines.find((line) => line.id === id)
  const selections = { ...noSelections, ...change }
  const mayBeOlder = selectsNothing(selections) && !memberSkus.has(change.sku)
  const candidates = lines.filter(
    (line) =>
      isOf(line, change) && earlierIds.includes(line.id) && (mayBeOlder || !baseIds.includes(line.id)),
  )
  if (candidates.length === 0) return undefined
  const choice = await toLineChoice(platform, change, selections)
  return candidates.find((line) => isSameChoice(line.selections ?? noSelections, choice))
}

/** Whether a line is of the product of a change. A bundle's sku has those of its parts behind it. */
const isOf = (line: CartLine, { sku }: Change): boolean =>
  line.type === 'bundle' ? isBundleSku(line.sku, sku) : line.sku === sku

/** The selections as a line has them: each part of a bundle in the quantity that it comes in. */
async function toLineChoice(
  platform: PlatformClient,
  { sku, parentSku = sku }: Change,
  selections: Selections,
): Promise<Selections> {
  if (selections.bundle.length === 0) return selections
  const found = await fetchProduct(platform, parentSku)
  return found
    ? { ...selections, bundle: toBundleLine(bundleChoices(found.product, selections)) }
    : selections
}
