import { expect } from 'vitest'

const COMMON = {
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'X-Frame-Options': /^SAMEORIGIN$/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Resource-Policy': /^(?:same|cross)-origin$/,
  'Permissions-Policy': /camera=\(\)/,
  'Strict-Transport-Security': /^max-age=\d+$/,
  'X-Request-Id': /^[\w-]{1,64}$/,
}
const COOKIE = /^__Host-skare-[a-z.-]+=[\w-]*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/

/** What every answer of a public shop must have: headers, cookies that only the shop reads, a policy on documents. */
export function expectTrusted({ headers, status }: Response, name: string): void {
  for (const [header, value] of Object.entries(COMMON))
    expect(headers.get(header), `${header} of ${name}`).toMatch(value)
  expect(headers.get('Server-Timing'), name).toBeNull()
  expect(headers.get('Access-Control-Allow-Origin'), name).toBeNull()
  const caching = headers.get('Cache-Control') ?? ''
  if (status >= 300 && status !== 304) expect(caching, name).not.toBe('')
  for (const cookie of headers.getSetCookie()) expect(cookie, name).toMatch(COOKIE)
  if (headers.getSetCookie().length > 0) expect(caching, name).toMatch(/no-store/)
  const policy = headers.get('Content-Security-Policy')
  if (/^text\/html/.test(headers.get('Content-Type') ?? '') && status !== 304) {
    expect(policy, name).not.toBeNull()
    expect(policy, name).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy, name).toContain("require-trusted-types-for 'script'")
    expect(caching, name).not.toMatch(/s-maxage|max-age=[1-9]/)
  }
  expect(headers.get('CDN-Cache-Control'), name).toBeNull()
}
