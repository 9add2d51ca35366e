import * as z from 'zod/mini'
import type { Teaser } from '#shared/content/content-page.ts'
import { nextChange, type Period, stateOf, toPeriod } from '#shared/content/period.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { pathTo } from '#shared/paths.ts'
import { type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'
import { DEFAULT_FRESHNESS, NEGATIVE_FRESHNESS } from '../cache/freshness.ts'
import { contentTag, tagsOfEntry } from '../cache/tags.ts'
import type { ContentClient } from './client.ts'
import { type ContentKind, contentKinds } from './content-kinds.ts'
import type { Heading } from './headings.ts'
import { imageFile } from './image-file.ts'
import type { Entry } from './json-api.ts'
import { type StoredBlock, toBlocks, toLinks } from './to-blocks.ts'
import { listSchema, skusSchema, textSchema, validEntries } from './wire.ts'

/** An editorial page as it is cached: its products are still skus and its categories still ids. */
export interface StoredEntry {
  id: string
  slug: string
  title: string
  excerpt: string
  image: string | null
  logo: string | null
  publishedAt: string | null
  updatedAt: string | null
  author: string | null
  readingMinutes: number
  blocks: StoredBlock[]
  contents: Heading[]
  categoryLinks: Teaser[]
  productSkus: string[]
  childCategories: { categoryId: number; image: string | null }[]
  /** A chapter's articles in reading order, a guide's related ones. */
  teasers: Teaser[]
  /** The chapter an article belongs to. */
  chapter: { slug: string; title: string } | null
  /** When a campaign runs; other entries have no limits. */
  period: Period
  couponCode: string | null
}

const dateLike = (form: RegExp) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((text) => (text && !Number.isNaN(Date.parse(text)) && form.exec(text)?.[0]) || null),
  )
const date = dateLike(/.+/)
/** As search engines take it; of any other time the day. */
const publicDate = dateLike(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?/)

const limits = { startsAt: z.catch(date, null), endsAt: z.catch(date, null) }
const periodSchema = z.object(limits)

/** A chapter that is not included in the response is only a reference. */
const chapterSchema = z.catch(z.nullish(z.object({ slug: z.string(), title: z.string() })), null)

const entrySchema = z.object({
  id: z.string(),
  slug: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  excerpt: textSchema,
  body: textSchema,
  hero: z.optional(z.unknown()),
  heroImage: z.optional(z.unknown()),
  image: z.optional(z.unknown()),
  heroLogo: z.optional(z.unknown()),
  publishedAt: publicDate,
  updatedAt: publicDate,
  author: textSchema,
  sections: listSchema,
  contentBlocks: listSchema,
  mediaBlocks: listSchema,
  categoryLinks: listSchema,
  productSkus: skusSchema,
  childCategories: listSchema,
  articles: listSchema,
  relatedGuides: listSchema,
  chapter: chapterSchema,
  couponCode: textSchema,
  ...limits,
})
type WireEntry = z.infer<typeof entrySchema>

const childCategorySchema = z.object({
  categoryItem: z.object({ magentoId: z.coerce.number() }),
  image: z.optional(z.unknown()),
})
const teaserSchema = z.object({
  slug: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  excerpt: textSchema,
  body: textSchema,
  hero: z.optional(z.unknown()),
  heroImage: z.optional(z.unknown()),
  image: z.optional(z.unknown()),
  chapter: chapterSchema,
})

/** The entry of a kind with this slug, or null (contract §13: single look-ups). */
export const fetchEntryBySlug = (content: ContentClient, kind: ContentKind, slug: string) =>
  fetchKept(content, kind, `slug|${slug}`, async ({ type, include }) => {
    const [entry] = await content.fetchEntries(type, { filter: { slug }, include, limit: 1 })
    return entry ?? null
  })

/** The entry of a kind with this id, or null. */
export const fetchEntryById = (content: ContentClient, kind: ContentKind, id: string) =>
  fetchKept(content, kind, `id|${id}`, ({ type, include }) => content.fetchEntry(type, id, { include }))

