import type { Context } from 'hono'
import { pathTo } from '#shared/paths.ts'
import { SHOP_NAME } from '#shared/seo/page-title.ts'
import type { AppEnv } from '../app-env.ts'
import { translateFor } from '../i18n/messages.ts'

/**
 * `GET /manifest.webmanifest`: the web app manifest, one per store, so that an installed app starts in the right store.
 */
export function serveWebManifest(c: Context<AppEnv>): Response {
  const { store } = c.var
  const t = translateFor(store)
  const home = pathTo('home', {}, store)
  const manifest = {
    id: home,
    name: t('head.home.title'),
    short_name: SHOP_NAME,
    description: t('head.home.description'),
    lang: store.locale,
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: '#FBFCFD',
    theme_color: '#FBFCFD',
    icons: [192, 512].map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any',
    })),
  }
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' }
  return c.body(JSON.stringify(manifest), 200, headers)
}
