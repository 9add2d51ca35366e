import { groupByLetter } from '#shared/content/brand-names.ts'
import { pathTo } from '#shared/paths.ts'
import { contentTag } from '../cache/tags.ts'
import { fetchBrandNames } from '../platform/search/brands.ts'
import { alternatesOf } from './alternates.ts'
import type { PageLoader } from './page-loader.ts'

/** Every brand of the store from A to Ö (R2.22). */
export const loadBrandsPage: PageLoader<'brands'> = async ({ platform, store }) => {
  const names = await fetchBrandNames(platform)
  const brands = names.map((brand) => ({ ...brand, path: pathTo('brand', { slug: brand.slug }, store) }))
  return {
    kind: 'page',
    data: { letters: groupByLetter(brands, store.locale) },
    canonical: pathTo('brands', {}, store),
    alternates: alternatesOf('brands'),
    tags: [contentTag('brand')],
  }
}
