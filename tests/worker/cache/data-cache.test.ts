import { expect, test, vi } from 'vitest'
import { LISTING_FRESHNESS, NEGATIVE_FRESHNESS } from '#worker/cache/freshness.ts'
import { aClock, aKv, anInstance, aPurgeLog } from '../support/caches.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Two isolates over one KV and one log, and a product whose value can be changed. */
function aWorld({ pollSeconds = 0 } = {}) {
  const clock = aClock()
  const log = aPurgeLog(clock)
  const state = { value: 'v1', loads: 0, failing: false, kvReads: 0 }
  const kv = aKv(async (name, run) => {
    if (name.startsWith('kv.get')) state.kvReads++
    return run()
  })
  const create = () => anInstance({ kv: kv.namespace, source: log, now: clock.now, pollSeconds })
  const one = create()
  const options = {
    freshness: LISTING_FRESHNESS,
    tags: () => ['P1'],
    async load() {
      state.loads++
      if (state.failing) throw new Error('platform away')
      return state.value
    },
  }
  async function fetch(instance = one) {
    const value = await instance.data().fetch('product|1', options)
    await instance.settle()
    return value
  }
  return Object.assign(state, { clock, log, kv, one, other: create(), options, fetch })
}

test('a value is loaded once and shared by the isolates through KV, which each of them asks once', async () => {
  const world = aWorld()
  const values: string[] = []
  for (const instance of [world.one, world.one, world.other, world.other])
    values.push(await world.fetch(instance))
  expect(values).toEqual(['v1', 'v1', 'v1', 'v1'])
  expect(world.loads).toBe(1)
  expect(world.other.notes).toEqual(['data product kv-fresh', 'data product memory-fresh'])
  expect(world.kvReads).toBe(2)
})

test('a value with a long name is kept under a key that KV takes', async () => {
  const world = aWorld()
  await world.one.data().fetch('x'.repeat(1000), world.options)
  await world.one.settle()
  expect([...world.kv.entries.keys()].map((key) => key.length <= 512)).toEqual([true])
})

test('a KV that cannot be written to costs a warning, not the value', async () => {
  const kv = aKv(async (name, run) => {
    if (name.startsWith('kv.put')) throw new Error('full')
    return run()
  })
  const world = aWorld()
  const one = anInstance({ kv: kv.namespace, source: world.log, now: world.clock.now })
  expect(await world.fetch(one)).toBe('v1')
  expect(one.warnings).toEqual(['cache.storeFailed'])
})

test('200 parallel misses make one upstream call', async () => {
  const world = aWorld()
  const values = await Promise.all(
    Array.from({ length: 200 }, () => world.one.data().fetch('product|1', world.options)),
  )
  expect(new Set(values)).toEqual(new Set(['v1']))
  expect(world.loads).toBe(1)
})

test('what was loaded while KV was asked in vain is not loaded again', async () => {
  let isHeld = false
  const held: (() => void)[] = []
  const kv = aKv((name, run) =>
    isHeld && name.startsWith('kv.get')
      ? new Promise((resolve) => held.push(() => resolve(run())))
      : Promise.resolve(run()),
  )
  const clock = aClock()
  const one = anInstance({ kv: kv.namespace, source: aPurgeLog(clock), now: clock.now })
  let loads = 0
  const options = { freshness: LISTING_FRESHNESS, tags: () => ['P1'], load: async () => ++loads }
  isHeld = true
  const [first, second] = [one.data().fetch('product|1', options), one.data().fetch('product|1', options)]
  await expect.poll(() => held.length).toBe(2)
  isHeld = false
  held[0]?.()
  expect(await first).toBe(1)
  kv.entries.clear() // as far as the second knows
  held[1]?.()
  expect(await second).toBe(1)
})

test('R4.131: a purged value is not served again, in no isolate', async () => {
  const world = aWorld()
  await world.fetch()
  await world.fetch(world.other)
  world.value = 'v2'
  world.log.purge({ tags: ['P1'], soft: false })
  expect([await world.fetch(), await world.fetch(world.other)]).toEqual(['v2', 'v2'])
  expect(world.loads).toBe(2)
})

