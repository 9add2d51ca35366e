import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createTranslate } from '#shared/i18n/translate.ts'
import type { Boot, Page } from '#shared/page-data.ts'
import { encodePage } from '#shared/page-lines.ts'
import { storeViews } from '#shared/store-views.ts'
import { loadSchemas } from './api/call-api.ts'
import { App } from './app/app.tsx'
import { bootTextOf, readBoot } from './app/boot.ts'
import { KeepDocument } from './app/keep-document.tsx'
import { preloadOffline } from './app/offline-parts.ts'
import { followSessionEnd, notifyEarlierSessionEnd } from './app/session-end.ts'
import { loadMessages, messages } from './i18n/load-messages.ts'
import { pageComponent, preloadPage } from './pages/index.ts'
import { BrowserRouter } from './router/browser-router.tsx'

/**
 * Hydrates the document. The starter imports this when the shopper first interacts with the page, or when the page is
 * idle.
 */
export async function hydrate(): Promise<void> {
  followSessionEnd()
  const boot = readBoot(document)
  await Promise.all([loadMessages('shop'), preloadPage(boot.page.name)])
  await (await pageComponent(boot.page.name)).preload?.(boot.page.data)
  const encoded = { ...encodePage(boot), head: bootTextOf(document) }
  const t = createTranslate(messages, storeViews[boot.store].language)
  startTransition(() => {
    hydrateRoot(
      document,
      <KeepDocument>
        <BrowserRouter>
          <App boot={boot} encoded={encoded} t={t} url={addressOf(boot.page)} />
        </BrowserRouter>
      </KeepDocument>,
      { onRecoverableError: (error) => console.error('hydration', error) },
    )
  })
  whenIdle(preloadBrowsing)
  whenIdle(() => void startDevice(boot).catch(ignoreFailure))
  await notifyEarlierSessionEnd()
}

/**
 * The address that a page was rendered for. The shell also stands for pages that this device has saved, at their
 * addresses; `PageView` loads them then.
 */
const addressOf = ({ name, meta }: Page): string =>
  name === 'offline' ? meta.canonical : location.pathname + location.search

/**
 * Preloads the code of the pages that shoppers usually visit next, the schemas of the API's answers, and what is shown
 * without a connection.
 */
function preloadBrowsing(): void {
  void loadSchemas()
  preloadOffline().catch(ignoreFailure)
  for (const name of ['home', 'category', 'simple-product'] as const) preloadPage(name).catch(ignoreFailure)
}

/** What the device does for later visits. Loaded last, because nothing on the page needs it. */
const startDevice = (boot: Boot) =>
  import('./app/service-worker/start.ts').then(({ startServiceWorker }) => startServiceWorker(boot))

/** Ignores a failed preload. When the page is opened, its code is loaded again and a failure is shown. */
const ignoreFailure = () => undefined

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4000 }) : setTimeout(work, 1500)
