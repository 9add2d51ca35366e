import { z } from 'zod'
import { chooseBlockColours } from '#shared/content/block-colours.ts'
import type { ContentBlock, TextBlock } from '#shared/content/content-page.ts'
import { toStorePath } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { ContentClient } from './client.ts'
import { createAnchors, type Heading, linkHeadings } from './headings.ts'
import { imageFile } from './image-file.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { knownEntries, linkSchema, listSchema, skusSchema, textSchema } from './wire.ts'

/** A block before its products are looked up: they are skus still. */
export type StoredBlock = Exclude<ContentBlock, { kind: 'products' }> | ProductsBlock

export interface ProductsBlock {
  kind: 'products'
  id: string
  title: string
  skus: string[]
}

export interface StoredBlocks {
  blocks: StoredBlock[]
  contents: Heading[]
}

/** A block of any kind: what it carries says which (Spec §3, Magazine article block fields). */
const blockSchema = z
  .object({
    title: textSchema,
    text: textSchema,
    image: z.unknown().optional(),
    bgImage: z.unknown().optional(),
    showBgImg: z.boolean().nullish(),
    bgColor: textSchema,
    textColor: textSchema,
    bredd: textSchema,
    size: textSchema,
    order: z.coerce.number().nullish(),
    btnText: textSchema,
    link: linkSchema,
    youtubeFilm: textSchema,
    products: skusSchema,
    links: listSchema,
  })
  .refine(
    ({ title, text, image, youtubeFilm, products, links }) =>
      title || text || imageFile(image) || youtubeFilm || products.length > 0 || links.length > 0,
    { message: 'a block with nothing in it' },
  )
type WireBlock = z.infer<typeof blockSchema>

const teaserLinkSchema = z.object({
  title: z.string().min(1),
  text: textSchema,
  path: z.string().min(1),
  image: z.unknown().optional(),
})

/** The blocks of an entry in their order. One that shows nothing the shop knows is left out, and logged. */
export async function toBlocks(entries: unknown[], content: ContentClient): Promise<StoredBlocks> {
  const anchorOf = createAnchors()
  const wires = knownEntries(entries, blockSchema, content).toSorted(
    (one, other) => (one.order ?? 0) - (other.order ?? 0),
  )
  const stored: StoredBlocks = { blocks: [], contents: [] }
  for (const wire of wires) {
    const id = anchorOf(wire.title)
    if (wire.title) stored.contents.push({ id, title: wire.title })
    const { block, headings } = await toBlock(wire, { id, anchorOf, content })
    stored.blocks.push(block)
    stored.contents.push(...headings)
  }
  return stored
}

interface Place {
  id: string
  anchorOf: (title: string) => string
  content: ContentClient
}

async function toBlock(
  wire: WireBlock,
  { id, anchorOf, content }: Place,
): Promise<{ block: StoredBlock; headings: Heading[] }> {
  const { title } = wire
  const youtubeId = readYoutubeId(wire.youtubeFilm)
  if (youtubeId) return { block: { kind: 'video', id, title, youtubeId }, headings: [] }
  if (wire.products.length > 0)
    return { block: { kind: 'products', id, title, skus: wire.products }, headings: [] }
  if (wire.links.length > 0) {
    const links = knownEntries(wire.links, teaserLinkSchema, content).map(({ image, path, ...words }) => ({
      ...words,
      image: imageFile(image),
      path: toLinkPath(path, content.store),
    }))
    return { block: { kind: 'links', id, title, links }, headings: [] }
  }
  const { html, headings } = linkHeadings(await sanitiseHtml(wire.text), anchorOf)
  return { block: { id, title, ...toTextBlock(wire, html, content.store) }, headings }
}

function toTextBlock(wire: WireBlock, html: string, store: StoreView): TextBlock {
  const { link, btnText, image, bgImage, showBgImg, bredd, size } = wire
  const isWide = /full|100/.test(bredd) || /full|large/.test(size)
  return {
    kind: 'text',
    html,
    image: imageFile(image) ?? (showBgImg === false ? null : imageFile(bgImage)),
    link: link && { label: btnText || link.label || link.path, path: toLinkPath(link.path, store) },
    isWide,
    colours: chooseBlockColours(wire.bgColor, wire.textColor),
  }
}

/** Editors write paths of the store without its prefix; addresses elsewhere stay as they are. */
export const toLinkPath = (path: string, store: StoreView): string =>
  /^https?:\/\//.test(path) ? path : toStorePath(path.replace(/^\/*/, '/'), store)

/** The id of a film: by itself, or out of any of its addresses. */
export const readYoutubeId = (film: string): string | null =>
  /^(?:https?:\/\/.*(?:v=|embed\/|shorts\/|youtu\.be\/))?([\w-]{11})(?:[?&#].*)?$/.exec(film.trim())?.[1] ??
  null
