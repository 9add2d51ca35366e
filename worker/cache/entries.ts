import type { Tagged } from './cache-status.ts'
import type { Life } from './freshness.ts'

/** An answer of the platform or the content service, parsed, with the tags that purge it. */
export interface DataEntry extends Tagged {
  value: unknown
  life: Life
}

/** A rendered guest document as bytes, the same for everybody but for the nonce. */
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

/** A page of the cache, as an answer handed it out. */
export interface KeptPage {
  key: string
  page: StoredPage
}
