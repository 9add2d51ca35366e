import type { Page } from '@playwright/test'

/** The browser of a shopper who forbids all storage: asking for it throws, as in Chromium. Before the first page. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
    navigator.locks.request = async () => refuse()
  })

/** What the shop says in the console about it. */
export const STORAGE_WARNING = /SecurityError|Access is denied/
