import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { isLiveCustomer } from '../request/customer-list.ts'
import { readPart, writePart } from '../request/part-cookies.ts'
import { createSession } from '../session/create-session.ts'

/**
 * Gives the request its session. Its parts are read from their cookies only when needed, so pages that are the same for
 * everybody never read a cookie. Each part has its own cookie, and a response sets only the changed ones. So two
 * parallel responses do not overwrite each other's changes.
 */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const { session, changes } = createSession({
    load: (part) => readPart(c, part),
    isLive: (customer) => isLiveCustomer(c, customer),
  })
  c.set('session', session)
  await next()
  for (const [part, value] of await changes()) await writePart(c, part, value)
})
