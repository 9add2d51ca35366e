import type { Context } from 'hono'

/**
 * Sets headers on the answer that is there. `c.header()` builds a new Response for every header once there is an answer:
 * nine times per document, a fifth of a cached page's cost. Headers of an answer that came from elsewhere are immutable:
 * then the answer is copied, once.
 */
export function setHeaders(c: Context, headers: Record<string, string>): void {
  const write = () => {
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
  try {
    write()
  } catch {
    c.res = new Response(c.res.body, c.res)
    write()
  }
}
