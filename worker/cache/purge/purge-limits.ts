import { MINUTE_MS, WEEK_SECONDS } from '#shared/durations.ts'

/** No cache entry lives longer, so older purges can be deleted. */
export const LONGEST_LIFE_MS = WEEK_SECONDS * 1000
/**
 * Limits the size of the history. Beyond it the oldest tags are deleted and the floor rises: more is renewed than needed,
 * never less.
 */
export const MAX_TAGS = 100_000
/** Limits one answer with the last changes, and the tags that a copy has beside its history. */
export const MAX_CHANGES = 10_000
/** How old the history of the purge log may be, and how old the copy of it in a data centre. */
export const HISTORY_AGE_MS = 2 * MINUTE_MS
/** How far back the last changes go: more than both ages together, so that they continue the history. */
export const CHANGES_MS = 5 * MINUTE_MS
