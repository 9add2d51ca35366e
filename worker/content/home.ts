import * as z from 'zod/mini'
import { HOME_LIMITS } from '#shared/content/home.ts'
import type { StoreView } from '#shared/store-views.ts'
import { freshnessOf } from '../cache/freshness.ts'
import { contentTag } from '../cache/tags.ts'
import type { ContentClient } from './client.ts'
import { imageFile } from './image-file.ts'
import { toLinkPath } from './to-blocks.ts'
import { linkSchema, listSchema, textSchema, validEntries } from './wire.ts'

/** A block of the home page; its product is still a sku. */
export interface HomeEntryBlock {
  title: string
  text: string
  image: string | null
  link: { label: string; path: string } | null
  productSku: string | null
}

/** The home entry before its products and categories are loaded. */
export interface HomeEntry {
  banner: Omit<HomeEntryBlock, 'productSku'> | null
  blocks: HomeEntryBlock[]
  middleBlocks: HomeEntryBlock[]
  contentAreas: HomeEntryBlock[]
  /** The platform's category ids with their icons. */
  categories: { categoryId: number; icon: string; image: string | null }[]
}

const HOME_ID = 'home' // contract §13: a fixed id
const RELATED = [
  'bannerBackgroundImage',
  'blocks',
  'blocks.image',
  'middleBlocks',
  'middleBlocks.image',
  'contentAreas',
  'contentAreas.image',
  'linkedCategories',
  'linkedCategories.image',
]

const blockSchema = z.object({
  title: z.string(),
  text: textSchema,
  link: linkSchema,
  productSku: z.nullish(z.string()),
  image: z.optional(z.unknown()),
})
type WireBlock = z.infer<typeof blockSchema>

const linkedCategorySchema = z.object({
  icon: textSchema,
  categoryItem: z.object({ magentoId: z.coerce.number() }),
  image: z.optional(z.unknown()),
})
const homeSchema = z.object({
  banner: z.catch(z.nullish(blockSchema), null),
  bannerBackgroundImage: z.optional(z.unknown()),
  blocks: listSchema,
  middleBlocks: listSchema,
  contentAreas: listSchema,
  linkedCategories: listSchema,
})

/** The content service's home entry (R3.51); null when there is none. Invalid blocks are logged and left out. */
export function fetchHomeEntry(content: ContentClient): Promise<HomeEntry | null> {
  return content.cache.fetch(`home|${content.store.code}`, {
    freshness: freshnessOf,
    tags: () => ['home', 'homeBlock', 'linkedCategory'].map(contentTag),
    load: async () => {
      const entry = await content.fetchEntry('home', HOME_ID, { include: RELATED })
      return entry && toHomeEntry(homeSchema.parse(entry), content)
    },
  })
}

function toHomeEntry(home: z.infer<typeof homeSchema>, content: ContentClient): HomeEntry {
  const blocks = (entries: unknown[], limit: number) =>
    validEntries(entries, blockSchema, content)
      .slice(0, limit)
      .map((block) => toBlock(block, content.store))
  return {
    banner: home.banner ? toBanner(home.banner, home.bannerBackgroundImage, content.store) : null,
    blocks: blocks(home.blocks, HOME_LIMITS.blocks),
    middleBlocks: blocks(home.middleBlocks, HOME_LIMITS.middleBlocks),
    contentAreas: blocks(home.contentAreas, HOME_LIMITS.contentAreas),
    categories: validEntries(home.linkedCategories, linkedCategorySchema, content).map(
      ({ categoryItem, icon, image }) => ({
        categoryId: categoryItem.magentoId,
        icon,
        image: imageFile(image),
      }),
    ),
  }
}

function toBanner(banner: WireBlock, image: unknown, store: StoreView): HomeEntry['banner'] {
  const { productSku: _, ...block } = toBlock(banner, store)
  return { ...block, image: imageFile(image) }
}

function toBlock({ title, text, link, productSku, image }: WireBlock, store: StoreView): HomeEntryBlock {
  return {
    title,
    text,
    image: imageFile(image),
    link: link && { label: link.label || title, path: toLinkPath(link.path, store) },
    productSku: productSku ?? null,
  }
}
