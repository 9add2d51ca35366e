import * as z from 'zod/mini'
import type { LinkBlock, SizeGuide } from '#shared/content/brand.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { DEFAULT_FRESHNESS, freshnessOf, LISTING_FRESHNESS } from '../cache/freshness.ts'
import { contentTag } from '../cache/tags.ts'
import type { ContentClient } from './client.ts'
import { MAX_ENTRIES } from './entry-lists.ts'
import { imageFile } from './image-file.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { sizeGuideSchema } from './size-guides.ts'
import { readYoutubeId, toLinkPath } from './to-blocks.ts'
import { linkSchema, listSchema, skusSchema, textSchema, validEntries } from './wire.ts'

/** The editors' content about a brand (R3.42). */
export interface BrandEntry {
  id: string
  heroImage: string | null
  logo: string | null
  descriptionHtml: string
  keywords: string
  youtubeId: string | null
  topProductsTitle: string
  showTopProducts: boolean
  sizeGuides: SizeGuide[]
}

/** A sub-brand with its own page (R3.44). */
export interface SubBrandEntry {
  slug: string
  title: string
  heroImage: string | null
  descriptionHtml: string
  /** Attribute values of its products, by attribute code. */
  attributes: { code: string; value: string }[]
  categoryId: number | null
  /** Only products whose texts contain these words. */
  text: string
  customProducts: { title: string; skus: string[] }
  links: { label: string; path: string; image: string | null }[]
  linkBlock: LinkBlock | null
}

const brandSchema = z.object({
  id: z.string(),
  brandLogo: z.optional(z.unknown()),
  heroImage: z.optional(z.unknown()),
  description: textSchema,
  metaKeywords: textSchema,
  youtubeFilm: textSchema,
  topProductsTitle: textSchema,
  showTopProducts: z.nullish(z.boolean()),
  sizeguide: listSchema,
})
const subBrandSchema = z.object({
  subBrandSlug: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  heroImage: z.optional(z.unknown()),
  description: textSchema,
  attributes: listSchema,
  category: z.catch(z.nullish(z.object({ magentoId: z.coerce.number() })), null),
  filterByText: textSchema,
  customProducts: skusSchema,
  customProductsTitle: textSchema,
  subBrandLinks: listSchema,
  linkBlock: z.catch(
    z.nullish(z.object({ title: z.string().check(z.minLength(1)), text: textSchema, link: linkSchema })),
    null,
  ),
})
const attributeSchema = z.object({
  attributeProperty: z.string(),
  attributeValue: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
})
const subBrandLinkSchema = z.object({ link: linkSchema, bgImage: z.optional(z.unknown()) })

/** The brand's content by its name, in upper or lower case (R3.43); null when there is none. */
export function fetchBrandEntry(content: ContentClient, name: string): Promise<BrandEntry | null> {
  const title = name.toLowerCase()
  return content.cache.fetch<BrandEntry | null>(`brand|${content.store.code}|${title}`, {
    freshness: freshnessOf,
    tags: () => [contentTag('brand'), contentTag('sizeGuide')],
    load: async () => {
      const include = ['brandLogo', 'heroImage', 'sizeguide']
      const [entry] = await content.fetchEntries('brand', { filter: { title }, include, limit: 1 })
      return entry ? toBrandEntry(brandSchema.parse(entry), content) : null
    },
  })
}

async function toBrandEntry(wire: z.infer<typeof brandSchema>, content: ContentClient): Promise<BrandEntry> {
  return {
    id: wire.id,
    heroImage: imageFile(wire.heroImage),
    logo: imageFile(wire.brandLogo),
    descriptionHtml: await sanitiseHtml(wire.description, content.log),
    keywords: wire.metaKeywords,
    youtubeId: readYoutubeId(wire.youtubeFilm),
    topProductsTitle: wire.topProductsTitle,
    showTopProducts: wire.showTopProducts ?? false,
    sizeGuides: validEntries(wire.sizeguide, sizeGuideSchema, content),
  }
}

const MAX_SUB_BRANDS = 10 // Spec §9

