import { filterLink, readListQuery, setPage } from '#shared/catalogue/filters.ts'
import { pathTo } from '#shared/paths.ts'
import { productTag } from '../cache/tags.ts'
import { fetchTeasers } from '../content/entry-lists.ts'
import { fetchPopularCards } from '../platform/lists/chosen-cards.ts'
import { fetchListWithFinds, listingOfText } from '../platform/lists/product-list.ts'
import type { LoaderContext } from '../request/services.ts'
import { alternatesOf, withEach } from './alternates.ts'
import { readSupportedQuery } from './category.ts'
import type { PageLoader } from './page-loader.ts'

const MAX_TEXT = 120 // characters; no real search is longer

/** The results of a text search (R2.27). Without a text or without results, the page shows best sellers and guides. */
export const loadSearchResultPage: PageLoader<'search-result'> = async (context) => {
  const { platform, store, url } = context
  const { query, isUnbounded } = await readSupportedQuery(context, 'search')
  const text = (query.text ?? '').slice(0, MAX_TEXT).toWellFormed()
  const path = pathTo('search-result', {}, store)
  const found = text ? await fetchListWithFinds(platform, listingOfText(text), query) : null
  const list = found?.list ?? null
  if (list && query.page > list.pageCount) {
    return {
      kind: 'redirect',
      to: filterLink(path, setPage(readListQuery(url.searchParams, 'search'), list.pageCount)),
      status: 302,
    }
  }
  const textOnly = { ...query, filters: {}, sort: null, page: 1 }
  const help = list && list.total > 0 ? { popular: [], guides: [] } : await loadHelp(context)
  return {
    kind: 'page',
    data: { query: text, list, ...(found?.finds ?? noFinds), help },
    canonical: filterLink(path, textOnly),
    alternates: withEach(alternatesOf('search-result'), (other) => filterLink(other, textOnly)),
    noIndex: true,
    isUnbounded,
    tags: [...(list?.cards ?? []), ...help.popular].map(({ id }) => productTag(id)),
  }
}

const noFinds = { pages: [], didYouMean: null }
const MAX_GUIDES = 6

/** Best sellers and buying guides. When they fail, the page is shown without them. */
async function loadHelp({ platform, content, optional }: LoaderContext) {
  const [popular, guides] = await Promise.all([
    optional.orElse('popular', fetchPopularCards(platform), []),
    optional.orElse('guides', fetchTeasers(content, 'guide'), []),
  ])
  return { popular, guides: guides.slice(0, MAX_GUIDES) }
}
