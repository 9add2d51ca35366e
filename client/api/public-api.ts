/**
 * Answers of our API that nothing personal goes into: `buyerOf` is not called for them (worker/api/products.ts). The service worker
 * saves them.
 */
export const PUBLIC_API = /^(?:\/en)?\/api\/(?:products|compare|reviews|size-guides\/[\w-]+)$/
