import { Hono } from 'hono'
import { answer, type PlatformContext, Refusal, readBody, textOf } from '#platform/answers.ts'
import { now, toSqlTime } from '#platform/commerce/clock.ts'
import { EMAIL } from '#platform/commerce/email-address.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** Newsletter subscriptions (contract §5). */
export const newsletterRoutes = new Hono<PlatformEnv>()

/** The message of stock platforms for an address that is not subscribed. */
const NOT_A_MEMBER = 'An error occured while accessing Mailchimp'

newsletterRoutes.get('/subscribe', async (c) => {
  const email = checkedEmail(c.req.query('email'))
  const member = await c.env.DB.prepare('SELECT status FROM newsletter_subscriber WHERE email = ?')
    .bind(email)
    .first<{ status: string }>()
  if (!member) throw new Refusal(500, NOT_A_MEMBER)
  return answer(c, member.status)
})

newsletterRoutes.post('/subscribe', async (c) => {
  await writeStatus(c, checkedEmail((await readBody(c)).email), 'subscribed')
  return answer(c, 'OK')
})

newsletterRoutes.delete('/subscribe', async (c) => {
  await writeStatus(c, checkedEmail((await readBody(c)).email), 'unsubscribed')
  return answer(c, 'OK')
})

function checkedEmail(value: unknown): string {
  const email = textOf(value).trim().toLowerCase()
  if (!EMAIL.test(email)) throw new Refusal(500, 'Invalid e-mail provided!')
  return email
}

/** Keeps the store of whoever subscribes: letters are in its language. */
async function writeStatus(c: PlatformContext, email: string, status: string): Promise<void> {
  await c.env.DB.prepare(
    `INSERT INTO newsletter_subscriber (email, store_id, status, updated_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (email) DO UPDATE SET status = excluded.status, updated_at = excluded.updated_at,
      store_id = IIF(excluded.status = 'subscribed', excluded.store_id, store_id)`,
  )
    .bind(email, storeOf(c).id, status, toSqlTime(now(c)))
    .run()
}
