import type { Alternates } from '#shared/page-data.ts'
import { pathTo, toStorePath } from '#shared/paths.ts'
import { tagsOfEntry } from '../cache/tags.ts'
import { fetchAddresses } from '../content/entry-lists.ts'
import { fetchCmsPage } from '../content/pages.ts'
import { sanitiseHtml } from '../content/sanitise-html.ts'
import { fetchPlatformPage } from '../platform/pages/cms-pages.ts'
import type { LoaderContext } from '../request/services.ts'
import { findInStores } from './alternates.ts'
import type { LoaderResult, PageLoader } from './page-loader.ts'

/**
 * An editorial page by its slug (R2.19); slugs are the same in every store. One that the URL map names by its `id` may be the
 * platform's own.
 */
export const loadCmsPage: PageLoader<'cms-page'> = async (context, { slug = '', id }) => {
  const { content, store, url } = context
  const [page, alternates] = await Promise.all([fetchCmsPage(content, slug), findAlternates(context, slug)])
  if (!page) return id ? loadPlatformPage(context, id, slug) : { kind: 'notFound' }
  const canonical = pathTo('cms-page', { slug: page.slug }, store)
  return {
    kind: 'page',
    data: { page },
    canonical,
    isUnbounded: url.pathname !== canonical, // any path may end in a page's slug (R2.61)
    alternates,
    tags: tagsOfEntry('pages', slug),
  }
}

/** A page of the platform's own CMS, at the address that it has there. */
async function loadPlatformPage(
  { platform, store, log }: LoaderContext,
  id: string,
  slug: string,
): Promise<LoaderResult<'cms-page'>> {
  const page = await fetchPlatformPage(platform, id, slug)
  if (!page) return { kind: 'notFound' }
  const { identifier, title, content } = page
  const bodyHtml = await sanitiseHtml(content, log)
  return {
    kind: 'page',
    data: { page: { slug: identifier, title, heroImage: null, bodyHtml, questions: [], openingHours: [] } },
    canonical: toStorePath(identifier, store),
    tags: tagsOfEntry('pages', slug),
  }
}

/** The page's address in each store that has it, as the sitemaps have them. */
function findAlternates({ content, optional, store }: LoaderContext, slug: string): Promise<Alternates> {
  const alternates = findInStores(async (other) => {
    const path = pathTo('cms-page', { slug }, other)
    if (other.code === store.code) return path
    const addresses = await fetchAddresses(content.inStore(other), 'page')
    return addresses.some((address) => address.path === path) ? path : null
  })
  return optional.orElse('alternates', alternates, {})
}
