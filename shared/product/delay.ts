import type { LineOption } from '../cart/line-options.ts'
import { isMadeToOrder } from './made-to-order.ts'
import type { Product } from './product.ts'

/** Why goods come later than those in the shop's own warehouse: they are made after the order, or a supplier sends them (R9.54). */
export type Delay = 'making' | 'supplier'

type Delayed = Pick<Product, 'customOptions' | 'isExternal'>

/** Why this product may come later; null: it does not. */
export function delayOf(product: Delayed): Delay | null {
  if (isMadeToOrder(product)) return 'making'
  return product.isExternal ? 'supplier' : null
}

/** Why a line of the cart comes later: its product with what was chosen of it. */
export const delayOfLine = ({ customOptions, isExternal }: Delayed, chosen: LineOption[]): Delay | null =>
  delayOf({
    isExternal,
    customOptions: customOptions.flatMap((option) =>
      chosen
        .filter(({ optionId }) => optionId === option.id)
        .map(({ value }) => ({ ...option, values: option.values.filter(({ id }) => id === value) })),
    ),
  })
