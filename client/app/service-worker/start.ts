import type { Boot } from '#shared/page-data.ts'
import type { PageMessage, WorkerMessage } from '#shared/service-worker-messages.ts'
import { storeViews } from '#shared/store-views.ts'
import { holdBuild } from '../../storage/build-lock.ts'
import { saveAnswer } from '../../storage/saved-pages.ts'
import { pageHooks } from '../page-hooks.ts'
import { hintInstallation } from './install-hint.ts'
import { saveBoot } from './save-boot.ts'
import { showNews } from './show-news.ts'
import { announceUpdate, followUpdates } from './updates.ts'

const SCRIPT = '/sw.js'

/**
 * Registers the service worker, saves the pages that it does not see, and listens to it. Runs when the page is hydrated
 * and idle. Under `vite dev` there is none.
 */
export async function startServiceWorker(boot: Boot, url: string): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || !(await isOffered())) return
  const { serviceWorker } = navigator
  const { build } = boot
  const store = storeViews[boot.store]
  holdBuild(build)
  savePages(boot, url)
  serviceWorker.addEventListener('message', ({ data, source }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'pageNews') void showNews(data)
    else if (data.build !== build) announceUpdate(source as ServiceWorker, store) // only a worker sends this
  })
  const registration = await serviceWorker.register(SCRIPT, { updateViaCache: 'none' })
  hintInstallation(store)
  if (!registration) return // tests block it
  followUpdates(registration)
  const { active } = await serviceWorker.ready
  active?.postMessage({ type: 'opened', pathPrefix: store.pathPrefix } satisfies PageMessage)
}

/** Whether the shop has a service worker: the kill switch says no. Asked only by a page that has none. */
async function isOffered(): Promise<boolean> {
  if (await navigator.serviceWorker.getRegistration()) return true
  const answer = await fetch(SCRIPT, { method: 'HEAD' })
  return answer.ok && answer.headers.get('X-Service-Worker') !== 'off'
}

/** Saves the page of the document, whose data no service worker has seen, and others until there is one. */
function savePages(boot: Boot, url: string): void {
  void saveBoot(boot, url)
  pageHooks.save = (path, answer) => {
    if (!navigator.serviceWorker.controller) void saveAnswer(path, answer)
  }
}
