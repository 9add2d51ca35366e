import { storeCodes, storeViews } from '#shared/store-views.ts'
import type { AppContext } from '../app-env.ts'
import { originsOf } from '../request/origins.ts'

/** Environments that search engines may index. Development is not public, and is measured like production. */
const INDEXED = ['production', 'development']

/**
 * `GET /robots.txt`: excludes what is not a page and names the sitemaps of the stores on this host. Other environments
 * exclude everything.
 */
export function serveRobots(c: AppContext): Response {
  const headers = { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'public, max-age=3600' }
  if (!INDEXED.includes(c.var.settings.environment))
    return c.body('User-agent: *\nDisallow: /\n', 200, headers)
  const origins = originsOf(c)
  const localStores = storeCodes.filter((code) => origins[code] === origins[c.var.store.code])
  const apiPaths = localStores.flatMap((code) => [`${storeViews[code].pathPrefix}/api/`])
  const lines = [
    'User-agent: *',
    ...[...apiPaths, '/_data/'].map((path) => `Disallow: ${path}`),
    '',
    ...localStores.map((code) => `Sitemap: ${origins[code]}${storeViews[code].pathPrefix}/sitemap.xml`),
  ]
  return c.body(`${lines.join('\n')}\n`, 200, headers)
}
