import { expect, test } from 'vitest'
import { createSimulatedTime, type SimulatedTime } from '#tests/support/simulated-time.ts'
import type { Bindings } from '#worker/app-env.ts'
import { type Purges, purgedOf } from '#worker/cache/cache-status.ts'
import { createPurgeCopy, type PurgeCopy } from '#worker/cache/purge/purge-copy.ts'
import { createHistory, type PurgeHistory } from '#worker/cache/purge/purge-history.ts'
import { HISTORY_AGE_MS } from '#worker/cache/purge/purge-limits.ts'
import type { PurgeChanges } from '#worker/cache/purge/purge-log.ts'
import { purgeSourceOf } from '#worker/cache/purge/purge-log-of.ts'
import { createPurgeRelay } from '#worker/cache/purge/purge-relay.ts'
import { createRelayStore, type RelayStore } from '#worker/cache/purge/relay-store.ts'
import { aPurgeLog } from '../support/caches.ts'

const MAX_AGE_MS = 5000
const LOG_MS = 120
const CACHE_MS = 5
const silent = { warn: () => undefined, error: () => undefined }

/** A purge log that is far away, and counts how often it is asked. */
function aDistantLog(time: SimulatedTime) {
  const log = aPurgeLog(time)
  const asked: number[] = []
  return {
    asked,
    purge: (tag: string) => log.purge({ tags: [tag], soft: false }),
    async changesSince(sequence: number): Promise<PurgeChanges> {
      asked.push(sequence)
      const changes = log.changesSince(sequence)
      await time.sleep(LOG_MS)
      return changes
    },
    async history(): Promise<PurgeHistory> {
      asked.push(0)
      const history = log.history()
      await time.sleep(LOG_MS)
      return history
    },
  }
}

/** The cache of a data centre: what is written is there after a moment, as long as `relay-store.ts` says. */
function aDataCentre(time: SimulatedTime): RelayStore {
  const shelf = <Entry>(maxAgeMs: number) => {
    let stored: Entry | null = null
    let storedAt = 0
    return {
      async read() {
        await time.sleep(CACHE_MS)
        return time.now() - storedAt < maxAgeMs ? stored : null
      },
      async write(entry: Entry) {
        await time.sleep(CACHE_MS)
        stored = entry
        storedAt = time.now()
      },
    }
  }
  return { recent: shelf(60_000), history: shelf(HISTORY_AGE_MS) }
}

interface Place {
  time: SimulatedTime
  purgeLog: ReturnType<typeof aDistantLog>
  store: RelayStore
}

interface Habits {
  isAlive?: () => boolean
  /** What a request sees that came at `lookedAt`. */
  onLook?: (purges: Purges, lookedAt: number) => void
}

const aRelay = ({ time, purgeLog, store }: Pick<Place, 'time' | 'purgeLog' | 'store'>) =>
  createPurgeRelay({
    purgeLog,
    store,
    maxAgeMs: MAX_AGE_MS,
    waitUntil: () => undefined,
    now: time.now,
  })

/** An isolate that looks at its copy every `everyMs`, as a request does. */
function anIsolate(
  { time, purgeLog, store }: Place,
  everyMs: number,
  { isAlive = () => true, onLook }: Habits = {},
): PurgeCopy {
  const copy = createPurgeCopy({ now: time.now })
  const relay = aRelay({ time, purgeLog, store })
  const look = async () => {
    if (!isAlive()) return
    const lookedAt = time.now()
    time.after(everyMs, look)
    await copy.refresh({ source: relay, pollMs: MAX_AGE_MS, log: silent, waitUntil: () => undefined })
    const purges = copy.current()
    if (purges) onLook?.(purges, lookedAt)
  }
  time.after(everyMs * 0.37, look)
  return copy
}

function aPlace(): Place {
  const time = createSimulatedTime()
  return { time, purgeLog: aDistantLog(time), store: aDataCentre(time) }
}

test('sixty isolates of a data centre ask the log as often as one every second and a quarter', async () => {
  const place = aPlace()
  anIsolate(place, 500)
  await place.time.pass(1000)
  for (let at = 0; at < 60; at++) anIsolate(place, 400 + at * 7)
  const before = place.purgeLog.asked.length
  await place.time.pass(20_000)
  const asked = place.purgeLog.asked.length - before
  expect(asked).toBeGreaterThanOrEqual(8) // the copies do get renewed
  expect(asked).toBeLessThanOrEqual(20 / 1.25)
})

