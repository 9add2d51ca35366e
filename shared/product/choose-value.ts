import type { Key } from '../i18n/messages.ts'
import type { Product, Variant } from './product.ts'
import { OPEN_PARAMETER, VARIANT_PARAMETER, variantAddress } from './variant-address.ts'
import { type Choice, closestVariant, matching } from './variant-choice.ts'

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
 * The initial choice: the variant of the URL, without the values of its open options. Otherwise options with a single value, and the
 * colour of the first picture.
 */
export function initialChoice(
  product: Configurable & Pick<Product, 'images'>,
  chosenSku: string | null,
  open = '',
): Chosen {
  const requestedVariant = product.variants.find(({ sku }) => sku === chosenSku)
  const choice = requestedVariant ? { ...requestedVariant.values } : preselectedChoice(product)
  for (const code of open.split('*')) delete choice[code]
  return {
    choice,
    variant: variantOf(product, choice),
    warning: open[0] === '*' ? NO_SUCH_COMBINATION : null,
  }
}

const NO_SUCH_COMBINATION = 'notices.product.noSuchCombination'

function preselectedChoice(product: Configurable & Pick<Product, 'images'>): Choice {
  const shown = product.images[0]?.optionValue
  const preselected = product.options.flatMap(({ code, values }) => {
    const offered = values.filter(({ value }) => matching(product, { [code]: value }).length > 0)
    const only = offered.find(
      ({ value }) => offered.length === 1 || (!ASKED.includes(code) && value === shown),
    )
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
  return {
    choice: next,
    variant: variantOf(product, next),
    warning: Object.keys(choice).every((other) => other in next) ? null : NO_SUCH_COMBINATION,
  }
}

/** What the address of a choice says: the variant nearest to it, and which of its options the shopper has not chosen. */
export function choiceFields(
  product: Configurable,
  { choice, warning }: Pick<Chosen, 'choice' | 'warning'>,
): Record<'childSku' | 'open', string> {
  const open = product.options.flatMap(({ code }) => (choice[code] ? [] : [code])).join('*')
  return {
    [VARIANT_PARAMETER]: closestVariant(product, choice)?.sku ?? '',
    [OPEN_PARAMETER]: (warning ? '*' : '') + open,
  }
}

/** The path that the link of a value leads to: the choice with it, as React makes it; null: no variant has it. */
export function valuePath(
  product: Configurable & Pick<Product, 'path'>,
  choice: Choice,
  value: [string, string],
): string | null {
  const next = chooseValue(product, choice, value)
  if (matching(product, next.choice).length === 0) return null
  const { childSku, open } = choiceFields(product, next)
  return variantAddress(product.path, childSku) + (open ? `&${OPEN_PARAMETER}=${open}` : '')
}

/** The path of a variant; without a variant, of the product. */
export const variantPath = ({ path }: Pick<Product, 'path'>, variant: Variant | null): string =>
  variantAddress(path, variant?.sku)

/** The first option without a value, or null. */
export const openOption = ({ options }: Pick<Product, 'options'>, choice: Choice) =>
  options.find(({ code }) => !choice[code]) ?? null

function variantOf(product: Configurable, choice: Choice): Variant | null {
  if (product.options.length === 0 || openOption(product, choice)) return null
  return matching(product, choice)[0] ?? null
}
