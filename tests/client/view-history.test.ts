// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const { sv } = storeViews
const FOUR_HOURS_MS = 14_400_000
const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))

beforeEach(() => {
  vi.resetModules() // the storage is that of this test
  fetched.mockClear()
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled() // what checks the answers
  vi.unstubAllGlobals()
})

const load = () => import('#client/pages/product/secondary-sections/view-history.ts')
const reported = () => fetched.mock.calls.map(([path]) => String(path))

test('R4.112 R4.115: a product that was looked at twice stands in the history once, and is reported once', async () => {
  const { recordView, viewedIds } = await load()
  for (const id of [3, 7, 3]) recordView(sv, id)
  expect(viewedIds()).toEqual([7, 3])
  expect(reported()).toEqual(['/api/product-views/3', '/api/product-views/7'])
})

test('R4.114: after four hours the history is empty, and a look is a first one again', async () => {
  const { recordView, viewedIds } = await load()
  recordView(sv, 3)
  vi.setSystemTime(Date.now() + FOUR_HOURS_MS)
  expect(viewedIds()).toEqual([3])
  vi.setSystemTime(Date.now() + 1)
  expect(viewedIds()).toEqual([])
  recordView(sv, 3)
  expect(reported()).toHaveLength(2)
})