test('an isolate whose first read failed has a copy soon after its next request, which does not wait for it', async () => {
  const time = createSimulatedTime()
  const log = aPurgeLog(time)
  let isAway = true
  const source = {
    async changesSince(since: number) {
      if (isAway) throw new Error('the log is away')
      return log.changesSince(since)
    },
  }
  const copy = createPurgeCopy({ now: time.now })
  const reads: Promise<unknown>[] = []
  const waitUntil = (read: Promise<unknown>) => void reads.push(read)
  const look = () => copy.refresh({ source, pollMs: MAX_AGE_MS, log: silent, waitUntil })
  await look()
  isAway = false
  expect(look()).toBeUndefined()
  expect(copy.current()).toBeNull() // a log that is away is not asked by every request
  await time.pass(MAX_AGE_MS / 20)
  expect(look()).toBeUndefined()
  await Promise.all(reads)
  expect(copy.current()).not.toBeNull()
})

test('no page is ever served by a copy that is older than the maximum age', async () => {
  const place = aPlace()
  const purges: number[] = []
  const purge = () => {
    purges.push(place.purgeLog.purge(`P${purges.length}`))
    place.time.after(90, purge)
  }
  purge()
  let oldest = 0
  for (let at = 0; at < 30; at++)
    anIsolate(place, 200 + at * 190, {
      onLook: ({ sequence }, lookedAt) => {
        const missed = purges.find((one) => one > sequence) ?? lookedAt // numbers are the times of the purges
        oldest = Math.max(oldest, lookedAt - missed)
      },
    })
  await place.time.pass(60_000)
  expect(purges.length).toBeGreaterThan(600)
  expect(oldest).toBeGreaterThan(MAX_AGE_MS / 2) // copies are not simply read for every request
  expect(oldest).toBeLessThanOrEqual(MAX_AGE_MS)
})

test('an isolate that starts late, or slept for an hour, knows every purge at once', async () => {
  const place = aPlace()
  let isAwake = true
  anIsolate(place, 500)
  const sleeper = anIsolate(place, 500, { isAlive: () => isAwake })
  await place.time.pass(2000)
  isAwake = false
  for (let minute = 0; minute < 60; minute += 10) {
    place.purgeLog.purge(`P${minute}`)
    await place.time.pass(600_000 - 60_000)
    place.purgeLog.purge(`C${minute}`)
    await place.time.pass(60_000)
  }
  isAwake = true
  const asked = place.purgeLog.asked.length
  const newcomers = [anIsolate(place, 500), anIsolate(place, 700), anIsolate(place, 900)]
  sleeper.refresh({
    source: createPurgeRelay({
      ...place,
      maxAgeMs: MAX_AGE_MS,
      waitUntil: () => undefined,
      now: place.time.now,
    }),
    pollMs: MAX_AGE_MS,
    log: silent,
    waitUntil: () => undefined,
  })
  await place.time.pass(1000)
  const all = [0, 10, 20, 30, 40, 50].flatMap((minute) => [`C${minute}`, `P${minute}`])
  for (const copy of [...newcomers, sleeper]) expect(all.filter((tag) => !knows(copy, tag))).toEqual([])
  expect(place.purgeLog.asked.length - asked).toBeLessThanOrEqual(4)
})

const knows = (copy: PurgeCopy, tag: string): boolean => {
  const purges = copy.current()
  return purges !== null && purgedOf(tag, purges) !== null
}

test('after a quiet day isolates that start read the log once for all of them', async () => {
  const place = aPlace()
  place.purgeLog.purge('P1')
  await place.time.pass(86_400_000)
  anIsolate(place, 500)
  await place.time.pass(1000)
  place.purgeLog.purge('P2')
  await place.time.pass(6000)
  const asked = place.purgeLog.asked.length
  const newcomers = Array.from({ length: 20 }, (_, at) => anIsolate(place, 500 + 50 * at))
  await place.time.pass(1000)
  for (const copy of newcomers) expect([knows(copy, 'P1'), knows(copy, 'P2')]).toEqual([true, true])
  expect(place.purgeLog.asked.length - asked).toBeLessThanOrEqual(2) // the last changes, which are renewed anyway
})

