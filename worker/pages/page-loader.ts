import type { Alternates, PageData } from '#shared/page-data.ts'
import type { PageName } from '#shared/routes.ts'
import type { LoaderContext } from '../request/services.ts'
import type { Redirect } from '../routing/redirect-rules.ts'

/** Result of a loader. Redirect and status are decided before the first byte is sent. */
export type LoaderResult<N extends PageName> =
  | LoadedData<N>
  | NamedData
  | { kind: 'notFound' }
  | ({ kind: 'redirect' } & Redirect)

/**
 * The data together with the page's name. For routes that lead to several pages: a product of any type, a chapter or an
 * article.
 */
export type NamedData = { [N in PageName]: LoadedData<N> & { name: N } }[PageName]

export interface LoadedData<N extends PageName> {
  kind: 'page'
  data: PageData[N]
  /** The canonical path, with the query parameters that belong to it. */
  canonical: string
  alternates?: Alternates
  noIndex?: boolean
  /** Cache tags in addition to those of the cached data (R4.131). */
  tags: string[]
  /**
   * The address contains something that the page does not have. Visitors can invent any number of such addresses, so
   * the page is stored in memory only.
   */
  isUnbounded?: boolean
  status?: 404
}

export type PageLoader<N extends PageName> = (
  context: LoaderContext,
  params: Record<string, string>,
) => Promise<LoaderResult<N>>

/** A loader that also returns the page's name. */
export type NamingLoader = PageLoader<never>
