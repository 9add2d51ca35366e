import { extensionNames } from '#shared/extensions.ts'

/**
 * The upstreams, each with its own circuit breaker. A platform's catalogue (search, URL map) and its commerce calls
 * (cart, order) can fail independently, and so can its stock, its pictures, the content service and each extension.
 */
export const upstreams = [
  ...(['catalogue', 'commerce', 'stock', 'pictures', 'content', 'personalisation'] as const),
  ...extensionNames,
] as const
export type Upstream = (typeof upstreams)[number]