test('an isolate serves a purged value for no longer than its copy of the log may be old', async () => {
  const world = aWorld({ pollSeconds: 5 })
  await world.fetch()
  world.value = 'v2'
  world.log.purge({ tags: ['P1'], soft: false })
  world.clock.advance(2)
  expect(await world.fetch()).toBe('v1')
  world.clock.advance(3)
  expect(await world.fetch()).toBe('v2')
})

test('what was loaded while the purge came in is neither kept nor shared', async () => {
  const world = aWorld()
  const { promise, resolve: answer } = Promise.withResolvers<string>()
  const slow = { ...world.options, load: vi.fn(() => promise) }
  const underWay = world.one.data().fetch('product|1', slow)
  await expect.poll(() => slow.load).toHaveBeenCalledOnce()
  world.value = 'v2'
  world.log.purge({ tags: ['P1'], soft: false })
  const impatient = world.one.data({ deadline: () => 50 }) // does not join what began before the purge
  const later = await impatient.fetch('product|1', world.options)
  answer('v1')
  await underWay
  await world.one.settle()
  expect([later, await world.fetch(), await world.fetch(world.other)]).toEqual(['v2', 'v2', 'v2'])
})

test('what came as part of an answer is as old as the answer: a purge meanwhile counts for it, too', async () => {
  const world = aWorld()
  const data = world.one.data()
  await data.fetch('list', world.options)
  world.value = 'v2'
  world.log.purge({ tags: ['P1'], soft: false })
  await world.fetch(world.one) // the isolate has heard of it
  await data.put('product|1', 'v1', world.options)
  await world.one.settle()
  expect([await world.fetch(), await world.fetch(world.other)]).toEqual(['v2', 'v2'])
})

test('what is looked for in memory alone is there while it is fresh, and then no more', async () => {
  const world = aWorld()
  const peek = () => world.one.data().peek('product|1')
  await world.fetch()
  expect(peek()).toBe('v1')
  world.clock.advance(HOUR)
  expect(peek()).toBeUndefined()
  await world.fetch()
  world.log.purge({ tags: ['P1'], soft: true })
  await world.one.data().fetch('other', world.options) // the isolate has heard of it
  expect(peek()).toBeUndefined()
})

test('what turns wrong at a known time, such as the price of a campaign, is loaded anew then', async () => {
  const world = aWorld()
  const ends = world.clock.now() + 60_000
  const fetch = () => world.one.data().fetch('price', { ...world.options, validUntil: () => ends })
  await fetch()
  world.value = 'v2'
  world.clock.advance(59)
  expect(await fetch()).toBe('v1')
  world.clock.advance(1)
  expect(await fetch()).toBe('v2')
})

test('KV has a value for as long as it may stand in for a failing platform', async () => {
  const world = aWorld()
  await world.fetch()
  const [stored] = world.kv.entries.values()
  expect(stored?.options?.expirationTtl).toBe(LISTING_FRESHNESS.errorSeconds)
})

test('a page that uses an older value counts as old as that value', async () => {
  const world = aWorld()
  await world.fetch()
  const { sequence } = await world.log.changesSince(0)
  world.log.purge({ tags: ['P2'], soft: true })
  await world.one.data().fetch('product|2', world.options) // younger
  world.log.purge({ tags: ['P1'], soft: true })
  world.failing = true
  const data = world.one.data()
  for (const name of ['product|1', 'product|2']) await data.fetch(name, world.options)
  expect(data.usage).toMatchObject({ usesStale: true, epoch: sequence })
})

test.each([
  ['a missing value', false, null],
  ['an empty list', true, []],
])('%s ends the time for which a page of it is stale: %s', async (_, isEnded, value) => {
  const world = aWorld()
  const data = world.one.data()
  const options = { freshness: NEGATIVE_FRESHNESS, tags: () => ['P1'], load: async () => value }
  await data.fetch('product|1', options)
  expect(Number.isFinite(data.usage.staleUntil)).toBe(isEnded)
})

