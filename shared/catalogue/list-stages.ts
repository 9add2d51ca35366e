/**
 * Measured times of both stages of lists: the search with card fields, and the same search with all fields. In these
 * sums older lists count less.
 */
interface StageTimes {
  /** Number of measured lists. */
  lists: number
  firstMs: number
  secondMs: number
}

export const noStageTimes: StageTimes = { lists: 0, firstMs: 0, secondMs: 0 }

/** Minimum number of lists before the times are used, so that one slow response decides nothing. */
const MIN_LISTS = 3
const FADING = 0.8

/** The times with one more list. Once two stages are slower, the state is final and nothing more is measured. */
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

/**
 * Whether the first stage takes longer than all fields together. Then one search with all fields does both (Spec §4,
 * Product list).
 */
export const areTwoStagesSlower = ({ lists, firstMs, secondMs }: StageTimes): boolean =>
  lists >= MIN_LISTS && firstMs > secondMs
