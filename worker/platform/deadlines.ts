/** Time limit of a search from a browser, and of a promised field of a page (Spec §9; contract §0.6). */
export const SEARCH_DEADLINE_MS = 5000
/** Without its answer the product's own stock counts. */
export const STOCK_DEADLINE_MS = 1000
export const COMMERCE_DEADLINE_MS = 15_000
export const ORDER_DEADLINE_MS = 60_000
