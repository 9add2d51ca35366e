import type { SearchSuggestions, SuggestedPage } from '#shared/api/search.ts'
import type { MenuItem } from '#shared/catalogue/category.ts'
import { emptyListQuery } from '#shared/catalogue/filters.ts'
import { bestMatches, matchScore } from '#shared/catalogue/suggest.ts'
import { SHOP_NAME } from '#shared/seo/page-title.ts'
import type { StoreView } from '#shared/store-views.ts'
import { isPageOf } from '../router/index.ts'
import { listSavedPages } from '../storage/saved-pages.ts'
import { findListing } from './saved-listings.ts'

const MOST = { products: 6, categories: 3, guides: 2 }

/** What a shopper may mean while typing, from what this device has saved; empty when nothing matches (R7.44). */
export async function suggestSaved(
  store: StoreView,
  text: string,
  menu: MenuItem[],
): Promise<SearchSuggestions & { searchedProducts: number }> {
  const [{ list, searchedProducts }, pages] = await Promise.all([
    findListing(store, { scope: { kind: 'search', text }, query: emptyListQuery }),
    listSavedPages(),
  ])
  const guides = pages
    .filter(({ kind, url }) => kind === 'guide' && isPageOf(new URL(url, location.href), store))
    .map(({ title, url }) => ({ name: title.replace(` | ${SHOP_NAME}`, ''), path: url }))
  const best = (found: SuggestedPage[], most: number) =>
    bestMatches(found, most, ({ name }) => matchScore(name, text))
  return {
    query: text,
    products: list.cards.slice(0, MOST.products),
    categories: best(allItems(menu), MOST.categories),
    brands: [],
    guides: best(guides, MOST.guides),
    total: list.total,
    searchedProducts,
  }
}

const allItems = (items: MenuItem[]): SuggestedPage[] =>
  items.flatMap(({ name, path, children }) => [{ name, path }, ...allItems(children)])
