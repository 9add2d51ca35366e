import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createTranslate } from '#shared/i18n/translate.ts'
import type { Page } from '#shared/page-data.ts'
import { encodePage } from '#shared/page-lines.ts'
import { storeViews } from '#shared/store-views.ts'
import { App } from './app/app.tsx'
import { readBoot } from './app/boot.ts'
import { KeepDocument } from './app/keep-document.tsx'
import { followSessionEnd, notifyEarlierSessionEnd } from './app/session-end.ts'
import { loadMessages, messages } from './i18n/load-messages.ts'
import { pageComponent, preloadPage } from './pages/index.ts'
import { BrowserRouter } from './router/index.ts'
import './ui/trusted-types.ts'

/**
 * Hydrates the document. The starter imports this when the shopper first interacts with the page, or when the page is
 * idle.
 */
export async function hydrate(): Promise<void> {
  followSessionEnd()
  const boot = readBoot(document)
  const url = addressOf(boot.page) // now: the shopper may go on before the rest is loaded
  await Promise.all([loadMessages('shop'), preloadPage(boot.page.name)])
  await (await pageComponent(boot.page.name)).preload?.(boot.page.data)
  const encoded = encodePage(boot)
  const t = createTranslate(messages, storeViews[boot.store].language)
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
  await notifyEarlierSessionEnd()
}

/**
 * The address that a page was rendered for. The shell also stands for pages that this device has saved, at their
 * addresses; `PageView` loads them then.
 */
const addressOf = ({ name, meta }: Page): string =>
  name === 'offline' ? meta.canonical : location.pathname + location.search

/** Without its idle work the page is whole. */
const ignoreFailure = () => undefined

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4000 }) : setTimeout(work, 1500)
