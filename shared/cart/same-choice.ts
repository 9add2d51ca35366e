import type { Selections } from '../product/selections.ts'
import { stableJson } from '../stable-json.ts'

/** What was chosen beside the variant. */
type Choice = Pick<Selections, 'custom' | 'bundle'>

/** Whether the same was chosen, in whatever order. The platform trims a text and drops what is empty, or chosen 0 times. */
export const isSameChoice = (one: Choice, other: Choice): boolean => choiceOf(one) === choiceOf(other)

function choiceOf({ custom, bundle }: Choice): string {
  const texts = custom.flatMap(({ optionId, value }) =>
    value.trim() === '' ? [] : [stableJson([optionId, value.trim()])],
  )
  const parts = bundle.flatMap(({ optionId, quantity, selections }) =>
    quantity === 0 ? [] : selections.map((link) => stableJson([optionId, quantity ?? null, link])),
  )
  return stableJson([texts.toSorted(), parts.toSorted()])
}
