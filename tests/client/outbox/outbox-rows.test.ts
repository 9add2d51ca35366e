import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromOpenRow, sealOpenRows } from '#client/outbox/open-rows.ts'
import { createRows as createRowsIn } from '#client/outbox/outbox-rows.ts'
import { createSeal, keyOrNewOf } from '#client/outbox/seal.ts'
import { createRowStore } from '#client/storage/row-store.ts'
import { migrateTask } from '#shared/outbox/task.ts'
import { aQueuedOrder } from '#tests/support/builders.ts'
import { createMemoryStore } from '#tests/support/memory-store.ts'

const order = aQueuedOrder(crypto.randomUUID(), { hash: 'a'.repeat(64) })
const { version: _version, kind: _kind, terms: _terms, ...orderOfEarlierBuild } = order

const isKey = (value: unknown): value is CryptoKey => value instanceof CryptoKey

/** A device with its two databases, and whether the mark is set. */
function aDevice() {
  const [rows, keys] = [createMemoryStore(), createMemoryStore()]
  const marks: boolean[] = []
  return {
    rows: rows.rows,
    store: createRowStore(rows.store),
    keys: keys.rows,
    marks,
    open: (store = rows.store, keyStore = keys.store) =>
      createRowsIn({
        store: createRowStore(store),
        seal: createSeal(keyOrNewOf({ store: keyStore, isValue: isKey })),
        onFilled: () => marks.push(true),
        onEmptied: () => marks.push(false),
        fromOpen: fromOpenRow,
      }),
  }
}

const never = () => new Promise<never>(() => undefined)

/** All that a thief of the database reads. */
const textOf = (rows: Map<unknown, unknown>) =>
  [...rows.values()]
    .map((row) =>
      JSON.stringify(row, (_, value) =>
        value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
      ),
    )
    .join()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the rows of the outbox', () => {
  test('a row is marked before it is written, and the mark goes with the last one', async () => {
    const { open, rows, marks } = aDevice()
    const outboxRows = open()
    expect(await outboxRows.write(order)).toBe(true)
    expect(marks).toEqual([true])
    expect(await outboxRows.readAll()).toEqual({ tasks: [order], unreadable: [] })
    await outboxRows.remove(order.task_id)
    expect(marks.at(-1)).toBe(false)
    expect(rows.size).toBe(0)
  })

  test('holds what its time needs and no name, address, line or e-mail in clear', async () => {
    const { open, rows } = aDevice()
    await open().write(order)
    const [row] = [...rows.values()]
    expect(Object.keys(Object(row)).toSorted()).toEqual(
      ['attempted_at', 'attempts', 'created_at', 'id', 'iv', 'kind', 'sealed', 'state', 'version'].toSorted(),
    )
    expect(textOf(rows)).not.toMatch(/Berg|Spårv|asa\.berg|WAX|Glidvalla|831 30|70 123 45 67|invoice/)
  })

  test('an order whose key is gone is unreadable and said to be, and stays until the shopper has taken note of it', async () => {
    const { open, rows, keys } = aDevice()
    await open().write({ ...order, attempts: 2 })
    keys.clear()
    const later = open()
    const label = { id: order.task_id, kind: 'order', attempts: 2, created_at: order.created_at }
    expect(await later.readAll()).toMatchObject({ tasks: [], unreadable: [label] })
    expect(rows.size).toBe(1)
    await later.remove(order.task_id)
    expect(rows.size).toBe(0)
  })

  test('while the key cannot be read nothing is lost, and what is there is marked anew', async () => {
    const { open, marks } = aDevice()
    await open().write(order)
    marks.length = 0
    expect(await open(undefined, () => Promise.reject(new Error('blocked'))).readAll()).toBeNull()
    expect(marks).toEqual([true])
  })

  test('an order that an earlier build has kept in clear is read, and sealed at the first occasion', async () => {
    const { open, rows, store } = aDevice()
    rows.set(order.task_id, { ...orderOfEarlierBuild, hash: '{"details":{"city":"Östersund"}}' })
    const outboxRows = open()
    const before = await outboxRows.readAll()
    expect(before?.tasks).toMatchObject([{ kind: 'order', version: 2, payload: order.payload }])
    expect(before?.tasks[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await fromOpenRow(orderOfEarlierBuild))?.hash).toBe(order.hash) // a digest already
    await sealOpenRows(store, outboxRows)
    expect(textOf(rows)).not.toMatch(/Berg|Östersund/)
    expect(await outboxRows.readAll()).toEqual(before)
  })

  test('a row of a newer build, and what is no row of ours, is left alone and is no order', async () => {
    const { open, rows, store } = aDevice()
    const outboxRows = open()
    await outboxRows.write(order)
    const [row] = [...rows.values()]
    rows.set('newer', { ...Object(row), id: 'newer', version: 3 })
    rows.set('other', { ...orderOfEarlierBuild, payload: 'from another build' })
    expect(await outboxRows.readAll()).toEqual({ tasks: [order], unreadable: [] })
    await sealOpenRows(store, outboxRows)
    expect(rows.size).toBe(3)
    expect(migrateTask(rows.get('other'))).toBeNull()
  })

  test('R9.2 a store that does not answer within 800 ms keeps nothing: the tab does', async () => {
    const outboxRows = createRowsIn({
      store: createRowStore(() => new Promise(() => undefined)),
      seal: { encrypt: async () => ({ iv: new Uint8Array(12), sealed: new ArrayBuffer(1) }), decrypt: never },
      onFilled: () => undefined,
      onEmptied: () => undefined,
      fromOpen: fromOpenRow,
    })
    vi.useFakeTimers()
    const written = outboxRows.write(order)
    await vi.advanceTimersByTimeAsync(799)
    expect(await Promise.race([written, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await written).toBe(false)
    const read = outboxRows.readAll()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await read).toEqual({ tasks: [order], unreadable: [] })
  })

  test('R9.2 reading all rows may take 2000 ms; then nobody can tell', async () => {
    const { open } = aDevice()
    vi.useFakeTimers()
    const read = open(() => new Promise(() => undefined)).readAll()
    await vi.advanceTimersByTimeAsync(1999)
    expect(await Promise.race([read, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await read).toBeNull()
  })

  test('R4.128 a full device makes room for an order', async () => {
    const { open, rows } = aDevice()
    vi.stubGlobal('localStorage', { removeItem: () => undefined })
    const { store } = createMemoryStore()
    let isFull = true
    const outboxRows = open((mode, callback) => {
      if (!isFull) return store(mode, callback)
      isFull = false
      return Promise.reject(new DOMException('no room', 'QuotaExceededError'))
    })
    expect(await outboxRows.write(order)).toBe(true)
    expect(rows.size).toBe(0)
    expect(await outboxRows.readAll()).toMatchObject({ tasks: [order] })
    vi.unstubAllGlobals()
  })

  test('where no key can be kept, as in a private window, the order stays with this tab and is never written in clear', async () => {
    const { store, rows } = createMemoryStore()
    const blocked = createSeal(
      keyOrNewOf({ store: () => Promise.reject(new Error('blocked')), isValue: isKey }),
    )
    const outboxRows = createRowsIn({
      store: createRowStore(store),
      seal: blocked,
      onFilled: () => undefined,
      onEmptied: () => undefined,
      fromOpen: fromOpenRow,
    })
    expect(await outboxRows.write(order)).toBe(false)
    expect(outboxRows.isInTabOnly(order.task_id)).toBe(true)
    expect(rows.size).toBe(0)
    expect(await outboxRows.readAll()).toEqual({ tasks: [order], unreadable: [] })
  })
})
