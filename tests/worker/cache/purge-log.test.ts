import { env, runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bindings } from '#worker/app-env.ts'
import { type Purges, purgedOf } from '#worker/cache/cache-status.ts'
import { mergeChanges } from '#worker/cache/purge/purge-copy.ts'
import { createHistory, findPurge } from '#worker/cache/purge/purge-history.ts'
import type { PurgeLog } from '#worker/cache/purge/purge-log.ts'
import { aPurgeLog } from '../support/caches.ts'

const { PURGE_LOG } = env as unknown as Bindings // vitest.config.ts
const aLog = (name: string) => PURGE_LOG.getByName(name) as DurableObjectStub<PurgeLog>

const order = fc.record(
  { tags: fc.array(fc.constantFrom('P1', 'P2', 'C7', '*'), { minLength: 1 }), soft: fc.boolean() },
  { noNullPrototype: true }, // what travels to the log must be a plain object
)

test('every purge gets a number above all before it, and says what changed since', async () => {
  const log = aLog('numbers')
  const { sequence: start } = await log.changesSince(0)
  const first = await log.purge({ tags: ['P1'], soft: false }, start)
  const second = await log.purge({ tags: ['C7'], soft: true }, first.sequence)
  expect(first.sequence).toBeGreaterThan(start)
  expect(second.sequence).toBeGreaterThan(first.sequence)
  expect(first.tags.map(({ tag }) => tag).toSorted()).toEqual(['P*', 'P1'])
  expect(second.tags.toSorted((one, other) => one.tag.localeCompare(other.tag))).toEqual([
    { tag: 'C*', hard: 0, soft: second.sequence },
    { tag: 'C7', hard: 0, soft: second.sequence },
  ])
})

test.each([
  ['that went back', 60_000],
  ['that has gone on', -60_000],
])('by a clock %s, a purge is numbered above the last one and not below the time', async (name, aheadMs) => {
  const log = aLog(name)
  const now = Date.now()
  await runInDurableObject(log, (_, state) => {
    state.storage.sql.exec('UPDATE state SET sequence = ?', now + aheadMs)
  })
  const first = await log.purge({ tags: ['P1'], soft: false }, 0)
  const second = await log.purge({ tags: ['P1'], soft: false }, 0)
  expect(first.sequence).toBeGreaterThanOrEqual(Math.max(now, now + aheadMs + 1))
  expect(second.sequence).toBeGreaterThan(first.sequence)
})

test('a soft purge does not undo a hard one', async () => {
  const log = aLog('soft')
  const hard = await log.purge({ tags: ['P1'], soft: false }, 0)
  const soft = await log.purge({ tags: ['P1'], soft: true }, 0)
  expect(soft.tags).toContainEqual({ tag: 'P1', hard: hard.sequence, soft: soft.sequence })
})

test('the audit list names the last hundred purges, the newest first', async () => {
  const log = aLog('audit')
  for (let id = 1; id <= 102; id++)
    await log.purge({ tags: [`P${id}`], soft: id % 2 === 0 }, Number.MAX_SAFE_INTEGER)
  const purges = await log.lastPurges()
  expect(purges).toHaveLength(100)
  expect(purges[0]).toMatchObject({ tags: ['P102'], soft: true })
  expect(purges.at(-1)).toMatchObject({ tags: ['P3'], soft: false })
})

test('what is older than anything kept is dropped and becomes the floor', async () => {
  const log = aLog('old')
  const old = await log.purge({ tags: ['P1', 'C7'], soft: false }, 0)
  await runInDurableObject(log, (_, state) => {
    for (const column of ['hard', 'last'])
      state.storage.sql.exec(
        `UPDATE tag SET ${column} = ${column} - IIF(tag LIKE 'P%', 8, 6) * 86400000`, // an entry lives for seven days
      )
  })
  const { floor, tags } = await log.purge({ tags: ['P2'], soft: false }, 0)
  expect(tags.map(({ tag }) => tag).toSorted()).toEqual(['C*', 'C7', 'P*', 'P2'])
  expect(floor).toBeLessThan(old.sequence)
})

const products = (from: number, count: number) => Array.from({ length: count }, (_, at) => `P${from + at}`)

test('the history has a hundred thousand tags at most: beyond it the oldest become the floor', async () => {
  const log = aLog('many')
  const first = await log.purge({ tags: ['C1'], soft: false }, Number.MAX_SAFE_INTEGER)
  await log.purge({ tags: products(0, 49_000), soft: false }, Number.MAX_SAFE_INTEGER)
  const last = await log.purge({ tags: products(49_000, 50_999), soft: false }, Number.MAX_SAFE_INTEGER)
  const history = await log.history()
  expect(history.floor).toBe(first.sequence)
  expect(findPurge(history, 'C1')).toBeNull()
  expect(findPurge(history, 'P99998')).toEqual({ hard: last.sequence, soft: 0 })
})

