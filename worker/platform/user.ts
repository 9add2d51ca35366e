import * as z from 'zod/mini'
import { isSameEmail } from '#shared/account/same-email.ts'
import {
  type Login,
  type NewPassword,
  ORDERS_PAGE_SIZE,
  type OrdersAnswer,
  type PasswordChange,
  type Profile,
  type Registration,
} from '#shared/api/account.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { UNAUTHORIZED } from '../http-status.ts'
import type { TokenPlace } from '../settings.ts'
import { type Call, type PlatformClient, platformFailure, type Refused, throwIfAway } from './client.ts'
import { matchesExpectedLines } from './expected-lines.ts'
import { withGoods } from './order-goods.ts'
import { orderHistorySchema, type WireCustomer, wireCustomerSchema } from './protocol/user.ts'
import { toWireProfile } from './to-customer.ts'
import { toPastOrder } from './to-past-order.ts'

const tokenSchema = z.string().check(z.minLength(1))

export interface Tokens {
  token: string
  refreshToken: string
}

/**
 * Logs in (contract §1.1). A wrong password and an unknown e-mail give the same error. A failing platform gives
 * another.
 */
export async function login(platform: PlatformClient, { email, password }: Login): Promise<Tokens> {
  const answer = await platform.post('/api/user/login', {
    body: { username: email, password },
    result: tokenSchema,
    meta: z.object({ refreshToken: tokenSchema }),
  })
  if (answer.ok) return { token: answer.result, refreshToken: answer.meta?.refreshToken ?? '' }
  if (isRefusedLogin(answer)) throw new AppError('errors.account.credentials', { status: 401 })
  throw platformFailure(answer)
}

/** Older platforms respond with 500 and the same message (contract §1.1). */
const isRefusedLogin = ({ code, message }: Refused): boolean =>
  code === UNAUTHORIZED || (code === 500 && /sign-in was incorrect/i.test(message))

/** New tokens for a refresh token; null when the platform rejects it (contract §1.9). */
export async function refreshTokens(platform: PlatformClient, refreshToken: string): Promise<Tokens | null> {
  const answer = await platform.post('/api/user/refresh', {
    body: { refreshToken },
    result: tokenSchema,
    meta: z.object({ refreshToken: tokenSchema }),
  })
  if (answer.ok) return { token: answer.result, refreshToken: answer.meta?.refreshToken ?? refreshToken }
  if (isRefusedLogin(answer) || /refresh token|segments|signature/i.test(answer.message)) return null
  throw platformFailure(answer)
}

/** Registers a customer (contract §1.2). */
export async function createCustomer(platform: PlatformClient, registration: Registration): Promise<void> {
  const { email, firstName, lastName, password } = registration
  refuseEmailAsPassword(password, email)
  const answer = await platform.post('/api/user/create', {
    body: { customer: { email, firstname: firstName, lastname: lastName }, password },
    result: z.unknown(),
  })
  if (!answer.ok) throw refusal(answer)
}

export async function fetchMe(platform: PlatformClient): Promise<WireCustomer> {
  const answer = await platform.get('/api/user/me', { result: wireCustomerSchema })
  if (answer.ok) return answer.result
  throw platformFailure(answer)
}

type Identity = Pick<Call<unknown>, 'token' | 'tokenPlace'>

/** Whether the platform knows whose token it is. Anything but a refusal says nothing against it. */
export async function isAlive(platform: PlatformClient, identity: Identity): Promise<boolean> {
  const answer = await platform.get('/api/user/me', { ...identity, result: z.unknown() })
  return answer.ok || answer.code !== UNAUTHORIZED
}

/**
 * The customer of a token that the platform has just given out, and where it reads tokens (contract §0.5): one that is refused
 * at once is tried at the other place. Null: it is refused at both.
 */
export async function fetchOwner(
  platform: PlatformClient,
  token: string,
  usual: TokenPlace,
): Promise<{ customer: WireCustomer; tokenPlace: TokenPlace } | null> {
  for (const tokenPlace of [usual, usual === 'header' ? 'query' : 'header'] as const) {
    const answer = await platform.get('/api/user/me', {
      token,
      tokenPlace,
      result: wireCustomerSchema,
    })
    if (answer.ok) return { customer: answer.result, tokenPlace }
    if (answer.code !== UNAUTHORIZED) throw platformFailure(answer)
  }
  return null
}

export async function updateMe(platform: PlatformClient, profile: Profile): Promise<WireCustomer> {
  const answer = await platform.post('/api/user/me', {
    body: toWireProfile(profile),
    result: wireCustomerSchema,
  })
  if (answer.ok) return answer.result
  throw refusal(answer)
}

/** A page of past orders with their goods, newest first, without duplicates (contract §1.8). */
export async function fetchOrders(platform: PlatformClient, page: number): Promise<OrdersAnswer> {
  const { orders, pageCount } = await fetchOrdersPage(platform, page)
  return { orders: await Promise.all(orders.map((order) => withGoods(platform, order))), page, pageCount }
}

const MOST_PAGES = 25

