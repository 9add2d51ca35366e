import { Hono } from 'hono'
import type { SearchSuggestions } from '#shared/api/search.ts'
import { toStorePath } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { AppEnv } from '../env.ts'
import { fetchCards, listingOfText } from '../platform/catalogue.ts'
import { fetchCategories, type TreeCategory } from '../platform/categories.ts'
import { platformOf } from '../render/loader-context.ts'

const MIN_TEXT = 2
const MAX_TEXT = 60
const PRODUCTS = 6
const CATEGORIES = 4

/** `GET /api/search/suggest?q=`: what a shopper may mean while typing. */
export const searchApi = new Hono<AppEnv>()

searchApi.get('/suggest', async (c) => {
  const { store } = c.var
  const query = (c.req.query('q') ?? '').trim().slice(0, MAX_TEXT)
  const none: SearchSuggestions = { query, products: [], categories: [], total: 0 }
  if (query.length < MIN_TEXT) return c.json(none)
  const platform = platformOf(c)
  const request = listingOfText(query).request({ filters: {}, sort: 'relevance', page: 1, facetCodes: [] })
  const [found, categories] = await Promise.all([
    fetchCards(platform, { ...request, size: PRODUCTS }),
    fetchCategories(platform),
  ])
  c.header('Cache-Control', 'private, max-age=60')
  const answer: SearchSuggestions = {
    query,
    products: found.cards,
    categories: matchingCategories([...categories.values()], query, store),
    total: found.total,
  }
  return c.json(answer)
})

/** Categories one of whose words begins as the text does; the larger first. */
function matchingCategories(
  categories: TreeCategory[],
  query: string,
  store: StoreView,
): SearchSuggestions['categories'] {
  const wanted = query.toLocaleLowerCase(store.locale)
  return categories
    .filter(
      ({ name, urlPath, productCount }) =>
        urlPath && productCount > 0 && beginsAWord(name.toLocaleLowerCase(store.locale), wanted),
    )
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, CATEGORIES)
    .map(({ name, urlPath }) => ({ name, path: toStorePath(urlPath ?? '', store) }))
}

const beginsAWord = (name: string, text: string) =>
  name.split(/[\s-]+/).some((word) => word.startsWith(text)) || name.startsWith(text)
