import type { Context } from 'hono'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import type { AppEnv } from '../app-env.ts'
import { originsOf } from '../request/origins.ts'

/** Environments that search engines may read. Development never leaves its machine, and is measured as production is. */
const OPEN = ['production', 'development']

/** `GET /robots.txt`: what is no page stays out; the sitemaps of the stores at this address. A preview is closed. */
export function serveRobots(c: Context<AppEnv>): Response {
  const headers = { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'public, max-age=3600' }
  if (!OPEN.includes(c.var.settings.environment)) return c.body('User-agent: *\nDisallow: /\n', 200, headers)
  const origins = originsOf(c)
  const here = storeCodes.filter((code) => origins[code] === origins[c.var.store.code])
  const closed = here.flatMap((code) => [`${storeViews[code].pathPrefix}/api/`])
  const lines = [
    'User-agent: *',
    ...[...closed, '/_data/'].map((path) => `Disallow: ${path}`),
    '',
    ...here.map((code) => `Sitemap: ${origins[code]}${storeViews[code].pathPrefix}/sitemap.xml`),
  ]
  return c.body(`${lines.join('\n')}\n`, 200, headers)
}
