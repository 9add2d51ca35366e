import { type Price, sumPrices } from './price.ts'

/** One thing to choose of a bundle: the skis, the bindings. */
export interface BundleOption {
  id: string
  title: string
  required: boolean
  /** Several of its links may be chosen, each in its own quantity. */
  isMultiple?: boolean
  links: BundleLink[]
}

/** A product that can be chosen for an option. */
export interface BundleLink {
  id: string
  sku: string
  /** Null: one. */
  quantity: number | null
  /** How many is the shopper's choice (contract §8.6, `can_change_quantity`). */
  canChangeQuantity?: boolean
  isDefault: boolean
}

/** What is chosen for one option. */
export interface BundleChoice {
  optionId: string
  linkId: string
  sku: string
  quantity: number
}

/**
 * What a bundle starts with: the default link of each option, else its first link when the option is required
 * (Spec §4, Bundle defaults). Other options start empty (contract §17 C34).
 */
export function defaultBundleChoices(options: BundleOption[]): BundleChoice[] {
  return options.flatMap((option) => {
    const defaults = option.links.filter(({ isDefault }) => isDefault)
    const chosen = defaults.length === 0 && option.required ? option.links : defaults
    return chosen
      .slice(0, option.isMultiple && defaults.length > 0 ? undefined : 1)
      .map((link) => toBundleChoice(option, link))
  })
}

/** The choice of `link` for `option`: in the quantity wanted where that can be chosen, else in the one it comes with. */
export function toBundleChoice(option: BundleOption, link: BundleLink, wanted?: number): BundleChoice {
  const quantity = (canChooseQuantity(option, link) ? wanted : undefined) ?? link.quantity ?? 1
  return { optionId: option.id, linkId: link.id, sku: link.sku, quantity }
}

/** Of several links of one option each keeps its own quantity: one number cannot stand for them all. */
export const canChooseQuantity = (
  { isMultiple }: Pick<BundleOption, 'isMultiple'>,
  { canChangeQuantity }: Pick<BundleLink, 'canChangeQuantity'>,
): boolean => Boolean(canChangeQuantity) && !isMultiple

/** Price of a bundle: zero plus price times quantity of what is chosen; parts that are not loaded are skipped (16.6). */
export function bundlePrice(choices: BundleChoice[], priceOf: (sku: string) => Price | undefined): Price {
  return sumPrices(
    choices.flatMap(({ sku, quantity }) => {
      const price = priceOf(sku)
      return price ? [{ price, quantity }] : []
    }),
  )
}

/** Ids of required options without a choice: what "You have not specified all required selections." is about. */
export function missingBundleOptions(options: BundleOption[], choices: BundleChoice[]): string[] {
  const chosen = new Set(choices.filter(({ quantity }) => quantity > 0).map(({ optionId }) => optionId))
  return options
    .filter(({ id, required, links }) => required && links.length > 0 && !chosen.has(id))
    .map(({ id }) => id)
}

/** How many of each sku `quantity` bundles take: children times the bundle's quantity (Spec §4, Add to cart). */
export function bundleSkuQuantities(choices: BundleChoice[], quantity: number): Map<string, number> {
  const needed = new Map<string, number>()
  for (const choice of choices) {
    needed.set(choice.sku, (needed.get(choice.sku) ?? 0) + choice.quantity * quantity)
  }
  return needed
}