function fetchKept(
  content: ContentClient,
  kind: ContentKind,
  key: string,
  load: (kind: { type: string; include: string[] }) => Promise<Entry | null>,
): Promise<StoredEntry | null> {
  const { store, cache } = content
  return cache.fetch<StoredEntry | null>(`entry|${store.code}|${kind}|${key}`, {
    freshness: DEFAULT_FRESHNESS,
    freshnessOf: (entry) => (entry ? DEFAULT_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: (entry) => entryTags(kind, entry),
    validUntil: (entry) => entry && nextChange([entry.period], Date.now()),
    load: async () => {
      const entry = await load(contentKinds[kind])
      return entry && toStoredEntry(entrySchema.parse(entry), kind, content)
    },
  })
}

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
    freshness: DEFAULT_FRESHNESS,
    freshnessOf: (found) => (found.list.length > 0 ? DEFAULT_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: () => entryTags(kind, null),
    validUntil: ({ until }) => until,
    load: async () => {
      const entries = await content.fetchEntries(contentKinds[kind].type, { include, limit: MAX_ENTRIES })
      const now = Date.now()
      const periodOf = (entry: Entry) => toPeriod(periodSchema.parse(entry), store.timeZone)
      const running = entries.filter((entry) => stateOf(periodOf(entry), now) === 'running')
      return { list: toList(running), until: nextChange(entries.map(periodOf), now) }
    },
  })
  return list
}

const addressSchema = z.object({
  id: z.string(),
  slug: z.string().check(z.minLength(1)),
  publishedAt: publicDate,
  updatedAt: publicDate,
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

/** Entries of a kind that a list asks for; without a number the service has one of its own. */
export const MAX_ENTRIES = 500 // Spec §9, CMS block and page maximum count

/** The path of an entry. An article's path is below its chapter's, if it has one. */
export const entryPath = (
  kind: ContentKind,
  { slug, chapter }: Pick<StoredEntry, 'slug' | 'chapter'>,
  store: StoreView,
): string =>
  kind === 'article' && chapter
    ? pathTo('magazine-item', { chapterSlug: chapter.slug, slug }, store)
    : contentKinds[kind].path(slug, store)

/** Tags of an entry: its type's tag and its own, and the tags of the types that it includes. */
export const entryTags = (kind: ContentKind, entry: Pick<StoredEntry, 'slug'> | null): string[] => {
  const { type, includedTypes } = contentKinds[kind]
  return [...(entry ? tagsOfEntry(type, entry.slug) : [contentTag(type)]), ...includedTypes.map(contentTag)]
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

async function toStoredEntry(
  wire: WireEntry,
  kind: ContentKind,
  content: ContentClient,
): Promise<StoredEntry> {
  const body = wire.body ? [{ text: wire.body }] : []
  const { blocks, contents } = await toBlocks(
    [...body, ...wire.sections, ...wire.contentBlocks, ...wire.mediaBlocks],
    content,
  )
  const { id, slug, title, excerpt, publishedAt, updatedAt, productSkus } = wire
  return {
    id,
    slug,
    title,
    excerpt,
    publishedAt,
    updatedAt,
    blocks,
    contents,
    productSkus,
    image: pictureOf(wire),
    logo: imageFile(wire.heroLogo),
    author: wire.author || null,
    readingMinutes: readingMinutes(blocks),
    categoryLinks: toLinks(wire.categoryLinks, content),
    childCategories: validEntries(wire.childCategories, childCategorySchema, content).map(
      ({ categoryItem, image }) => ({ categoryId: categoryItem.magentoId, image: imageFile(image) }),
    ),
    teasers:
      kind === 'chapter'
        ? toTeasers(wire.articles, 'article', content, wire)
        : toTeasers(wire.relatedGuides, 'guide', content),
    chapter: wire.chapter ?? null,
    period: toPeriod(wire, content.store.timeZone),
    couponCode: wire.couponCode || null,
  }
}

const WORDS_PER_MINUTE = 200 // reading speed on a screen

function readingMinutes(blocks: StoredBlock[]): number {
  const words = blocks.flatMap((block) => (block.kind === 'text' ? plainText(block.html).split(' ') : []))
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}

/** Entries as teasers. The paths of a chapter's articles are below the chapter's. */
function toTeasers(
  entries: unknown[],
  kind: ContentKind,
  content: ContentClient,
  chapter?: StoredEntry['chapter'],
): Teaser[] {
  return validEntries(entries, teaserSchema, content).map((wire) => ({
    title: wire.title,
    text: wire.excerpt || firstSentence(wire.body),
    image: pictureOf(wire),
    path: entryPath(kind, { slug: wire.slug, chapter: chapter ?? wire.chapter ?? null }, content.store),
  }))
}

/** Of the first paragraph: a heading such as "1. Prices" is no sentence. */
function firstSentence(html: string): string {
  const paragraph = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html
  return /^.*?[.!?](?=\s|$)/.exec(plainText(paragraph))?.[0] ?? ''
}

const pictureOf = ({ heroImage, hero, image }: Pick<WireEntry, 'heroImage' | 'hero' | 'image'>) =>
  imageFile(heroImage) ?? imageFile(hero) ?? imageFile(image)
