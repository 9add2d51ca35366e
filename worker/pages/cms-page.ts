import { pathTo } from '#shared/paths.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { tagsOfEntry } from '../cache/tags.ts'
import { fetchCmsPage } from '../content/pages.ts'
import type { PageLoader } from './page-loader.ts'

/** An editorial page by its slug (R2.19); slugs are the same in every store. */
export const loadCmsPage: PageLoader<'cms-page'> = async ({ content, store, url }, { slug = '' }) => {
  const page = await fetchCmsPage(content, slug)
  if (!page) return { kind: 'notFound' }
  const canonical = pathTo('cms-page', { slug }, store)
  return {
    kind: 'page',
    data: { page },
    canonical,
    isUnbounded: url.pathname !== canonical, // any path may end in a page's slug (R2.61)
    alternates: Object.fromEntries(
      storeCodes.map((code) => [code, pathTo('cms-page', { slug }, storeViews[code])]),
    ),
    tags: tagsOfEntry('pages', slug),
  }
}
