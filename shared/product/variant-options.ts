import type { LineOption } from '../cart/line-options.ts'
import type { Product, Variant } from './product.ts'

/** The options of a cart line that select this variant. */
export const variantOptions = ({ options }: Pick<Product, 'options'>, { values }: Variant): LineOption[] =>
  options.map(({ attributeId, code }) => ({ optionId: attributeId, value: values[code] ?? '' }))
