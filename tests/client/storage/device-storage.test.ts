import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLastOrder, writeLastOrder } from '#client/features/checkout/last-order.ts'
import { createDeviceStorage, type DeviceStorage } from '#client/storage/device-storage.ts'
import { freeSpace } from '#client/storage/free-space.ts'
import { storeViews } from '#shared/store-views.ts'

const full = () => new DOMException('no room', 'QuotaExceededError')
const forbidden = () => new DOMException('not allowed', 'SecurityError')

/** A storage that does as it is told; `fault` is what its next accesses throw. */
function aDevice() {
  const device = {
    kept: new Map<string, string>(),
    fault: null as (() => Error) | null,
    accesses: 0,
    nowMs: 0,
    rooms: 0,
  }
  const access = () => {
    device.accesses += 1
    if (device.fault) throw device.fault()
  }
  const storage = createDeviceStorage({
    open: () => ({
      getItem: (key) => {
        access()
        return device.kept.get(key) ?? null
      },
      setItem: (key, text) => {
        access()
        device.kept.set(key, text)
      },
      removeItem: (key) => {
        access()
        device.kept.delete(key)
      },
    }),
    freeSpace: async () => {
      await Promise.resolve() // as deleting takes a while
      device.rooms += 1
      if (device.fault?.().name === 'QuotaExceededError' && device.rooms === 1) device.fault = null
    },
    now: () => device.nowMs,
  })
  return { device, storage }
}

/** What goes on behind a write that had to make room. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the storage of the device', () => {
  test('R4.128 a full storage makes room and the write is tried again', async () => {
    const { device, storage } = aDevice()
    device.fault = full
    storage.setItem('skare:wishlist', '[]')
    await settled()
    expect(device.rooms).toBe(1)
    expect(device.kept.get('skare:wishlist')).toBe('[]')
  })

  test.each([
    ['a later text', 'new', async (storage: DeviceStorage<string>) => storage.setItem('a', 'new')],
    ['no text any more', null, async (storage: DeviceStorage<string>) => storage.removeItem('a')],
  ])('a write that waits for room does not take the place of %s', async (_, text, change) => {
    const { device, storage } = aDevice()
    device.fault = full
    const waiting = storage.setItem('a', 'old')
    device.fault = null // another tab has made room
    await change(storage)
    expect(await waiting).toBe(true)
    expect(storage.getItem('a')).toBe(text)
  })

  test('R4.130 R9.4 R8.53 after thirty failed writes it is left alone; each is logged', async () => {
    const { device, storage } = aDevice()
    device.fault = forbidden
    for (let time = 1; time <= 29; time += 1) storage.setItem('a', '1')
    await settled()
    storage.setItem('a', '1')
    await settled()
    expect(device.accesses).toBe(30)
    storage.setItem('a', '1')
    await settled()
    expect(device.accesses).toBe(30)
    expect(console.warn).toHaveBeenCalledTimes(30)
  })

  test('R4.130 after one failed read it is left alone: nothing is read, nothing breaks', () => {
    const { device, storage } = aDevice()
    device.fault = forbidden
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBeNull()
    expect(device.accesses).toBe(1)
  })

  test('R9.3 every thirty seconds it is looked at again', () => {
    const { device, storage } = aDevice()
    device.fault = forbidden
    storage.getItem('a')
    device.fault = null
    device.nowMs = 29_999
    storage.setItem('a', '1')
    expect(device.kept.size).toBe(0)
    device.nowMs = 30_000
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
  })

  test('R4.130 once a write has succeeded again the earlier errors are forgotten: one more does not switch it off', async () => {
    const { device, storage } = aDevice()
    device.nowMs = 1
    device.fault = forbidden
    storage.getItem('a')
    device.fault = null
    device.nowMs = 30_001
    await storage.setItem('a', '1')
    device.fault = forbidden
    await storage.setItem('a', '2')
    device.fault = null
    expect(storage.getItem('a')).toBe('1')
  })

  test('R4.130 a read that fails right behind the first write that succeeds again switches it off', async () => {
    const { device, storage } = aDevice()
    device.fault = forbidden
    storage.getItem('a')
    device.fault = null
    device.nowMs = 30_000
    storage.setItem('a', '1')
    device.fault = forbidden
    storage.getItem('a')
    await settled()
    expect(storage.isWorking()).toBe(false)
  })

  test('R9.3 it is looked at again when the clock was set back', () => {
    const { device, storage } = aDevice()
    device.kept.set('skare:wishlist', '[]')
    device.fault = forbidden
    expect(storage.getItem('skare:wishlist')).toBeNull()
    device.fault = null
    device.nowMs = -3_600_000
    expect(storage.getItem('skare:wishlist')).toBe('[]')
  })
})

test('R4.129 room is made of pages and answers kept by address, never of cart, wishlist and outbox', async () => {
  const kept = new Set(['skare:cart:sv', 'skare:wishlist', 'skare:outbox', 'skare:view-history'])
  const pages = new Set(['skare-pages', 'skare-pictures', 'skare-shells'])
  vi.stubGlobal('localStorage', { removeItem: (key: string) => kept.delete(key) })
  vi.stubGlobal('caches', {
    delete: async (name: string) => pages.delete(name),
  })
  await freeSpace()
  expect([...kept]).toEqual(['skare:cart:sv', 'skare:wishlist', 'skare:outbox'])
  expect([...pages], 'without its shell nothing opens').toEqual(['skare-shells'])
})

test('R4.129 room is made also where the browser blocks caches, as in private windows', async () => {
  const removeItem = vi.fn()
  vi.stubGlobal('localStorage', { removeItem })
  vi.stubGlobal('caches', { delete: () => Promise.reject(forbidden()) })
  await freeSpace()
  expect(removeItem).toHaveBeenCalledExactlyOnceWith('skare:view-history')
})

test('R4.82 the moment of the last order is kept, per store', () => {
  const { device, storage } = aDevice()
  const now = new Date('2026-11-21T10:46:03.000Z')
  expect(readLastOrder(storeViews.sv, storage)).toBeNull()
  writeLastOrder(storeViews.sv, now, storage)
  expect(readLastOrder(storeViews.sv, storage)).toEqual(now)
  expect(readLastOrder(storeViews.no, storage)).toBeNull()
  device.kept.set('skare:last-order:no', 'yesterday')
  expect(readLastOrder(storeViews.no, storage)).toBeNull()
})
