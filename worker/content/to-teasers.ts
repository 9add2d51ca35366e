import * as z from 'zod/mini'
import type { Teaser } from '#shared/content/content-page.ts'
import { plainText } from '#shared/content/plain-text.ts'
import type { ContentClient } from './client.ts'
import type { ContentKind } from './content-kinds.ts'
import { imageFile } from './image-file.ts'
import { entryPath, type StoredEntry } from './stored-entry.ts'
import { chapterSchema, textSchema, validEntries } from './wire.ts'

/** What an entry has as a teaser. */
export const teaserFields = {
  slug: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  excerpt: textSchema,
  body: textSchema,
  hero: z.optional(z.unknown()),
  heroImage: z.optional(z.unknown()),
  image: z.optional(z.unknown()),
  chapter: chapterSchema,
}
const teaserSchema = z.object(teaserFields)

/** Entries as teasers. The paths of a chapter's articles are below the chapter's. */
export function toTeasers(
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

/** Where an entry may have its picture. */
interface WithPicture {
  heroImage?: unknown
  hero?: unknown
  image?: unknown
}

export const pictureOf = ({ heroImage, hero, image }: WithPicture): string | null =>
  imageFile(heroImage) ?? imageFile(hero) ?? imageFile(image)
