import { breadcrumbsTo, ROOT_CATEGORY_ID } from '#shared/catalogue/breadcrumbs.ts'
import type { Category } from '#shared/catalogue/category.ts'
import { FACET_CODES } from '#shared/catalogue/filter-groups.ts'
import {
  emptyListQuery,
  filterLink,
  hasFilters,
  type ListQuery,
  listQueryToString,
  readListQuery,
  setPage,
  withoutUnknownFilters,
} from '#shared/catalogue/filters.ts'
import type { ListingKind } from '#shared/catalogue/sort.ts'
import type { Alternates } from '#shared/page-data.ts'
import { toStorePath } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'
import { categoryTag, productTag } from '../cache/tags.ts'
import { sanitiseHtml } from '../content/sanitise-html.ts'
import { inStore, type PlatformClient } from '../platform/client.ts'
import { fetchProductList, listingOfCategories } from '../platform/lists/product-list.ts'
import { fetchAttributes } from '../platform/search/attributes.ts'
import {
  childrenOf,
  fetchCategories,
  type TreeCategory,
  withDescendants,
} from '../platform/search/categories.ts'
import type { LoaderContext } from '../request/services.ts'
import { filteredAlternates, findInStores } from './alternates.ts'
import type { PageLoader } from './page-loader.ts'

/** A category's listing: by id from the URL dispatcher, or by url-key, slug or id at `/c/…` (R2.16, R2.54). */
export const loadCategoryPage: PageLoader<'category'> = async (context, params) => {
  const { platform, store } = context
  const categories = await fetchCategories(platform)
  const category = findCategory(categories, params)
  if (!category?.urlPath) {
    const sought = Object.entries(params).map((pair) => pair.join(' = '))
    context.log.warn('category.empty', { message: `Category query returned empty result ${sought}` }) // R8.18
    return { kind: 'notFound' }
  }
  const path = toStorePath(category.urlPath, store)
  const { query, isUnbounded } = await readSupportedQuery(context)
  const ids = withDescendants(categories, category.id)
  const [list, descriptionHtml, alternates] = await Promise.all([
    fetchProductList(platform, listingOfCategories(ids), query),
    sanitiseHtml(category.description, context.log),
    context.optional.orElse('alternates', findAlternates(platform, category.id), {}),
  ])
  if (query.page > list.pageCount) {
    return { kind: 'redirect', to: filterLink(path, setPage(query, list.pageCount)), status: 302 }
  }
  return {
    kind: 'page',
    data: { category: toCategory(category, categories, { store, descriptionHtml }), list },
    canonical: filterLink(path, setPage({ ...query, filters: {}, sort: null }, query.page)),
    alternates: filteredAlternates(alternates, query),
    noIndex: hasFilters(query) || query.sort !== null,
    tags: [categoryTag(category.id), ...list.cards.map(({ id }) => productTag(id))],
    isUnbounded,
  }
}

/** Slugs and url-keys are unique where the merchant sees to it; the first that fits is shown. */
function findCategory(
  categories: Map<number, TreeCategory>,
  { id, slug }: Record<string, string>,
): TreeCategory | undefined {
  if (id) return categories.get(Number(id))
  const all = [...categories.values()]
  return (
    all.find((category) => category.slug === slug) ??
    all.find(({ urlKey }) => urlKey === slug) ??
    all.find(({ urlPath }) => urlPath?.split('/').at(-1) === slug) ??
    categories.get(Number(slug))
  )
}

interface SupportedQuery {
  query: ListQuery
  /** The address asks for more: it is one of any number. */
  isUnbounded: boolean
}

/**
 * The list query without filters and values that the list does not offer (contract §16.15): those of `fixedCode` are all the same.
 * A search for nothing has no list.
 */
export async function readSupportedQuery(
  { platform, url }: LoaderContext,
  kind: ListingKind = 'category',
  fixedCode?: string,
): Promise<SupportedQuery> {
  const requested = readListQuery(url.searchParams, kind)
  const attributes = await fetchAttributes(platform)
  const supported = withoutUnknownFilters(requested, (code) => {
    const options = code !== fixedCode && FACET_CODES.includes(code) && attributes[code]?.options
    return options ? new Set(Object.keys(options)) : undefined
  })
  const query = kind === 'search' && !requested.text ? emptyListQuery : supported
  return { query, isUnbounded: listQueryToString(query) !== listQueryToString(requested) }
}

/** The category's address in each store. A category has the same id in every store. */
const findAlternates = (platform: PlatformClient, id: number): Promise<Alternates> =>
  findInStores(async (store) => {
    const category = (await fetchCategories(inStore(platform, store))).get(id)
    return category?.urlPath ? toStorePath(category.urlPath, store) : null
  })

function toCategory(
  category: TreeCategory,
  categories: Map<number, TreeCategory>,
  { store, descriptionHtml }: { store: StoreView; descriptionHtml: string },
): Category {
  const below = childrenOf(categories, category.id)
  const siblings = category.parentId === ROOT_CATEGORY_ID ? [] : childrenOf(categories, category.parentId)
  return {
    id: category.id,
    name: category.name,
    path: toStorePath(category.urlPath ?? '', store),
    descriptionHtml,
    metaTitle: category.metaTitle,
    metaDescription: category.metaDescription,
    image: category.image,
    children: (below.length > 0 ? below : siblings).flatMap(({ name, urlPath, productCount }) =>
      urlPath ? [{ name, path: toStorePath(urlPath, store), count: productCount }] : [],
    ),
    breadcrumbs: breadcrumbsTo(category, categories, store),
  }
}
