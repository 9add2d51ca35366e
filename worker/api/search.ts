import type { SearchSuggestions, SuggestedPage } from '#shared/api/search.ts'
import { bestMatches, isNamedIn, matchScore } from '#shared/catalogue/suggest.ts'
import type { BrandName } from '#shared/content/brand.ts'
import type { Teaser } from '#shared/content/content-page.ts'
import { pathTo, toStorePath } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import { fetchTeasers } from '../content/entry-lists.ts'
import { createApp } from '../create-app.ts'
import { SEARCH_DEADLINE_MS } from '../platform/deadlines.ts'
import { fetchCards } from '../platform/lists/cards.ts'
import { listingOfText } from '../platform/lists/product-list.ts'
import { fetchBrandNames } from '../platform/search/brands.ts'
import { fetchCategories, type TreeCategory } from '../platform/search/categories.ts'
import { fetchPopularSearches } from '../platform/search/popular-searches.ts'
import { createLoaderContext } from '../request/services.ts'
import { route } from './route.ts'

const MIN_TEXT = 2
const MOST = { all: 10, products: 6, categories: 3, brands: 2, guides: 2 }

/** Suggestions while a shopper types. When the guides fail, the others are still shown. */
export const searchApi = createApp()

route(searchApi, 'search.suggest', async (c, { q: query }) => {
  const { store } = c.var
  if (query.length < MIN_TEXT) return noSuggestions(query)
  const { platform, content, optional } = createLoaderContext(c, c.get('url'), {
    budgetMs: SEARCH_DEADLINE_MS,
  })
  const request = listingOfText(query).request({ filters: {}, sort: 'relevance', page: 1, facetCodes: [] })
  const [found, categories, brandNames, teasers] = await Promise.all([
    fetchCards(platform, { ...request, size: MOST.products }),
    fetchCategories(platform),
    fetchBrandNames(platform),
    optional.orElse('guides', fetchTeasers(content, 'guide'), []),
  ])
  const pages = {
    categories: suggestCategories([...categories.values()], query, store),
    brands: suggestBrands(brandNames, query, store),
    guides: suggestGuides(teasers, query),
  }
  const guides = firstPages([...found.finds.pages, ...pages.guides])
  const rest = MOST.all - [...pages.categories, ...pages.brands, ...guides].length
  c.header('Cache-Control', optional.isComplete() ? 'private, max-age=60' : 'private, no-store')
  return {
    query,
    ...pages,
    guides,
    products: found.cards.slice(0, rest),
    total: found.total,
    ...(found.finds.didYouMean && { didYouMean: found.finds.didYouMean }),
  }
})

const POPULAR_SECONDS = 300

route(searchApi, 'search.popular', async (c) => {
  const { platform } = createLoaderContext(c, c.get('url'), { budgetMs: SEARCH_DEADLINE_MS })
  const searches = await fetchPopularSearches(platform)
  c.header('Cache-Control', `private, max-age=${POPULAR_SECONDS}`)
  return { searches }
})

/** The first pages, each once: those that the platform found, then guides by their titles. */
const firstPages = (pages: SuggestedPage[]): SuggestedPage[] =>
  pages.filter(({ path }, at) => pages.findIndex((other) => other.path === path) === at).slice(0, MOST.guides)

const noSuggestions = (query: string): SearchSuggestions => ({
  query,
  products: [],
  categories: [],
  brands: [],
  guides: [],
  total: 0,
})

/** Categories with products; of equally good ones the larger first. */
function suggestCategories(categories: TreeCategory[], query: string, store: StoreView): SuggestedPage[] {
  const offered = categories
    .filter(({ urlPath, productCount }) => urlPath && productCount > 0)
    .toSorted((one, other) => other.productCount - one.productCount)
  return bestMatches(offered, MOST.categories, ({ name }) => matchScore(name, query)).map(
    ({ name, urlPath }) => ({ name, path: toStorePath(urlPath ?? '', store) }),
  )
}

const suggestBrands = (brands: BrandName[], query: string, store: StoreView): SuggestedPage[] =>
  bestMatches(brands, MOST.brands, ({ name }) => (isNamedIn(name, query) ? 1 : matchScore(name, query))).map(
    ({ name, slug }) => ({ name, path: pathTo('brand', { slug }, store) }),
  )

const TITLE_WEIGHT = 2

/** Guides whose title, or else whose introduction, matches. */
const suggestGuides = (guides: Teaser[], query: string): SuggestedPage[] =>
  bestMatches(
    guides,
    MOST.guides,
    ({ title, text }) => TITLE_WEIGHT * matchScore(title, query) || matchScore(text, query),
  ).map(({ title, path }) => ({ name: title, path }))
