import type { BundleOption } from '#shared/product/bundle.ts'
import type { WireProduct } from '../protocol/product.ts'

const MULTIPLE_TYPES = ['checkbox', 'multi']

/** The options of a bundle in their order; none of any other product. */
export const toBundleOptions = ({ bundle_options }: WireProduct): BundleOption[] =>
  (bundle_options ?? [])
    .toSorted((one, other) => one.position - other.position)
    .map(({ option_id, title, required, type, must_choose, product_links }) => ({
      id: option_id,
      title,
      required,
      isMultiple: MULTIPLE_TYPES.includes(type),
      ...(must_choose && { mustChoose: true }),
      links: product_links
        .toSorted((one, other) => one.position - other.position)
        .map(({ id, sku, qty, is_default, can_change_quantity }) => ({
          id,
          sku,
          quantity: qty ?? null,
          isDefault: is_default ?? false,
          ...(can_change_quantity && { canChangeQuantity: true }),
        })),
    }))
