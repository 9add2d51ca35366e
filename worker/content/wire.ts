import { z } from 'zod'
import type { ContentClient } from './client.ts'

/** Shapes that entries of the content service have in common (Spec §3, Content entities; contract §13). */

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

/** A sku by itself or as the entry of a product. */
export const skusSchema = listOf(z.union([z.string(), z.object({ sku: z.string() })])).transform((list) =>
  list.map((product) => (typeof product === 'string' ? product : product.sku)),
)

/** A path, or a path with its words. */
export const linkSchema = z
  .union([
    z.string().transform((path) => ({ path, label: '' })),
    z.object({ path: z.string(), label: textSchema }),
  ])
  .nullish()
  .transform((link) => (link?.path ? link : null))

/** The entries that the schema accepts; one that is broken or a mere reference is left out, and logged. */
export function knownEntries<T>(entries: unknown[], schema: z.ZodType<T>, { log }: ContentClient): T[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return [parsed.data]
    log.warn('content.brokenEntry', { error: parsed.error })
    return []
  })
}
