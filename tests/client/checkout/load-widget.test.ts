import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWidget } from '#client/features/checkout/load-widget.ts'
import { storeViews } from '#shared/store-views.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const store = storeViews.sv
const kept = new Map<string, string>()
let calls = 0

beforeEach(() => {
  kept.clear()
  calls = 0
  vi.stubGlobal('localStorage', memoryStorage(kept))
  vi.stubGlobal('fetch', async () => {
    calls += 1
    const expiredUtc = `2026-11-21T1${calls}:30:00Z`
    return Response.json({
      paymentId: `${calls}`,
      widgetJwt: 'eyJ',
      expiredUtc,
      url: 'https://pay.example/widget',
    })
  })
})

afterEach(() => vi.unstubAllGlobals())

test('R4.78: the token is kept on the device and asked for anew when its time is up', async () => {
  const at = (time: string) =>
    loadWidget(store, new Date(`2026-11-21T${time}Z`)).then(({ paymentId }) => paymentId)
  expect([await at('11:00:00'), await at('11:28:59'), calls]).toEqual(['1', '1', 1])
  expect([await at('11:29:00'), await at('11:40:00'), calls]).toEqual(['2', '2', 2])
})

test('what is kept and no token is asked for anew', async () => {
  kept.set('skare:widget:sv', '{')
  expect((await loadWidget(store, new Date('2026-11-21T11:00:00Z'))).paymentId).toBe('1')
})
