import * as z from 'zod/mini'
import { toPeriod } from '#shared/content/period.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { ContentClient } from './client.ts'
import type { ContentKind } from './content-kinds.ts'
import { imageFile } from './image-file.ts'
import type { Entry } from './json-api.ts'
import { periodFields } from './period-of.ts'
import type { StoredEntry } from './stored-entry.ts'
import { type StoredBlock, toBlocks, toLinks } from './to-blocks.ts'
import { pictureOf, teaserFields, toTeasers } from './to-teasers.ts'
import { listSchema, publicDateSchema, skusSchema, textSchema, validEntries } from './wire.ts'

const entrySchema = z.object({
  id: z.string(),
  ...teaserFields,
  heroLogo: z.optional(z.unknown()),
  publishedAt: publicDateSchema,
  updatedAt: publicDateSchema,
  author: textSchema,
  sections: listSchema,
  contentBlocks: listSchema,
  mediaBlocks: listSchema,
  categoryLinks: listSchema,
  productSkus: skusSchema,
  childCategories: listSchema,
  articles: listSchema,
  relatedGuides: listSchema,
  couponCode: textSchema,
  ...periodFields,
})

const childCategorySchema = z.object({
  categoryItem: z.object({ magentoId: z.coerce.number() }),
  image: z.optional(z.unknown()),
})

/** An entry of the content service as it is cached. Throws when it does not fit. */
export async function toStoredEntry(
  entry: Entry,
  kind: ContentKind,
  content: ContentClient,
): Promise<StoredEntry> {
  const wire = entrySchema.parse(entry)
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
