import { readDevice, readTab } from '../storage/starter-storage.ts'
import type { DeviceKey, TabKey } from '../storage/storage-keys.ts'
import { storeOfDocument } from './store-of-document.ts'

/** What this device keeps, and a page does not show or send before React is there. */
const keptOnDevice = (): DeviceKey[] => [
  'skare:outbox',
  'skare:price-owner',
  'skare:skier',
  `skare:cart-changes:${storeOfDocument()}`,
]

const keptInTab = (): TabKey[] => ['skare:gathered', `skare:cart-unanswered:${storeOfDocument()}`]

/**
 * Whether React is needed before the page is used: a part of it is live (`live-pages.ts`), something is kept that it shows, or the
 * browser has scrolled it, as after a reload.
 */
export function needsReact(): boolean {
  return Boolean(
    document.querySelector('[data-live-part]') ||
      keptOnDevice().some(readDevice) ||
      keptInTab().some(readTab) ||
      readTab('skare:session-end') === 'pending' ||
      scrollY,
  )
}
