import type { Notice } from '../api/notice.ts'
import type { BundleLineOption, LineOption } from '../cart/line-options.ts'
import { validateQuantity } from '../cart/quantity.ts'
import type { ErrorCode } from '../errors.ts'
import type { MessageParams } from '../i18n/translate.ts'
import {
  type BundleChoice,
  type BundleOption,
  canChooseQuantity,
  missingBundleOptions,
  toBundleChoice,
} from './bundle.ts'
import { findCustomFaults, toCustomChoices } from './custom-options.ts'
import type { Product } from './product.ts'

/** The shopper's choices for a product except its variant, as sent by forms and the cart API. */
export interface Selections {
  custom: LineOption[]
  bundle: BundleSelection[]
  /** Quantity of each member of a grouped product. */
  members: { sku: string; quantity: number }[]
}

/** The chosen products of a bundle's option; without `quantity` in their default quantity. */
type BundleSelection = Omit<BundleLineOption, 'quantity'> & { quantity?: number }

export const noSelections: Selections = { custom: [], bundle: [], members: [] }

/** Whether nothing is chosen: the product is bought as it is. */
export const selectsNothing = ({ custom, bundle, members }: Selections): boolean =>
  custom.length + bundle.length + members.length === 0

/** Names of the form fields that selections are read from: `custom.1`, `bundle.2`, `bundle.2.201`, `bundle-quantity.2`, `member.WAX-45`. */
export const fieldNames = {
  custom: (optionId: string) => `custom.${optionId}`,
  bundle: (optionId: string) => `bundle.${optionId}`,
  /** The field of a product of an option: of several that are chosen together, each has its own. */
  bundleLink: ({ id, isMultiple }: BundleOption, linkId: string) =>
    isMultiple ? `bundle.${id}.${linkId}` : `bundle.${id}`,
  /** Quantity of an option's product. */
  bundleQuantity: (optionId: string) => `bundle-quantity.${optionId}`,
  member: (sku: string) => `member.${sku}`,
}

/** Reads the selections from form fields. The worker gets the same fields when there is no JavaScript. */
export function readSelections(fields: Record<string, string>): Selections {
  const below = (prefix: string) =>
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(prefix) && value !== '' ? [[name.slice(prefix.length), value] as const] : [],
    )
  return {
    custom: toCustomChoices(Object.fromEntries(below('custom.'))),
    bundle: gather(below('bundle.').map(([name, link]) => [name.split('.')[0] ?? '', link])).map((one) => {
      const quantity = fields[fieldNames.bundleQuantity(one.optionId)]
      return quantity ? { ...one, quantity: toNumber(quantity) } : one
    }),
    members: below('member.').map(([sku, text]) => ({ sku, quantity: toNumber(text) })),
  }
}

/** As it was entered: `findSelectionFaults` says what is wrong with it. No number is none. */
const toNumber = (text: string): number => (Number.isFinite(Number(text)) ? Number(text) : 0)

/** Groups pairs of option and link by option. */
function gather(pairs: (readonly [string, string])[]): BundleSelection[] {
  const links = new Map<string, string[]>()
  for (const [optionId, link] of pairs) links.set(optionId, [...(links.get(optionId) ?? []), link])
  return [...links].map(([optionId, selections]) => ({ optionId, selections }))
}

type Composed = Pick<Product, 'type' | 'bundleOptions' | 'customOptions' | 'parts'>

/** The bundle choices of the selections, each with its quantity. */
export function bundleChoices(
  { bundleOptions }: Pick<Product, 'bundleOptions'>,
  { bundle }: Selections,
): BundleChoice[] {
  return bundle.flatMap(({ optionId, selections, quantity }) => {
    const option = bundleOptions.find(({ id }) => id === optionId)
    return (option?.links ?? [])
      .filter(({ id }) => option && selections.includes(id))
      .flatMap((link) => (option ? [toBundleChoice(option, link, asPieces(quantity))] : []))
  })
}

/** What can be counted of a quantity, also while it is wrong. */
const asPieces = (quantity: number | undefined) => quantity && Math.max(0, Math.trunc(quantity))