/** The first sub-brands of a brand, in the editors' order. */
export function fetchSubBrands(content: ContentClient, brandId: string): Promise<SubBrandEntry[]> {
  return content.cache.fetch<SubBrandEntry[]>(`sub-brands|${content.store.code}|${brandId}`, {
    freshness: ({ length }) => (length > 0 ? DEFAULT_FRESHNESS : LISTING_FRESHNESS), // as long as the page of a brand without any
    tags: () => [contentTag('subBrand')],
    load: () => loadSubBrands(content, { 'parentBrand.id': brandId }, MAX_SUB_BRANDS),
  })
}

/** The sub-brand with this slug, also one beyond the first of its brand (contract §13: single look-ups); null when there is none. */
export async function fetchSubBrand(
  content: ContentClient,
  brandId: string,
  slug: string,
): Promise<SubBrandEntry | null> {
  const bySlug = (lines: SubBrandEntry[]) => lines.find((line) => line.slug === slug) ?? null
  const first = await fetchSubBrands(content, brandId)
  if (bySlug(first) || first.length < MAX_SUB_BRANDS) return bySlug(first)
  return content.cache.fetch<SubBrandEntry | null>(`sub-brand|${content.store.code}|${brandId}|${slug}`, {
    freshness: freshnessOf,
    tags: () => [contentTag('subBrand')],
    load: async () =>
      bySlug(await loadSubBrands(content, { 'parentBrand.id': brandId, subBrandSlug: slug }, 1)),
  })
}

async function loadSubBrands(
  content: ContentClient,
  filter: Record<string, string>,
  limit: number,
): Promise<SubBrandEntry[]> {
  const entries = await content.fetchEntries('subBrand', { filter, include: ['heroImage'], limit })
  const wires = validEntries(entries, subBrandSchema, content)
  return Promise.all(wires.map((wire) => toSubBrandEntry(wire, content)))
}

async function toSubBrandEntry(
  wire: z.infer<typeof subBrandSchema>,
  content: ContentClient,
): Promise<SubBrandEntry> {
  return {
    slug: wire.subBrandSlug,
    title: wire.title,
    heroImage: imageFile(wire.heroImage),
    descriptionHtml: await sanitiseHtml(wire.description, content.log),
    attributes: validEntries(wire.attributes, attributeSchema, content).map(
      ({ attributeProperty, attributeValue }) => ({ code: attributeProperty, value: attributeValue }),
    ),
    categoryId: wire.category?.magentoId ?? null,
    text: wire.filterByText,
    customProducts: { title: wire.customProductsTitle, skus: wire.customProducts },
    links: validEntries(wire.subBrandLinks, subBrandLinkSchema, content).flatMap(({ link, bgImage }) =>
      link
        ? [
            {
              label: link.label || link.path,
              path: toLinkPath(link.path, content.store),
              image: imageFile(bgImage),
            },
          ]
        : [],
    ),
    linkBlock: toLinkBlock(wire, content),
  }
}

function toLinkBlock(
  { linkBlock }: z.infer<typeof subBrandSchema>,
  { store }: ContentClient,
): LinkBlock | null {
  if (!linkBlock?.link) return null
  const { title, text, link } = linkBlock
  return { title, text: plainText(text), label: link.label || title, path: toLinkPath(link.path, store) }
}

const subBrandAddressSchema = z.object({
  subBrandSlug: z.string().check(z.minLength(1)),
  parentBrand: z.object({ title: z.string() }),
})

/** Every sub-brand with the name of its brand, for sitemaps. */
export function fetchSubBrandAddresses(content: ContentClient): Promise<{ brand: string; slug: string }[]> {
  return content.cache.fetch(`sub-brand-addresses|${content.store.code}`, {
    freshness: freshnessOf,
    tags: () => [contentTag('subBrand'), contentTag('brand')],
    load: async () => {
      const entries = await content.fetchEntries('subBrand', { include: ['parentBrand'], limit: MAX_ENTRIES })
      return validEntries(entries, subBrandAddressSchema, content).map(({ subBrandSlug, parentBrand }) => ({
        brand: parentBrand.title,
        slug: subBrandSlug,
      }))
    },
  })
}
