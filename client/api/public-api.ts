/**
 * Answers of our API that nothing personal goes into: those with `setPublic` in worker/api/products.ts, but for the cards of products. The
 * service worker saves them. Prices are saved in one place, the catalogue of the device, which says that they are old. Written out, because
 * the table of endpoints would be a tenth of its script; a test holds the two together.
 */
export const PUBLIC_API = /^(?:\/en)?\/api\/(?:products\/gear|reviews|size-guides\/[\w-]+)$/
