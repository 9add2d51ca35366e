import type { AppContext } from '../../app-env.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { platformOf } from '../../request/services.ts'
import { asCustomer } from '../../session/as-customer.ts'
import { endSession } from '../../session/expire-customer.ts'

/** The platform with the customer's token. A session that has ended is over here: its cookie and the account's carts go. */
export async function loggedIn(c: AppContext): Promise<PlatformClient> {
  const { session } = c.var
  if (await session.read('customer')) return asCustomer(platformOf(c), session)
  return endSession(session)
}
