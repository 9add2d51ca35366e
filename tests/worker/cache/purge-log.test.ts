import { env, runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bindings } from '#worker/app-env.ts'
import { mergeChanges } from '#worker/cache/purge/purge-copy.ts'
import type { PurgeLog } from '#worker/cache/purge/purge-log.ts'
import { aPurgeLog } from '../support/caches.ts'

const { PURGE_LOG } = env as unknown as Bindings // vitest.config.ts
const aLog = (name: string) => PURGE_LOG.get(PURGE_LOG.idFromName(name)) as DurableObjectStub<PurgeLog>

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
  expect(second.tags).toEqual([
    { tag: 'C7', hard: 0, soft: second.sequence },
    { tag: 'C*', hard: 0, soft: second.sequence },
  ])
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
  const old = await log.purge({ tags: ['P1'], soft: false }, 0)
  const eightDays = 8 * 86_400_000
  await runInDurableObject(log, (_, state) => {
    for (const column of ['hard', 'last'])
      state.storage.sql.exec(`UPDATE tag SET ${column} = ${column} - ?`, eightDays)
  })
  const { floor, tags } = await log.purge({ tags: ['P2'], soft: false }, 0)
  expect(tags.map(({ tag }) => tag).toSorted()).toEqual(['P*', 'P2'])
  expect(floor).toBeLessThan(old.sequence)
})

test('ten thousand tags are the most: beyond it the oldest become the floor', async () => {
  const log = aLog('many')
  const first = await log.purge({ tags: ['C1'], soft: false }, Number.MAX_SAFE_INTEGER)
  const many = Array.from({ length: 5000 }, (_, id) => `P${id}`)
  await log.purge({ tags: many, soft: false }, Number.MAX_SAFE_INTEGER)
  const more = Array.from({ length: 5000 }, (_, id) => `P${id + 5000}`)
  const { floor, tags } = await log.purge({ tags: more, soft: false }, 0)
  expect(tags.length).toBeLessThanOrEqual(10_000)
  expect(floor).toBeGreaterThanOrEqual(first.sequence)
})

test('a copy that hears of changes bit by bit, in any order, knows what one that asks for all knows', async () => {
  let log = 0
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 8 }), fc.nat(7), async (orders, from) => {
      const stub = aLog(`copies-${log++}`)
      const start = await stub.changesSince(0)
      const answers = [start]
      for (const next of orders) answers.push(await stub.purge(next, answers.at(-1)?.sequence ?? 0))
      const shuffled = [...answers.slice(from), ...answers.slice(0, from)]
      const bitByBit = shuffled.reduce(
        (known, changes) => mergeChanges(known, changes),
        mergeChanges(null, start),
      )
      expect(bitByBit).toEqual(mergeChanges(null, await stub.changesSince(0)))
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
