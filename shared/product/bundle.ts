import { amountOf, type Price, sumPrices, unknownPrice } from './price.ts'

/** An option of a bundle, such as the skis or the bindings. */
export interface BundleOption {
  id: string
  title: string
  required: boolean
  /** Several of its products may be chosen, each with its own quantity. */
  isMultiple?: boolean
  /** Nobody can choose it for the shopper, such as a size (contract §8.6, `must_choose`). */
  mustChoose?: boolean
  links: BundleLink[]
}

/** A product that can be chosen for an option. */
export interface BundleLink {
  id: string
  sku: string
  /** Null means one. */
  quantity: number | null
  /** The shopper may choose the quantity (contract §8.6, `can_change_quantity`). */
  canChangeQuantity?: boolean
  isDefault: boolean
}

/** The choice for one option. */
export interface BundleChoice {
  optionId: string
  linkId: string
  sku: string
  quantity: number
}

/**
 * The initial choices of a bundle: the default product of each option, or the first product of a required option (Spec
 * §4, Bundle defaults). Other options start empty (contract §17 C34), and so do those that the shopper has to choose.
 */
export function defaultBundleChoices(options: BundleOption[]): BundleChoice[] {
  return options.flatMap((option) => {
    const defaults = option.links.filter(({ isDefault }) => isDefault)
    const chosen = defaults.length === 0 && option.required && !option.mustChoose ? option.links : defaults
    return chosen
      .slice(0, option.isMultiple && defaults.length > 0 ? undefined : 1)
      .map((link) => toBundleChoice(option, link))
  })
}

/**
 * The choice of `link` for `option`: in the requested quantity if the shopper may choose it, else in the link's own
 * quantity.
 */
export function toBundleChoice(
  option: BundleOption,
  link: BundleLink,
  requestedQuantity?: number,
): BundleChoice {
  const quantity = (canChooseQuantity(option, link) ? requestedQuantity : undefined) ?? link.quantity ?? 1
  return { optionId: option.id, linkId: link.id, sku: link.sku, quantity }
}

/**
 * Whether the shopper may choose the quantity. When several products of an option are chosen, each keeps its own
 * quantity.
 */
export const canChooseQuantity = (
  { isMultiple }: Pick<BundleOption, 'isMultiple'>,
  { canChangeQuantity }: Pick<BundleLink, 'canChangeQuantity'>,
): boolean => Boolean(canChangeQuantity) && !isMultiple

/** Price of a bundle: the sum of price times quantity of the choices. Parts that are not loaded are skipped (16.6). */
export function bundlePrice(choices: BundleChoice[], priceOf: (sku: string) => Price | undefined): Price {
  return sumPrices(
    choices.flatMap(({ sku, quantity }) => {
      const price = priceOf(sku)
      return price ? [{ price, quantity }] : []
    }),
  )
}

/** The choices, and for each required option without one its cheapest product: what the bundle costs at least. */
export function completeBundle(
  options: BundleOption[],
  choices: BundleChoice[],
  priceOf: (sku: string) => Price | undefined,
): BundleChoice[] {
  const missing = missingBundleOptions(options, choices)
  const costOf = ({ sku, quantity }: BundleChoice) => amountOf(priceOf(sku) ?? unknownPrice) * quantity
  const cheapest = options
    .filter(({ id }) => missing.includes(id))
    .flatMap((option) =>
      option.links
        .map((link) => toBundleChoice(option, link))
        .toSorted((one, other) => costOf(one) - costOf(other))
        .slice(0, 1),
    )
  return [...choices, ...cheapest]
}

/** Ids of required options without a choice, for "You have not specified all required selections." */
export function missingBundleOptions(options: BundleOption[], choices: BundleChoice[]): string[] {
  const chosen = new Set(choices.filter(({ quantity }) => quantity > 0).map(({ optionId }) => optionId))
  return options
    .filter(({ id, required, links }) => required && links.length > 0 && !chosen.has(id))
    .map(({ id }) => id)
}

/** Whether something of a bundle must still be chosen when nobody has: until then its price is the lowest (contract §16.6). */
export const isOpenBundle = (options: BundleOption[]): boolean =>
  missingBundleOptions(options, defaultBundleChoices(options)).length > 0

/** Quantity of each sku in `quantity` bundles (Spec §4, Add to cart). What they take none of limits nothing. */
export function bundleSkuQuantities(choices: BundleChoice[], quantity: number): Map<string, number> {
  const needed = new Map<string, number>()
  for (const { sku, quantity: pieces } of choices)
    if (pieces > 0) needed.set(sku, (needed.get(sku) ?? 0) + pieces * quantity)
  return needed
}
