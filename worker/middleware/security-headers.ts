import { createMiddleware } from 'hono/factory'
import { FILM_PLAYER } from '#shared/product/gallery.ts'
import type { AppEnv } from '../app-env.ts'
import { STYLES_POLICY } from '../assets.ts'
import { HOLD_POLICY } from '../hold-pictures.ts'
import type { Settings } from '../settings.ts'
import { setHeaders } from './set-headers.ts'

/** Where browsers report what the policy of a document has kept from loading or running. */
export const POLICY_REPORTS_PATH = '/policy-reports'

const NONCE_BYTES = 16

/** Random bytes for many nonces. Getting them one by one would take a twentieth of a cached page's time. */
const pool = new Uint8Array(NONCE_BYTES * 256)
let usedBytes = pool.length

/** A nonce for one response. */
export function createNonce(): string {
  if (usedBytes === pool.length) {
    crypto.getRandomValues(pool)
    usedBytes = 0
  }
  const bytes = pool.subarray(usedBytes, usedBytes + NONCE_BYTES)
  usedBytes += NONCE_BYTES
  return btoa(String.fromCharCode(...bytes))
}

/**
 * Security headers of every response. Documents also get a policy with their nonce. Inline styles are allowed for the
 * colours of swatches, and for the shop's own styles, which a first visit's document carries.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.set('nonce', createNonce())
  await next()
  const needsPolicy = isDocument(c.res) && !c.res.headers.has('Content-Security-Policy')
  const policy: Record<string, string> = needsPolicy
    ? {
        'Content-Security-Policy': contentPolicy(c.get('nonce'), c.get('settings').hostedCheckoutUrl),
        'Speculation-Rules': '"/speculation-rules.json"', // what a browser may load when a link is pressed
      }
    : {}
  setHeaders(c, {
    ...COMMON,
    ...ownOnly(c.res),
    ...unlessCached(c.res),
    ...transport(c.get('settings')),
    ...policy,
  })
})

/** Without this a cache may keep a redirect, a 404 or a 410 for as long as it likes (RFC 9111 §4.2.2), and cookies of one shopper. */
const unlessCached = ({ status, headers }: Response): Record<string, string> =>
  ((status >= 300 && status !== 304) || headers.has('Set-Cookie')) && !headers.has('Cache-Control')
    ? { 'Cache-Control': 'private, no-store' }
    : {}

/** Other sites may not embed what we answer, unless the answer itself allows it, as a picture does. */
const ownOnly = ({ headers }: Response): Record<string, string> =>
  headers.has(RESOURCE_POLICY) ? {} : { [RESOURCE_POLICY]: 'same-origin' }

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

/** Browsers that have seen this use https only, for so long (RFC 6797). */
const transport = ({ hstsSeconds }: Pick<Settings, 'hstsSeconds'>): Record<string, string> =>
  hstsSeconds > 0 ? { 'Strict-Transport-Security': `max-age=${hstsSeconds}` } : {}

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
    `script-src 'self' 'nonce-${nonce}' ${HOLD_POLICY}`,
    `style-src 'self'${STYLES_POLICY}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src 'self' ${FILM_PLAYER}${provider}`,
    `form-action 'self'${provider}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types editors default', // client/ui/trusted-types.ts
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ')
}
