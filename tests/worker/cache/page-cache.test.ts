import { expect, test } from 'vitest'
import { DAY_SECONDS } from '#shared/durations.ts'
import { DEFAULT_FRESHNESS, lifeFrom } from '#worker/cache/freshness.ts'
import type { PurgeSource } from '#worker/cache/purge/purge-copy.ts'
import { aClock, aKv, anInstance, aPurgeLog, type Semaphore } from '../support/caches.ts'

interface Storing {
  memoryOnly?: boolean
  freshUntil?: number
  /** What happens while the page is made. */
  meanwhile?: () => void
}

/** A KV whose operations are noted, with isolates over it. */
function aWorld() {
  const clock = aClock()
  const log = aPurgeLog(clock)
  const operations: string[] = []
  const noted: Semaphore = async (name, run) => {
    operations.push(name)
    return run()
  }
  const kv = aKv(noted)
  const createOne = (source: PurgeSource = log) => anInstance({ kv: kv.namespace, source, now: clock.now })
  return {
    clock,
    log,
    entries: kv.entries,
    operations,
    createOne,
    /** An isolate, another one if none is named, stores the page. */
    async store(
      bytes = 1,
      instance = createOne(),
      { meanwhile, freshUntil = Number.POSITIVE_INFINITY, ...options }: Storing = {},
    ): Promise<void> {
      const pages = instance.pages()
      await pages.read('page') // it knows the purge log by now
      const epoch = pages.epoch()
      meanwhile?.()
      await pages.read('another page')
      const life = lifeFrom(clock.now(), DEFAULT_FRESHNESS, { random: 0.5, freshUntil })
      const facts = {
        noncePlaces: [],
        etag: '',
        status: 200,
        name: 'product',
        path: '/p',
        tags: ['P1'],
        life,
      }
      pages.store('page', { ...facts, body: new Uint8Array(bytes), epoch }, options)
      await instance.settle()
    },
    /** What a request does whose page redirects. */
    async redirect(): Promise<void> {
      const instance = createOne()
      const pages = instance.pages()
      await pages.read('page')
      pages.remove('page')
      await instance.settle()
    },
  }
}

type World = ReturnType<typeof aWorld>

test('a redirect where KV has no page reads once and deletes nothing', async () => {
  const { redirect, operations } = aWorld()
  await redirect()
  expect(operations).toEqual(['kv.get page2:page'])
})

test.each([
  [1024 * 1024, true],
  [1024 * 1024 + 1, false],
])('a page of %i bytes is stored: %s', async (bytes, isStored) => {
  const world = aWorld()
  await world.store(bytes)
  expect(world.entries.has('page2:page')).toBe(isStored)
})

test.each([
  ['a page', () => undefined],
  ['a page that was purged', ({ log }: World) => log.purge({ tags: ['P1'], soft: false })],
  ['what is no page', ({ entries }: World) => entries.set('page2:page', { value: 'not a page' })],
])('a redirect in the place of %s deletes it, and the next one nothing', async (_, change) => {
  const world = aWorld()
  await world.store()
  change(world)
  await world.redirect()
  await world.redirect()
  expect(world.operations.filter((name) => name.startsWith('kv.delete'))).toEqual(['kv.delete page2:page'])
  expect([...world.entries.keys()]).toEqual([])
})

test('a page that now redirects is gone from memory, too', async () => {
  const world = aWorld()
  const instance = world.createOne()
  await world.store(1, instance)
  expect(await instance.pages().read('page')).toMatchObject({ tier: 'memory' })
  instance.pages().remove('page')
  world.entries.clear() // as the redirect of another isolate has left it
  expect(await instance.pages().read('page')).toBeNull()
})

test('a page of which there may be any number is kept in memory alone', async () => {
  const world = aWorld()
  const instance = world.createOne()
  await world.store(1, instance, { memoryOnly: true })
  expect(world.entries.size).toBe(0)
  expect(await instance.pages().read('page')).toMatchObject({ tier: 'memory' })
})

test('an isolate asks KV once for a page', async () => {
  const world = aWorld()
  await world.store()
  world.operations.splice(0)
  const instance = world.createOne()
  const [first, second] = [await instance.pages().read('page'), await instance.pages().read('page')]
  expect([first?.tier, second?.tier]).toEqual(['kv', 'memory'])
  expect(first?.page.body).toEqual(new Uint8Array(1))
  expect(world.operations).toEqual(['kv.get page2:page'])
})

test('a stale page in memory is shown rather than an older one in KV', async () => {
  const world = aWorld()
  await world.store()
  world.clock.advance(DAY_SECONDS)
  const instance = world.createOne()
  await world.store(1, instance, { memoryOnly: true })
  world.clock.advance(DAY_SECONDS)
  expect(await instance.pages().read('page')).toMatchObject({ tier: 'memory', cacheStatus: 'stale' })
})

test.each([true, false])(
  'a page of which data was purged while it was made is not stored: soft is %s',
  async (soft) => {
    const world = aWorld()
    await world.store(1, undefined, { meanwhile: () => void world.log.purge({ tags: ['P1'], soft }) })
    expect(world.entries.size).toBe(0)
  },
)

test('a page made of stale data is stored, and is stale as well', async () => {
  const world = aWorld()
  await world.store(1, undefined, { freshUntil: world.clock.now() })
  expect(await world.createOne().pages().read('page')).toMatchObject({ cacheStatus: 'stale' })
})

test('while the purge log was never reached, no page is stored', async () => {
  const world = aWorld()
  const source = { changesSince: () => Promise.reject(new Error('no log')) }
  await world.store(1, world.createOne(source))
  expect(world.entries.size).toBe(0)
})
