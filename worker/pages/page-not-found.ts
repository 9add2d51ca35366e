import { fetchPopularCards } from '../platform/lists/chosen-cards.ts'
import type { LoaderContext } from '../request/services.ts'
import type { LoadedData } from './page-loader.ts'

/** The 404 page (R2.34). It is also shown when its suggestions fail. */
export async function loadPageNotFoundPage(context: LoaderContext): Promise<LoadedData<'page-not-found'>> {
  const popular = await context.optional.orElse('popular', fetchPopularCards(context.platform), [])
  return {
    kind: 'page',
    data: { popular },
    canonical: context.url.pathname,
    noIndex: true,
    status: 404,
    tags: [],
  }
}
