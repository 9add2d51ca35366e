import type { LineOption } from '../cart/line-options.ts'
import type { Product, Variant } from './product.ts'

/** The choice that makes a configurable the variant, as a line carries it. */
export const variantOptions = ({ options }: Pick<Product, 'options'>, { values }: Variant): LineOption[] =>
  options.map(({ attributeId, code }) => ({ optionId: attributeId, value: values[code] ?? '' }))
