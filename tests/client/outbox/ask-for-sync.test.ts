import { afterEach, expect, test, vi } from 'vitest'
import { askForSync, OUTBOX_SYNC } from '#client/outbox/ask-for-sync.ts'

/** A browser with Background Sync and its periodic form, where the shopper has answered the question about the latter. */
function aBrowser(state: PermissionState) {
  const sync = { register: vi.fn(async () => undefined) }
  const periodicSync = { register: vi.fn(async () => undefined) }
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ sync, periodicSync }) },
    permissions: { query: async () => ({ state }) },
  })
  return { sync, periodicSync }
}

afterEach(() => void vi.unstubAllGlobals())

test('a browser that allows it wakes the service worker with the connection, and seldom without', async () => {
  const { sync, periodicSync } = aBrowser('granted')
  await askForSync()
  expect(sync.register).toHaveBeenCalledExactlyOnceWith(OUTBOX_SYNC)
  expect(periodicSync.register).toHaveBeenCalledExactlyOnceWith(OUTBOX_SYNC, { minInterval: 12 * 3_600_000 })
})

test('who has not allowed the periodic form is asked for the other alone', async () => {
  const { sync, periodicSync } = aBrowser('prompt')
  await askForSync()
  expect(sync.register).toHaveBeenCalledExactlyOnceWith(OUTBOX_SYNC)
  expect(periodicSync.register).not.toHaveBeenCalled()
})

test.each([
  ['no service worker', {}],
  ['none that is registered', { serviceWorker: { getRegistration: async () => undefined } }],
  ['no Background Sync', { serviceWorker: { getRegistration: async () => ({}) } }],
])('a browser with %s leaves the sending to the next start', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await expect(askForSync()).resolves.toBeUndefined()
})
