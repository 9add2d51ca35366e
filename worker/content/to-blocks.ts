import * as z from 'zod/mini'
import { chooseBlockColours } from '#shared/content/block-colours.ts'
import { blockSizes, type ContentBlock, type Teaser, type TextBlock } from '#shared/content/content-page.ts'
import { toStorePath } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { ContentClient } from './client.ts'
import { type AnchorOf, createAnchors, type Heading, linkHeadings } from './headings.ts'
import { imageFile } from './image-file.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { linkSchema, listSchema, skusSchema, textSchema, validEntries } from './wire.ts'

/** A block before its products are loaded: they are still skus. */
export type StoredBlock = Exclude<ContentBlock, { kind: 'products' }> | ProductsBlock

interface ProductsBlock {
  kind: 'products'
  id: string
  title: string
  skus: string[]
}

interface StoredBlocks {
  blocks: StoredBlock[]
  contents: Heading[]
}

/**
 * A block of any kind, or a section of a guide. Its fields decide what it shows (Spec §3, Magazine article block
 * fields; Guide). Titles and texts have several possible names.
 */
const blockSchema = z
  .pipe(
    z.object({
      title: textSchema,
      heading: textSchema,
      caption: textSchema,
      text: textSchema,
      body: textSchema,
      image: z.optional(z.unknown()),
      bgImage: z.optional(z.unknown()),
      showBgImg: z.nullish(z.boolean()),
      bgColor: textSchema,
      textColor: textSchema,
      bredd: textSchema,
      size: z.catch(z.enum(blockSizes), 'medium'),
      order: z.nullish(z.coerce.number()),
      btnText: textSchema,
      link: linkSchema,
      youtubeId: textSchema,
      video: z.nullish(z.object({ youtubeId: z.string(), title: textSchema })),
      productSkus: skusSchema,
      categoryLinks: listSchema,
    }),
    z.transform(({ title, heading, caption, text, body, video, youtubeId, ...rest }) => ({
      ...rest,
      title: title || heading || caption,
      text: text || body,
      film: readYoutubeId(video?.youtubeId || youtubeId),
    })),
  )
  .check(
    z.refine(
      ({ title, text, image, film, productSkus, categoryLinks }) =>
        title || text || film || imageFile(image) || productSkus.length > 0 || categoryLinks.length > 0,
      { message: 'a block with nothing in it' },
    ),
  )
type WireBlock = z.output<typeof blockSchema>

const categoryLinkSchema = z.object({
  label: z.string().check(z.minLength(1)),
  path: z.string().check(z.minLength(1)),
})

/** The blocks of an entry in their order. A block without usable content is logged and left out. */
export async function toBlocks(entries: unknown[], content: ContentClient): Promise<StoredBlocks> {
  const anchorOf = createAnchors()
  const wires = validEntries(entries, blockSchema, content).toSorted(
    (one, other) => (one.order ?? 0) - (other.order ?? 0),
  )
  const stored: StoredBlocks = { blocks: [], contents: [] }
  for (const wire of wires) {
    const { blocks, headings } = await splitBlock(wire, anchorOf, content)
    stored.blocks.push(...blocks)
    stored.contents.push(...headings)
  }
  return stored
}

/** Splits a block into text, film, products and links. The first of them gets the title; a title alone is a text. */
async function splitBlock(
  wire: WireBlock,
  anchorOf: AnchorOf,
  content: ContentClient,
): Promise<{ blocks: StoredBlock[]; headings: Heading[] }> {
  const { store } = content
  const heading = { id: anchorOf(wire.title), title: wire.title }
  const { html, headings } = linkHeadings(await sanitiseHtml(wire.text, content.log), anchorOf)
  const textBlock = toTextBlock(wire, html, store)
  const links = toLinks(wire.categoryLinks, content)
  const others = [
    ...(wire.film ? [{ kind: 'video' as const, youtubeId: wire.film }] : []),
    ...(wire.productSkus.length > 0 ? [{ kind: 'products' as const, skus: wire.productSkus }] : []),
    ...(links.length > 0 ? [{ kind: 'links' as const, links }] : []),
  ]
  const hasText = html || textBlock.image || textBlock.link || (wire.title && others.length === 0)
  const blocks = [...(hasText ? [textBlock] : []), ...others].map((block, at) => ({
    ...block,
    ...(at === 0 ? heading : { id: anchorOf(`${heading.id} ${block.kind}`), title: '' }),
  }))
  const isHeading = heading.title !== '' && !wire.film // a film's title is its caption
  return { blocks, headings: [...(isHeading ? [heading] : []), ...headings] }
}

function toTextBlock(wire: WireBlock, html: string, store: StoreView): TextBlock {
  const { link, btnText, image, bgImage, showBgImg, bredd, size, film } = wire
  const colours = chooseBlockColours(wire.bgColor, wire.textColor)
  const picture = imageFile(image) ?? (showBgImg === false ? null : imageFile(bgImage))
  const isFull = bredd === 'full' && (colours !== null || picture !== null) // nobody reads words alone across a page
  return {
    kind: 'text',
    html,
    image: film ? null : picture,
    link: link && { label: btnText || link.label || link.path, path: toLinkPath(link.path, store) },
    width: bredd === 'half' ? 'half' : isFull ? 'full' : 'text',
    size,
    colours,
  }
}

/** Links to categories, possibly with filters. */
export const toLinks = (entries: unknown[], content: ContentClient): Teaser[] =>
  validEntries(entries, categoryLinkSchema, content).map(({ label, path }) => ({
    title: label,
    text: '',
    image: null,
    path: toLinkPath(path, content.store),
  }))

/** The path of a link. Editors write paths without the store's prefix; what leads elsewhere stays unchanged. */
export const toLinkPath = (path: string, store: StoreView): string =>
  /^(?:https?:\/\/|mailto:|tel:|#)/i.test(path) ? path : toStorePath(path.replace(/^\/*/, '/'), store)

/** The id of a film, given as an id or as any of its URLs. */
export const readYoutubeId = (film: string): string | null =>
  /^(?:https?:\/\/.*(?:v=|embed\/|shorts\/|youtu\.be\/))?([\w-]{11})(?:[?&#].*)?$/.exec(film.trim())?.[1] ??
  null
