import type { Key } from '../i18n/messages.ts'
import type { Product, Variant } from './product.ts'
import { variantAddress } from './variant-address.ts'
import { type Choice, closestVariant } from './variant-choice.ts'

type Configurable = Pick<Product, 'options' | 'variants'>

/** The shopper's choice of options, and the variant it leads to. */
export interface Chosen {
  choice: Choice
  /** Null while an option has no value. */
  variant: Variant | null
  /** Shown when the new value does not exist together with the earlier ones. */
  warning: Key<'notices.product.noSuchCombination'> | null
}

const ASKED = ['ls_farg_valla', 'ls_smak'] // a wax or a flavour is never chosen for the shopper

/**
 * The initial choice: the variant of the URL. Otherwise options with a single value, and the colour of the first
 * picture.
 */
export function initialChoice(
  product: Configurable & Pick<Product, 'images'>,
  chosenSku: string | null,
): Chosen {
  const requestedVariant = product.variants.find(({ sku }) => sku === chosenSku)
  const choice = requestedVariant ? { ...requestedVariant.values } : preselectedChoice(product)
  return { choice, variant: variantOf(product, choice), warning: null }
}

function preselectedChoice({ options, variants, images }: Configurable & Pick<Product, 'images'>): Choice {
  const shown = images[0]?.optionValue
  const preselected = options.flatMap(({ code, values }) => {
    const offered = values.filter(({ value }) => variants.some((variant) => variant.values[code] === value))
    const only =
      offered.length === 1
        ? offered[0]
        : offered.find(({ value }) => !ASKED.includes(code) && value === shown)
    return only ? [[code, only.value] as const] : []
  })
  return Object.fromEntries(preselected)
}

/**
 * The choice with another value. Values that do not exist together with it are removed, with a warning. So the shopper
 * never buys something that was not chosen.
 */
export function chooseValue(product: Configurable, choice: Choice, [code, value]: [string, string]): Chosen {
  let next: Choice = { [code]: value }
  for (const [other, otherValue] of Object.entries(choice)) {
    const wider = { ...next, [other]: otherValue }
    if (other !== code && matching(product, wider).length > 0) next = wider
  }
  const isWhole = Object.keys(choice).every((other) => other in next)
  return {
    choice: next,
    variant: variantOf(product, next),
    warning: isWhole ? null : 'notices.product.noSuchCombination',
  }
}

/** The variant that the link of a value leads to: it has this value, and as many of the other choices as possible. */
export function variantFor(
  product: Configurable,
  choice: Choice,
  [code, value]: [string, string],
): Variant | null {
  const variants = product.variants.filter((variant) => variant.values[code] === value)
  return closestVariant({ ...product, variants }, choice)
}

/** The path of a variant; without a variant, of the product. */
export const variantPath = ({ path }: Pick<Product, 'path'>, variant: Variant | null): string =>
  variantAddress(path, variant?.sku)

/** The variants that match the current choice. */
export function matching({ variants }: Pick<Product, 'variants'>, choice: Choice): Variant[] {
  const chosenValues = Object.entries(choice)
  return variants.filter(({ values }) => chosenValues.every(([code, value]) => values[code] === value))
}

/** The first option without a value, or null. */
export const openOption = ({ options }: Pick<Product, 'options'>, choice: Choice) =>
  options.find(({ code }) => !choice[code]) ?? null

function variantOf(product: Configurable, choice: Choice): Variant | null {
  if (product.options.length === 0 || openOption(product, choice)) return null
  return matching(product, choice)[0] ?? null
}