/** The choices in the cart's form. When several products of an option are chosen, each keeps its own quantity. */
export const toBundleLine = (choices: BundleChoice[]): BundleLineOption[] =>
  gather(choices.map(({ optionId, linkId }) => [optionId, linkId])).map((line) => ({
    ...line,
    quantity: choices.find(({ optionId }) => optionId === line.optionId)?.quantity ?? 1,
  }))

export interface SelectionFault {
  /** Name of the form field; null: the error concerns the whole product. */
  field: string | null
  key: ErrorCode
  params?: MessageParams
}

/**
 * The errors that prevent adding the product to the cart (Spec §5: options must be configured and their errors fixed). `countOf`: how
 * many there are of a part, where that is known for sure.
 */
export function findSelectionFaults(
  product: Composed,
  selections: Selections,
  countOf: CountOf = () => null,
): SelectionFault[] {
  const wrong = findQuantityFaults(product, selections, countOf)
  const custom = Object.entries(findCustomFaults(product.customOptions, selections.custom))
  const missing = missingBundleOptions(product.bundleOptions, bundleChoices(product, selections))
  const isEmptyGroup =
    product.type === 'grouped' && selections.members.every(({ quantity }) => quantity === 0)
  return [
    ...wrong,
    ...missing
      .filter((id) => !wrong.some(({ field }) => field === fieldNames.bundleQuantity(id)))
      .map((id) => ({
        field: fieldNames.bundle(id),
        key: MISSING_OF,
        params: { options: titleOf(product, id) },
      })),
    ...custom.map(([id, fault]) => ({ field: fieldNames.custom(id), ...fault })),
    ...(isEmptyGroup ? [{ field: null, key: MISSING }] : []),
  ]
}

type CountOf = (sku: string) => number | null

/** What is wrong with the quantities of a bundle's parts and of a group's members (R5.9 to R5.12, R5.15). None of a member is right. */
function findQuantityFaults(
  { type, bundleOptions }: Composed,
  { bundle, members }: Selections,
  countOf: CountOf,
): SelectionFault[] {
  const faultOf = (field: string, sku: string, quantity: number): SelectionFault[] => {
    const fault = validateQuantity(String(quantity), { maxQuantity: countOf(sku) })
    return fault ? [{ field, ...fault }] : []
  }
  const ofParts = bundle.flatMap(({ optionId, selections, quantity }) => {
    const option = bundleOptions.find(({ id }) => id === optionId)
    const counted = option?.links.find(
      (link) => selections.includes(link.id) && canChooseQuantity(option, link),
    )
    return counted && quantity !== undefined
      ? faultOf(fieldNames.bundleQuantity(optionId), counted.sku, quantity)
      : []
  })
  const ofMembers = members.flatMap(({ sku, quantity }) =>
    type === 'grouped' && quantity !== 0 ? faultOf(fieldNames.member(sku), sku, quantity) : [],
  )
  return [...ofParts, ...ofMembers]
}

const titleOf = ({ bundleOptions }: Pick<Product, 'bundleOptions'>, id: string): string =>
  bundleOptions.find((option) => option.id === id)?.title.toLowerCase() ?? ''

/** The faults as they are told apart from their fields; all missing parts of a bundle in one notice. */
export function toNotices(faults: SelectionFault[], product: Composed): Notice[] {
  const missing = faults.filter(({ key }) => key === MISSING_OF)
  const options = missing.map(({ params }) => params?.options).join(', ')
  return faults
    .filter((fault) => !missing.includes(fault) || fault === missing[0])
    .map((fault) => toNotice(fault === missing[0] ? { ...fault, params: { options } } : fault, product))
}

/** A fault as it is told apart from its field, with the field's name. */
function toNotice({ field, key, params }: SelectionFault, { customOptions }: Composed): Notice {
  const option = customOptions.find(({ id }) => fieldNames.custom(id) === field)
  const named = option && namedFaults[key]
  return named
    ? { type: 'error', key: named, params: { ...params, field: option.title } }
    : { type: 'error', key, ...(params && { params }) }
}

/** What says too little without its field. */
const namedFaults: Partial<Record<ErrorCode, ErrorCode>> = {
  'errors.field.required': 'errors.field.requiredOf',
  'errors.field.tooLong': 'errors.field.tooLongOf',
}

const MISSING = 'errors.cart.missingSelections' as const
const MISSING_OF = 'errors.cart.missingSelectionsOf' as const
