import type { ContentPage, Teaser } from '#shared/content/content-page.ts'
import type { Period } from '#shared/content/period.ts'
import { pathTo } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import { contentTag, tagsOfEntry } from '../cache/tags.ts'
import { type ContentKind, contentKinds } from './content-kinds.ts'
import type { Heading } from './headings.ts'
import type { StoredBlock } from './to-blocks.ts'

/** What a page shows as it is cached. */
type ShownAsStored =
  | 'title'
  | 'excerpt'
  | 'image'
  | 'logo'
  | 'publishedAt'
  | 'updatedAt'
  | 'author'
  | 'readingMinutes'

/** An editorial page as it is cached: its products are still skus and its categories still ids. */
export interface StoredEntry extends Pick<ContentPage, ShownAsStored> {
  id: string
  slug: string
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
