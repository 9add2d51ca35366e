import { z } from 'zod'
import type { ContentClient } from './client.ts'

/** Common schemas of the content service's entries (Spec §3, Content entities; contract §13). */

export const textSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

const listOf = <T>(schema: z.ZodType<T>) =>
  z
    .array(schema)
    .nullish()
    .transform((list) => list ?? [])

export const listSchema = listOf(z.unknown())

/** Skus, given as texts or as product entries. */
export const skusSchema = listOf(z.union([z.string(), z.object({ sku: z.string() })])).transform((list) =>
  list.map((product) => (typeof product === 'string' ? product : product.sku)),
)

/** A link: a path, or a path with its label. */
export const linkSchema = z
  .union([
    z.string().transform((path) => ({ path, label: '' })),
    z.object({ path: z.string(), label: textSchema }),
  ])
  .nullish()
  .transform((link) => (link?.path ? link : null))

/** The valid entries. Invalid ones and bare references are logged and left out. */
export function validEntries<T>(entries: unknown[], schema: z.ZodType<T>, { log }: ContentClient): T[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return [parsed.data]
    log.warn('content.brokenEntry', { error: parsed.error })
    return []
  })
}
