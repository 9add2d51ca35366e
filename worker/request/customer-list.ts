import { type StoreCode, storeCodes } from '#shared/store-views.ts'
import type { AppContext } from '../app-env.ts'
import { unavailableError } from '../common-errors.ts'
import type { CustomerSessions } from '../session/customer-sessions.ts'
import { type SessionCustomer, withoutCustomer } from '../session/session-parts.ts'

type List = DurableObjectStub<CustomerSessions>

/** Whether the customer's session is in the list of live sessions. Throws when the list cannot be read. */
export async function isLiveCustomer(
  c: AppContext,
  { id, store, sessionId }: SessionCustomer,
): Promise<boolean> {
  if (id === null) return false // every completed login has an id
  const { sessionLimits } = c.var.settings
  return callList(c, { id, store }, (list) => list.visit(sessionId, sessionLimits))
}

/** Adds a customer's session to the list of live sessions. */
export const listSession = (
  c: AppContext,
  customer: { id: number; store: StoreCode; sessionId: string },
): Promise<void> =>
  callList(c, customer, (list) => list.start(customer.sessionId, c.var.settings.sessionLimits))

/** Logs the customer out, in the cookie and in the list. A copy of the cookie is invalid from now on. */
export async function endCustomer(c: AppContext): Promise<void> {
  const customer = await c.var.session.read('customer')
  if (customer) await unlistSession(c, customer)
  c.var.session.update(withoutCustomer)
}

/** Removes a session from the list. */
export async function unlistSession(c: AppContext, { id, store, sessionId }: SessionCustomer): Promise<void> {
  if (id !== null) await callList(c, { id, store }, (list) => list.end(sessionId))
}

/** Ends the customer's sessions on all other devices, in all stores. */
export async function endOtherSessions(
  c: AppContext,
  { id, store, sessionId }: SessionCustomer,
): Promise<void> {
  if (id === null) return
  await Promise.all(
    storeCodes.map((code) =>
      callList(c, { id, store: code }, (list) => list.endOthers(code === store ? sessionId : null)),
    ),
  )
}

async function callList<T>(
  c: AppContext,
  { id, store }: { id: number; store: StoreCode },
  method: (list: List) => Promise<T>,
): Promise<T> {
  const { CUSTOMER_SESSIONS } = c.env
  try {
    return await method(CUSTOMER_SESSIONS.getByName(`${store}:${id}`))
  } catch (cause) {
    throw unavailableError(cause)
  }
}
