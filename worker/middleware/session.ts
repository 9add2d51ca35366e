import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { isLiveCustomer } from '../request/customer-list.ts'
import { readPart, writePart } from '../request/part-cookies.ts'
import { createSession } from '../session/create-session.ts'

/**
 * Gives the request its session, opened part by part and lazily, so that pages that are the same for everybody never touch
 * a cookie. Each part has a cookie of its own and an answer sets only those it changed: two answers that are on their way
 * at the same time do not undo each other.
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
