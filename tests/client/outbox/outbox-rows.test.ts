import type { UseStore } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRows as createRowsIn } from '#client/features/outbox/outbox-rows.ts'
import { createRowStore } from '#client/storage/row-store.ts'
import { queueOrder } from '#shared/orders/queued-order.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, orderDetails } from '#tests/support/builders.ts'

const details = orderDetails()
const order = queueOrder(
  { details, cart: aCart(), store: storeViews.sv },
  { orderId: crypto.randomUUID(), now: new Date() },
)

/** Answers each access in turn: with a value, or by throwing an error. */
const storeOf = (...answers: (unknown | Error)[]): UseStore => {
  const accesses = [...answers]
  return async <T>() => {
    const answer = accesses.shift()
    if (answer instanceof Error) throw answer
    return answer as T
  }
}
const createRows = (store: UseStore) => createRowsIn(createRowStore(store))
const silent: UseStore = () => new Promise(() => undefined)

const marks = new Map<string, string>()

beforeEach(() => {
  marks.clear()
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => marks.set(key, text),
    removeItem: (key: string) => marks.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the rows of the outbox', () => {
  test('a row is marked before it is written, and the mark goes with the last one', async () => {
    const rows = createRows(storeOf(undefined, [order], undefined, []))
    expect(await rows.write(order)).toBe(true)
    expect(marks.has('skare:outbox')).toBe(true)
    expect(await rows.readAll()).toEqual([order])
    await rows.remove(order.task_id)
    expect(marks.has('skare:outbox')).toBe(false)
  })

  test('R9.2 a store that does not answer within 800 ms keeps nothing: the tab does', async () => {
    const rows = createRows(silent)
    const written = rows.write(order)
    await vi.advanceTimersByTimeAsync(799)
    expect(await Promise.race([written, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await written).toBe(false)
    const read = rows.readAll()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await read).toEqual([order])
  })

  test('R9.2 reading all rows may take 2000 ms; then nobody can tell', async () => {
    const read = createRows(silent).readAll()
    await vi.advanceTimersByTimeAsync(1999)
    expect(await Promise.race([read, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await read).toBeNull()
  })

  test('R4.128 a full device makes room for an order', async () => {
    const rows = createRows(storeOf(new DOMException('no room', 'QuotaExceededError'), undefined))
    expect(await rows.write(order)).toBe(true)
  })

  test('a row that this build cannot read is left alone, and is no order', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const rows = createRows(storeOf([order, { ...order, payload: 'from another build' }]))
    expect(await rows.readAll()).toEqual([order])
    expect(console.error).toHaveBeenCalledOnce()
  })
})
