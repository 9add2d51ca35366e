import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { AppEnv } from '../app-env.ts'
import { open, seal } from './sealed-text.ts'

/** What the shop remembers of a shopper between requests. The browser keeps it, sealed; it cannot read it. */
const sessionSchema = z.object({
  /** Id of the shopper's cart at the platform, per store: carts have a currency. */
  carts: z.record(z.string(), z.string()).default({}),
  /** The gift card on a cart: the platform does not tell its code, and at login it goes along. */
  giftCard: z.object({ cartId: z.string(), code: z.string() }).optional(),
  /** The last order, so that the thank-you page survives a reload. */
  confirmation: z.object({ orderNumber: z.string(), email: z.string() }).optional(),
  /** When something of the checkout last changed (Spec §3, Checkout state), ISO 8601; absent once it is ordered. */
  checkoutModifiedAt: z.string().optional(),
  /** Who is logged in (Spec §3, User state). */
  customer: z
    .object({
      token: z.string(),
      refreshToken: z.string(),
      /** Price group, for searches and prices; null until the profile was read. */
      groupToken: z.string().nullable(),
      groupId: z.number().nullable(),
      id: z.number().nullable(),
      /** ISO 8601. */
      startedAt: z.string(),
    })
    .optional(),
})
export type SessionData = z.infer<typeof sessionSchema>

export interface Session {
  read(): Promise<SessionData>
  /** Changes the session; it is sent back with the answer. */
  update(change: Partial<SessionData>): Promise<void>
}

const COOKIE = '__Host-skare'
const LIFETIME_SECONDS = 60 * 60 * 24 * 30

/** Opens the session lazily, so that pages that are the same for everybody never touch the cookie. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const keys = c.get('settings').sessionKeys
  let data: Promise<SessionData> | null = null
  let changed = false
  const read = () => {
    data ??= openSession(getCookie(c, COOKIE), keys)
    return data
  }
  c.set('session', {
    read,
    async update(change) {
      data = Promise.resolve({ ...(await read()), ...change })
      changed = true
    },
  })
  await next()
  if (!changed) return
  const sealed = await seal(JSON.stringify(await read()), keys)
  setCookie(c, COOKIE, sealed, {
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: LIFETIME_SECONDS,
  })
})

/** An unreadable cookie (another key, tampered, old) is an empty session: the shopper starts anew. */
async function openSession(cookie: string | undefined, keys: string[]): Promise<SessionData> {
  const text = cookie ? await open(cookie, keys) : null
  const parsed = sessionSchema.safeParse(text ? JSON.parse(text) : {})
  return parsed.success ? parsed.data : { carts: {} }
}
