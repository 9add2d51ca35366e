import { z } from 'zod'
import type { CmsPage } from '#shared/content/cms-page.ts'
import { DEFAULT_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
import { contentTag } from '../cache/tags.ts'
import type { ContentClient } from './client.ts'
import { imageFile } from './image-file.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  heroImage: z.unknown().optional(),
  body: z.string().default(''),
})

/** The editorial page with this slug, or null (contract §13). */
export function fetchCmsPage(content: ContentClient, slug: string): Promise<CmsPage | null> {
  return content.cache.fetch(`cms|${content.store.code}|${slug}`, {
    freshness: DEFAULT_FRESHNESS,
    freshnessOf: (page) => (page ? DEFAULT_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: () => [contentTag('pages'), contentTag(`pages:${slug}`)],
    load: async () => {
      const [entry] = await content.fetchEntries('pages', {
        filter: { slug },
        include: ['heroImage'],
        limit: 1,
      })
      if (!entry) return null
      const page = pageSchema.parse(entry)
      return {
        slug: page.slug,
        title: page.title,
        heroImage: imageFile(page.heroImage),
        bodyHtml: await sanitiseHtml(page.body),
      }
    },
  })
}
