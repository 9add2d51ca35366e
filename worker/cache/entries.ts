import type { Tagged } from './cache-status.ts'
import type { Life } from './freshness.ts'

/** A parsed response of the platform or the content service, with the tags that purge it. */
export interface DataEntry extends Tagged {
  value: unknown
  life: Life
}

/** A rendered document as bytes. It is the same for every visitor except for the nonce. */
export interface StoredPage extends Tagged {
  body: Uint8Array
  noncePlaces: number[]
  etag: string
  status: number
  /** Name of the page, for the log. */
  name: string
  /** Path and query, for the preview of a purge. */
  path: string
  life: Life
}

/** The stored page that a response was made from, with its key. */
export interface ServedPage {
  key: string
  page: StoredPage
}
