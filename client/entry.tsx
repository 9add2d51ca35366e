import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createTranslate } from '#shared/i18n/translate.ts'
import type { Page } from '#shared/page-data.ts'
import { encodePage } from '#shared/page-lines.ts'
import type { PageName } from '#shared/routes.ts'
import { storeViews } from '#shared/store-views.ts'
import { App } from './app/app.tsx'
import { readDocument } from './app/boot.ts'
import { holdPresses } from './app/hold-presses.ts'
import { KeepDocument } from './app/keep-document.tsx'
import { loadPage } from './app/load-page.ts'
import { followSessionEnd, notifyEarlierSessionEnd } from './app/session-end.ts'
import { loadMessages, messages } from './i18n/load-messages.ts'
import { pageComponent, preloadPage } from './pages/index.ts'
import { BrowserRouter } from './router/index.ts'
import './ui/trusted-types.ts'
import { whenIdle } from './ui/when-idle.ts'

/**
 * Hydrates the document, which was asked for at `address`. The starter imports this at the first sign of use, or by itself when the
 * page is live.
 */
export async function hydrate(address: string): Promise<void> {
  await new Promise((resume) => setTimeout(resume)) // a tap need not wait for the code's evaluation and the page's data
  const { name, page: served, ...found } = readDocument(document)
  const url = urlOf(served, address)
  const loading = served ?? loadServed(url, name, found.build)
  const [page] = await Promise.all([loading, loadMessages('shop'), preloadPage(name)])
  await (await pageComponent(name)).preload?.(page.data)
  const boot = { ...found, page }
  const encoded = encodePage(page)
  const t = createTranslate(messages, storeViews[boot.store].language)
  followSessionEnd()
  holdPresses()
  startTransition(() => {
    hydrateRoot(
      document,
      <KeepDocument>
        <BrowserRouter>
          <App boot={boot} encoded={encoded} t={t} url={url} />
        </BrowserRouter>
      </KeepDocument>,
      { onRecoverableError: (error) => console.error('hydration', error) },
    )
  })
  whenIdle(() =>
    import('./app/idle-work.ts').then(({ startIdleWork }) => startIdleWork(boot, url)).catch(ignoreFailure),
  )
  notifyEarlierSessionEnd().catch(ignoreFailure)
}

/**
 * The address that a page was rendered for. The shell also stands for pages that this device has saved, at their
 * addresses; `PageView` loads them then.
 */
const urlOf = (page: Page | null, address: string): string =>
  page?.name === 'offline' ? page.meta.canonical : address

/** The data of the page that the document shows without it. When another page has come in its place, React has to stay away. */
async function loadServed(url: string, name: PageName, build: string): Promise<Page> {
  const loaded = await loadPage(url, { build, isCopyEnough: false })
  if (loaded.kind === 'page' && loaded.page.name === name) return loaded.page
  throw new Error(`not the data of this page: ${loaded.kind}`)
}

/** Without its idle work, or the news of a session that has ended, the page is whole. */
const ignoreFailure = () => undefined
