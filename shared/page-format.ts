declare const PAGE_FORMAT: string

/**
 * Hash of the form of page data (`build/page-format.ts`). A saved page of another build is read when its hash is the
 * same. `source` where nothing is built: in tests.
 */
export const pageFormat: string = typeof PAGE_FORMAT === 'undefined' ? 'source' : PAGE_FORMAT

/** Names of the headers by which a page's data says where it comes from. */
export const pageHeaders = {
  /** Id of the client build that wrote the data. */
  build: 'X-Build',
  /** `pageFormat` of that build. Only on public pages, so it also says that a device may save the data. */
  format: 'X-Page-Format',
  /** When the device saved it, ISO 8601; absent: it comes from the shop. */
  savedAt: 'X-Saved-At',
} as const
