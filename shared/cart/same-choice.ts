import type { Selections } from '../product/selections.ts'

/** What was chosen beside the variant. */
type Choice = Pick<Selections, 'custom' | 'bundle'>

/** Whether the same was chosen, in whatever order. The platform trims a text and drops what is empty, or chosen 0 times. */
export const isSameChoice = (one: Choice, other: Choice): boolean => choiceOf(one) === choiceOf(other)

/** What was chosen, as one text: the same for the same choice, empty when nothing was. */
export const choiceOf = ({ custom, bundle }: Choice): string =>
  [
    ...custom
      .filter(({ value }) => value.trim() !== '')
      .map(({ optionId, value }) => JSON.stringify([optionId, value.trim()])),
    ...bundle.flatMap(({ optionId, quantity, selections }) =>
      quantity === 0 ? [] : selections.map((link) => JSON.stringify([optionId, quantity, link])),
    ),
  ]
    .toSorted()
    .join()
