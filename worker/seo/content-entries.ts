import { pathTo, toStorePath } from '#shared/paths.ts'
import type { SitemapEntry } from '#shared/seo/sitemap-xml.ts'
import { type StoreCode, type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'
import { fetchSubBrandAddresses } from '../content/brands.ts'
import { type ContentKind, contentKinds } from '../content/content-kinds.ts'
import { fetchAddresses } from '../content/entry-lists.ts'
import { inStore } from '../platform/client.ts'
import { fetchBrandNames } from '../platform/search/brands.ts'
import { fetchCategories } from '../platform/search/categories.ts'
import type { LoaderContext } from '../request/services.ts'

/** A page of one store. Its key is the same in all stores. */
interface Address {
  key: string
  path: string
  lastModified: string | null
}

const overviews = [
  'home',
  'cms-index',
  'guides',
  'brands',
  'campaigns',
  'activities',
  'magazine',
  'ski-finder',
] as const

/** All pages except products: overviews, categories, brands and editorial pages. */
export async function contentEntries(context: LoaderContext): Promise<SitemapEntry[]> {
  const stores = await Promise.all(
    storeCodes.map(async (code) => [code, await addressesIn(context, storeViews[code])] as const),
  )
  const byKey = new Map<string, [StoreCode, Address][]>()
  for (const [code, addresses] of stores) {
    for (const address of addresses)
      byKey.set(address.key, [...(byKey.get(address.key) ?? []), [code, address]])
  }
  return [...byKey.values()].flatMap((entries) => {
    const current = entries.find(([code]) => code === context.store.code)?.[1]
    if (!current) return []
    const alternates = Object.fromEntries(entries.map(([code, { path }]) => [code, path]))
    return [{ path: current.path, lastModified: current.lastModified, alternates }]
  })
}

async function addressesIn({ platform, content }: LoaderContext, store: StoreView): Promise<Address[]> {
  const storePlatform = inStore(platform, store)
  const storeContent = content.inStore(store)
  const kinds = Object.keys(contentKinds) as ContentKind[] // the record has exactly these keys
  const [categories, brands, subBrands, ...entries] = await Promise.all([
    fetchCategories(storePlatform),
    fetchBrandNames(storePlatform),
    fetchSubBrandAddresses(storeContent),
    ...kinds.map((kind) => fetchAddresses(storeContent, kind)),
  ])
  const names = new Map(brands.map((brand) => [brand.name.toLowerCase(), brand.slug]))
  return [
    ...overviews.map((name) => undated(name, pathTo(name, {}, store))),
    ...[...categories.values()]
      .filter(({ urlPath, productCount }) => urlPath && productCount > 0)
      .map(({ id, urlPath }) => undated(`category ${id}`, toStorePath(urlPath ?? '', store))),
    ...brands.map(({ slug }) => undated(`brand ${slug}`, pathTo('brand', { slug }, store))),
    ...subBrands.flatMap(({ brand, slug: subBrandSlug }) => {
      const slug = names.get(brand.toLowerCase())
      return slug
        ? [undated(`brand ${slug}/${subBrandSlug}`, pathTo('brand', { slug, subBrandSlug }, store))]
        : []
    }),
    ...kinds.flatMap((kind, at) =>
      (entries[at] ?? []).map(({ id, ...address }) => ({ key: `${kind} ${id}`, ...address })),
    ),
  ]
}

/** A page without a date of its last change. */
const undated = (key: string, path: string): Address => ({ key, path, lastModified: null })