/** All of the customer's orders, the newest first. A platform that answers every page alike is asked no further (contract §1.8). */
export async function fetchAllOrders(platform: PlatformClient): Promise<PastOrder[]> {
  const found = new Map<string, PastOrder>()
  for (let page = 1, last = 1; page <= last; page++) {
    const { orders, pageCount } = await fetchOrdersPage(platform, page)
    const fresh = orders.filter(({ number }) => !found.has(number))
    for (const order of fresh) found.set(order.number, order)
    last = fresh.length > 0 ? pageCount : 0
  }
  return [...found.values()]
}

/** One of the customer's own orders by its number; null: they have no such order. */
export async function findOwnOrder(platform: PlatformClient, number: string): Promise<PastOrder | null> {
  let newest: string | undefined
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { orders, pageCount } = await fetchOrdersPage(platform, page)
    const order = orders.find((one) => one.number === number)
    if (order) return withGoods(platform, order)
    if (page >= pageCount || orders[0]?.number === newest) return null // the same page again
    newest = orders[0]?.number
  }
  return null
}

/** What an order is recognised by. */
interface Ordered {
  lines: { sku: string; quantity: number }[]
  grandTotal: number | null
  /** In milliseconds since the epoch. */
  placedAfter: number
}

/** The customer's newest order of these products and this total, placed after a time; null: there is none. */
export async function findNewestOrder(
  platform: PlatformClient,
  { lines, grandTotal, placedAfter }: Ordered,
): Promise<PastOrder | null> {
  const { orders } = await fetchOrdersPage(platform, 1)
  return (
    orders.find(
      (order) =>
        Date.parse(order.placedAt) >= placedAfter - CLOCK_SKEW_MS &&
        order.total === grandTotal &&
        matchesExpectedLines(order.lines, lines),
    ) ?? null
  )
}

/** The platform's times are whole seconds of another clock. */
const CLOCK_SKEW_MS = 2000

async function fetchOrdersPage(platform: PlatformClient, page: number): Promise<OrdersAnswer> {
  const answer = await platform.get('/api/user/order-history', {
    query: { pageSize: ORDERS_PAGE_SIZE, currentPage: page },
    result: orderHistorySchema,
  })
  if (!answer.ok) throw platformFailure(answer)
  const { items, total_count } = answer.result
  const byNumber = new Map(items.map((order) => [order.increment_id, toPastOrder(order)]))
  const pageCount = Math.max(1, Math.ceil(total_count / ORDERS_PAGE_SIZE))
  return { orders: [...byNumber.values()], page, pageCount }
}

/** Changes the password of the customer with this e-mail. All their tokens become invalid (contract §1.5). */
export async function changePassword(
  platform: PlatformClient,
  body: PasswordChange,
  email: string,
): Promise<void> {
  refuseEmailAsPassword(body.newPassword, email)
  const answer = await platform.post('/api/user/change-password', { body, result: z.unknown() })
  if (answer.ok) return
  if (/match this account/i.test(answer.message))
    throw new AppError('errors.account.currentPassword', { status: 422 })
  throw refusal(answer)
}

/** Sends the e-mail to reset a password. It does not reveal whether the address has an account (contract §1.3). */
export async function requestPasswordReset(platform: PlatformClient, email: string): Promise<void> {
  const answer = await platform.post('/api/user/reset-password', {
    body: { email },
    result: z.unknown(),
  })
  if (!answer.ok && answer.code !== 404) throw platformFailure(answer)
}

/**
 * Sets a new password with the code from the e-mail (contract §1.4). A wrong, used or expired code gives the same
 * error.
 */
export async function createPassword(platform: PlatformClient, body: NewPassword): Promise<void> {
  refuseEmailAsPassword(body.newPassword, body.email)
  const answer = await platform.post('/api/user/create-password', { body, result: z.unknown() })
  if (answer.ok) return
  if (/token|no such entity/i.test(answer.message))
    throw new AppError('errors.account.resetCode', { cause: answer.message, status: 422 })
  throw refusal(answer)
}

/** Who knows the account's name must not know its password; stock platforms do not look. */
function refuseEmailAsPassword(password: string, email: string): void {
  if (isSameEmail(password, email)) throw new AppError('errors.account.passwordIsEmail', { status: 422 })
}

const refusals: [RegExp, ErrorCode][] = [
  [/already exists/i, 'errors.account.emailTaken'],
  [/password/i, 'errors.account.weakPassword'],
]

/** What is wrong with each field, as the platform's validation lists it (contract §1.7), or a word for it. */
const LIST_OF_FAULTS = /^\[|invalid|required|valid/i

/** The platform's refusal as our error; a failure throws. Its own message goes to the log only. */
function refusal({ code, message }: Refused): AppError {
  const rule = refusals.find(([pattern]) => pattern.test(message))
  if (rule) return new AppError(rule[1], { cause: `${code}: ${message}`, status: 422 })
  throwIfAway({ code, message }, LIST_OF_FAULTS)
  return new AppError('errors.account.refused', { cause: `${code}: ${message}`, status: 422 })
}
