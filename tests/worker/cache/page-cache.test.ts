import { expect, test } from 'vitest'
import { DEFAULT_FRESHNESS, lifeFrom } from '#worker/cache/freshness.ts'
import { aClock, aKv, anInstance, aPurgeLog, type Semaphore } from '../support/caches.ts'

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
  const createOne = () => anInstance({ kv: kv.namespace, source: log, now: clock.now })
  return {
    log,
    entries: kv.entries,
    operations,
    createOne,
    /** An isolate, another one if none is named, stores the page. */
    async store(bytes = 1, instance = createOne(), options = {}): Promise<void> {
      const pages = instance.pages()
      await pages.read('page') // it knows the purge log by now
      const life = lifeFrom(clock.now(), DEFAULT_FRESHNESS, { random: 0.5 })
      const facts = {
        noncePlaces: [],
        etag: '',
        status: 200,
        name: 'product',
        path: '/p',
        tags: ['P1'],
        life,
      }
      pages.store('page', { ...facts, body: new Uint8Array(bytes), epoch: pages.epoch() }, options)
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
