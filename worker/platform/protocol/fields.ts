import * as z from 'zod/mini'

/** A text that may be missing. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)

/** An ISO 3166-1 code. Anything else counts as missing: it has no name in any language, and `Intl` throws for it. */
export const country = z.catch(z.string().check(z.regex(/^[A-Z]{2}$/)), '')
