import * as z from 'zod/mini'
import type { Teaser } from '#shared/content/content-page.ts'
import { nextChange, stateOf } from '#shared/content/period.ts'
import { DEFAULT_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
import type { ContentClient } from './client.ts'
import { type ContentKind, contentKinds } from './content-kinds.ts'
import type { Entry } from './json-api.ts'
import { periodOf } from './period-of.ts'
import { entryPath, entryTags } from './stored-entry.ts'
import { toTeasers } from './to-teasers.ts'
import { chapterSchema, publicDateSchema, validEntries } from './wire.ts'

/** Entries of a kind that a list asks for; without a number the service has one of its own. */
export const MAX_ENTRIES = 500 // Spec §9, CMS block and page maximum count

/** Every entry of a kind as a teaser, in the editors' order. Invalid entries are logged and left out. */
export const fetchTeasers = (content: ContentClient, kind: ContentKind): Promise<Teaser[]> =>
  fetchRunning(content, kind, {
    name: 'teasers',
    include: ['heroImage', 'hero', 'image', 'chapter'],
    toList: (entries) => toTeasers(entries, kind, content),
  })

/** The magazine's articles that belong to no chapter, as teasers. */
export async function fetchSingleArticles(content: ContentClient): Promise<Teaser[]> {
  const articles = await fetchRunning(content, 'article', {
    name: 'articles',
    include: ['heroImage', 'hero', 'image', 'chapter'],
    toList: (entries) =>
      entries.flatMap((entry) => {
        const isSingle = !chapterSchema.parse(entry.chapter)
        return toTeasers([entry], 'article', content).map((teaser) => ({ ...teaser, isSingle }))
      }),
  })
  return articles.flatMap(({ isSingle, ...teaser }) => (isSingle ? [teaser] : []))
}

/** What is made of the entries of a kind, without campaigns that are over or to come. */
async function fetchRunning<T>(
  content: ContentClient,
  kind: ContentKind,
  { name, include, toList }: { name: string; include: string[]; toList: (entries: Entry[]) => T[] },
): Promise<T[]> {
  const { cache, store } = content
  const { list } = await cache.fetch(`${name}|${store.code}|${kind}`, {
    freshness: (found) => (found.list.length > 0 ? DEFAULT_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: () => entryTags(kind, null),
    validUntil: ({ until }) => until,
    load: async () => {
      const entries = await content.fetchEntries(contentKinds[kind].type, { include, limit: MAX_ENTRIES })
      const now = Date.now()
      const periods = entries.map((entry) => periodOf(entry, content))
      const running = entries.filter((entry) => stateOf(periodOf(entry, content), now) === 'running')
      return { list: toList(running), until: nextChange(periods, now) }
    },
  })
  return list
}

const addressSchema = z.object({
  id: z.string(),
  slug: z.string().check(z.minLength(1)),
  publishedAt: publicDateSchema,
  updatedAt: publicDateSchema,
  chapter: chapterSchema,
})

/** The path of every entry of a kind, with its id and its last change, for sitemaps. */
export function fetchAddresses(
  content: ContentClient,
  kind: ContentKind,
): Promise<{ id: string; path: string; lastModified: string | null }[]> {
  return fetchRunning(content, kind, {
    name: 'addresses',
    include: ['chapter'],
    toList: (entries) =>
      validEntries(entries, addressSchema, content).map((entry) => ({
        id: entry.id,
        path: entryPath(kind, { slug: entry.slug, chapter: entry.chapter ?? null }, content.store),
        lastModified: entry.updatedAt ?? entry.publishedAt,
      })),
  })
}
