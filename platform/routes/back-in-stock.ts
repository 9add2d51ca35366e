import { Hono } from 'hono'
import { answer, Refusal, readBody, textOf } from '#platform/answers.ts'
import { stockAlertsOf, waitForStock } from '#platform/commerce/back-in-stock.ts'
import { sqlNow } from '#platform/commerce/clock.ts'
import { EMAIL } from '#platform/commerce/email-address.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { customerOf } from './customer-of.ts'

/** One mail when a sold-out product can be bought again, and what a customer waits for (contract §23). */
export const backInStockRoutes = new Hono<PlatformEnv>()

const LONGEST_EMAIL = 254 // RFC 5321

backInStockRoutes.get('/wishes', async (c) => {
  const { email } = await customerOf(c)
  return answer(c, await stockAlertsOf(c.env.DB, email))
})

backInStockRoutes.post('/wait', async (c) => {
  const body = await readBody(c)
  const email = textOf(body.email).trim().toLowerCase()
  if (!EMAIL.test(email) || email.length > LONGEST_EMAIL) throw new Refusal(400, 'Invalid e-mail provided!')
  const request = { sku: textOf(body.sku), email, store: storeOf(c), at: sqlNow(c) }
  const status = await waitForStock(c.env.DB, request)
  if (!status) throw new Refusal(404, "The product that was requested doesn't exist.")
  return answer(c, { status })
})
