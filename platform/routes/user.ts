import { Hono } from 'hono'
import { answer, isRecord, type PlatformContext, Refusal, readBody, textOf } from '#platform/answers.ts'
import { createSchema, profileSchema } from '#platform/commerce/body-schemas.ts'
import { tokenOf } from '#platform/commerce/cart/cart-key.ts'
import { now, secondsAfter, sqlNow, toSqlTime } from '#platform/commerce/clock.ts'
import { createCustomer } from '#platform/commerce/customers/create-customer.ts'
import {
  type CustomerRow,
  findByEmail,
  issueToken,
  toOwnProfile,
  toWireCustomer,
} from '#platform/commerce/customers/customers.ts'
import { countFailedLogin, forgetFailedLogins } from '#platform/commerce/customers/failed-logins.ts'
import { writeProfile } from '#platform/commerce/customers/write-profile.ts'
import { refuseUnfit } from '#platform/commerce/json-schema.ts'
import { readOrderHistory } from '#platform/commerce/orders/order-history.ts'
import { hashText, isPassword, NO_PASSWORD, seal, unseal } from '#platform/commerce/secrets.ts'
import { storeOf } from '#platform/commerce/stores.ts'
import type { PlatformEnv } from '#platform/env.ts'
import { customerOf } from './customer-of.ts'

/** Customer calls: session, profile and past orders (contract §1; passwords are in user-password.ts). */
export const userRoutes = new Hono<PlatformEnv>()

const SIGN_IN_FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const PAGE_SIZE = 20 // Spec §7, order history
const MAX_PAGE = 10_000 // the database takes no number without end

userRoutes.post('/login', async (c) => {
  const { username, password } = await readBody(c)
  const customer = await findByEmail(c.env.DB, textOf(username))
  const isRight = await isPassword(textOf(password), customer?.password_hash ?? NO_PASSWORD)
  if (!customer || !isRight) {
    await countFailedLogin(c.env.DB, textOf(username), sqlNow(c))
    throw new Refusal(401, SIGN_IN_FAILED)
  }
  await forgetFailedLogins(c.env.DB, customer)
  return answerSession(c, customer, await refreshTokenOf(c, customer))
})

userRoutes.post('/refresh', async (c) => {
  const { refreshToken } = await readBody(c)
  if (!refreshToken) throw new Refusal(500, 'No refresh token provided')
  const claims = await unseal(textOf(refreshToken), c.env.SIGNING_KEY)
  if (claims === null) throw new Refusal(500, 'Invalid refresh token provided')
  const [id, passwordMark] = claims.split('.')
  const customer = await c.env.DB.prepare('SELECT * FROM customer WHERE id = ?')
    .bind(Number(id))
    .first<CustomerRow>()
  const isAlive = customer && (await markOf(customer)) === passwordMark // a new password makes it invalid
  if (!isAlive) throw new Refusal(401, SIGN_IN_FAILED)
  return answerSession(c, customer, textOf(refreshToken))
})

userRoutes.post('/create', async (c) => {
  const body = await readBody(c)
  refuseUnfit(body, createSchema)
  const customer = await createCustomer(c.env.DB, body, { store: storeOf(c), at: sqlNow(c) })
  return answer(c, toWireCustomer(customer))
})

userRoutes.get('/me', async (c) => {
  const customer = await customerOf(c)
  return answer(c, await toOwnProfile(customer, c.env.SIGNING_KEY))
})

userRoutes.post('/me', async (c) => {
  const body = withoutGroupToken(await readBody(c))
  refuseUnfit(body, profileSchema, 500)
  const at = sqlNow(c)
  const customer = await customerOf(c).catch(insideServerError)
  const changed = await writeProfile(c.env.DB, customer, {
    profile: isRecord(body.customer) ? body.customer : {},
    updatedAt: c.req.query('updatedAt') ?? null,
    at,
    store: storeOf(c),
  })
  return answer(c, await toOwnProfile(changed, c.env.SIGNING_KEY))
})

userRoutes.get('/order-history', async (c) => {
  const at = sqlNow(c)
  const pageSize = positive(c.req.query('pageSize'), PAGE_SIZE)
  const page = positive(c.req.query('currentPage'), 1)
  return answer(c, await readOrderHistory(c.env.DB, await hashText(tokenOf(c) ?? ''), { pageSize, page, at }))
})

/** Wraps a 401 in a 500, as stock platforms do where they pass the raw error through (contract §1.5, §1.7). */
export function insideServerError(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new Refusal(500, { errorMessage: error.result, code: error.code })
}

async function answerSession(
  c: PlatformContext,
  customer: CustomerRow,
  refreshToken: string,
): Promise<Response> {
  const moment = now(c)
  const expiresAt = toSqlTime(secondsAfter(moment, Number(c.env.TOKEN_TTL_SECONDS)))
  const token = await issueToken(c.env.DB, customer, { at: toSqlTime(moment), expiresAt })
  if (token === null) throw new Refusal(401, SIGN_IN_FAILED)
  return answer(c, token, { refreshToken })
}

async function refreshTokenOf(c: PlatformContext, customer: CustomerRow): Promise<string> {
  return seal(`${customer.id}.${await markOf(customer)}`, c.env.SIGNING_KEY)
}

function markOf({ password_hash }: CustomerRow): Promise<string> {
  return hashText(password_hash)
}

function withoutGroupToken(body: Record<string, unknown>): Record<string, unknown> {
  if (!isRecord(body.customer)) return body
  const { groupToken: _, ...customer } = body.customer
  return { ...body, customer }
}

function positive(text: string | undefined, fallback: number): number {
  const number = Math.trunc(Number(text))
  return number > 0 ? Math.min(number, MAX_PAGE) : fallback
}
