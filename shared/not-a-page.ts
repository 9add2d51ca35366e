/**
 * Paths that are not pages, without the store's prefix: the API, data, pictures, what is for machines, pages of others, and files. The
 * app does not follow links to them itself, and the service worker has no shell for them. A platform's pages may end in `.html`, and an
 * address in the sku of a variant (`NV-1.50`).
 */
export const NOT_A_PAGE =
  /^\/(?:api|_data|i|img|ops|invalidate|healthz|readyz|hosted-checkout|downloads)(?:\/|$)|\.(?!htm|\d)\w{2,}$/
