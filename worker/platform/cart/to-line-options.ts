import type { LineOptions } from '#shared/cart/line-options.ts'
import type { ServerItem } from '../protocol/cart.ts'

/** The chosen options of a line's product (contract §2.2). */
export function toLineOptions({ product_option }: ServerItem): LineOptions {
  const chosen = product_option?.extension_attributes
  const toOption = ({ option_id, option_value }: { option_id: string; option_value: string }) => ({
    optionId: option_id,
    value: option_value,
  })
  return {
    configurable: (chosen?.configurable_item_options ?? []).map(toOption),
    custom: (chosen?.custom_options ?? []).map(toOption),
    bundle: (chosen?.bundle_options ?? []).map(({ option_id, option_qty, option_selections }) => ({
      optionId: option_id,
      quantity: option_qty,
      selections: option_selections,
    })),
  }
}
