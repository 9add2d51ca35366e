import type { ProductPlan } from '../plan.ts'
import type { SpecificationRow } from '../specifications/row.ts'
import { type AttributeCode, labelOf } from '../vocabulary/attributes.ts'
import { perLanguage, say, type Texts } from '../vocabulary/texts.ts'

/** What a fact is made of: itself, and the rows of its specification by their Swedish names. */
interface Subject {
  plan: ProductPlan
  rows: ReadonlyMap<string, Texts>
}

/** A fact in several wordings; none: the product has no such fact. */
export type Fact = (subject: Subject) => Texts[]

/** The rows of a specification as facts look them up. */
export const toRows = (rows: readonly SpecificationRow[]): Map<string, Texts> =>
  new Map(rows.map(({ label, value }) => [label.sv, value]))

/** A sentence with one or several values in the places of `{…}`. */
export const fill = (sentence: Texts, values: Record<string, Texts>): Texts =>
  perLanguage((language) =>
    sentence[language].replace(/\{(\w+)\}/g, (_, name: string) => values[name]?.[language] ?? ''),
  )

/** A fact that is one row of the specification: each wording has `{value}` in the place of what the row says. */
export const ofRow =
  (label: string, wordings: Texts[], read: (value: Texts) => Texts | null = (value) => value): Fact =>
  ({ rows }) => {
    const row = rows.get(label)
    const value = row ? read(row) : null
    return value ? wordings.map((wording) => fill(wording, { value })) : []
  }

/** The label of a product's own option of an attribute. */
export function ownLabel({ values }: ProductPlan, code: AttributeCode): Texts | null {
  const [option] = [values[code] ?? []].flat()
  return option === undefined ? null : labelOf(code, option)
}

/** As inside a sentence: `Aluminium` → `aluminium`; what is written in capitals stays. */
export const inSentence = (texts: Texts): Texts =>
  perLanguage((language) =>
    texts[language].replace(/^\p{Lu}(?=\p{Ll}|,|$)/u, (letter) => letter.toLowerCase()),
  )

const last = say('och', 'og', 'and')
const lastOfPairs = say('samt', 'samt', 'and')

/** `Blåbär, Citron, Cola` → `blåbär, citron och cola`; one alone stays as it is. */
export function listOf(values: Texts): Texts {
  return perLanguage((language) => {
    const items = values[language].split(', ').map((item) => item.replace(/^\p{Lu}(?=\p{Ll})/u, lower))
    const end = items.at(-1) ?? ''
    const word = end.includes(` ${last[language]} `) ? lastOfPairs[language] : last[language]
    return items.length < 2 ? end : `${items.slice(0, -1).join(', ')} ${word} ${end}`
  })
}

const lower = (letter: string) => letter.toLowerCase()
