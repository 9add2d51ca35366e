import { pathTo } from '#shared/paths.ts'
import { finderFields, readFinderQuery } from '#shared/skis/finder-query.ts'
import { findPackages } from '../platform/lists/find-packages.ts'
import { findSkis } from '../platform/lists/find-skis.ts'
import { findWaxes } from '../platform/lists/find-waxes.ts'
import { alternatesOf, withEach } from './alternates.ts'
import type { PageLoader } from './page-loader.ts'

/** The ski finder: who skis in what weight, and the skis that fit; how cold the snow is, and the wax for it. */
export const loadSkiFinderPage: PageLoader<'ski-finder'> = async ({ platform, store, url }) => {
  const query = readFinderQuery(url.searchParams)
  const { skier, snowCelsius, typed } = query
  const { [finderFields.price]: _, ...withoutPrice } = typed // other stores have other currencies
  const asked = new URLSearchParams(withoutPrice).toString()
  const [skis, packages, waxes] = await Promise.all([
    skier && findSkis(platform, skier, query),
    skier && findPackages(platform, skier, query),
    snowCelsius === null ? null : findWaxes(platform, snowCelsius),
  ])
  return {
    kind: 'page',
    data: { typed, skier, skis, packages, snowCelsius, waxes },
    canonical: pathTo('ski-finder', {}, store),
    alternates: withEach(alternatesOf('ski-finder'), (path) => (asked ? `${path}?${asked}` : path)),
    noIndex: Object.keys(typed).length > 0,
    tags: [],
  }
}