test('where the last changes do not continue the shared history, the history of the log is taken', async () => {
  const place = aPlace()
  const history = await Promise.all([place.purgeLog.history(), place.time.pass(LOG_MS)]).then(([it]) => it)
  place.purgeLog.purge('P1')
  await place.time.pass(600_000)
  place.purgeLog.purge('P2')
  await place.time.pass(1000)
  const isLate = place.store.history.write({ readAt: place.time.now(), history })
  await Promise.all([isLate, place.time.pass(CACHE_MS)])
  const copy = anIsolate(place, 500)
  await place.time.pass(1000)
  expect([knows(copy, 'P1'), knows(copy, 'P2')]).toEqual([true, true])
})

test('a copy with many tags of its own takes a new history instead', async () => {
  const place = aPlace()
  const copy = anIsolate(place, 500)
  await place.time.pass(1000)
  for (let id = 0; id < 5; id++) {
    for (let nth = 0; nth < 2400; nth++) place.purgeLog.purge(`P${id * 2400 + nth}`)
    await place.time.pass(300_000)
  }
  expect(copy.current()?.tags.size).toBeLessThan(5000)
  for (const tag of ['P0', 'P2400', 'P11999']) expect(knows(copy, tag)).toBe(true)
})

test('a copy with many tags keeps its history while that is young', async () => {
  const place = aPlace()
  let reads = 0
  const { history } = place.store
  const read = () => {
    reads += 1
    return history.read()
  }
  anIsolate({ ...place, store: { ...place.store, history: { ...history, read } } }, 500)
  await place.time.pass(1000)
  for (let id = 0; id < 12_000; id++) place.purgeLog.purge(`P${id}`)
  await place.time.pass(60_000)
  expect(reads).toBe(1)
})

test('an isolate that claims the renewal and dies holds nobody up', async () => {
  const place = aPlace()
  const survivor = anIsolate(place, 300)
  await place.time.pass(3000)
  const entry = await Promise.all([place.store.recent.read(), place.time.pass(CACHE_MS)]).then(([it]) => it)
  if (!entry) throw new Error('nothing is shared')
  await Promise.all([
    place.store.recent.write({ ...entry, claimedAt: place.time.now() }),
    place.time.pass(CACHE_MS),
  ])
  place.purgeLog.purge('P7')
  await place.time.pass(MAX_AGE_MS)
  expect(knows(survivor, 'P7')).toBe(true)
})

test.each([
  ['that is young enough is used', 0.74, 0],
  ['that is nearly too old is read anew all the same', 0.76, 1],
])('an answer %s while another isolate has claimed its renewal', async (_, ageShare, reads) => {
  const { time, purgeLog, store } = aPlace()
  await time.pass(600_000)
  const readAt = time.now() + CACHE_MS - ageShare * MAX_AGE_MS
  const changes = { since: 0, sequence: 1, floor: 0, tags: [] }
  const claim = store.recent.write({ readAt, claimedAt: time.now(), changes })
  await Promise.all([claim, time.pass(CACHE_MS)])
  const relay = aRelay({ time, purgeLog, store })
  await Promise.all([relay.changesSince(Number.MAX_SAFE_INTEGER), time.pass(1000)])
  expect(purgeLog.asked).toHaveLength(reads)
})

test('the cache of the data centre keeps an answer, and what it cannot read costs a warning', async () => {
  const warnings: string[] = []
  const log = { warn: (event: string) => void warnings.push(event), error: () => undefined }
  const store = createRelayStore(caches.default, { log, logId: crypto.randomUUID() })
  expect(await store.recent.read()).toBeNull()
  const entry = {
    readAt: 5,
    claimedAt: 0,
    changes: { since: 4, sequence: 9, floor: 1, tags: [{ tag: 'P1', hard: 9, soft: 0 }] },
  }
  await store.recent.write(entry)
  expect(await store.recent.read()).toEqual(entry)
  expect(await store.history.read()).toBeNull()
  const shared = { readAt: 5, history: createHistory(entry.changes) }
  await store.history.write(shared)
  expect(await store.history.read()).toEqual(shared)
  const broken = createRelayStore(
    { match: async () => new Response('{"readAt":1}'), put: () => Promise.reject(new Error('full')) },
    { log, logId: 'one' },
  )
  expect(await broken.recent.read()).toBeNull()
  expect(await broken.history.read()).toBeNull()
  await broken.recent.write(entry)
  expect(warnings).toEqual(['purge.relayUnreadable', 'purge.relayUnreadable', 'purge.relayUnwritable'])
})

