import { z } from 'zod'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { type LineOptions, noLineOptions } from '#shared/cart/line-options.ts'
import { AppError } from '#shared/errors.ts'
import { mayBeChild } from '#shared/product/product-access.ts'
import { type Answer, COMMERCE_DEADLINE_MS, type PlatformClient } from './client.ts'
import { fetchBundleOfLine, fetchParent, fetchProduct } from './products.ts'
import { cartIdSchema, type ServerItem, serverItemSchema, totalsSchema } from './protocol/cart.ts'
import { toProductOption } from './protocol/product-option.ts'
import { fetchStocks } from './stock.ts'
import { type LineFacts, toCart } from './to-cart.ts'

const deadlineMs = COMMERCE_DEADLINE_MS

/** A new cart of a guest. */
export async function createCart(platform: PlatformClient): Promise<string> {
  const answer = await platform.post('/api/cart/create', { result: cartIdSchema, deadlineMs })
  if (answer.ok) return answer.result
  throw new AppError('errors.platformAway', { cause: answer.message, status: 502 })
}

/** The cart with its sums, stock and pictures; null when the platform does not know it any more. */
export async function fetchCart(platform: PlatformClient, cartId: string): Promise<Cart | null> {
  const query = { cartId }
  const [items, totals] = await Promise.all([
    platform.get('/api/cart/pull', { query, result: z.array(serverItemSchema), deadlineMs }),
    platform.get('/api/cart/totals', { query, result: totalsSchema, deadlineMs }),
  ])
  if (isGone(items) || isGone(totals)) return null
  if (items.result.length === 0) return { ...emptyCart, coupon: totals.result.coupon_code ?? null }
  return toCart(items.result, totals.result, await fetchFacts(platform, items.result))
}

/** What the cart holds, without the rest. */
export async function fetchItems(platform: PlatformClient, cartId: string): Promise<ServerItem[]> {
  const answer = await platform.get('/api/cart/pull', {
    query: { cartId },
    result: z.array(serverItemSchema),
    deadlineMs,
  })
  return isGone(answer) ? [] : answer.result
}

const UNKNOWN_CART = 404 // contract §2

/**
 * Whether the platform does not know the cart any more. Any other refusal says nothing about the cart: it throws, and the
 * shopper keeps it.
 */
export function isGone(answer: Answer<unknown>): answer is Extract<Answer<never>, { ok: false }> {
  if (answer.ok) return false
  if (answer.code === UNKNOWN_CART) return true
  throw new AppError('errors.platformAway', { cause: `${answer.code}: ${answer.message}`, status: 502 })
}

/** Products and stock of the lines. A product that cannot be asked for costs the line its picture, not the cart. */
async function fetchFacts(platform: PlatformClient, items: ServerItem[]): Promise<Map<number, LineFacts>> {
  const [stocks, products] = await Promise.all([
    fetchStocks(
      platform,
      items.filter(({ product_type }) => product_type !== 'bundle').map(({ sku }) => sku), // a bundle's joined sku has none
    ).catch(missing(platform, 'stock', new Map<string, never>())),
    Promise.all(items.map((item) => findShown(platform, item).catch(missing(platform, item.sku, null)))),
  ])
  return new Map(
    items.map((item, at) => [
      item.item_id,
      { product: products[at]?.product ?? null, stock: stocks.get(item.sku) ?? null },
    ]),
  )
}

/** The product of a line: a configurable's child is found through its parent, a bundle through its joined sku. */
export function findProduct(platform: PlatformClient, { sku, product_type }: ServerItem) {
  if (product_type === 'configurable') return fetchParent(platform, sku)
  return product_type === 'bundle' ? fetchBundleOfLine(platform, sku) : fetchProduct(platform, sku)
}

/** The product that a line shows: of a child that was put in by its own sku, the configurable it belongs to. */
async function findShown(platform: PlatformClient, item: ServerItem) {
  const found = await findProduct(platform, item)
  if (found && !mayBeChild(found)) return found
  return (await fetchParent(platform, item.sku)) ?? found
}

const missing =
  <T>({ log }: PlatformClient, part: string, instead: T) =>
  (error: unknown): T => {
    log.warn('cart.partFailed', { part, error })
    return instead
  }

export interface CartItemChange {
  /** Sku of the product: of the configurable where options choose the child. */
  sku: string
  /** Wanted quantity of an existing line, added quantity of a new one. */
  quantity: number
  /** What is chosen; of an existing line only when it becomes something else. */
  options?: LineOptions
  /** Present: an existing line. */
  itemId?: number
}

/** Adds to the cart or changes a line (contract §2.3). A refusal carries the platform's text. */
export function updateItem(
  platform: PlatformClient,
  cartId: string,
  change: CartItemChange,
): Promise<Answer<ServerItem>> {
  const { sku, quantity, itemId, options = itemId === undefined ? noLineOptions : undefined } = change
  const cartItem = {
    sku,
    qty: quantity,
    quoteId: cartId,
    ...(options && { product_option: toProductOption(options) }),
    ...(itemId !== undefined && { item_id: itemId }),
  }
  return platform.post('/api/cart/update', {
    query: { cartId },
    body: { cartItem },
    result: serverItemSchema,
    deadlineMs,
  })
}

/** Takes a line out of the cart. One that is not there is out of it. */
export async function deleteItem(
  platform: PlatformClient,
  cartId: string,
  item: { itemId: number; sku: string },
): Promise<void> {
  const body = { cartItem: { sku: item.sku, item_id: item.itemId, quoteId: cartId } }
  const answer = await platform.post('/api/cart/delete', {
    query: { cartId },
    body,
    result: z.unknown(),
    deadlineMs,
  })
  if (!answer.ok && answer.code !== 404)
    throw new AppError('errors.platformAway', { cause: answer.message, status: 502 })
}

/** Code of the coupon in force, or null. */
export async function fetchCoupon(platform: PlatformClient, cartId: string): Promise<string | null> {
  const answer = await platform.get('/api/cart/coupon', {
    query: { cartId },
    result: z.string().nullable(),
    deadlineMs,
  })
  return isGone(answer) ? null : answer.result
}

/** Applies a coupon; false when the platform does not take the code. */
export async function applyCoupon(
  platform: PlatformClient,
  cartId: string,
  coupon: string,
): Promise<boolean> {
  const answer = await platform.post('/api/cart/apply-coupon', {
    query: { cartId, coupon },
    result: z.unknown(),
    deadlineMs,
  })
  return answer.ok // the text of a refusal is truthy too: only the code says (contract §17 C33)
}

export async function deleteCoupon(platform: PlatformClient, cartId: string): Promise<void> {
  await platform.post('/api/cart/delete-coupon', { query: { cartId }, result: z.unknown(), deadlineMs })
}
