import { checkProductAccess } from '#shared/product/product-access.ts'
import { variantAddress } from '#shared/product/variant-address.ts'
import type { FoundProduct } from './products.ts'

/** A line's product, as far as it is shown. */
export type LineProduct = Pick<FoundProduct, 'product' | 'status' | 'visibility'>

/**
 * Picture and address of the goods of a line in a cart or an order, with the variant chosen. Path null: the product has no page, as
 * some members of groups.
 */
export function lineGoods({ product, ...found }: LineProduct, sku: string) {
  const variant = product.variants.find((one) => one.sku === sku)
  const hasPage = checkProductAccess(found, { hasParent: false }).kind === 'shown'
  return {
    variant,
    image: variant?.image ?? product.images[0]?.file ?? null,
    path: hasPage ? variantAddress(product.path, variant && sku) : null,
  }
}
