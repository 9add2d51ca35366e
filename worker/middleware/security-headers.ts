import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'

const NONCE_BYTES = 16

/** A nonce for one response. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  return btoa(String.fromCharCode(...bytes))
}

/** Headers of every answer; documents get the policy with their nonce. Inline styles carry swatch colours only. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.set('nonce', createNonce())
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  c.header('X-Frame-Options', 'SAMEORIGIN')
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
  c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  if (!c.res.headers.has('Content-Security-Policy') && isDocument(c.res)) {
    c.header('Content-Security-Policy', contentPolicy(c.var.nonce, c.var.settings.hostedCheckoutUrl))
  }
})

const isDocument = (response: Response) => response.headers.get('Content-Type')?.startsWith('text/html') ?? false

function contentPolicy(nonce: string, hostedCheckoutUrl: string): string {
  const provider = hostedCheckoutUrl.startsWith('/') ? '' : ` ${new URL(hostedCheckoutUrl).origin}`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src 'self'${provider}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
