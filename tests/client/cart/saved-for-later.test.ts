import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { savedForLater } from '#client/features/cart/saved-for-later.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCartLine } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const KEY = 'skare:cart-later:sv'
const stored = new Map<string, string>()
let page: EventTarget
let later: ReturnType<typeof savedForLater>

beforeEach(async () => {
  page = new EventTarget()
  stored.clear()
  vi.resetModules() // each test is another page
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('localStorage', memoryStorage(stored))
  later = (await import('#client/features/cart/saved-for-later.ts')).savedForLater(storeViews.sv)
})
afterEach(() => vi.unstubAllGlobals())

const skusKept = () => JSON.parse(stored.get(KEY) ?? '[]').map(({ sku }: { sku: string }) => sku)

/** What another tab has written. */
function hear(lines: unknown[]) {
  const newValue = JSON.stringify(lines)
  stored.set(KEY, newValue)
  page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }))
}

test.each(['sku', 'name', 'quantity', 'unitPrice', 'options'])(
  'a line whose %s is damaged is left out',
  (field) => {
    later.list.subscribe(() => undefined)
    const whole = aCartLine({ sku: 'X' })
    hear([{ ...aCartLine(), [field]: null }, null, whole])
    expect(later.list.read()).toEqual([whole])
  },
)

test('what another tab has saved for later is not lost when this one comes back to the cart and saves more', () => {
  later.list.subscribe(() => undefined)() // the cart's page was open, and is left
  hear([aCartLine({ sku: 'X' })])
  later.put(aCartLine({ sku: 'Y' }))
  expect(skusKept()).toEqual(['Y', 'X'])
})

test('a line that the shop did not take out leaves what was saved of it before', () => {
  const line = aCartLine({ sku: 'A', quantity: 1 })
  later.put({ ...line, quantity: 2 })
  later.put(line)
  later.take(line)
  expect(later.list.read()).toMatchObject([{ sku: 'A', quantity: 2 }])
})
