import type { Notice } from '#shared/api/notice.ts'
import { planAddToCart } from '#shared/cart/add-to-cart.ts'
import type { EditedProduct } from '#shared/cart/edit-mode.ts'
import { countTaken } from '#shared/cart/shared-stock.ts'
import { AppError } from '#shared/errors.ts'
import { withOffers } from '#shared/product/offers.ts'
import { variantOptions } from '#shared/product/variant-options.ts'
import { fetchItems, fetchTaking, updateItem } from '../../platform/cart/cart.ts'
import { toLineOptions } from '../../platform/cart/to-line-options.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { type Buyer, fetchLive, fetchOffers } from '../../platform/products/offers.ts'
import { fetchParent } from '../../platform/products/products.ts'
import { findStock } from '../../platform/products/stock.ts'
import { refusalNotice, type ShopperCart } from './shopper-cart.ts'

/** What a line with this sku can become, with prices and stock as they are now; null when it is no variant of anything. */
export async function fetchChoices(
  platform: PlatformClient,
  sku: string,
  buyer: Buyer,
): Promise<EditedProduct | null> {
  const parent = await fetchParent(platform, sku)
  if (!parent) return null
  const {
    id,
    path,
    images,
    options,
    sizeGuide,
    sku: own,
    variants,
  } = withOffers(parent.product, await fetchOffers(platform, parent.product, buyer))
  return { id, path, images, options, sizeGuide, sku: own, variants }
}

/**
 * Makes a line another variant of its configurable, by the rules of adding: stock first, then how many (Spec §4, Cart edit
 * mode). Texts that were printed on it stay. The platform merges it with a line that holds the variant already. A line of
 * another type is left as it is.
 */
export async function configureLine(
  cart: ShopperCart,
  id: number,
  wanted: { sku: string; quantity: number },
): Promise<Notice[]> {
  const { platform } = cart
  const cartId = await cart.id()
  const items = cartId ? await fetchItems(platform, cartId) : []
  const item = items.find(({ item_id }) => item_id === id)
  if (!cartId || !item) return [{ type: 'error', key: 'errors.cart.lineGone' }]
  const parent = await fetchParent(platform, item.sku)
  if (!parent) return []
  const { product } = parent
  const find = ({ variants }: typeof product) => variants.find(({ sku }) => sku === wanted.sku)
  const indexed = find(product)
  const variant = indexed?.price.current === null ? find(await fetchLive(platform, product)) : indexed
  if (!variant) throw new AppError('errors.cart.unknownVariant', { status: 404 })
  const others = await fetchTaking(
    platform,
    items.filter((other) => other !== item),
  )
  const outcome = planAddToCart({
    sku: variant.sku,
    name: product.name,
    price: variant.price.current,
    quantity: wanted.quantity,
    stock: (await findStock(platform, variant.sku)) ?? variant.stock,
    inCart: countTaken(variant.sku, others),
  })
  if (outcome.kind !== 'add') return outcome.notices
  const options = { ...toLineOptions(item), configurable: variantOptions(product, variant) }
  const change = { sku: product.sku, quantity: outcome.quantity, itemId: id, options }
  const changed = await updateItem(platform, cartId, change)
  return changed.ok ? outcome.notices : [refusalNotice(cart, changed.message, product)]
}
