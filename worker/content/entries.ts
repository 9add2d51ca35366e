import { nextChange } from '#shared/content/period.ts'
import { type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'
import { freshnessOf } from '../cache/freshness.ts'
import type { ContentClient } from './client.ts'
import { type ContentKind, contentKinds } from './content-kinds.ts'
import type { Entry } from './json-api.ts'
import { entryTags, type StoredEntry } from './stored-entry.ts'
import { toStoredEntry } from './to-stored-entry.ts'

/** The entry of a kind with this slug, or null (contract §13: single look-ups). */
export const fetchEntryBySlug = (content: ContentClient, kind: ContentKind, slug: string) =>
  fetchStored(content, kind, ['slug', slug], async ({ type, include }) => {
    const [entry] = await content.fetchEntries(type, { filter: { slug }, include, limit: 1 })
    return entry ?? null
  })

/** The entry of a kind with this id, or null. */
export const fetchEntryById = (content: ContentClient, kind: ContentKind, id: string) =>
  fetchStored(content, kind, ['id', id], ({ type, include }) => content.fetchEntry(type, id, { include }))

function fetchStored(
  content: ContentClient,
  kind: ContentKind,
  [name, value]: ['slug' | 'id', string],
  load: (kind: { type: string; include: string[] }) => Promise<Entry | null>,
): Promise<StoredEntry | null> {
  const { store, cache } = content
  return cache.fetch<StoredEntry | null>(`entry|${store.code}|${kind}|${name}|${value}`, {
    freshness: freshnessOf,
    tags: (entry) => entryTags(kind, entry),
    validUntil: (entry) => entry && nextChange([entry.period], Date.now()),
    memoryOnly: (entry) => entry?.[name] !== value, // a service that ignores the case of letters knows it by any spelling
    load: async () => {
      const entry = await load(contentKinds[kind])
      return entry && toStoredEntry(entry, kind, content)
    },
  })
}

/** The entry in every store that has it. It has the same id in all languages. */
export async function fetchTranslations(
  content: ContentClient,
  kind: ContentKind,
  own: StoredEntry,
): Promise<{ store: StoreView; entry: StoredEntry }[]> {
  const translations = await Promise.all(
    storeCodes.map(async (code) => {
      const store = storeViews[code]
      const isOwn = code === content.store.code
      const entry = isOwn ? own : await fetchEntryById(content.inStore(store), kind, own.id)
      return entry ? [{ store, entry }] : []
    }),
  )
  return translations.flat()
}
