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
