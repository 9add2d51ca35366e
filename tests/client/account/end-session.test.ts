import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSessionEnd, tellSessionEnd } from '#client/pages/account/end-session.ts'
import { SESSION_END } from '#client/pages/account/session-mark.ts'
import { notify, shownNotifications } from '#client/shop-ui/notifications/notifications.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const tab = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { store: 'sv' } } })
  vi.stubGlobal('sessionStorage', memoryStorage(tab))
})

afterEach(() => vi.unstubAllGlobals())

test('R4.98: who logs in again is not told any longer that they were logged out', async () => {
  await tellSessionEnd()
  notify({ type: 'info', message: 'A' })
  expect(shownNotifications.read()).toHaveLength(2)
  forgetSessionEnd()
  expect(shownNotifications.read().map(({ message }) => message)).toEqual(['A'])
  expect(tab.has(SESSION_END)).toBe(false)
})
