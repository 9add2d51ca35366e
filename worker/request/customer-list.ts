import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'
import { type StoreCode, storeCodes } from '#shared/store-views.ts'
import type { AppEnv } from '../app-env.ts'
import type { CustomerSessions } from '../session/customer-sessions.ts'
import { type SessionCustomer, withoutCustomer } from '../session/session-parts.ts'

type List = DurableObjectStub<CustomerSessions>

/** Whether the customer's session is in the list of their live ones. A list that cannot be asked decides nothing: it throws. */
export async function isLiveCustomer(
  c: Context<AppEnv>,
  { id, store, sessionId }: SessionCustomer,
): Promise<boolean> {
  if (id === null) return false // no login ends without it
  const { sessionLimits } = c.var.settings
  return ask(c, { id, store }, (list) => list.visit(sessionId, sessionLimits))
}

/** Writes a customer's session into the list of their live ones. */
export const listSession = (
  c: Context<AppEnv>,
  customer: { id: number; store: StoreCode; sessionId: string },
): Promise<void> => ask(c, customer, (list) => list.start(customer.sessionId, c.var.settings.sessionLimits))

/** Ends the session of whoever is logged in, here and in the list: a copy of the cookie is worth nothing from now on. */
export async function endCustomer(c: Context<AppEnv>): Promise<void> {
  const customer = await c.var.session.read('customer')
  if (customer) await unlistSession(c, customer)
  c.var.session.update(withoutCustomer)
}

/** Takes a session out of the list. */
export async function unlistSession(
  c: Context<AppEnv>,
  { id, store, sessionId }: SessionCustomer,
): Promise<void> {
  if (id !== null) await ask(c, { id, store }, (list) => list.end(sessionId))
}

/** Ends the customer's sessions on every other device, whichever store they logged in at. */
export async function endOtherSessions(
  c: Context<AppEnv>,
  { id, store, sessionId }: SessionCustomer,
): Promise<void> {
  if (id === null) return
  await Promise.all(
    storeCodes.map((code) =>
      ask(c, { id, store: code }, (list) => list.endOthers(code === store ? sessionId : null)),
    ),
  )
}

async function ask<T>(
  c: Context<AppEnv>,
  { id, store }: { id: number; store: StoreCode },
  question: (list: List) => Promise<T>,
): Promise<T> {
  const { CUSTOMER_SESSIONS } = c.env
  try {
    return await question(CUSTOMER_SESSIONS.get(CUSTOMER_SESSIONS.idFromName(`${store}:${id}`)))
  } catch (cause) {
    throw new AppError('errors.platformAway', { cause, status: 503, retryAfterSeconds: 5 })
  }
}