test('what was softly purged is renewed before it is used, and stands in when that fails', async () => {
  const world = aWorld()
  await world.fetch()
  world.log.purge({ tags: ['P1'], soft: true })
  world.failing = true
  expect(await world.fetch()).toBe('v1')
  expect(world.one.warnings).toEqual(['cache.servedStale'])
  world.failing = false
  world.value = 'v2'
  expect(await world.fetch()).toBe('v2')
})

test('what was purged does not even stand in for a failure', async () => {
  const world = aWorld()
  await world.fetch()
  world.log.purge({ tags: ['P1'], soft: false })
  world.failing = true
  await expect(world.fetch()).rejects.toThrow('platform away')
})

test('a purge of everything leaves nothing, one of something else leaves all', async () => {
  const world = aWorld()
  await world.fetch()
  world.value = 'v2'
  world.log.purge({ tags: ['P2', 'C1'], soft: false })
  expect(await world.fetch()).toBe('v1')
  world.log.purge({ tags: ['*'], soft: false })
  expect(await world.fetch()).toBe('v2')
})

test('a stale value is served once more while it is renewed, and stands in while the platform is away', async () => {
  const world = aWorld()
  await world.fetch()
  world.value = 'v2'
  world.clock.advance(HOUR)
  expect([await world.fetch(), await world.fetch()]).toEqual(['v1', 'v2'])
  world.failing = true
  world.clock.advance(2 * DAY)
  expect(await world.fetch()).toBe('v2')
  world.clock.advance(6 * DAY)
  await expect(world.fetch()).rejects.toThrow('platform away')
})

test('a renewal, for which nobody waits, loads what is stale first, and does with it when that fails', async () => {
  const world = aWorld()
  await world.fetch()
  world.clock.advance(HOUR)
  const renew = () => world.one.data({ isRenewal: true }).fetch('product|1', world.options)
  world.failing = true
  expect(await renew()).toBe('v1')
  world.failing = false
  world.value = 'v2'
  expect(await renew()).toBe('v2')
  expect(world.loads).toBe(3)
})

test.each(['not json', '{"value":1}', '{"value":1,"tags":"P1","epoch":0,"life":{}}', ''])(
  'an entry of KV that is not one (%s) is a miss',
  async (text) => {
    const world = aWorld()
    await world.fetch()
    for (const key of world.kv.entries.keys()) world.kv.entries.set(key, { value: text })
    expect(await world.fetch(world.other)).toBe('v1')
    expect(world.loads).toBe(2)
    expect(world.other.warnings).toContain('cache.unreadableEntry')
  },
)

test('while the log cannot be reached the last copy stays in force, and a purge counts once it is back', async () => {
  const clock = aClock()
  const log = aPurgeLog(clock)
  let isAway = false
  const source = {
    changesSince: (known: number) => {
      if (isAway) throw new Error('no log')
      return log.changesSince(known)
    },
  }
  const instance = anInstance({ kv: aKv().namespace, source, now: clock.now })
  let value = 'v1'
  const options = { freshness: LISTING_FRESHNESS, tags: () => ['P1'], load: async () => value }
  const fetch = () => instance.data().fetch('product|1', options)
  await fetch()
  isAway = true
  value = 'v2'
  log.purge({ tags: ['P1'], soft: false })
  expect(await fetch()).toBe('v1')
  expect(instance.warnings).toContain('purge.logUnreachable')
  isAway = false
  expect(await fetch()).toBe('v2')
})

test('an isolate that never reached the log trusts nothing that was kept, but for when the platform fails', async () => {
  const world = aWorld()
  await world.fetch()
  const source = {
    changesSince: () => {
      throw new Error('no log')
    },
  }
  const cold = anInstance({ kv: world.kv.namespace, source, now: world.clock.now })
  world.value = 'v2'
  expect(await world.fetch(cold)).toBe('v2')
  world.failing = true
  expect(await world.fetch(cold)).toBe('v1')
})

