import * as z from 'zod/mini'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { type LineOptions, noLineOptions } from '#shared/cart/line-options.ts'
import { countLeft, type TakingLine } from '#shared/cart/shared-stock.ts'
import { areVirtualTypes } from '#shared/checkout/payment-methods.ts'
import { bundleStock } from '#shared/product/bundle-stock.ts'
import { mayBeChild } from '#shared/product/product-access.ts'
import { orElse } from '../../observability/or-else.ts'
import { type Answer, platformFailure, type Refused, throwIfAway } from '../answer.ts'
import type { PlatformClient } from '../client.ts'
import { fetchBundleOfLine, fetchParent, fetchProduct } from '../products/products.ts'
import { findStocks } from '../products/stock.ts'
import {
  cartIdSchema,
  type ServerItem,
  serverItemSchema,
  totalsSchema,
  type WireTotals,
} from '../protocol/cart.ts'
import { toProductOption } from '../protocol/product-option.ts'
import { lineChoices } from './bundle-lines.ts'
import { type LineFacts, toCart } from './to-cart.ts'

/** Creates a guest's cart and returns its id; with a customer's token it opens the account's cart. */
export async function createCart(platform: PlatformClient): Promise<string> {
  const answer = await platform.post('/api/cart/create', { result: cartIdSchema })
  if (answer.ok) return answer.result
  throw platformFailure(answer)
}

/** The cart with totals, stock and pictures; null when the platform has no such cart any more. */
export async function fetchCart(platform: PlatformClient, cartId: string): Promise<Cart | null> {
  const found = await fetchItemsAndTotals(platform, cartId)
  if (!found) return null
  const { items, totals } = found
  if (items.length === 0) return { ...emptyCart, coupon: totals.coupon_code ?? null }
  return toCart(items, totals, await fetchFacts(platform, items))
}

/** What the platform says of a cart; null when it has no such cart any more. */
export async function fetchItemsAndTotals(
  platform: PlatformClient,
  cartId: string,
): Promise<{ items: ServerItem[]; totals: WireTotals } | null> {
  const query = { cartId }
  const [items, totals] = await Promise.all([
    platform.get('/api/cart/pull', { query, result: z.array(serverItemSchema) }),
    platform.get('/api/cart/totals', { query, result: totalsSchema }),
  ])
  return isGone(items) || isGone(totals) ? null : { items: items.result, totals: totals.result }
}

/** The items of the cart only. */
export async function fetchItems(platform: PlatformClient, cartId: string): Promise<ServerItem[]> {
  const answer = await platform.get('/api/cart/pull', {
    query: { cartId },
    result: z.array(serverItemSchema),
  })
  return isGone(answer) ? [] : answer.result
}

/** Whether nothing of a cart with these items has to be sent; no items are not virtual. */
export const areVirtualItems = (items: ServerItem[]): boolean =>
  areVirtualTypes(items.map(({ product_type }) => product_type))

const UNKNOWN_CART = 404 // contract §2

/**
 * Whether the cart no longer exists at the platform. Any other refusal says nothing about the cart: it throws, and the
 * shopper keeps the cart.
 */
function isGone(answer: Answer<unknown>): answer is Refused {
  if (answer.ok) return false
  if (answer.code === UNKNOWN_CART) return true
  throw platformFailure(answer)
}

/**
 * Products and stock of the lines; a bundle's is that of what was chosen, and lines of the same goods share it. When a product
 * cannot be loaded, only its picture is missing, and of a bundle its stock.
 */
async function fetchFacts(platform: PlatformClient, items: ServerItem[]): Promise<Map<number, LineFacts>> {
  const singles = items.filter(({ product_type }) => product_type !== 'bundle')
  const [own, lines] = await Promise.all([
    findStocks(
      platform,
      singles.map(({ sku }) => sku),
    ),
    Promise.all(items.map((item) => fetchLineProduct(platform, item))),
  ])
  const parts = new Set(lines.flatMap(({ choices }) => choices.map(({ sku }) => sku)))
  const live = new Map([...own, ...(await findStocks(platform, [...parts]))])
  return new Map(
    lines.map((line) => {
      const { id, sku, found, choices } = line
      const product = found?.product
      const offered = product ? [...product.variants, ...product.parts, product] : []
      const stockOf = (one: string) => live.get(one) ?? offered.find((other) => other.sku === one)?.stock
      const stock =
        choices.length > 0 ? bundleStock(choices, stockOf) : (stockOf(sku) ?? product?.stock ?? null)
      return [id, { found, stock, left: countLeft(line, lines, stockOf) }]
    }),
  )
}

