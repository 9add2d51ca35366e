import { filterLink, hasFilters, type ListQuery, setPage } from '#shared/catalogue/filters.ts'
import { PAGE_SIZE, type ProductList } from '#shared/catalogue/product-list.ts'
import type { BrandName, BrandPage } from '#shared/content/brand.ts'
import { toSlug } from '#shared/content/slug.ts'
import type { Alternates } from '#shared/page-data.ts'
import { pathTo } from '#shared/paths.ts'
import { buyableFirst, EXTRA_CARDS } from '#shared/product/buyable-first.ts'
import { contentTag, productTag } from '../cache/tags.ts'
import {
  type BrandEntry,
  fetchBrandEntry,
  fetchSubBrand,
  fetchSubBrands,
  type SubBrandEntry,
} from '../content/brands.ts'
import type { ContentClient } from '../content/client.ts'
import { translateFor } from '../i18n/messages.ts'
import { inStore } from '../platform/client.ts'
import { fetchCardsBySku } from '../platform/lists/chosen-cards.ts'
import { fetchProductList, type Listing, listingOfAttributes } from '../platform/lists/product-list.ts'
import { BRAND_CODE, fetchBrandNames } from '../platform/search/brands.ts'
import { fetchCategories, withDescendants } from '../platform/search/categories.ts'
import type { LoaderContext } from '../request/services.ts'
import { MOVED_STATUS } from '../routing/redirect-rules.ts'
import { filteredAlternates, findInStores } from './alternates.ts'
import { readSupportedQuery } from './category.ts'
import type { PageLoader } from './page-loader.ts'

/**
 * A brand or one of its sub-brands: the editors' content and its products (R2.23, R2.24). The page of a brand can be shown without
 * the content, so its products are loaded in parallel. Only the content says which products a sub-brand has.
 */
export const loadBrandPage: PageLoader<'brand'> = async (context, { slug = '', subBrandSlug }) => {
  const { platform, store, url } = context
  const brand = (await fetchBrandNames(platform)).find((other) => other.slug === toSlug(slug))
  if (!brand) return { kind: 'notFound' }
  const path = pathTo('brand', { slug: brand.slug, subBrandSlug }, store)
  const respelt = { kind: 'redirect', to: path + url.search, status: MOVED_STATUS } as const
  const isRespelt = brand.slug !== slug // typed as the brand writes itself
  if (isRespelt && !subBrandSlug) return respelt
  const { query, isUnbounded } = await readSupportedQuery(context, 'category', BRAND_CODE)
  const shown = findShown(context, brand, subBrandSlug)
  if (isRespelt && (await shown)) return respelt
  const [list, page, alternates] = await Promise.all([
    subBrandSlug
      ? shown.then((found) => found && loadList(context, found, query))
      : loadList(context, { brand }, query),
    shown.then((found) => found && toBrandPage(context, found)),
    findAlternates(context, { slug, subBrandSlug }),
  ])
  if (!list || !page) return { kind: 'notFound' }
  if (query.page > list.pageCount)
    return { kind: 'redirect', to: filterLink(path, setPage(query, list.pageCount)), status: 302 }
  const cards = [...list.cards, ...(page.topProducts?.cards ?? [])]
  return {
    kind: 'page',
    data: { brand: page, list },
    canonical: filterLink(path, setPage({ ...query, filters: {}, sort: null }, query.page)),
    alternates: filteredAlternates(alternates, query),
    noIndex: hasFilters(query) || query.sort !== null,
    isUnbounded,
    tags: [contentTag('brand'), contentTag('subBrand'), ...cards.map(({ id }) => productTag(id))],
  }
}

interface ListedBrand {
  brand: BrandName
  subBrand?: SubBrandEntry | undefined
}

interface ShownBrand extends ListedBrand {
  entry: BrandEntry | null
  subBrands: SubBrandEntry[]
}

/**
 * The editors' content about the brand, which it can be shown without; null when the sub-brand is not part of it. A sub-brand that
 * cannot be looked up is an outage.
 */
async function findShown(
  { content, optional }: LoaderContext,
  brand: BrandName,
  subBrandSlug: string | undefined,
): Promise<ShownBrand | null> {
  if (!subBrandSlug) {
    const entry = await optional.orNull('brand', fetchBrandEntry(content, brand.name))
    const subBrands = entry ? await optional.orElse('sub-brands', fetchSubBrands(content, entry.id), []) : []
    return { brand, entry, subBrands }
  }
  const entry = await fetchBrandEntry(content, brand.name)
  const subBrand = entry && (await fetchSubBrand(content, entry.id, subBrandSlug))
  return subBrand ? { brand, entry, subBrands: [], subBrand } : null
}

/**
 * The products, 50 per page (R7.82). Without filters and sort they come in the order of the personalisation service.
 * With filters or sort, or when that service fails, they come from the platform search (contract §14.3).
 */
