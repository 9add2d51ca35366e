import * as z from 'zod/mini'
import { type CategoryNode, ROOT_CATEGORY_ID } from '#shared/catalogue/breadcrumbs.ts'
import { DEFAULT_FRESHNESS } from '../../cache/freshness.ts'
import { fetchNonEmpty } from '../../cache/non-empty-list.ts'
import { anyCategory } from '../../cache/tags.ts'
import type { PlatformClient } from '../client.ts'
import { activeCategories } from '../protocol/category-search.ts'
import { withDefault } from '../protocol/fields.ts'
import { search } from './search.ts'

/** A category of the store's tree. */
export interface TreeCategory extends CategoryNode {
  parentId: number
  position: number
  inMenu: boolean
  productCount: number
  description: string
  image: string | null
  slug: string | null
  urlKey: string | null
  /** What the merchant wants search engines to show. */
  metaTitle: string | null
  metaDescription: string | null
}

const categorySchema = z.object({
  id: z.coerce.number(),
  parent_id: z.coerce.number(),
  path: z.string(),
  name: z.string(),
  url_path: z.nullish(z.string()),
  position: withDefault(z.coerce.number(), 0),
  include_in_menu: withDefault(
    z.pipe(
      z.union([z.boolean(), z.literal(0), z.literal(1)]),
      z.transform((flag) => Boolean(flag)),
    ),
    true,
  ),
  product_count: withDefault(z.coerce.number(), 0),
  description: z.nullish(z.string()),
  image: z.nullish(z.string()),
  slug: z.nullish(z.string()),
  url_key: z.nullish(z.string()),
  meta_title: z.nullish(z.string()),
  meta_description: z.nullish(z.string()),
})

/**
 * Every active category of the store by id, in the editors' order. Menu, breadcrumbs and pages share this one response.
 */
export async function fetchCategories(platform: PlatformClient): Promise<Map<number, TreeCategory>> {
  const categories = await fetchNonEmpty<TreeCategory[]>(platform.cache, keyOf(platform), {
    empty: [],
    freshness: DEFAULT_FRESHNESS,
    tags: () => [anyCategory], // also of categories that do not exist yet
    load: async () => {
      const { hits } = await search(platform, activeCategories(), categorySchema)
      return hits.filter(({ id }) => id > ROOT_CATEGORY_ID).map(toTreeCategory)
    },
  })
  const tree = trees.get(categories) ?? new Map(categories.map((category) => [category.id, category]))
  trees.set(categories, tree)
  return tree
}

const keyOf = ({ store }: PlatformClient) => `categories|${store.code}`

/** The category at `path` (no slash at either end), by the tree that this isolate has; undefined when it has none. */
export const peekCategoryAt = (platform: PlatformClient, path: string): TreeCategory | undefined =>
  platform.cache.peek<TreeCategory[]>(keyOf(platform))?.find(({ urlPath }) => urlPath === path)

/** Category maps by the cached list they were made from, so that a map is made only once. */
const trees = new WeakMap<TreeCategory[], Map<number, TreeCategory>>()

const toTreeCategory = (wire: z.infer<typeof categorySchema>): TreeCategory => ({
  id: wire.id,
  parentId: wire.parent_id,
  path: wire.path,
  name: wire.name,
  urlPath: wire.url_path ?? null,
  position: wire.position,
  inMenu: wire.include_in_menu,
  productCount: wire.product_count,
  description: wire.description ?? '',
  image: wire.image ?? null,
  slug: wire.slug ?? null,
  urlKey: wire.url_key ?? null,
  metaTitle: wire.meta_title ?? null,
  metaDescription: wire.meta_description ?? null,
})

/** Children of a category that have products, in the editors' order. */
export const childrenOf = (categories: Map<number, TreeCategory>, parentId: number): TreeCategory[] =>
  [...categories.values()]
    .filter((category) => category.parentId === parentId && category.productCount > 0)
    .toSorted((one, other) => one.position - other.position)

/** Ids of a category and all its descendants. */
export function withDescendants(categories: Map<number, TreeCategory>, id: number): number[] {
  const below = [...categories.values()].filter((category) => category.path.split('/').includes(String(id)))
  return [id, ...below.map((category) => category.id).filter((other) => other !== id)]
}
