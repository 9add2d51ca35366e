import type { Key } from '../i18n/messages.ts'
import type { Product, Variant } from './product.ts'
import { type Choice, chooseVariant } from './variant-choice.ts'

type Configurable = Pick<Product, 'options' | 'variants'>

/** What is chosen of a product, and what it leads to. */
export interface Chosen {
  choice: Choice
  /** Null while an option is open. */
  variant: Variant | null
  /** Said when a choice cannot be had together with the ones before. */
  warning: Key<'notices.product.noSuchCombination'> | null
}

/** What is chosen on arrival: the variant of the URL, else what leaves no choice and the colour of the first picture. */
export function arrive(product: Configurable & Pick<Product, 'images'>, chosenSku: string | null): Chosen {
  const asked = product.variants.find(({ sku }) => sku === chosenSku)
  const choice = asked ? { ...asked.values } : openingChoice(product)
  return { choice, variant: variantOf(product, choice), warning: null }
}

function openingChoice({ options, variants, images }: Configurable & Pick<Product, 'images'>): Choice {
  const shown = images[0]?.optionValue
  const given = options.flatMap(({ code, values }) => {
    const offered = values.filter(({ value }) => variants.some((variant) => variant.values[code] === value))
    const only = offered.length === 1 ? offered[0] : offered.find(({ value }) => value === shown)
    return only ? [[code, only.value] as const] : []
  })
  return Object.fromEntries(given)
}

/**
 * The choice with another value. What does not go with it is open again, with a warning, so that nothing is bought
 * that was not chosen.
 */
export function chooseValue(product: Configurable, choice: Choice, [code, value]: [string, string]): Chosen {
  let next: Choice = { [code]: value }
  for (const [other, kept] of Object.entries(choice)) {
    const wider = { ...next, [other]: kept }
    if (other !== code && matching(product, wider).length > 0) next = wider
  }
  const isWhole = Object.keys(choice).every((other) => other in next)
  return {
    choice: next,
    variant: variantOf(product, next),
    warning: isWhole ? null : 'notices.product.noSuchCombination',
  }
}

/** The variant that the link of a value leads to: it has the value, and of the other choices as much as can be. */
export function variantFor(
  product: Configurable,
  choice: Choice,
  [code, value]: [string, string],
): Variant | null {
  const variants = product.variants.filter((variant) => variant.values[code] === value)
  const found = chooseVariant({ ...product, variants }, choice, { allowFallback: true, listOutOfStock: true })
  return found.kind === 'chosen' ? found.variant : null
}

/** The address of a variant; without one, of the product. */
export const variantPath = ({ path }: Pick<Product, 'path'>, variant: Variant | null): string =>
  variant ? `${path}?childSku=${encodeURIComponent(variant.sku)}` : path

/** The variants that what is chosen so far leaves. */
export function matching({ variants }: Pick<Product, 'variants'>, choice: Choice): Variant[] {
  const wanted = Object.entries(choice)
  return variants.filter(({ values }) => wanted.every(([code, value]) => values[code] === value))
}

/** The first option that is still open, or null. */
export const openOption = ({ options }: Pick<Product, 'options'>, choice: Choice) =>
  options.find(({ code }) => !choice[code]) ?? null

function variantOf(product: Configurable, choice: Choice): Variant | null {
  if (product.options.length === 0 || openOption(product, choice)) return null
  return matching(product, choice)[0] ?? null
}