test('an answer has ten thousand changes at most: it says after which number, and the history has the others', async () => {
  const log = aLog('burst')
  const first = await log.purge({ tags: products(0, 4000), soft: false }, Number.MAX_SAFE_INTEGER)
  await log.purge({ tags: products(4000, 4000), soft: false }, Number.MAX_SAFE_INTEGER)
  const { since, floor, tags } = await log.purge({ tags: products(8000, 4000), soft: false }, 0)
  expect(since).toBe(first.sequence)
  expect(floor).toBeLessThan(first.sequence)
  expect(tags.length).toBe(8001) // and P*
  const history = await log.history()
  expect(history.floor).toBeLessThan(first.sequence)
  expect(findPurge(history, 'P1')).toEqual({ hard: first.sequence, soft: 0 })
})

test('the first purge of a log continues what was read before it, however long ago', async () => {
  const log = aLog('first')
  const before = mergeChanges(null, { ...(await log.changesSince(0)), history: await log.history() })
  const { sequence } = await log.purge({ tags: ['P1'], soft: false }, Number.MAX_SAFE_INTEGER)
  const after = mergeChanges(before, await log.changesSince(sequence - 1)) // as a data centre asks: for the last minutes
  expect(after.floor).toBe(before.floor)
  expect(purgedOf('P1', after)).toEqual({ hard: sequence, soft: 0 })
})

test('a history is built anew when the last changes do not continue it any more', async () => {
  const log = aLog('burst after a history')
  const { sequence } = await log.history()
  await log.purge({ tags: products(0, 6000), soft: false }, Number.MAX_SAFE_INTEGER)
  expect((await log.history()).sequence).toBe(sequence)
  const { sequence: last } = await log.purge(
    { tags: products(6000, 6000), soft: false },
    Number.MAX_SAFE_INTEGER,
  )
  expect((await log.history()).sequence).toBe(last)
})

test('a copy whose changes do not continue it counts everything before them as purged', () => {
  const changes = { since: 7, sequence: 9, floor: 1, tags: [{ tag: 'P1', hard: 9, soft: 0 }] }
  const before = mergeChanges(null, { since: 0, sequence: 5, floor: 1, tags: [] })
  expect(mergeChanges(before, changes).floor).toBe(7)
  expect(mergeChanges(before, { ...changes, since: 5 }).floor).toBe(1)
})

test('an answer with a history that is older than the copy takes nothing from it', () => {
  const tags = [{ tag: 'P1', hard: 10, soft: 0 }]
  const copy = mergeChanges(null, { since: 5, sequence: 10, floor: 5, tags })
  const history = createHistory({ sequence: 8, floor: 1, tags: [{ tag: 'P2', hard: 8, soft: 0 }] })
  const merged = mergeChanges(copy, { since: 8, sequence: 9, floor: 1, tags: [], history })
  expect(merged).toMatchObject({ sequence: 10, floor: 5 })
  expect([purgedOf('P1', merged)?.hard, purgedOf('P2', merged)?.hard]).toEqual([10, 8])
})

test('an answer says from which number on it is complete: the last one before', async () => {
  const log = aLog('since')
  const first = await log.purge({ tags: ['P1'], soft: false }, Number.MAX_SAFE_INTEGER)
  const second = await log.purge({ tags: ['C7'], soft: false }, Number.MAX_SAFE_INTEGER)
  expect(second.since).toBe(second.sequence)
  expect((await log.changesSince(second.sequence - 1)).since).toBe(first.sequence)
  const all = await log.changesSince(0)
  expect(all.since).toBeLessThan(first.sequence)
})

const known = (purges: Purges) =>
  ['P1', 'P2', 'P*', 'C7', 'C*', '*'].map((tag) => [tag, purgedOf(tag, purges)])

test('a copy that hears of changes bit by bit, in any order, knows what one that asks for all knows', async () => {
  let log = 0
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 8 }), fc.nat(7), async (orders, from) => {
      const stub = aLog(`copies-${log++}`)
      const start = await stub.changesSince(0)
      const answers = [start]
      const histories = [createHistory(start)]
      for (const next of orders) {
        answers.push(await stub.purge(next, start.sequence)) // as far as the copy is known to be
        histories.push(createHistory(await stub.changesSince(0)))
      }
      const shuffled = [...answers.slice(from), ...answers.slice(0, from)]
      const bitByBit = shuffled.reduce(
        (known, changes) => mergeChanges(known, changes),
        mergeChanges(null, start),
      )
      const changes = await stub.changesSince(0)
      expect(bitByBit).toEqual(mergeChanges(null, changes))
      const history = histories[from % histories.length] // and one that begins with a history, or gets it later
      for (const copy of [null, bitByBit, mergeChanges(null, start)])
        expect(known(mergeChanges(copy, { ...changes, history }))).toEqual(known(bitByBit))
    }),
    { numRuns: 30 },
  )
})

test('the rules the cache tests use are those of the log', async () => {
  let log = 0
  const shape = ({ tags }: { tags: { tag: string; hard: number; soft: number }[] }) =>
    tags.map(({ tag, hard, soft }) => [tag, hard > 0, soft > 0, hard > soft].join(' ')).toSorted()
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 8 }), async (orders) => {
      const stub = aLog(`rules-${log++}`)
      const rules = aPurgeLog({ now: Date.now })
      for (const next of orders) {
        rules.purge(next)
        await stub.purge(next, 0)
      }
      expect(shape(rules.changesSince(0))).toEqual(shape(await stub.changesSince(0)))
    }),
    { numRuns: 30 },
  )
})
