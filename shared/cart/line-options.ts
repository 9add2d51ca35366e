import type { Product, Variant } from '../product/product.ts'

/** What was chosen of the product of a cart line (Spec §3, product_option). Ids and values are texts: compare as such. */
export interface LineOptions {
  configurable: LineOption[]
  /** Texts a shopper typed: initials, a name on the back. */
  custom: LineOption[]
  bundle: BundleLineOption[]
}

export interface LineOption {
  optionId: string
  value: string
}

export interface BundleLineOption {
  optionId: string
  quantity: number
  /** Ids of the links chosen. */
  selections: string[]
}

export const noLineOptions: LineOptions = { configurable: [], custom: [], bundle: [] }

/** The choice that makes a configurable the variant, as a line carries it. */
export const variantOptions = ({ options }: Pick<Product, 'options'>, { values }: Variant): LineOption[] =>
  options.map(({ attributeId, code }) => ({ optionId: attributeId, value: values[code] ?? '' }))

/** `product_option` as the platform takes it (contract §2.3). */
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
