/** What a build may weigh. Sizes are bytes. */
export const budgets = {
  /** JavaScript before the first sign of use, brotli. */
  starterBrotli: 1_750,
  /** JavaScript in all after hydration of one page, brotli and gzip, and in how many files. */
  pageBrotli: 92 * 1000,
  pageGzip: 105.5 * 1000,
  pageFiles: 7,
  /** The whole stylesheet, gzip. */
  stylesheetGzip: 12 * 1000,
  /** The styles in the document of a first visit, gzip. */
  firstScreenStylesGzip: 5.4 * 1000,
  /** Such a document, Brotli as an edge makes it: with 1.3 kB of headers it is in the first flight of ten packets, 14.6 kB. */
  firstVisitBrotli: 13.3 * 1000,
  /** The worker, gzip. */
  workerGzip: 300 * 1000,
  /** The service worker's script with all that it imports, gzip. */
  serviceWorkerGzip: 12 * 1000,
  /**
   * What its installation loads for one store, as it travels: 300 KiB (307 kB) with the shell and the home page's data (7 today). The hashes
   * in the files' names move it by a hundred bytes either way.
   */
  installFiles: 295 * 1000,
  installDocuments: 8 * 1000,
  /** HTML of a listing of 50 products, page data included: as it is, and brotli. */
  listingHtml: 90 * 1000,
  listingBrotli: 9.8 * 1000,
  /** What the first screen of a phone 390 pixels wide shows, at two pixels each: its pictures, the document and the stylesheet. */
  firstScreen: 120 * 1000,
  /** The largest picture of that screen. */
  firstPicture: 30 * 1000,
} as const

/** Pages whose JavaScript is held to the budget. */
export const budgetedPages = ['home', 'category', 'product', 'search-result'] as const
