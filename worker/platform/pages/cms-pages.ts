import * as z from 'zod/mini'
import { freshnessOf } from '../../cache/freshness.ts'
import { tagsOfEntry } from '../../cache/tags.ts'
import type { PlatformClient } from '../client.ts'
import { withDefault } from '../protocol/fields.ts'
import { createSearchRequest, emptySearchQuery, where } from '../protocol/search.ts'
import { search } from '../search/search.ts'

/** A page of the platform's own CMS; its HTML is as its editors wrote it. */
interface PlatformPage {
  identifier: string
  title: string
  content: string
}

const pageSchema = z.object({
  identifier: z.string(),
  title: z.string(),
  content: z.pipe(
    z.nullish(z.string()),
    z.transform((html) => html?.replaceAll(/\{\{.*?\}\}/gs, '') ?? ''), // directives that only the platform's own pages carry out
  ),
  active: withDefault(z.boolean(), true),
})

/** The page with this id, which the URL map has named (contract §7, §10); null when there is none. */
export const fetchPlatformPage = (platform: PlatformClient, id: string, slug: string) =>
  platform.cache.fetch<PlatformPage | null>(`platform-page|${platform.store.code}|${id}`, {
    freshness: freshnessOf,
    tags: () => tagsOfEntry('pages', slug),
    load: async () => {
      const query = { ...emptySearchQuery, _appliedFilters: [where('id', { eq: id })] }
      const { hits } = await search(platform, createSearchRequest('cms_page', { query, size: 1 }), pageSchema)
      return hits.find(({ active }) => active) ?? null
    },
  })
