import { lazy } from 'react'
import { withMessages } from '../i18n/load-messages.ts'

/**
 * What only a shopper without a connection sees. The browser loads it when the page is idle, because later it cannot.
 * The worker never shows it.
 */
const loadBar = () =>
  withMessages(
    import('../pages/offline/offline-bar.tsx').then((code) => ({ default: code.OfflineBar })),
    'offline',
  )

const loadNotLoaded = () =>
  withMessages(
    import('../pages/offline/not-saved.tsx').then((code) => ({ default: code.NotLoaded })),
    'offline',
  )

export const OfflineBar = lazy(loadBar)
export const NotLoaded = lazy(loadNotLoaded)

export const preloadOffline = (): Promise<unknown> => Promise.all([loadBar(), loadNotLoaded()])
