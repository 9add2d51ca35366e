import type { PagePath } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'

/** The pages that have an address of their own. */
export const pagesWithPath = (Object.keys(routes) as (keyof typeof routes)[]).filter(
  (name): name is PagePath => routes[name].paths !== null,
)

/** Any value for any parameter of an address. */
export const anyParams = new Proxy({}, { get: () => 'x' }) as never

/** The pages that are one shopper's. */
export const personalPages: string[] = [
  'cart',
  'withdraw',
  'checkout',
  'order-confirmation',
  'account',
  'create-password',
]
