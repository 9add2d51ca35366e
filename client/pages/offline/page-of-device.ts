import { emptyCart } from '#shared/cart/cart.ts'
import { FACET_CODES } from '#shared/catalogue/filter-groups.ts'
import { readListQuery, withoutUnknownFilters } from '#shared/catalogue/filters.ts'
import type { Page, PageMeta } from '#shared/page-data.ts'
import { matchPath, pathTo } from '#shared/paths.ts'
import { browserTitle, ownTitle } from '#shared/seo/page-title.ts'
import { scopeOf } from '../../catalogue/listing-of-page.ts'
import { readHead } from '../../catalogue/saved-heads.ts'
import { findListing, readAttributes, readPopular } from '../../catalogue/saved-listings.ts'
import { readStoredCart } from '../../features/cart/stored-cart.ts'
import type { ShopContext } from '../../shop-ui/shop-context.tsx'

/** A page that this device puts together itself. */
interface PageOfDevice {
  page: Page
  /** When its data came from the shop, ISO 8601. */
  savedAt: string | null
  /** The number of saved products that were searched. */
  searchedProducts?: number
}

/**
 * The page at an address of the store, from what the device keeps beside saved pages: the cart, a search, or a list with
 * other filters than the saved one. Null when there is none.
 */
export async function findPageOfDevice(url: string, shop: ShopContext): Promise<PageOfDevice | null> {
  const { pathname, searchParams } = new URL(url, location.href)
  const name = matchPath(pathname, shop.store)?.name
  if (name === 'cart') return storedCartPage(shop)
  return name === 'search-result' ? searchPage(searchParams, shop) : listPage(pathname, searchParams, shop)
}

/** The cart as the shop last confirmed it. */
function storedCartPage({ store, t }: ShopContext): PageOfDevice {
  const meta = metaOf({ title: ownTitle('cart', t), canonical: pathTo('cart', {}, store) })
  const stored = readStoredCart(store)
  const data = { cart: stored ?? emptyCart, notices: [], delivery: null }
  return { page: { name: 'cart', data, meta }, savedAt: stored?.savedAt ?? null }
}

/** What a text finds among the saved products: nothing is an answer too (R7.44). */
async function searchPage(params: URLSearchParams, { store, t }: ShopContext): Promise<PageOfDevice | null> {
  const query = await readValidQuery(params, 'search', store)
  const { text } = query
  if (!text) return null
  const { list, ...saved } = await findListing(store, { scope: { kind: 'search', text }, query })
  const popular = list.total > 0 ? [] : await readPopular(store)
  const data = { query: text, list, pages: [], didYouMean: null, help: { popular, guides: [] } }
  const title = browserTitle(t('search.resultsFor', { query: text }))
  const meta = metaOf({ title, canonical: pathTo('search-result', {}, store) })
  return { page: { name: 'search-result', data, meta }, ...saved }
}

/** A category or brand that was seen before, with the products that match the filters of the address. */
async function listPage(
  path: string,
  params: URLSearchParams,
  { store }: ShopContext,
): Promise<PageOfDevice | null> {
  const page = await readHead(store, path)
  const scope = page && scopeOf(page, await readAttributes(store))
  if (!scope) return null
  const query = await readValidQuery(params, 'category', store)
  const { list, ...saved } = await findListing(store, { scope, query })
  return { page: { ...page, data: { ...page.data, list } } as Page, ...saved } // of the same name
}

async function readValidQuery(
  params: URLSearchParams,
  kind: 'category' | 'search',
  store: ShopContext['store'],
) {
  const attributes = await readAttributes(store)
  return withoutUnknownFilters(readListQuery(params, kind), (code) => {
    const options = FACET_CODES.includes(code) && attributes[code]?.options
    return options ? new Set(Object.keys(options)) : undefined
  })
}

const metaOf = (head: Pick<PageMeta, 'title' | 'canonical'>): PageMeta => ({
  ...head,
  description: null,
  image: null,
  alternates: {},
  noIndex: true,
})
