import { createMiddleware } from 'hono/factory'
import { FILM_PLAYER } from '#shared/product/gallery.ts'
import type { AppEnv } from '../app-env.ts'
import { setHeaders } from './set-headers.ts'

const NONCE_BYTES = 16

/** Random bytes for many nonces: asking for them is a twentieth of a kept page's cost. */
const pool = new Uint8Array(NONCE_BYTES * 256)
let used = pool.length

/** A nonce for one response. */
export function createNonce(): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  const bytes = pool.subarray(used, used + NONCE_BYTES)
  used += NONCE_BYTES
  return btoa(String.fromCharCode(...bytes))
}

/** Headers of every answer; documents get the policy with their nonce. Inline styles carry swatch colours only. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.set('nonce', createNonce())
  await next()
  const needsPolicy = isDocument(c.res) && !c.res.headers.has('Content-Security-Policy')
  const policy: Record<string, string> = needsPolicy
    ? { 'Content-Security-Policy': contentPolicy(c.get('nonce'), c.get('settings').hostedCheckoutUrl) }
    : {}
  setHeaders(c, { ...COMMON, ...policy })
})

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
}

const isDocument = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/html') ?? false

function contentPolicy(nonce: string, hostedCheckoutUrl: string): string {
  const provider = hostedCheckoutUrl.startsWith('/') ? '' : ` ${new URL(hostedCheckoutUrl).origin}`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src 'self' ${FILM_PLAYER}${provider}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
