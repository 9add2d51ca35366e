import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSavedList } from '#client/features/saved-products/saved-list.ts'

let page: EventTarget

/** A page, which Node does not have. */
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

/** A storage that counts what is asked of it. */
function aStorage(stored: string | null = null) {
  const calls = { reads: 0, writes: [] as string[] }
  return {
    calls,
    getItem: () => {
      calls.reads += 1
      return stored
    },
    setItem: async (_: string, value: string) => calls.writes.push(value) > 0,
    removeItem: () => undefined,
    isWorking: () => true,
  }
}

test('R4.110: the list is loaded once', () => {
  const storage = aStorage('[{"sku":"A","qty":1}]')
  const list = createSavedList('wishlist', storage)
  expect(list.read()).toEqual([{ sku: 'A', qty: 1 }])
  list.add('B')
  expect(list.read()).toHaveLength(2)
  expect(storage.calls.reads).toBe(1)
})

test('R4.109 R4.111: every add, remove and clear is saved; what changes nothing is not', () => {
  const storage = aStorage()
  const list = createSavedList('wishlist', storage)
  expect(list.add('A')).toBe(true)
  expect(list.add('A')).toBe(true)
  list.add('B')
  list.remove('A')
  list.remove('A')
  list.clear()
  list.clear()
  expect(storage.calls.writes.map((text) => JSON.parse(text).map(({ sku }: { sku: string }) => sku))).toEqual(
    [['A'], ['A', 'B'], ['B'], []],
  )
})

test('what another tab has saved stays when nothing shows the list and more is saved', () => {
  const list = createSavedList('wishlist', aStorage())
  list.list.subscribe(() => undefined)()
  const newValue = '[{"sku":"X","qty":1}]'
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'skare:wishlist', newValue }))
  list.add('Y')
  expect(list.read().map(({ sku }) => sku)).toEqual(['X', 'Y'])
})

test('a full comparison says that there is no room', () => {
  const list = createSavedList('compare', aStorage())
  expect(['A', 'B', 'C', 'D', 'E'].map((sku) => list.add(sku))).toEqual([true, true, true, true, false])
})

test('R4.107: a product is saved with what the shop showed, which stays when the account’s list takes its place', () => {
  const list = createSavedList('wishlist', aStorage())
  const price = { minorUnits: 1499_00, currency: 'SEK' } as const
  list.add('A', price)
  list.replace(['B', 'A'])
  expect(list.read()).toEqual([
    { sku: 'B', qty: 1 },
    { sku: 'A', qty: 1, price },
  ])
})
