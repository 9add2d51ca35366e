import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshOfflineOptions } from '#client/features/cart/offline-checkout-options.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { storeViews } from '#shared/store-views.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const NOW = Date.parse('2026-11-21T11:00:00Z')
const kept = new Map<string, string>()
const ask = vi.fn(async () => Response.json({ methods: [], paymentMethods: [] }))

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage(kept))
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

afterEach(() => {
  ask.mockClear()
  vi.unstubAllGlobals()
})

test.each([
  ['never', undefined, 1],
  ['a moment ago', NOW - MINUTE_MS, 0],
  ['yesterday', NOW - DAY_MS, 1],
  ['tomorrow, because the clock was set back', NOW + DAY_MS, 1],
])('the shop was asked %s', async (_, savedAt, calls) => {
  kept.clear()
  if (savedAt)
    kept.set('skare:checkout-terms:sv', JSON.stringify({ methods: [], paymentMethods: [], savedAt }))
  await refreshOfflineOptions(storeViews.sv, NOW)
  expect(ask).toHaveBeenCalledTimes(calls)
})