test('a log that lost its storage makes everything older purged', async () => {
  const world = aWorld()
  await world.fetch()
  world.value = 'v2'
  world.clock.advance(1)
  const heir = anInstance({ kv: world.kv.namespace, source: aPurgeLog(world.clock), now: world.clock.now })
  expect(await world.fetch(heir)).toBe('v2')
})

test('what can be asked for without end stays out of KV: free searches, what is empty and what is not there', async () => {
  const world = aWorld()
  const missing = { freshSeconds: 60, staleSeconds: 0, errorSeconds: 60 }
  const data = world.one.data()
  await data.fetch('cards|free', { ...world.options, memoryOnly: true })
  await data.fetch('cards|empty', { ...world.options, memoryOnly: (value) => value === 'v1' })
  await data.fetch('url|none', { ...world.options, freshness: missing })
  await world.one.settle()
  expect(world.kv.entries.size).toBe(0)
  await data.fetch('cards|some', { ...world.options, memoryOnly: (value) => value !== 'v1' })
  await world.one.settle()
  expect(world.kv.entries.size).toBe(1)
})

test('a request knows every tag it used, and how long all of it is fresh, may be shown and is right', async () => {
  const world = aWorld()
  const data = world.one.data()
  const validUntil = world.clock.now() + 20_000
  await data.fetch('a', world.options)
  await data.fetch('b', {
    ...world.options,
    tags: () => ['P2', 'C7'],
    freshness: { ...LISTING_FRESHNESS, freshSeconds: 10 },
    validUntil: () => validUntil,
  })
  await data.fetch('c', world.options)
  expect([...data.usage.tags]).toEqual(['P1', 'P2', 'C7'])
  const freshUntil = world.clock.now() + 10_000
  expect(data.usage).toMatchObject({ freshUntil, staleUntil: validUntil, validUntil })
})

test('what could not be renewed is left at that for ten seconds, however often it is asked for', async () => {
  const world = aWorld()
  await world.fetch()
  world.clock.advance(HOUR)
  world.failing = true
  for (let at = 0; at < 3; at += 1) expect(await world.fetch()).toBe('v1')
  expect(world.loads).toBe(2)
  expect(world.one.warnings).toEqual(['cache.renewalFailed'])
  world.failing = false
  world.value = 'v2'
  world.clock.advance(10)
  expect([await world.fetch(), await world.fetch()]).toEqual(['v1', 'v2'])
})

test('a request knows whether an older value stood in for one, and how long all of it may be shown', async () => {
  const world = aWorld()
  await world.fetch()
  world.clock.advance(HOUR)
  world.failing = true
  const data = world.one.data({ isRenewal: true })
  await data.fetch('empty', { ...world.options, load: async () => '', freshness: NEGATIVE_FRESHNESS })
  expect(data.usage.usesStale).toBe(false)
  expect(data.usage.staleUntil).toBe(world.clock.now() + 60_000)
  await data.fetch('product|1', world.options)
  expect(data.usage.usesStale).toBe(true)
})

test('R9.6: a page does not wait for the load of another longer than it may; what it does not wait for does', async () => {
  const world = aWorld()
  const { promise, resolve: answer } = Promise.withResolvers<string>()
  const slow = { ...world.options, load: vi.fn(() => promise) }
  const first = world.one.data().fetch('product|1', slow)
  await expect.poll(() => slow.load).toHaveBeenCalledOnce()
  const page = world.one.data({ deadline: () => 50 })
  await expect(page.fetch('product|1', world.options)).rejects.toMatchObject({ status: 504 })
  const streamed = page.withoutPageDeadline.fetch('product|1', world.options)
  setTimeout(() => answer('v1'), 100)
  expect([await streamed, await first, world.loads]).toEqual(['v1', 'v1', 0])
})