async function loadList(context: LoaderContext, shown: ListedBrand, query: ListQuery): Promise<ProductList> {
  const { platform, personalisation, optional } = context
  const isPlain = !shown.subBrand && !hasFilters(query) && query.sort === null
  const [list, ranked] = await Promise.all([
    toListing(context, shown).then((listing) => fetchProductList(platform, listing, query)),
    isPlain
      ? optional.orElse(
          'partner search',
          personalisation.searchPartner({ brands: spellings(shown.brand.name) }),
          [],
        )
      : [],
  ])
  const surplus = ranked.length - list.total
  if (surplus < 0) return list // the service does not have all products yet
  if (surplus > 0 && list.pageCount > 1) return list // a page without one of them would be in the other order: products twice, and others nowhere
  const from = (query.page - 1) * PAGE_SIZE
  const cards = await optional.orElse(
    'ranked products',
    fetchCardsBySku(platform, ranked.slice(from, from + PAGE_SIZE)),
    [],
  )
  return cards.length === list.cards.length ? { ...list, cards } : list
}

/** The spellings of a brand's name that may occur in the service's feed. */
const spellings = (name: string): string[] => [...new Set([name, name.toUpperCase(), name.toLowerCase()])]

async function toListing({ platform }: LoaderContext, { brand, subBrand }: ListedBrand): Promise<Listing> {
  const own = { code: BRAND_CODE, value: brand.id }
  if (!subBrand) return listingOfAttributes([own])
  const { attributes, categoryId, text } = subBrand
  const others = attributes.filter(({ code }) => code !== BRAND_CODE)
  const categoryIds = categoryId ? withDescendants(await fetchCategories(platform), categoryId) : undefined
  return listingOfAttributes([own, ...others], { categoryIds, text })
}

async function toBrandPage(context: LoaderContext, shown: ShownBrand): Promise<BrandPage> {
  const { store } = context
  const { brand, entry, subBrand, subBrands } = shown
  const brandPath = pathTo('brand', { slug: brand.slug }, store)
  const toSubBrandPath = (subBrandSlug: string) => pathTo('brand', { slug: brand.slug, subBrandSlug }, store)
  return {
    name: subBrand?.title ?? brand.name,
    path: subBrand ? toSubBrandPath(subBrand.slug) : brandPath,
    parent: subBrand ? { name: brand.name, path: brandPath } : null,
    logo: entry?.logo ?? null,
    heroImage: subBrand?.heroImage ?? entry?.heroImage ?? null,
    descriptionHtml: subBrand?.descriptionHtml ?? entry?.descriptionHtml ?? '',
    keywords: entry?.keywords ?? '',
    youtubeId: subBrand ? null : (entry?.youtubeId ?? null),
    topProducts: await findTopProducts(context, shown),
    subBrands: subBrand
      ? subBrand.links.map(({ label, path, image }) => ({ title: label, text: '', image, path }))
      : subBrands.map(({ slug, title, heroImage }) => ({
          title,
          text: '',
          image: heroImage,
          path: toSubBrandPath(slug),
        })),
    linkBlock: subBrand?.linkBlock ?? null,
    sizeGuides: entry?.sizeGuides ?? [],
  }
}

/** Products that the editors chose for a sub-brand, or those the personalisation service recommends (R7.79). */
async function findTopProducts(
  { platform, personalisation, optional, store }: LoaderContext,
  { brand, entry, subBrand }: ShownBrand,
): Promise<BrandPage['topProducts']> {
  if (!subBrand && !entry?.showTopProducts) return null
  const load = async () => {
    const skus = subBrand
      ? subBrand.customProducts.skus
      : await personalisation.fetchTopProducts({ brand: brand.name })
    const cards = await fetchCardsBySku(platform, skus.slice(0, TOP_PRODUCTS + EXTRA_CARDS))
    return buyableFirst(cards, TOP_PRODUCTS)
  }
  const cards = await optional.orElse('top products', load(), [])
  const title = subBrand?.customProducts.title || entry?.topProductsTitle
  return cards.length > 0 ? { title: title || translateFor(store)('brands.top'), cards } : null
}

const TOP_PRODUCTS = 8

/**
 * The page's address in each store. Brands are the same options in every store. A store without the brand or sub-brand
 * has no such page.
 */
function findAlternates(
  { platform, content, optional }: LoaderContext,
  { slug, subBrandSlug }: { slug: string; subBrandSlug?: string },
): Promise<Alternates> {
  const alternates = findInStores(async (store) => {
    const brand = (await fetchBrandNames(inStore(platform, store))).find((other) => other.slug === slug)
    const hasPage =
      brand && (!subBrandSlug || (await findSubBrand(content.inStore(store), brand.name, subBrandSlug)))
    return hasPage ? pathTo('brand', { slug, subBrandSlug }, store) : null
  })
  return optional.orElse('alternates', alternates, {})
}

async function findSubBrand(content: ContentClient, brandName: string, slug: string) {
  const entry = await fetchBrandEntry(content, brandName)
  return entry && fetchSubBrand(content, entry.id, slug)
}
