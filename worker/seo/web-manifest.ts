import { pathTo } from '#shared/paths.ts'
import { SHOP_NAME } from '#shared/seo/page-title.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { AppContext } from '../app-env.ts'
import { translateFor } from '../i18n/messages.ts'

/**
 * `GET /manifest.webmanifest`: the web app manifest, one per store, so that an installed app starts in the right store.
 * Its id is the store's home, so two stores on one host are two apps.
 */
export function serveWebManifest(c: AppContext): Response {
  const { store } = c.var
  const t = translateFor(store)
  const home = pathTo('home', {}, store)
  const manifest = {
    id: home,
    name: `${SHOP_NAME} ${store.name}`,
    short_name: SHOP_NAME,
    description: t('head.home.description'),
    lang: store.locale,
    dir: 'ltr',
    categories: ['shopping', 'sports'],
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: '#FBFCFD',
    theme_color: '#FBFCFD',
    icons: [...icons('icon', 'any'), ...icons('icon-maskable', 'maskable')],
    shortcuts: shortcuts(store),
    screenshots: screenshots(store),
  }
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' }
  return c.body(JSON.stringify(manifest), 200, headers)
}

/** A maskable icon fills its square, and its sign is inside the circle that every mask leaves. */
const icons = (name: string, purpose: 'any' | 'maskable') =>
  [192, 512].map((side) => ({
    src: `/${name}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  }))

/** What a long press on the app's icon offers. */
function shortcuts(store: StoreView) {
  const t = translateFor(store)
  return [
    { name: t('search.label'), short_name: t('search.submit'), url: pathTo('search-result', {}, store) },
    { name: t('head.cart.title'), url: pathTo('cart', {}, store) },
    { name: t('account.orders'), url: `${pathTo('account', {}, store)}#account-orders` },
  ].map((shortcut) => ({ ...shortcut, icons: icons('icon', 'any').slice(0, 1) }))
}

/** Pictures of the home page for the browser's installation dialog (`tests/support/make-app-pictures.ts`). */
const screenshots = (store: StoreView) =>
  (['narrow', 'wide'] as const).map((form) => ({
    src: `/screenshots/${store.language}-${form}.jpg`,
    sizes: SCREENSHOT_SIZES[form],
    type: 'image/jpeg',
    form_factor: form,
    label: translateFor(store)('head.home.title'),
  }))

const SCREENSHOT_SIZES = { narrow: '585x1266', wide: '1280x800' }
