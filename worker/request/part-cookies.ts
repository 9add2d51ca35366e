import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { AppContext } from '../app-env.ts'
import type { SentPart } from '../session/create-session.ts'
import {
  isDueAt,
  lifetimeSeconds,
  type SessionData,
  type SessionPart,
  sessionParts,
} from '../session/session-parts.ts'
import { open, seal } from './sealed-text.ts'

const nameOf = (part: SessionPart) => `__Host-skare-${part}`
const flags = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const

/** An encrypted part: its value, and the time of encryption in seconds. The server itself checks the age. */
const sealedSchema = z.object({ at: z.number(), value: z.unknown() })

/** Reads a part from its cookie. A cookie that cannot be decrypted or is too old counts as missing. */
export async function readPart<P extends SessionPart>(c: AppContext, part: P): Promise<SentPart<P> | null> {
  const name = nameOf(part)
  const cookie = getCookie(c, name)
  const text = cookie ? await open(cookie, c.var.settings.sessionKeys, name) : null
  if (text === null) return null
  const sealed = sealedSchema.safeParse(JSON.parse(text))
  if (!sealed.success) return null
  const age = nowSeconds() - sealed.data.at
  const value = sessionParts[part].safeParse(sealed.data.value)
  if (age > lifetimeSeconds(part) || !value.success) return null
  return { value: value.data as SessionData[P], isDue: isDueAt(part, age) } // parsed by this part's schema
}

/** Writes a part to its cookie; null deletes the cookie. */
export async function writePart(c: AppContext, part: SessionPart, value: unknown): Promise<void> {
  const name = nameOf(part)
  if (value === null) {
    deleteCookie(c, name, flags)
    return
  }
  const sealed = await sealPart(c, part, value)
  if (sealed !== null) setCookie(c, name, sealed, { ...flags, maxAge: lifetimeSeconds(part) })
}

const MAX_COOKIE = 4096 // bytes of name and value; browsers drop a longer cookie and say nothing

/** A part as its cookie holds it; null when it is too large for a cookie. */
export async function sealPart(c: AppContext, part: SessionPart, value: unknown): Promise<string | null> {
  const name = nameOf(part)
  const sealed = await seal(JSON.stringify({ at: nowSeconds(), value }), c.var.settings.sessionKeys, name)
  const bytes = name.length + 1 + sealed.length
  if (bytes <= MAX_COOKIE) return sealed
  c.var.log.error('session.tooLarge', { part, bytes })
  return null
}

const nowSeconds = () => Math.floor(Date.now() / 1000)
