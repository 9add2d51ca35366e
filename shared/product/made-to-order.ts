import type { Product } from './product.ts'

/** Whether a product may be made for one shopper: a choice that costs something, such as a print. Such goods are not taken back
 * (directive 2011/83/EU, article 16), and take longer. */
export const isMadeToOrder = ({ customOptions }: Pick<Product, 'customOptions'>): boolean =>
  customOptions.some(({ price, values }) => price > 0 || values.some((one) => one.price > 0))
