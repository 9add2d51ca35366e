import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createTranslate } from '#shared/i18n/translate.ts'
import { encodePage } from '#shared/page-lines.ts'
import { storeViews } from '#shared/store-views.ts'
import { App } from './app/app.tsx'
import { BOOT_ID, readBoot } from './app/boot.ts'
import { BrowserRouter } from './app/browser-router.tsx'
import { loadMessages } from './app/load-messages.ts'
import { preloadPage } from './pages/index.ts'

/** Takes the document over. The starter imports this at the shopper's first sign of life, or when the page is idle. */
export async function hydrate(): Promise<void> {
  const boot = readBoot(document)
  const { language, locale } = storeViews[boot.store]
  const [messages] = await Promise.all([loadMessages(language), preloadPage(boot.page.name)])
  const encoded = { ...encodePage(boot), head: document.getElementById(BOOT_ID)?.textContent ?? '' }
  const t = createTranslate(messages, locale)
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <App boot={boot} encoded={encoded} t={t} url={location.pathname + location.search} />
      </BrowserRouter>,
      { onRecoverableError: (error) => console.error('hydration', error) },
    )
  })
}
