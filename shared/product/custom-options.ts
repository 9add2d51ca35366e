import type { LineOption } from '../cart/line-options.ts'
import type { ErrorCode } from '../errors.ts'
import type { MessageParams } from '../i18n/translate.ts'

/** Something a shopper writes or picks for a product: initials, a name on the back, words for the printer (R1.29). */
export interface CustomOption extends Surcharge {
  id: string
  title: string
  /** One line of text, several lines, or one of `values`. */
  kind: 'text' | 'area' | 'choice'
  required: boolean
  /** Characters at most; null: as many as one likes. */
  maxLength: number | null
  values: CustomValue[]
  /** Names of further rules that the platform asks for. */
  rules: string[]
}

export interface CustomValue extends Surcharge {
  id: string
  title: string
}

/** What a choice adds to the price: minor units, or percent of the product's price. */
interface Surcharge {
  price: number
  isPercent: boolean
}

export interface CustomFault {
  key: ErrorCode
  params?: MessageParams
}

/** Looks at what was entered for an option; null: nothing is wrong. An empty value reaches only `required`. */
export type CustomValidator = (value: string, option: CustomOption) => CustomFault | null

/** Validators by rule name (Spec §5). A shop with rules of its own adds them: `{ ...customValidators, jersey: … }`. */
export type CustomValidators = Readonly<Record<string, CustomValidator>>

export const customValidators: CustomValidators = {
  required: (value) => (value ? null : { key: 'errors.field.required' }),
  maxLength: (value, { maxLength }) =>
    maxLength !== null && [...value].length > maxLength
      ? { key: 'errors.field.tooLong', params: { max: maxLength } }
      : null,
  offered: (value, { values }) =>
    values.some(({ id }) => id === value) ? null : { key: 'errors.field.required' },
}

/** The rules an option is held to, in order: its own nature first, then what the platform names. */
export function rulesOf({ kind, required, maxLength, rules }: CustomOption): string[] {
  return [
    ...(required ? ['required'] : []),
    ...(maxLength === null ? [] : ['maxLength']),
    ...(kind === 'choice' ? ['offered'] : []),
    ...rules,
  ]
}

/** The first fault of each option, by option id. Rules nobody registered say nothing. */
export function findCustomFaults(
  options: CustomOption[],
  chosen: LineOption[],
  validators: CustomValidators = customValidators,
): Record<string, CustomFault> {
  const faults = options.flatMap((option) => {
    const value = textFor(option, chosen)
    const rules = rulesOf(option).filter((rule) => value !== '' || rule === 'required')
    const fault = rules
      .map((rule) => validators[rule]?.(value, option) ?? null)
      .find((found) => found !== null)
    return fault ? [[option.id, fault] as const] : []
  })
  return Object.fromEntries(faults)
}

/** What was entered, as the platform takes it: texts without outer spaces, numbers as texts (Spec §5); nothing empty. */
export function toCustomChoices(entered: Record<string, string | number | null | undefined>): LineOption[] {
  return Object.entries(entered).flatMap(([optionId, value]) => {
    const text = String(value ?? '').trim()
    return text === '' ? [] : [{ optionId, value: text }]
  })
}

/** What the chosen options add to `basePrice`, minor units (contract §16.6). */
export function surchargeOf(options: CustomOption[], chosen: LineOption[], basePrice: number): number {
  const asked = options.flatMap((option): Surcharge[] => {
    const value = textFor(option, chosen)
    if (value === '') return []
    return option.kind === 'choice' ? option.values.filter(({ id }) => id === value) : [option]
  })
  return asked.reduce(
    (sum, { price, isPercent }) => sum + (isPercent ? Math.round((basePrice * price) / 100) : price),
    0,
  )
}

const textFor = ({ id }: CustomOption, chosen: LineOption[]): string =>
  chosen.find(({ optionId }) => optionId === id)?.value ?? ''
