import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LISTING_FRESHNESS, lifeFrom } from '#worker/cache/freshness.ts'
import { aClock, aKv, anInstance, aPurgeLog, type Semaphore } from '../support/caches.ts'

const HOUR = 3600

/** An isolate whose KV can fall silent. */
function aWorld() {
  const clock = aClock()
  const state = { isSilent: false, delayMs: 0, reads: 0 }
  const semaphore: Semaphore = async (name, run) => {
    if (name.startsWith('kv.get')) state.reads += 1
    if (state.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, state.delayMs))
    return state.isSilent ? new Promise(() => undefined) : run() // never settles
  }
  const kv = aKv(semaphore).namespace
  const one = anInstance({ kv, source: aPurgeLog(clock), now: clock.now })
  const options = { freshness: LISTING_FRESHNESS, tags: () => ['P1'], load: async () => 'loaded' }
  return Object.assign(state, { clock, one, fetch: (key: string) => one.data().fetch(key, options) })
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** What comes of it, and how long it waits. */
async function timed<T>(run: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const startedAt = performance.now()
  let ms = Number.POSITIVE_INFINITY
  const running = run().finally(() => {
    ms = performance.now() - startedAt
  })
  await vi.advanceTimersByTimeAsync(10_000)
  return { value: await running, ms }
}

test('a KV that is silent counts as empty, and is left alone for a second', async () => {
  const world = aWorld()
  world.isSilent = true
  const page = await timed(() => world.one.pages().read('page'))
  expect(page.value).toBeNull()
  expect(page.ms).toBeGreaterThan(250)
  expect(page.ms).toBeLessThan(2000)
  expect(await world.fetch('product|1')).toBe('loaded')
  expect(world.reads).toBe(1)
  expect(world.one.warnings).toEqual(['cache.silentKv'])
  world.isSilent = false
  world.clock.advance(1)
  await world.fetch('product|2')
  expect(world.reads).toBe(2)
})

test('a stale page in memory does not wait for KV, but a better one there is shown when it comes at once', async () => {
  const world = aWorld()
  const store = async (etag: string) => {
    const pages = world.one.pages()
    await pages.read('page')
    const life = lifeFrom(world.clock.now(), LISTING_FRESHNESS, { random: 0.5 })
    const facts = { noncePlaces: [], etag, status: 200, name: 'category', path: '/c', tags: ['P1'], life }
    pages.store('page', { ...facts, body: new Uint8Array(1), epoch: pages.epoch() })
    await world.one.settle()
    return world.one.isolate.pages.get('page')
  }
  const old = await store('old')
  world.clock.advance(HOUR)
  await store('new')
  if (old) world.one.isolate.pages.set('page', old, 1) // another isolate has renewed it
  world.isSilent = true
  const silent = await timed(() => world.one.pages().read('page'))
  expect([silent.value?.page.etag, silent.value?.cacheStatus]).toEqual(['old', 'stale'])
  expect(silent.ms).toBeLessThan(250)
  world.isSilent = false
  world.clock.advance(2)
  expect((await world.one.pages().read('page'))?.page.etag).toBe('new')
})

test('a better page that comes late is kept, and nobody renders it anew', async () => {
  const world = aWorld()
  const life = lifeFrom(world.clock.now(), LISTING_FRESHNESS, { random: 0.5 })
  const facts = { noncePlaces: [], status: 200, name: 'category', path: '/c', tags: ['P1'] }
  const pages = world.one.pages()
  await pages.read('page')
  const page = { ...facts, body: new Uint8Array(1), etag: 'old', epoch: pages.epoch(), life } as const
  world.clock.advance(HOUR)
  const fresh = lifeFrom(world.clock.now(), LISTING_FRESHNESS, { random: 0.5 })
  world.one.pages().store('page', { ...page, etag: 'new', life: fresh })
  await world.one.settle()
  world.one.isolate.pages.set('page', page, 1) // another isolate has renewed it
  world.delayMs = 150
  const { value: read } = await timed(() => world.one.pages().read('page'))
  expect([read?.page.etag, await read?.late]).toEqual(['old', true])
  expect(world.one.isolate.pages.get('page')?.etag).toBe('new')
})
