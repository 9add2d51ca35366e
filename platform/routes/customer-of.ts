import type { PlatformContext } from '#platform/answers.ts'
import { tokenOf } from '#platform/commerce/cart/cart-key.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
import { type CustomerRow, customerOfToken } from '#platform/commerce/customers/customers.ts'

/** The customer of a call. Refuses with 401 when its token is missing or invalid. */
export const customerOf = (c: PlatformContext): Promise<CustomerRow> =>
  customerOfToken(c.env.DB, tokenOf(c), sqlNow(c))
