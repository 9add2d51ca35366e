import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type EntityType, emptyCatalogue, type RowTable, tableOf } from '#client/storage/catalogue-tables.ts'
import { requestKey } from '#client/storage/request-key.ts'
import { createSavedCatalogue } from '#client/storage/saved-catalogue.ts'

const full = () => new DOMException('no room', 'QuotaExceededError')
const broken = () => new DOMException('damaged', 'UnknownError')

type Fault = (access: 'get' | 'entries' | 'put' | 'remove') => Error | 'never' | null

/** A device whose tables do as they are told. */
function aDevice() {
  const device = {
    tables: new Map<string, Map<string, unknown>>(),
    fault: (() => null) as Fault,
    accesses: 0,
    rooms: 0,
    nowMs: Date.UTC(2026, 10, 22),
  }
  const open = (database: string): RowTable => {
    const rows = device.tables.get(database) ?? new Map<string, unknown>()
    device.tables.set(database, rows)
    const access = async <T>(name: Parameters<Fault>[0], work: () => T): Promise<T> => {
      device.accesses += 1
      const fault = device.fault(name)
      if (fault === 'never') return new Promise(() => undefined)
      if (fault) throw fault
      return work()
    }
    return {
      get: (keys) => access('get', () => keys.map((key) => rows.get(key))),
      entries: () => access('entries', () => [...rows]),
      put: (added) => access('put', () => added.forEach(([key, row]) => void rows.set(key, row))),
      remove: (keys) => access('remove', () => keys.forEach((key) => void rows.delete(key))),
    }
  }
  const freeSpace = async () => {
    device.rooms += 1
  }
  const catalogue = createSavedCatalogue({ open, freeSpace, now: () => device.nowMs })
  const valuesOf = async (type: EntityType) => (await catalogue.readAll(type)).map(({ value }) => value)
  return { device, catalogue, valuesOf }
}

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

