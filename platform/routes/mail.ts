import { Hono } from 'hono'
import { answer, Refusal, readBody, textOf } from '#platform/answers.ts'
import { now, secondsAfter, sqlNow, toSqlTime } from '#platform/commerce/clock.ts'
import { EMAIL } from '#platform/commerce/email-address.ts'
import { readJwt, signJwt } from '#platform/commerce/secrets.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { mailStatement } from '#platform/mails/outbox.ts'

/** Mail from the shop's forms: a token, then the message, which goes to the outbox (contract §6). */
export const mailRoutes = new Hono<PlatformEnv>()

const TOKEN_LIFE_SECONDS = 900

mailRoutes.get('/get-token', async (c) => {
  const until = toSqlTime(secondsAfter(now(c), TOKEN_LIFE_SECONDS))
  return answer(c, await signJwt({ use: 'mail', until }, c.env.SIGNING_KEY))
})

mailRoutes.post('/send-email', async (c) => {
  const body = await readBody(c)
  const at = sqlNow(c)
  const claims = await readJwt(textOf(body.token), c.env.SIGNING_KEY)
  const isAuthorized = claims?.use === 'mail' && String(claims.until) > at
  if (!isAuthorized) throw new Refusal(500, 'Email is not authorized!')
  const recipient = checkedAddress(body.targetAddress, 'Target')
  const sender = checkedAddress(body.sourceAddress, 'Source')
  const text = `${textOf(body.emailText)}\n\n${sender}`
  const subject = textOf(body.subject)
  const mail = { kind: 'message' as const, recipient, subject, body: text, html: null }
  await mailStatement(c.env.DB, mail, at).run()
  return answer(c, 'OK')
})

function checkedAddress(value: unknown, side: 'Source' | 'Target'): string {
  const address = textOf(value).trim()
  if (address === '') throw new Refusal(500, `${side} email address is not provided!`)
  if (!EMAIL.test(address)) throw new Refusal(500, `${side} email address is invalid!`)
  return address
}
