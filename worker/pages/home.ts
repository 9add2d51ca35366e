import type { Home, HomeBlock } from '#shared/content/home.ts'
import { pathTo, toStorePath } from '#shared/paths.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { StoreView } from '#shared/store-views.ts'
import { contentTag } from '../cache/tags.ts'
import { fetchHomeEntry, type HomeEntry, type HomeEntryBlock } from '../content/home.ts'
import { fetchCardsBySku, fetchPopularCards } from '../platform/lists/chosen-cards.ts'
import { fetchCategories, type TreeCategory } from '../platform/search/categories.ts'
import { alternatesOf } from './alternates.ts'
import type { PageLoader } from './page-loader.ts'

const emptyEntry: HomeEntry = { banner: null, blocks: [], middleBlocks: [], contentAreas: [], categories: [] }

/**
 * The home page (R2.4–R2.7): the editors' content and the best sellers. If one of them fails, the other is shown. If
 * both fail, so does the page, with the status and the cause of the best sellers.
 */
export const loadHomePage: PageLoader<'home'> = async ({ platform, content, store, optional }) => {
  const popularCards = fetchPopularCards(platform)
  const [entry, categories, bestSellers] = await Promise.all([
    optional.orNull('home', fetchHomeEntry(content)),
    optional.orElse('categories', fetchCategories(platform), new Map<number, TreeCategory>()),
    optional.orNull('popular', popularCards),
  ])
  const popular = bestSellers ?? (entry ? [] : await popularCards) // rejects
  const cards = await optional.orElse(
    'home products',
    fetchCardsBySku(platform, skusOf(entry ?? emptyEntry)),
    [],
  )
  const home = toHome(entry ?? emptyEntry, { cards, categories, store })
  return {
    kind: 'page',
    data: { home, popular },
    canonical: pathTo('home', {}, store),
    alternates: alternatesOf('home'),
    tags: [contentTag('home')], // each card brings its product's: it comes from the data cache
  }
}

const skusOf = ({ blocks, middleBlocks, contentAreas }: HomeEntry): string[] =>
  [...blocks, ...middleBlocks, ...contentAreas].flatMap(({ productSku }) => productSku ?? [])

interface HomeData {
  cards: ProductCard[]
  categories: Map<number, TreeCategory>
  store: StoreView
}

function toHome(
  { banner, blocks, middleBlocks, contentAreas, categories: linked }: HomeEntry,
  { cards, categories, store }: HomeData,
): Home {
  const toBlock = ({ productSku, ...block }: HomeEntryBlock): HomeBlock => ({
    ...block,
    product: cards.find(({ sku }) => sku === productSku) ?? null,
  })
  return {
    banner,
    blocks: blocks.map(toBlock),
    middleBlocks: middleBlocks.map(toBlock),
    contentAreas: contentAreas.map(toBlock),
    categories: linked.flatMap(({ categoryId, icon, image }) => {
      const category = categories.get(categoryId)
      return category?.urlPath
        ? [{ name: category.name, path: toStorePath(category.urlPath, store), icon, image }]
        : []
    }),
  }
}
