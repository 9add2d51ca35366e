import type { PageName } from '#shared/routes.ts'

/** Pages that show what the device or the shopper's session has: React does not wait for their first use. */
export const livePages: ReadonlySet<PageName> = new Set<PageName>([
  'search-result', // its words are remembered
  'ski-finder',
  'cart',
  'withdraw',
  'checkout',
  'order-confirmation',
  'wishlist',
  'compare',
  'account',
  'create-password',
  'offline',
  'error',
])
