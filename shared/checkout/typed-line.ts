import * as z from 'zod/mini'
import { oneLine } from './typed-text.ts'

/** A line that somebody types, without what cannot be seen; `clean` may keep its lines. */
export const typedLine = (max: number, min = 0, clean = oneLine) =>
  z.string().check(z.overwrite(clean), z.minLength(min), z.maxLength(max))
