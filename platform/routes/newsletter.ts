import { Hono } from 'hono'
import { answer, Refusal, readBody, textOf } from '#platform/answers.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
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

/** Keeps the store of whoever subscribes: letters are in its language. */
newsletterRoutes.post('/subscribe', async (c) => {
  const email = checkedEmail((await readBody(c)).email)
  await c.env.DB.prepare(
    `INSERT INTO newsletter_subscriber (email, store_id, status, updated_at) VALUES (?, ?, 'subscribed', ?)
    ON CONFLICT (email) DO UPDATE SET store_id = excluded.store_id, status = excluded.status, updated_at = excluded.updated_at`,
  )
    .bind(email, storeOf(c).id, sqlNow(c))
    .run()
  return answer(c, 'OK')
})

/** An address that was never on the list is not stored. */
newsletterRoutes.delete('/subscribe', async (c) => {
  const email = checkedEmail((await readBody(c)).email)
  await c.env.DB.prepare(
    "UPDATE newsletter_subscriber SET status = 'unsubscribed', updated_at = ? WHERE email = ?",
  )
    .bind(sqlNow(c), email)
    .run()
  return answer(c, 'OK')
})

function checkedEmail(value: unknown): string {
  const email = textOf(value).trim().toLowerCase()
  if (!EMAIL.test(email)) throw new Refusal(500, 'Invalid e-mail provided!')
  return email
}
