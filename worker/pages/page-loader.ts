import type { Alternates, PageData } from '#shared/page-data.ts'
import type { PageName } from '#shared/routes.ts'
import type { LoaderContext } from '../request/services.ts'
import type { Redirect } from '../routing/redirect-rules.ts'

/** What a loader found. A redirect or a status is decided before the first byte. */
export type LoaderResult<N extends PageName> =
  | LoadedData<N>
  | LoadedAs
  | { kind: 'notFound' }
  | ({ kind: 'redirect' } & Redirect)

/** What a route turned out to be: the product of a type, an article in the place of a chapter. */
export type LoadedAs = { [N in PageName]: LoadedData<N> & { name: N } }[PageName]

export interface LoadedData<N extends PageName> {
  kind: 'page'
  data: PageData[N]
  /** Canonical address in the store: path, and the query that belongs to it. */
  canonical: string
  alternates?: Alternates
  noIndex?: boolean
  /** Cache tags beside those of the data it was made of (R4.131). */
  tags: string[]
  /** The address names what the page does not have, as anybody can without end: it stays in memory. */
  isUnbounded?: boolean
  status?: 200 | 404 | 410 | 500
}

export type PageLoader<N extends PageName> = (
  context: LoaderContext,
  params: Record<string, string>,
) => Promise<LoaderResult<N>>

/** A loader that says itself which page it found. */
export type NamingLoader = PageLoader<never>
