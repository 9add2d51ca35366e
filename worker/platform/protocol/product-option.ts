import type { LineOption, LineOptions } from '#shared/cart/line-options.ts'

/** `product_option` in the platform's form (contract §2.3). */
export interface ProductOption {
  extension_attributes: {
    configurable_item_options: { option_id: string; option_value: string }[]
    custom_options: { option_id: string; option_value: string }[]
    bundle_options: { option_id: string; option_qty: number; option_selections: string[] }[]
  }
}

/** The options of a line in the platform's form. */
export function toProductOption({ configurable, custom, bundle }: LineOptions): ProductOption {
  const toWire = ({ optionId, value }: LineOption) => ({ option_id: optionId, option_value: value })
  return {
    extension_attributes: {
      configurable_item_options: configurable.map(toWire),
      custom_options: custom.map(toWire),
      bundle_options: bundle.map(({ optionId, quantity, selections }) => ({
        option_id: optionId,
        option_qty: quantity,
        option_selections: selections,
      })),
    },
  }
}
