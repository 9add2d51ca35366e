import type { LineOption } from '../cart/line-options.ts'
import type { ErrorCode } from '../errors.ts'
import type { MessageParams } from '../i18n/translate.ts'
import { readNumber, WEIGHT_KG } from '../skis/skier.ts'

/** A custom option of a product, such as initials, a name on the back or a text to print (R1.29). */
export interface CustomOption extends Surcharge {
  id: string
  title: string
  /** One line of text, several lines, or one of `values`. */
  kind: 'text' | 'area' | 'choice'
  required: boolean
  /** Maximum number of characters; null: no limit. */
  maxLength: number | null
  values: CustomValue[]
  /** Names of other validation rules of the platform. */
  rules: string[]
}

interface CustomValue extends Surcharge {
  id: string
  title: string
}

/** The surcharge of a choice: minor units, or percent of the product's price. */
interface Surcharge {
  price: number
  isPercent: boolean
}

interface CustomFault {
  key: ErrorCode
  params?: MessageParams
}

/** Checks the value of an option; null: it is valid. An empty value is checked by `required` only. */
type CustomValidator = (value: string, option: CustomOption) => CustomFault | null

/** Name of the platform's rule for the weight of whoever uses the product, in kg: skis are picked by it. */
export const SKIER_WEIGHT = 'skier-weight'

/** By the name of the rule (R5.7). */
const validators: Readonly<Record<string, CustomValidator>> = {
  required: (value) => (value ? null : { key: 'errors.field.required' }),
  maxLength: (value, { maxLength }) =>
    maxLength !== null && [...value].length > maxLength
      ? { key: 'errors.field.tooLong', params: { max: maxLength } }
      : null,
  offered: (value, { values }) =>
    values.some(({ id }) => id === value) ? null : { key: 'errors.field.required' },
  [SKIER_WEIGHT]: (value) => (readNumber(value, WEIGHT_KG) === null ? { key: 'errors.field.weight' } : null),
}

/** The rules of an option in order: those of its kind first, then the platform's. */
function rulesOf({ kind, required, maxLength, rules }: CustomOption): string[] {
  return [
    ...(required ? ['required'] : []),
    ...(maxLength === null ? [] : ['maxLength']),
    ...(kind === 'choice' ? ['offered'] : []),
    ...rules,
  ]
}

/** The first error of each option, by option id. Unknown rules are ignored. */
export function findCustomFaults(options: CustomOption[], chosen: LineOption[]): Record<string, CustomFault> {
  const faults = options.flatMap((option) => {
    const value = textFor(option, chosen)
    const rules = rulesOf(option).filter((rule) => value !== '' || rule === 'required')
    const fault = rules
      .map((rule) => validators[rule]?.(value, option) ?? null)
      .find((fault) => fault !== null)
    return fault ? [[option.id, fault] as const] : []
  })
  return Object.fromEntries(faults)
}

/** The values in the platform's form (Spec §5): trimmed texts, each letter with its accent one character (NFC), numbers as texts, no empty values. */
export function toCustomChoices(entered: Record<string, string | number | null | undefined>): LineOption[] {
  return Object.entries(entered).flatMap(([optionId, value]) => {
    const text = String(value ?? '')
      .normalize()
      .trim()
    return text === '' ? [] : [{ optionId, value: text }]
  })
}

/** The surcharge of the chosen options on `basePrice`, in minor units (contract §16.6). */
export function surchargeOf(options: CustomOption[], chosen: LineOption[], basePrice: number): number {
  const surcharges = options.flatMap((option): Surcharge[] => {
    const value = textFor(option, chosen)
    if (value === '') return []
    return option.kind === 'choice' ? option.values.filter(({ id }) => id === value) : [option]
  })
  return surcharges.reduce(
    (sum, { price, isPercent }) => sum + (isPercent ? Math.round((basePrice * price) / 100) : price),
    0,
  )
}

const textFor = ({ id }: CustomOption, chosen: LineOption[]): string =>
  chosen.find(({ optionId }) => optionId === id)?.value ?? ''
