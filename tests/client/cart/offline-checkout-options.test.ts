import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOfflineOptions, refreshOfflineOptions } from '#client/features/cart/offline-checkout-options.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'
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

const terms = { methods: [], paymentMethods: [{ code: 'invoice', title: 'Faktura' }], savedAt: NOW - DAY_MS }
const giftCard = aCartLine({ sku: 'GIFT', type: 'virtual' })

test.each([
  ['goods, which are all paid for alike', [aCartLine()], true],
  ['what nobody sends, and the shop was asked about', [aCartLine(), giftCard], true],
  ['what nobody sends, and the shop was not asked about', [giftCard, { ...giftCard, sku: 'LESSON' }], false],
])('the ways to pay of then hold for %s', (_, lines, holds) => {
  const stored = { ...terms, virtualSkus: ['GIFT'] }
  kept.set('skare:checkout-terms:sv', JSON.stringify(stored))
  expect(readOfflineOptions(storeViews.sv, aCart(lines))).toEqual(holds ? stored : null)
})

test('an answer without any way to pay takes those of before not away', async () => {
  kept.set('skare:checkout-terms:sv', JSON.stringify(terms))
  await refreshOfflineOptions(storeViews.sv, NOW)
  expect(readOfflineOptions(storeViews.sv, aCart())).toEqual(terms)
})