/** A copy over a log that can be away or silent. */
function aCopy() {
  const time = createSimulatedTime()
  const log = aPurgeLog(time)
  const asked: number[] = []
  const state = { isAway: false, isSilent: false }
  const source = {
    async changesSince(since: number) {
      asked.push(since)
      if (state.isSilent) await new Promise(() => undefined) // never settles
      if (state.isAway) throw new Error('the log is away')
      return log.changesSince(since)
    },
  }
  const copy = createPurgeCopy({ now: time.now })
  const reads: Promise<unknown>[] = []
  const waitUntil = (read: Promise<unknown>) => void reads.push(read)
  const look = () => copy.refresh({ source, pollMs: MAX_AGE_MS, log: silent, waitUntil })
  return Object.assign(state, { time, log, copy, asked, look, settle: () => Promise.all(reads) })
}

test('a copy is no younger for a read that failed: the first request after its end waits for the log', async () => {
  const one = aCopy()
  await one.look()
  await one.time.pass(MAX_AGE_MS - 100)
  one.isAway = true
  expect(one.look()).toBeUndefined()
  await one.settle()
  one.isAway = false
  one.log.purge({ tags: ['P1'], soft: false })
  await one.time.pass(100)
  await one.look()
  expect(knows(one.copy, 'P1')).toBe(true)
})

test('while the log is away one request waits for it, and the next ones have the last copy', async () => {
  const one = aCopy()
  await one.look()
  one.isAway = true
  await one.time.pass(MAX_AGE_MS)
  const waited = one.look()
  expect(waited).toBeDefined()
  await waited
  for (let at = 0; at < 20; at += 1) {
    expect(one.look()).toBeUndefined()
    await one.settle()
    await one.time.pass(MAX_AGE_MS / 20)
  }
  one.isAway = false
  one.log.purge({ tags: ['P1'], soft: false })
  expect(one.look()).toBeUndefined()
  await one.settle()
  expect(knows(one.copy, 'P1')).toBe(true)
})

test('a log that is silent is waited for by one request, and not by the next ones', async () => {
  const one = aCopy()
  await one.look()
  one.isSilent = true
  await one.time.pass(MAX_AGE_MS)
  await one.look()
  expect(one.look()).toBeUndefined()
})

test('requests that come together read the log once, and later ones only what is new', async () => {
  const one = aCopy()
  await Promise.all([one.look(), one.look()])
  const first = one.log.purge({ tags: ['P1'], soft: false })
  await one.time.pass(MAX_AGE_MS)
  await one.look()
  await one.time.pass(MAX_AGE_MS)
  await one.look()
  expect([one.asked.length, one.asked[0], one.asked[2]]).toEqual([3, 0, first])
})

test('an isolate knows at once what it has purged itself', async () => {
  const one = aCopy()
  await one.look()
  const known = one.copy.current()?.sequence ?? 0
  one.log.purge({ tags: ['P1'], soft: false })
  one.copy.apply(one.log.changesSince(known))
  expect(knows(one.copy, 'P1')).toBe(true)
})

/** A deployment with a purge log of its own, in which one tag was purged. */
function aDeployment(id: string, tag: string) {
  const log = aPurgeLog({ now: Date.now })
  log.purge({ tags: [tag], soft: false })
  const stub = { ...log, id: { toString: () => id } }
  const binding = { getByName: () => stub }
  return { PURGE_LOG: binding as unknown as Bindings['PURGE_LOG'] } // the methods that a source uses
}

test('two deployments of one zone, a preview and the shop, do not read each other’s purges', async () => {
  const tagsOf = async (deployment: ReturnType<typeof aDeployment>) => {
    const written: Promise<unknown>[] = []
    const reading = {
      pollMs: MAX_AGE_MS,
      log: silent,
      waitUntil: (write: Promise<unknown>) => void written.push(write),
    }
    const { tags } = await purgeSourceOf(deployment).changesSince(Date.now(), reading)
    await Promise.all(written)
    return tags.map(({ tag }) => tag)
  }
  expect(await tagsOf(aDeployment('preview', 'P1'))).toContain('P1')
  expect(await tagsOf(aDeployment('shop', 'P2'))).toContain('P2')
})
