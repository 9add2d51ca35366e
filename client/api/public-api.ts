/**
 * Answers of our API that nothing personal goes into: those with `setPublic` in worker/api/products.ts. The service worker saves
 * them. Written out, because the table of endpoints would be a tenth of its script; a test holds the two together.
 */
export const PUBLIC_API = /^(?:\/en)?\/api\/(?:products(?:\/gear)?|compare|reviews|size-guides\/[\w-]+)$/
