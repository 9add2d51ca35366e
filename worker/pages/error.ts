import { pathTo } from '#shared/paths.ts'
import type { PageLoader } from './page-loader.ts'

/** The error page at its own address `/error` (R2.11). */
export const loadErrorPage: PageLoader<'error'> = async ({ store, requestId }) => ({
  kind: 'page',
  data: { requestId },
  canonical: pathTo('error', {}, store),
  noIndex: true,
  tags: [],
})
