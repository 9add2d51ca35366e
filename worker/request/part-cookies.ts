import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { AppEnv } from '../app-env.ts'
import {
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
export async function readPart<P extends SessionPart>(
  c: Context<AppEnv>,
  part: P,
): Promise<SessionData[P] | null> {
  const name = nameOf(part)
  const cookie = getCookie(c, name)
  const text = cookie ? await open(cookie, c.var.settings.sessionKeys, name) : null
  if (text === null) return null
  const sealed = sealedSchema.safeParse(JSON.parse(text))
  if (!sealed.success || nowSeconds() - sealed.data.at > lifetimeSeconds(part)) return null
  const value = sessionParts[part].safeParse(sealed.data.value)
  return value.success ? (value.data as SessionData[P]) : null // parsed by this part's schema
}

/** Writes a part to its cookie; null deletes the cookie. */
export async function writePart(c: Context<AppEnv>, part: SessionPart, value: unknown): Promise<void> {
  const name = nameOf(part)
  if (value === null) {
    deleteCookie(c, name, flags)
    return
  }
  const text = JSON.stringify({ at: nowSeconds(), value })
  const sealed = await seal(text, c.var.settings.sessionKeys, name)
  setCookie(c, name, sealed, { ...flags, maxAge: lifetimeSeconds(part) })
}

const nowSeconds = () => Math.floor(Date.now() / 1000)
