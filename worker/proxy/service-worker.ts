import type { AppContext } from '../app-env.ts'

/** Each visit asks for it anew, so that a new build, and the kill switch, are found at once. */
const HEADERS = { 'Content-Type': 'text/javascript; charset=UTF-8', 'Cache-Control': 'no-cache' }

/**
 * The kill switch: takes over from every other service worker, deletes its caches and unregisters. It answers no
 * request, so pages load from the network. Orders, cart, wishlist and comparison are not in caches: they stay.
 */
const KILL_SWITCH = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))
async function end() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('skare-')).map((name) => caches.delete(name)))
  await registration.unregister()
}
`

/** `GET /sw.js`: the service worker of this build, or with `SERVICE_WORKER=off` the kill switch. */
export async function serveServiceWorker(c: AppContext): Promise<Response> {
  if (!c.var.settings.serviceWorker)
    return c.body(KILL_SWITCH, 200, { ...HEADERS, 'X-Service-Worker': 'off' }) // a page that has none asks before it registers one
  const { status, body } = await c.env.ASSETS.fetch(new URL('/sw.js', c.req.url))
  return status === 200 && body ? c.body(body, 200, HEADERS) : c.notFound()
}