describe('what the device keeps', () => {
  test.each<EntityType>(['category', 'attribute', 'product', 'query'])(
    'R7.81: a %s comes back with the moment at which it was kept',
    async (type) => {
      const { catalogue } = aDevice()
      expect(await catalogue.write(type, [['key', { sku: 'A' }]])).toBe(true)
      const savedAt = '2026-11-22T00:00:00.000Z'
      expect(await catalogue.read(type, ['key', 'other'])).toEqual([
        { value: { sku: 'A' }, savedAt },
        undefined,
      ])
    },
  )

  test('R7.46: an unknown entity type throws', async () => {
    const { catalogue } = aDevice()
    const unknown = 'toString' as EntityType // what a wrong caller passes
    await expect(catalogue.read(unknown, ['key'])).rejects.toThrow('unknown entity type toString')
    await expect(catalogue.write(unknown, [])).rejects.toThrow('unknown entity type')
    expect(() => tableOf('taxrule' as EntityType)).toThrow('unknown entity type taxrule') // as above
  })

  test('has a quota: the oldest rows go', async () => {
    const { device, catalogue, valuesOf } = aDevice()
    const { maxRows } = tableOf('category')
    for (let at = 0; at <= maxRows; at++) {
      device.nowMs += 1000
      await catalogue.write('category', [[`k${at}`, at]])
    }
    const kept = await valuesOf('category')
    expect(kept.length).toBe(maxRows)
    expect(kept).not.toContain(0)
    expect(kept).toContain(maxRows)
  })

  test('has a quota: what is kept anew is none of the oldest any more, and nothing has to go for it', async () => {
    const { device, catalogue, valuesOf } = aDevice()
    const values = Array.from({ length: tableOf('category').maxRows }, (_, at): [string, number] => [
      `k${at}`,
      at,
    ])
    for (const value of values) {
      device.nowMs += 1000
      await catalogue.write('category', [value])
    }
    device.nowMs += 1000
    await catalogue.write('category', [['k0', -1]])
    expect(await valuesOf('category')).toEqual([-1, ...values.slice(1).map(([, at]) => at)])
  })

  test('makes room by what lies ahead first: the clock was set back', async () => {
    const { device, catalogue } = aDevice()
    const { maxRows } = tableOf('category')
    device.nowMs += 365 * 86_400_000
    await catalogue.write(
      'category',
      Array.from({ length: maxRows }, (_, at) => [`ahead${at}`, { at }]),
    )
    device.nowMs -= 365 * 86_400_000
    await catalogue.write('category', [['now', { name: 'Skidor' }]])
    expect((await catalogue.read('category', ['now']))[0]?.value).toEqual({ name: 'Skidor' })
    expect(await catalogue.readAll('category')).toHaveLength(maxRows)
  })

  test('of another build is dropped politely: the other rows are read', async () => {
    const { device, catalogue, valuesOf } = aDevice()
    await catalogue.write('product', [['mine', { sku: 'A' }]])
    const rows = device.tables.get('skare-products')
    rows?.set('older', { version: 0, savedAt: '2026-01-01', bytes: 1, value: {} })
    rows?.set('newer', { version: 99, savedAt: '2027-01-01', bytes: 1, value: {} })
    rows?.set('damaged', 'x')
    expect(await valuesOf('product')).toEqual([{ sku: 'A' }])
    expect(await catalogue.read('product', ['older', 'newer', 'damaged'])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('a device that', () => {
  test('R4.130: fails to read once is not asked again for half a minute', async () => {
    const { device, catalogue, valuesOf } = aDevice()
    await catalogue.write('product', [['key', 1]])
    device.fault = broken
    expect(await valuesOf('product')).toEqual([])
    device.fault = () => null
    const before = device.accesses
    expect(await valuesOf('product')).toEqual([])
    expect(device.accesses).toBe(before)
    device.nowMs += 29_999
    expect(await valuesOf('product')).toEqual([])
    device.nowMs += 1
    expect(await valuesOf('product'), 'R9.3: then it is checked').toEqual([1])
  })

  test('R4.130 R9.4: fails to write thirty times is not asked again', async () => {
    const { device, catalogue } = aDevice()
    device.fault = (access) => (access === 'put' ? broken() : null)
    for (let at = 0; at < 30; at++) expect(await catalogue.write('query', [['key', at]])).toBe(false)
    const before = device.accesses
    expect(await catalogue.write('query', [['key', 1]])).toBe(false)
    expect(device.accesses).toBe(before)
  })

  test('R4.128: is full makes room, first among these rows, then in other caches, and tries again', async () => {
    const { device, catalogue, valuesOf } = aDevice()
    for (const at of [1, 2, 3, 4]) {
      device.nowMs += 1000
      await catalogue.write('query', [[`k${at}`, at]])
    }
    let refusals = 1
    device.fault = (access) => (access === 'put' && refusals-- > 0 ? full() : null)
    expect(await catalogue.write('query', [['k5', 5]])).toBe(true)
    expect(device.rooms).toBe(0)
    expect(await valuesOf('query')).toEqual([3, 4, 5])
    refusals = 2
    expect(await catalogue.write('query', [['k6', 6]])).toBe(true)
    expect(device.rooms).toBe(1)
    refusals = 99
    expect(await catalogue.write('query', [['k7', 7]])).toBe(false)
  })

  test.each([
    ['R9.2: a read', 'get' as const, 800],
    ['R9.2: an iteration', 'entries' as const, 2000],
    ['R9.2: a write', 'put' as const, 800],
  ])('never answers: %s is given up', async (_, access, ms) => {
    vi.useFakeTimers()
    const { device, catalogue } = aDevice()
    device.fault = (asked) => (asked === access ? 'never' : null)
    let answer: unknown = 'none yet'
    const work =
      access === 'put'
        ? catalogue.write('query', [['key', 1]])
        : access === 'get'
          ? catalogue.read('query', ['key'])
          : catalogue.readAll('query')
    void work.then((value: unknown) => {
      answer = value
    })
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(answer).toBe('none yet')
    await vi.advanceTimersByTimeAsync(2)
    expect(answer).not.toBe('none yet')
    vi.useRealTimers()
  })

  test('forbids IndexedDB loses nothing else, and making room there ends', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw broken()
      },
    })
    await expect(emptyCatalogue()).resolves.toBeUndefined()
    vi.unstubAllGlobals()
  })
})

describe('R7.43: the key of a request', () => {
  const request = {
    store: 'sv',
    type: 'query',
    query: { text: 'skate', filters: { ls_farg: ['49'] } },
    size: 50,
    from: 0,
  } as const

  test('is a hash, the same for the same request in any order of fields', async () => {
    const key = await requestKey(request)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(
      await requestKey({
        from: 0,
        size: 50,
        query: { filters: { ls_farg: ['49'] }, text: 'skate' },
        type: 'query',
        store: 'sv',
      }),
    ).toBe(key)
  })

  test.each([
    { store: 'no' },
    { type: 'product' },
    { query: { text: 'skate', filters: { ls_farg: ['50'] } } },
    { size: 20 },
    { from: 50 },
    { sort: 'price-asc' },
    { fields: ['sku'] },
  ] as const)('is another with %j', async (change) => {
    expect(await requestKey({ ...request, ...change } as Parameters<typeof requestKey>[0])).not.toBe(
      await requestKey(request),
    ) // of these fields
  })

  test('is the request itself where there are no hashes', async () => {
    vi.stubGlobal('crypto', {})
    expect(await requestKey(request)).toContain('"text":"skate"')
    vi.unstubAllGlobals()
  })
})
