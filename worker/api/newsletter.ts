import { Hono } from 'hono'
import { newsletterSchema } from '#shared/api/newsletter.ts'
import type { AppEnv } from '../app-env.ts'
import { limited } from '../middleware/rate-limit.ts'
import { changeSubscription } from '../platform/newsletter.ts'
import { readBody } from '../request/read-body.ts'
import { platformOf } from '../request/services.ts'

/** `POST /api/newsletter` */
export const newsletterApi = new Hono<AppEnv>()

newsletterApi.post('/', limited('newsletter'), async (c) => {
  const { email } = await readBody(c, newsletterSchema)
  await changeSubscription(platformOf(c), email, true)
  return c.json({ subscribed: true })
})
