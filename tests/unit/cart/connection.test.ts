import { expect, test } from 'vitest'
import { canSync, isSyncRequired, planAfterCreate, planAfterPull } from '#shared/cart/connection.ts'

test.each([
  [{ enabled: true, online: true, cartId: 'c' }, true],
  [{ enabled: false, online: true, cartId: 'c' }, false],
  [{ enabled: true, online: false, cartId: 'c' }, false],
  [{ enabled: true, online: true, cartId: null }, false],
])('R4.54 with %j the cart syncs: %s', (state, expected) => {
  expect(canSync(state)).toBe(expected)
})

const synced = { storedHash: 'a', currentHash: 'a', lastSyncAt: new Date('2026-11-21') }

test.each([
  ['an unchanged cart needs no sync', synced, false],
  ['an empty hash needs a sync', { ...synced, storedHash: '' }, true],
  ['a changed hash needs a sync', { ...synced, currentHash: 'b' }, true],
  ['R4.55 a cart or totals not synced yet need it', { ...synced, lastSyncAt: null }, true],
])('R4.53 %s', (_, mark, expected) => {
  expect(isSyncRequired(mark)).toBe(expected)
})

test.each([
  ['R4.47 a cart token is stored and synced', 200, 0, 'sync'],
  ['R4.48 a 401 is tried again as a guest', 401, 0, 'connectAsGuest'],
  ['R4.48 R9.14 but only once', 401, 1, 'disableSync'],
  ['R4.49 without a token the sync is off', 500, 0, 'disableSync'],
])('%s', (_, code, bypassCount, expected) => {
  expect(planAfterCreate(code, bypassCount)).toBe(expected)
})

test.each([
  ['a cart that is read is merged', 200, 0, 'merge'],
  ['R4.57 another code connects a guest cart', 500, 0, 'connectAsGuest'],
  ['R4.57 but only once, then the cart on the device stays', 404, 1, 'keepLocal'],
])('%s', (_, code, bypassCount, expected) => {
  expect(planAfterPull(code, bypassCount)).toBe(expected)
})
