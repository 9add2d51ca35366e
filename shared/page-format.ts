import { MINUTE_MS } from './durations.ts'

declare const PAGE_FORMAT: string

/**
 * Hash of the form of page data (`build/page-format.ts`). A saved page of another build is read when its hash is the
 * same. `source` where nothing is built: in tests.
 */
export const pageFormat: string = typeof PAGE_FORMAT === 'undefined' ? 'source' : PAGE_FORMAT

/** Header with the id of the client build that wrote a page's data. */
export const BUILD_HEADER = 'X-Build'

/** Header with `pageFormat` of that build. Only on public pages: without it a device removes its saved copy. */
export const FORMAT_HEADER = 'X-Page-Format'

/** Header with the moment at which the device saved an answer, ISO 8601; absent: the answer comes from the shop. */
export const SAVED_AT_HEADER = 'X-Saved-At'

/** A page that was loaded longer ago is loaded anew while there is a connection: an older price is not shown online. */
export const FRESH_PAGE_MS = 5 * MINUTE_MS

/** Last line of a page's data of which a part has failed after the first line was sent. No field has this path. Nobody saves such a page. */
export const PARTIAL_LINE = '["partial",true]'
