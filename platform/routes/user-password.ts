import { waitUntil } from 'cloudflare:workers'
import { Hono } from 'hono'
import { answer, type PlatformContext, Refusal, readBody, textOf } from '#platform/answers.ts'
import { now, secondsAfter, sqlNow, toSqlTime } from '#platform/commerce/clock.ts'
import { type CustomerRow, findByEmail, writePassword } from '#platform/commerce/customers/customers.ts'
import { refuseWeakPassword, WRONG_PASSWORD } from '#platform/commerce/customers/passwords.ts'
import { hashPassword, hashText, isPassword, newHexId } from '#platform/commerce/secrets.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { passwordMail } from '#platform/mails/account-mails.ts'
import { mailStatement } from '#platform/mails/outbox.ts'
import { sql } from '#platform/sql.ts'
import { customerOf } from './customer-of.ts'
import { insideServerError } from './user.ts'

/** Password calls: forgotten, reset and changed (contract §1.3–1.5). */
export const userPasswordRoutes = new Hono<PlatformEnv>()

const RESET_LIFE_SECONDS = 3600
const WRONG_RESET = 'The password token is mismatched. Reset and try again.'

userPasswordRoutes.on('POST', ['/reset-password', '/resetPassword'], async (c) => {
  const email = textOf((await readBody(c)).email)
  if (email === '') throw new Refusal(500, 'Invalid e-mail provided!')
  const store = storeOf(c)
  const customer = await findByEmail(c.env.DB, email)
  if (!customer) throw new Refusal(404, `No such entity with email = ${email}, websiteId = ${store.id}`)
  waitUntil(mailResetCode(c, customer).catch(console.error)) // how long it takes would tell who has an account
  return answer(c, true)
})

async function mailResetCode(c: PlatformContext, { id, email }: CustomerRow): Promise<void> {
  const moment = now(c)
  const resetToken = newHexId(32)
  const expiresAt = toSqlTime(secondsAfter(moment, RESET_LIFE_SECONDS))
  const mail = passwordMail(email, resetToken, storeOf(c), c.env.SHOP_ORIGINS)
  await c.env.DB.batch([
    c.env.DB.prepare(
      'INSERT INTO password_reset (token_hash, customer_id, expires_at) VALUES (?, ?, ?)',
    ).bind(await hashText(resetToken), id, expiresAt),
    mailStatement(c.env.DB, mail, toSqlTime(moment)),
  ])
}

userPasswordRoutes.post('/create-password', async (c) => {
  const body = await readBody(c)
  for (const field of ['email', 'resetToken', 'newPassword'])
    if (!body[field]) throw new Refusal(500, `${field} not provided`)
  const at = sqlNow(c)
  const tokenHash = await hashText(textOf(body.resetToken))
  const reset = await c.env.DB.prepare(
    `SELECT r.customer_id FROM password_reset AS r JOIN customer ON customer.id = r.customer_id
    WHERE r.token_hash = ? AND r.expires_at > ? AND customer.email = ?`,
  )
    .bind(tokenHash, at, textOf(body.email).trim())
    .first<{ customer_id: number }>()
  const hash =
    reset && (await hashNewPassword(textOf(body.newPassword), textOf(body.email)).catch(insideServerError))
  const condition = sql`EXISTS (SELECT 1 FROM password_reset WHERE token_hash = ${tokenHash})`
  const isWritten = hash && (await writePassword(c.env.DB, reset.customer_id, { hash, at, condition }))
  if (!isWritten) throw new Refusal(500, { errorMessage: WRONG_RESET, code: 400 })
  return answer(c, true)
})

userPasswordRoutes.post('/change-password', async (c) => {
  const { currentPassword, newPassword } = await readBody(c)
  const at = sqlNow(c)
  const customer = await customerOf(c).catch(insideServerError)
  const isRight = await isPassword(textOf(currentPassword), customer.password_hash)
  const hash =
    isRight && (await hashNewPassword(textOf(newPassword), customer.email).catch(insideServerError))
  const condition = sql`password_hash = ${customer.password_hash}`
  const isWritten = hash && (await writePassword(c.env.DB, customer.id, { hash, at, condition }))
  if (!isWritten) throw new Refusal(500, { errorMessage: WRONG_PASSWORD, code: 401 })
  return answer(c, true)
})

async function hashNewPassword(password: string, email: string): Promise<string> {
  refuseWeakPassword(password, email)
  return hashPassword(password)
}