/** A line with its product, and with what was chosen of a bundle. */
export async function fetchLineProduct(platform: PlatformClient, item: ServerItem) {
  const failure = { log: platform.log, event: 'cart.partFailed', part: item.sku }
  const found = await orElse(findShown(platform, item), null, failure)
  return { ...toTaking(item), found, choices: lineChoices(item, found?.product ?? null) }
}

const toTaking = ({ item_id, sku, qty }: ServerItem): TakingLine => ({
  id: item_id,
  sku,
  quantity: qty,
  choices: [],
})

/** What the items take of which goods: only of a bundle's line does anybody have to look that up. */
export const fetchTaking = (platform: PlatformClient, items: ServerItem[]): Promise<TakingLine[]> =>
  Promise.all(
    items.map((item) => (item.product_type === 'bundle' ? fetchLineProduct(platform, item) : toTaking(item))),
  )

/** The product of a line. A bundle is found by the joined sku of its line. */
export function findProduct(
  platform: PlatformClient,
  { sku, product_type }: Pick<ServerItem, 'sku' | 'product_type'>,
) {
  if (product_type === 'configurable') return fetchParent(platform, sku)
  return product_type === 'bundle' ? fetchBundleOfLine(platform, sku) : fetchProduct(platform, sku)
}

/** The product that a line shows. For a variant that was added by its own sku, this is its configurable product. */
export async function findShown(platform: PlatformClient, item: Pick<ServerItem, 'sku' | 'product_type'>) {
  const product = await findProduct(platform, item)
  if (product && !mayBeChild(product)) return product
  return (await fetchParent(platform, item.sku)) ?? product
}

export interface CartItemChange {
  /** Sku of the product; with options, that of the configurable product. */
  sku: string
  /** New quantity of an existing line, or the quantity to add as a new line. */
  quantity: number
  /** The chosen options; for an existing line only when they change. */
  options?: LineOptions
  /** Id of an existing line; absent for a new one. */
  itemId?: number
}

/** Words of the platform's refusals of a line (contract §2.3). */
const REFUSED_LINE = /qty|quantity|stock|not available|no such entity|product|option/i

/** Adds to the cart or changes a line (contract §2.3). A refusal carries the platform's text; a failure throws. */
export async function updateItem(
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
  const answer = await platform.post('/api/cart/update', {
    query: { cartId },
    body: { cartItem },
    result: serverItemSchema,
  })
  if (!answer.ok) throwIfAway(answer, REFUSED_LINE)
  return answer
}

/** Deletes a line of the cart. A line that does not exist counts as deleted. */
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
  })
  if (!answer.ok && answer.code !== 404) throw platformFailure(answer)
}

/** Code of the applied coupon, or null. */
export async function fetchCoupon(platform: PlatformClient, cartId: string): Promise<string | null> {
  const answer = await platform.get('/api/cart/coupon', {
    query: { cartId },
    result: z.nullable(z.string()),
  })
  return isGone(answer) ? null : answer.result
}

/** Applies a coupon; false when the platform rejects the code. */
export async function applyCoupon(
  platform: PlatformClient,
  cartId: string,
  coupon: string,
): Promise<boolean> {
  const answer = await platform.post('/api/cart/apply-coupon', {
    query: { cartId, coupon },
    result: z.unknown(),
  })
  if (!answer.ok) throwIfAway(answer, /coupon|cart/i)
  return answer.ok // the result of a refusal is truthy too, so only the code counts (contract §17 C33)
}

export async function deleteCoupon(platform: PlatformClient, cartId: string): Promise<void> {
  const answer = await platform.post('/api/cart/delete-coupon', {
    query: { cartId },
    result: z.unknown(),
  })
  if (!answer.ok) throwIfAway(answer, /coupon|cart/i) // none to delete is as wanted
}
