import { pathTo, toStorePath } from '#shared/paths.ts'
import type { SitemapEntry } from '#shared/seo/sitemap-xml.ts'
import { type StoreCode, type StoreView, storeCodes, storeViews } from '#shared/store-views.ts'
import { fetchSubBrandAddresses } from '../content/brands.ts'
import { type ContentKind, contentKinds } from '../content/content-kinds.ts'
import { fetchAddresses } from '../content/entries.ts'
import { fetchBrandNames } from '../platform/brands.ts'
import { fetchCategories, inStore } from '../platform/categories.ts'
import type { LoaderContext } from '../request/services.ts'

/** A page of one store under the key it has in all of them. */
interface Address {
  key: string
  path: string
  lastModified: string | null
}

const overviews = ['home', 'cms-index', 'guides', 'brands', 'campaigns', 'activities', 'magazine'] as const

/** Everything that is no product: overviews, categories, brands and what the editors wrote. */
export async function contentEntries(context: LoaderContext): Promise<SitemapEntry[]> {
  const found = await Promise.all(
    storeCodes.map(async (code) => [code, await addressesIn(context, storeViews[code])] as const),
  )
  const byKey = new Map<string, [StoreCode, Address][]>()
  for (const [code, addresses] of found) {
    for (const address of addresses)
      byKey.set(address.key, [...(byKey.get(address.key) ?? []), [code, address]])
  }
  return [...byKey.values()].flatMap((stores) => {
    const own = stores.find(([code]) => code === context.store.code)?.[1]
    if (!own) return []
    const alternates = Object.fromEntries(stores.map(([code, { path }]) => [code, path]))
    return [{ path: own.path, lastModified: own.lastModified, alternates }]
  })
}

async function addressesIn({ platform, content }: LoaderContext, store: StoreView): Promise<Address[]> {
  const there = inStore(platform, store)
  const editors = content.inStore(store)
  const kinds = Object.keys(contentKinds) as ContentKind[] // the record's keys are exactly ContentKind
  const [categories, brands, subBrands, ...entries] = await Promise.all([
    fetchCategories(there),
    fetchBrandNames(there),
    fetchSubBrandAddresses(editors),
    ...kinds.map((kind) => fetchAddresses(editors, kind)),
  ])
  const names = new Map(brands.map((brand) => [brand.name.toLowerCase(), brand.slug]))
  return [
    ...overviews.map((name) => unchanged(name, pathTo(name, {}, store))),
    ...[...categories.values()]
      .filter(({ urlPath, productCount }) => urlPath && productCount > 0)
      .map(({ id, urlPath }) => unchanged(`category ${id}`, toStorePath(urlPath ?? '', store))),
    ...brands.map(({ slug }) => unchanged(`brand ${slug}`, pathTo('brand', { slug }, store))),
    ...subBrands.flatMap(({ brand, slug: subBrandSlug }) => {
      const slug = names.get(brand.toLowerCase())
      return slug
        ? [unchanged(`brand ${slug}/${subBrandSlug}`, pathTo('brand', { slug, subBrandSlug }, store))]
        : []
    }),
    ...kinds.flatMap((kind, at) =>
      (entries[at] ?? []).map(({ id, ...address }) => ({ key: `${kind} ${id}`, ...address })),
    ),
  ]
}

/** A page that does not say when it changed. */
const unchanged = (key: string, path: string): Address => ({ key, path, lastModified: null })
