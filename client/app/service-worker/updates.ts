import { HOUR_MS } from '#shared/durations.ts'
import { createTranslate } from '#shared/i18n/translate.ts'
import { matchPath } from '#shared/paths.ts'
import type { PageMessage } from '#shared/service-worker-messages.ts'
import type { StoreView } from '#shared/store-views.ts'
import { loadMessages, messages } from '../../i18n/load-messages.ts'
import { dismiss, notify } from '../../shop-ui/notifications/notifications.ts'

/** How often a tab that stays open looks for a new build when the shopper returns to it. */
const LOOK_MS = HOUR_MS

/** Asks each service worker that waits for its build, and looks for new ones. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  askWaiting(registration.waiting)
  askWhenInstalled(registration)
  registration.addEventListener('updatefound', () => askWhenInstalled(registration))
  let lookedAt = Date.now()
  addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_MS) return
    lookedAt = Date.now()
    registration.update().catch(ignoreFailure)
  })
}

const askWaiting = (worker: ServiceWorker | null) =>
  worker?.postMessage({ type: 'whichBuild' } satisfies PageMessage)

/** The first service worker of a device does not wait. */
function askWhenInstalled({ installing, active }: ServiceWorkerRegistration): void {
  if (!installing || !active) return
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') askWaiting(installing)
  })
}

/** Without a connection there is nothing new. */
const ignoreFailure = () => undefined

/** Soft navigations have no event in all browsers, so the address is looked at while a new build waits. */
const CHECK_MS = 1000

/**
 * A service worker that is busy holds the next one back, for minutes in some browsers. The document comes from the network, so a
 * reload shows the new build all the same; its service worker takes over later.
 */
const LONGEST_TAKE_OVER_MS = 3000

/**
 * Says that there is a new build, with a button that loads it. Only that button reloads, and only this tab. In the
 * checkout nothing is said: an order is finished in the build that it was begun in.
 */
export async function announceUpdate(waiting: ServiceWorker, store: StoreView): Promise<void> {
  await loadMessages('offline')
  const t = createTranslate(messages, store.language)
  const label = t('app.update')
  const onClick = () => {
    const reload = () => location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    waiting.postMessage({ type: 'takeOver' } satisfies PageMessage)
    setTimeout(reload, LONGEST_TAKE_OVER_MS)
  }
  let shown: number | null = null
  const timer = setInterval(() => {
    if (waiting.state !== 'installed') clearInterval(timer) // another tab has loaded it
    const mayShow = waiting.state === 'installed' && !isCheckout(store)
    if (mayShow) shown ??= notify({ type: 'info', message: t('app.newVersion'), action: { label, onClick } })
    else if (shown !== null) {
      dismiss(shown)
      shown = null
    }
  }, CHECK_MS)
}

/** Whether the shopper is on a page of the checkout. */
export const isCheckout = (store: StoreView): boolean =>
  ['checkout', 'order-confirmation'].includes(matchPath(location.pathname, store)?.name ?? '')
