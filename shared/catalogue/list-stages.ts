/**
 * How long both stages of lists took: the search with the fields of cards, and the same search with all fields. Sums in
 * which a list counts for less with each one after it.
 */
export interface StageTimes {
  /** Lists measured. */
  lists: number
  firstMs: number
  secondMs: number
}

export const noStageTimes: StageTimes = { lists: 0, firstMs: 0, secondMs: 0 }

/** So many lists tell: one slow answer does not. */
const LISTS_TO_TELL = 3
const FADING = 0.8

/** The times with one more list. Once two stages have lost, they have: nobody measures any more. */
export const withList = (
  times: StageTimes,
  { firstMs, secondMs }: Pick<StageTimes, 'firstMs' | 'secondMs'>,
): StageTimes =>
  areTwoStagesSlower(times)
    ? times
    : {
        lists: times.lists + 1,
        firstMs: times.firstMs * FADING + firstMs,
        secondMs: times.secondMs * FADING + secondMs,
      }

/** Whether few fields take longer than all of them: then one search with all fields serves both (Spec §4, Product list). */
export const areTwoStagesSlower = ({ lists, firstMs, secondMs }: StageTimes): boolean =>
  lists >= LISTS_TO_TELL && firstMs > secondMs
