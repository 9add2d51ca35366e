import type { Context } from 'hono'
import type { NewCartLine } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import { type AddRequest, addedNotice, planAddToCart } from '#shared/cart/add-to-cart.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { type LineOptions, noLineOptions } from '#shared/cart/line-options.ts'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../env.ts'
import { createCart, fetchCart, fetchItems, updateItem } from '../platform/cart.ts'
import type { PlatformClient } from '../platform/client.ts'
import { type FoundProduct, fetchProduct } from '../platform/products.ts'
import { fetchStock } from '../platform/stock.ts'

/** The cart of the shopper of this request: its id lives in the session, one per store, because carts have a currency. */
export interface ShopperCart {
  platform: PlatformClient
  /** Null while the shopper has none. */
  id(): Promise<string | null>
  /** The id, of a new cart when there is none yet. */
  ensure(): Promise<string>
  /** Drops the id, when the platform does not know the cart any more or it was ordered. */
  forget(): Promise<void>
  read(): Promise<Cart>
}

export function shopperCart(c: Context<AppEnv>, platform: PlatformClient): ShopperCart {
  const { session, store } = c.var
  const id = async () => (await session.read()).carts[store.code] ?? null
  const remember = async (cartId: string | null) => {
    const { [store.code]: _, ...others } = (await session.read()).carts
    await session.update({ carts: cartId ? { ...others, [store.code]: cartId } : others })
  }
  return {
    platform,
    id,
    async ensure() {
      const known = await id()
      if (known) return known
      const created = await createCart(platform)
      await remember(created)
      return created
    },
    forget: () => remember(null),
    async read() {
      const known = await id()
      if (!known) return emptyCart
      const cart = await fetchCart(platform, known)
      if (cart) return cart
      await remember(null)
      return emptyCart
    },
  }
}

type Sellable = Pick<AddRequest, 'name' | 'price' | 'stock'> & { sku: string; options: LineOptions }

/**
 * Puts a product into the cart by the rules of Spec §4, Add to cart: stock first, then price, then how many.
 * Nothing is sent when the rules refuse; the notices say why, or what was reduced.
 */
export async function addToCart(cart: ShopperCart, line: NewCartLine): Promise<Notice[]> {
  const { platform } = cart
  const parentSku = line.parentSku ?? line.sku
  const [found, stock, cartId] = await Promise.all([
    fetchProduct(platform, parentSku),
    fetchStock(platform, line.sku),
    cart.id(),
  ])
  const sellable = found && toSellable(found.product, line.sku)
  if (!sellable) throw new AppError('errors.cart.unknownProduct', { status: 404 })
  const items = cartId ? await fetchItems(platform, cartId) : []
  const inCart = items.filter(({ sku }) => sku === line.sku).reduce((sum, { qty }) => sum + qty, 0)
  const request = {
    ...sellable,
    sku: line.sku,
    stock: stock ?? sellable.stock,
    quantity: line.quantity,
    inCart,
  }
  const [outcome] = planAddToCart([request], { allowOutOfStock: false, syncOn: true })
  if (outcome?.kind !== 'add') return outcome?.notices ?? []
  const refusal = await sendItem(cart, {
    sku: parentSku,
    quantity: outcome.quantity,
    options: sellable.options,
  })
  return refusal ? [refusal] : [...outcome.notices, addedNotice({})]
}

/** What is bought under a sku: the product itself or one of its variants. */
function toSellable(product: FoundProduct['product'], sku: string): Sellable | null {
  const { name } = product
  if (product.type !== 'configurable') {
    return { sku, name, price: product.price.current, stock: product.stock, options: noLineOptions }
  }
  const variant = product.variants.find((one) => one.sku === sku)
  if (!variant) return null
  const configurable = product.options.map(({ attributeId, code }) => ({
    optionId: attributeId,
    value: variant.values[code] ?? '',
  }))
  return {
    sku,
    name,
    price: variant.price.current,
    stock: variant.stock,
    options: { ...noLineOptions, configurable },
  }
}

/** Sends a line; a cart that the platform has forgotten is replaced by a new one, once. Returns what it refused with. */
async function sendItem(
  cart: ShopperCart,
  change: { sku: string; quantity: number; options: LineOptions },
): Promise<Notice | null> {
  const first = await updateItem(cart.platform, await cart.ensure(), change)
  if (first.ok) return null
  if (first.code !== 404) return refusalNotice(cart, first.message)
  await cart.forget()
  const second = await updateItem(cart.platform, await cart.ensure(), change)
  return second.ok ? null : refusalNotice(cart, second.message)
}

/** The platform's own words are for the log: the shopper gets ours, in the shop's language. */
export function refusalNotice({ platform }: Pick<ShopperCart, 'platform'>, message: string): Notice {
  platform.log.warn('cart.refused', { message })
  const isStock = /qty|not available|stock/i.test(message)
  return { type: 'error', key: isStock ? 'errors.cart.quantityNotAvailable' : 'errors.cart.refused' }
}
