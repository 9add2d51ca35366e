import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { offlineChanges } from '#client/features/cart/offline-changes.ts'
import type { Details } from '#client/features/checkout/details.ts'
import { outbox } from '#client/outbox/device-outbox.ts'
import { submitOrder } from '#client/pages/checkout/submit-order.ts'
import { emptyCart } from '#shared/cart/cart.ts'
import { withOfflineChanges } from '#shared/cart/offline-cart.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCartLine, aContact, anAddress } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

vi.mock('#client/storage/lease.ts', () => ({
  withLockOrLease: (_: string, work: () => Promise<unknown>) => work(),
}))
/** A device that keeps orders: there is no database here, so they stay in the tab. */
vi.mock('#client/outbox/device-outbox.ts', async (load) => {
  const module = await load<typeof import('#client/outbox/device-outbox.ts')>()
  const addTask: typeof module.addTask = async (task) => {
    const taken = await module.addTask(task)
    return taken === 'inTabOnly' ? 'stored' : taken
  }
  return { ...module, addTask }
})

const store = storeViews.sv
const KEY = 'skare:checkout:sv'
const stored = new Map<string, string>()
const details: Details = {
  contact: aContact(),
  address: anAddress(),
  hasOwnBilling: false,
  billingAddress: anAddress(),
  carrierCode: 'home',
  methodCode: 'home',
  methodTitle: 'Hem',
  servicePoint: null,
  paymentCode: 'invoice',
}

beforeEach(() => {
  stored.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // nothing can be sealed
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('dispatchEvent', vi.fn())
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  vi.stubGlobal('localStorage', memoryStorage(stored))
})
afterEach(async () => {
  for (const { task_id } of await outbox.load()) await outbox.remove(task_id)
  offlineChanges(store).clear(offlineChanges(store).read())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const addSkis = () =>
  offlineChanges(store).keep({ kind: 'add', line: aCartLine({ sku: 'SKIS' }), selections: null })

/** Orders the cart as it shows, without a connection. */
const order = () =>
  submitOrder(
    {
      store,
      details,
      cart: withOfflineChanges(emptyCart, offlineChanges(store).read()),
      isDeliveryUnsent: true,
      customerId: undefined,
    },
    { onAttempt: vi.fn(), onTaken: vi.fn(), onNotStored: vi.fn() },
  )

describe('without a connection', () => {
  test('R4.79 the same goods put into a later cart are another order', async () => {
    addSkis()
    await order()
    addSkis()
    await order()
    expect(await outbox.load()).toHaveLength(2)
  })

  test('R4.79 the same cart is ordered once, however often', async () => {
    addSkis()
    expect(await Promise.all([order(), order()])).toEqual(['waiting', 'waiting'])
    expect(await outbox.load()).toHaveLength(1)
  })
})

describe('what is typed in the checkout', () => {
  test('goes with the order that waits', async () => {
    stored.set(KEY, JSON.stringify(details))
    addSkis()
    expect(await order()).toBe('waiting')
    expect(stored.has(KEY)).toBe(false)
  })

  test('stays when it was typed for the next order while this one was tried', async () => {
    const next = JSON.stringify({ ...details, address: anAddress({ city: 'Åre' }) })
    stored.set(KEY, JSON.stringify(details))
    addSkis()
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', async () => {
      stored.set(KEY, next)
      vi.stubGlobal('navigator', { onLine: false })
      throw new TypeError('Failed to fetch')
    })
    expect(await order()).toBe('waiting')
    expect(stored.get(KEY)).toBe(next)
  })
})
