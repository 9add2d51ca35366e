import { withMessages } from '../i18n/load-messages.ts'
import { browserPart } from '../ui/lazy-part.tsx'

/**
 * What only a shopper without a connection sees. The browser loads it when the page is idle, because later it cannot.
 * The worker never shows it.
 */
export const OfflineBar = browserPart(() =>
  withMessages(
    import('../pages/offline/offline-bar.tsx').then((module) => module.OfflineBar),
    'offline',
  ),
)

export const NotLoaded = browserPart(() =>
  withMessages(
    import('../pages/offline/not-saved.tsx').then((module) => module.NotLoaded),
    'offline',
    'list',
  ),
)

export const preloadOffline = (): Promise<unknown> => Promise.all([OfflineBar.preload(), NotLoaded.preload()])
