import { WEEK_SECONDS } from '../freshness.ts'

/** No cache entry lives longer, so older purges can be deleted. */
export const LONGEST_LIFE_MS = WEEK_SECONDS * 1000
/**
 * Limits the size of a copy. Beyond it the oldest tags are deleted and the floor rises: more is renewed than needed,
 * never less.
 */
export const MAX_TAGS = 10_000
