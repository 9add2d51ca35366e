import type { BundleLineOption, LineOption } from '../cart/line-options.ts'
import { parseQuantity } from '../cart/quantity.ts'
import type { ErrorCode } from '../errors.ts'
import type { MessageParams } from '../i18n/translate.ts'
import { type BundleChoice, missingBundleOptions, toBundleChoice } from './bundle.ts'
import { findCustomFaults, toCustomChoices } from './custom-options.ts'
import type { Product } from './product.ts'

/** What is chosen of a product beside its variant, as forms and the cart's API carry it. */
export interface Selections {
  custom: LineOption[]
  bundle: BundleLineOption[]
  /** How many of each member of a grouped product. */
  members: { sku: string; quantity: number }[]
}

export const noSelections: Selections = { custom: [], bundle: [], members: [] }

/** Names of the form fields that selections are read from: `custom.1`, `bundle.2`, `bundle.2.201`, `member.WAX-45`. */
export const fieldNames = {
  custom: (optionId: string) => `custom.${optionId}`,
  bundle: (optionId: string) => `bundle.${optionId}`,
  /** Of an option of which several links may be chosen, a field for each. */
  bundleLink: (optionId: string, linkId: string) => `bundle.${optionId}.${linkId}`,
  member: (sku: string) => `member.${sku}`,
}

/** What a form says; the same fields reach the worker without JavaScript. */
export function readSelections(fields: Record<string, string>): Selections {
  const below = (prefix: string) =>
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(prefix) && value !== '' ? [[name.slice(prefix.length), value] as const] : [],
    )
  return {
    custom: toCustomChoices(Object.fromEntries(below('custom.'))),
    bundle: toBundleLines(below('bundle.').map(([name, link]) => [name.split('.')[0] ?? '', link])),
    members: below('member.').map(([sku, text]) => ({ sku, quantity: Math.max(0, parseQuantity(text)) })),
  }
}

/** Pairs of option and link, gathered by option. */
function toBundleLines(pairs: (readonly [string, string])[]): BundleLineOption[] {
  const links = new Map<string, string[]>()
  for (const [optionId, link] of pairs) links.set(optionId, [...(links.get(optionId) ?? []), link])
  return [...links].map(([optionId, selections]) => ({ optionId, quantity: 1, selections }))
}

type Composed = Pick<Product, 'type' | 'bundleOptions' | 'customOptions' | 'parts'>

/** The links a bundle's selections mean, each in the quantity it comes with. */
export function bundleChoices(
  { bundleOptions }: Pick<Product, 'bundleOptions'>,
  { bundle }: Selections,
): BundleChoice[] {
  return bundle.flatMap(({ optionId, selections }) => {
    const option = bundleOptions.find(({ id }) => id === optionId)
    return (option?.links ?? [])
      .filter(({ id }) => option && selections.includes(id))
      .flatMap((link) => (option ? [toBundleChoice(option, link)] : []))
  })
}

/** The choices as the cart takes them; of several links of one option each keeps its own quantity there. */
export const toBundleLine = (choices: BundleChoice[]): BundleLineOption[] =>
  toBundleLines(choices.map(({ optionId, linkId }) => [optionId, linkId])).map((line) => ({
    ...line,
    quantity: choices.find(({ optionId }) => optionId === line.optionId)?.quantity ?? 1,
  }))

export interface SelectionFault {
  /** Name of the form field; null: of the product as a whole. */
  field: string | null
  key: ErrorCode
  params?: MessageParams
}

/** What keeps a product from being bought as chosen (Spec §5: options must be configured and their errors fixed). */
export function findSelectionFaults(product: Composed, selections: Selections): SelectionFault[] {
  const custom = Object.entries(findCustomFaults(product.customOptions, selections.custom))
  const missing = missingBundleOptions(product.bundleOptions, bundleChoices(product, selections))
  const isEmptyGroup =
    product.type === 'grouped' && selections.members.every(({ quantity }) => quantity === 0)
  return [
    ...missing.map((id) => ({ field: fieldNames.bundle(id), key: MISSING })),
    ...custom.map(([id, fault]) => ({ field: fieldNames.custom(id), ...fault })),
    ...(isEmptyGroup ? [{ field: null, key: MISSING }] : []),
  ]
}

const MISSING = 'errors.cart.missingSelections' as const
