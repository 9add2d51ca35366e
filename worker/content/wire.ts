import * as z from 'zod/mini'
import type { ContentClient } from './client.ts'

/** Common schemas of the content service's entries (Spec §3, Content entities; contract §13). */

export const textSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)

export const listSchema = z.pipe(
  z.nullish(z.array(z.unknown())),
  z.transform((list) => list ?? []),
)

const skuSchema = z.union([
  z.object({ sku: z.string() }),
  z.pipe(
    z.string(),
    z.transform((sku) => ({ sku })),
  ),
])

/** Skus, given as texts or as product entries. What names none, such as a product that was deleted, is left out. */
export const skusSchema = z.pipe(
  listSchema,
  z.transform((list) => list.flatMap((product) => skuSchema.safeParse(product).data?.sku ?? [])),
)

/** A link: a path, or a path with its label. */
export const linkSchema = z.pipe(
  z.nullish(
    z.union([
      z.pipe(
        z.string(),
        z.transform((path) => ({ path, label: '' })),
      ),
      z.object({ path: z.string(), label: textSchema }),
    ]),
  ),
  z.transform((link) => (link?.path ? link : null)),
)

/** The valid entries. Invalid ones and bare references are logged and left out. */
export function validEntries<T>(entries: unknown[], schema: z.ZodMiniType<T>, { log }: ContentClient): T[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return [parsed.data]
    log.warn('content.brokenEntry', { error: parsed.error })
    return []
  })
}

const dateLike = (form: RegExp) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((text) => (text && !Number.isNaN(Date.parse(text)) && form.exec(text)?.[0]) || null),
  )
export const dateSchema = dateLike(/.+/)
/** As search engines take it; of any other time the day. */
export const publicDateSchema = dateLike(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?/)

/** A chapter that is not included in the response is only a reference. */
export const chapterSchema = z.catch(z.nullish(z.object({ slug: z.string(), title: z.string() })), null)
