import * as z from 'zod/mini'
import type { SizeGuide } from '#shared/content/brand.ts'
import { freshnessOf } from '../cache/freshness.ts'
import { contentTag } from '../cache/tags.ts'
import type { ContentClient } from './client.ts'
import { textSchema } from './wire.ts'

export const sizeGuideSchema = z.object({
  title: z.string(),
  text: textSchema,
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})

/** The size guide for one kind of product, or null. */
export function fetchSizeGuide(content: ContentClient, id: string): Promise<SizeGuide | null> {
  return content.cache.fetch<SizeGuide | null>(`size-guide|${content.store.code}|${id}`, {
    freshness: freshnessOf,
    tags: () => [contentTag('sizeGuide')],
    load: async () => {
      const entry = await content.fetchEntry('sizeGuide', id)
      return entry ? sizeGuideSchema.parse(entry) : null
    },
  })
}
