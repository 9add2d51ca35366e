import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const { sv } = storeViews
const cart = aCart([aCartLine({ id: 7, sku: 'A', quantity: 2 }), aCartLine({ id: 8, sku: 'B', quantity: 3 })])
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules() // each test is another browser
  vi.stubGlobal('localStorage', memoryStorage(stored))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['quantity', '5'],
  ['items', '2'],
] as const)(
  'R9.47 in a store that counts the %s the device keeps %s for the badge',
  async (cartCountType, shown) => {
    const { writeStoredCart } = await import('#client/features/cart/stored-cart.ts')
    writeStoredCart({ ...sv, cartCountType }, cart)
    expect(stored.get('skare:cart-badge:sv')).toBe(shown)
  },
)

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('of a cart of %i the badge says "%s"', async (count, shown) => {
  const { badgeOf } = await import('#client/features/cart/stored-cart.ts')
  expect(badgeOf(count)).toBe(shown)
})
