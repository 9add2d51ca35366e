import type { Alternates } from '#shared/page-data.ts'
import { pathTo } from '#shared/paths.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { tagsOfEntry } from '../cache/tags.ts'
import { fetchAddresses } from '../content/entries.ts'
import { fetchCmsPage } from '../content/pages.ts'
import type { LoaderContext } from '../request/services.ts'
import type { PageLoader } from './page-loader.ts'

/** An editorial page by its slug (R2.19); slugs are the same in every store. */
export const loadCmsPage: PageLoader<'cms-page'> = async (context, { slug = '' }) => {
  const { content, store, url } = context
  const [page, alternates] = await Promise.all([fetchCmsPage(content, slug), findAlternates(context, slug)])
  if (!page) return { kind: 'notFound' }
  const canonical = pathTo('cms-page', { slug }, store)
  return {
    kind: 'page',
    data: { page },
    canonical,
    isUnbounded: url.pathname !== canonical, // any path may end in a page's slug (R2.61)
    alternates,
    tags: tagsOfEntry('pages', slug),
  }
}

/** The page's address in each store that has it, as the sitemaps have them. */
async function findAlternates(
  { content, optional, store }: LoaderContext,
  slug: string,
): Promise<Alternates> {
  const pathIn = async (code: (typeof storeCodes)[number]) => {
    const path = pathTo('cms-page', { slug }, storeViews[code])
    if (code === store.code) return [[code, path] as const]
    const addresses = await fetchAddresses(content.inStore(storeViews[code]), 'page')
    return addresses.some((address) => address.path === path) ? [[code, path] as const] : []
  }
  const load = async () => Object.fromEntries((await Promise.all(storeCodes.map(pathIn))).flat())
  return optional.orElse('alternates', load(), {})
}
