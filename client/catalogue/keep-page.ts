import { DAY_MS } from '#shared/durations.ts'
import type { Page } from '#shared/page-data.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callApi } from '../api/call-api.ts'
import { savesData } from '../api/saves-data.ts'
import { requestOf, scopeOf } from './listing-of-page.ts'
import { readCompared, saveCompared } from './saved-compared.ts'
import { saveHead } from './saved-heads.ts'
import { readAttributes, readProducts, saveListing, saveProducts } from './saved-listings.ts'

/** A page that was shown, and the skus on the shopper's lists: they are kept too. */
interface ShownPage {
  path: string
  page: Page
  wishlist: string[]
  compare: string[]
}

/**
 * Keeps the products of a page that was shown, and what its list answered, so that lists and searches work without a
 * connection. Asks the shop for what cards do not say. What stands around a list is here already: it is kept first, also when the
 * connection is gone by now. Never while the shopper saves data.
 */
export async function keepPage(
  store: StoreView,
  { path, page, wishlist, compare }: ShownPage,
): Promise<void> {
  if (savesData()) return
  if (page.name === 'category' || page.name === 'brand') await saveHead(store, path, page)
  if (!navigator.onLine) return
  const skus = await findMissing(store, [...skusOf(page), ...compare, ...wishlist])
  if (skus.length > 0) {
    const found = await callApi(store, 'products.catalogueRows', { skus: skus.join() })
    const listed = new Set(found.rows.map(({ card }) => card.sku))
    for (const sku of skus) if (!listed.has(sku)) unlisted.add(sku)
    await saveProducts(store, found)
  }
  await keepList(store, page)
  await keepCompared(store, compare)
}

/** The products that a page is about. */
function skusOf({ data, ...page }: Page): string[] {
  if ('list' in data) return data.list?.cards.map(({ sku }) => sku) ?? []
  if ('product' in data) return [data.product.sku]
  return page.name === 'home' && 'popular' in data ? data.popular.map(({ sku }) => sku) : []
}

const MAX_ROWS = 50
const SKU = /^[^,\s]{1,64}$/ // what the API takes

/** What this tab has asked for and the store does not list: products that are gone. */
const unlisted = new Set<string>()

/** The skus that are not saved, or not of today; nor is what lies ahead: the clock was set back. */
async function findMissing(store: StoreView, skus: string[]): Promise<string[]> {
  const products = await readProducts(store)
  const young = products.filter(({ savedAt }) => Math.abs(Date.now() - Date.parse(savedAt)) < DAY_MS)
  const youngSkus = new Set(young.map(({ row }) => row.card.sku))
  return [...new Set(skus)]
    .filter((sku) => SKU.test(sku) && !youngSkus.has(sku) && !unlisted.has(sku))
    .slice(0, MAX_ROWS)
}

async function keepList(store: StoreView, page: Page): Promise<void> {
  const scope = scopeOf(page, await readAttributes(store))
  if (!scope || !('list' in page.data) || !page.data.list) return
  await saveListing(store, requestOf(scope, page.data.list), page.data.list)
}

/** What this tab has asked for to compare. Some of it is gone, or has nothing to compare. */
const asked = new Set<string>()

/** Asks for the attributes of products that wait to be compared, when they are not saved. */
async function keepCompared(store: StoreView, skus: string[]): Promise<void> {
  const saved = await readCompared(store, skus)
  const compared = new Set(saved.flatMap(({ card, specs }) => (specs.length > 0 ? card.sku : [])))
  if (skus.every((sku) => compared.has(sku) || asked.has(sku))) return
  const { products } = await callApi(store, 'products.compare', { skus: skus.join() })
  for (const sku of skus) asked.add(sku)
  await saveCompared(store, products)
}
