import { expect, test } from 'vitest'
import { DEFAULT_FRESHNESS, lifeFrom } from '#worker/cache/freshness.ts'
import { readNewest } from '#worker/cache/newest-entry.ts'
import { aClock, aKv, anInstance, aPurgeLog, aRegionOf, type Instance } from '../support/caches.ts'

/** Two data centres that have both read a product and its page, with a value that can be changed. */
async function aWorld() {
  const clock = aClock(Date.UTC(2026, 10, 24))
  const log = aPurgeLog(clock)
  const kv = aKv()
  const create = () => anInstance({ kv: aRegionOf(kv, clock), source: log, now: clock.now })
  const state = { value: 'v1', loads: 0 }
  const options = {
    freshness: DEFAULT_FRESHNESS,
    tags: () => ['P1'],
    load: async () => {
      state.loads += 1
      return state.value
    },
  }
  async function fetch(instance: Instance) {
    const value = await instance.data().fetch('product|1', options)
    await instance.settle()
    return value
  }
  const [here, there] = [create(), create()]
  await fetch(here)
  await fetch(there)
  return Object.assign(state, { clock, log, kv, here, there, fetch })
}

test.each(['P1', '*'])(
  'after a purge of %s a data centre uses what another has renewed, though KV still shows it the purged entry',
  async (tag) => {
    const world = await aWorld()
    world.value = 'v2'
    world.log.purge({ tags: [tag], soft: false })
    expect([await world.fetch(world.here), await world.fetch(world.there)]).toEqual(['v2', 'v2'])
    expect(world.loads).toBe(2)
  },
)

test('a second purge ends what was renewed after the first', async () => {
  const world = await aWorld()
  world.log.purge({ tags: ['P1'], soft: false })
  await world.fetch(world.here)
  world.value = 'v2'
  world.log.purge({ tags: ['P1'], soft: false })
  expect([await world.fetch(world.there), await world.fetch(world.here)]).toEqual(['v2', 'v2'])
  expect(world.loads).toBe(3)
})

test('when KV has caught up, the copy is neither read nor written', async () => {
  const world = await aWorld()
  const written = () => [...world.kv.entries.keys()].filter((key) => key.includes('@'))
  world.log.purge({ tags: ['P1'], soft: false })
  world.clock.advance(61)
  await world.fetch(world.here)
  expect(written()).toEqual([])
  world.log.purge({ tags: ['P1'], soft: true })
  await world.fetch(world.here)
  expect(written()).toHaveLength(1)
})

test('what was renewed after a purge outlives its copy', async () => {
  const world = await aWorld()
  world.value = 'v2'
  world.log.purge({ tags: ['P1'], soft: false })
  await world.fetch(world.here)
  world.clock.advance(121)
  expect([await world.fetch(world.there), world.loads]).toEqual(['v2', 2])
})

test('a page that was renewed after a purge is shared in the same way', async () => {
  const world = await aWorld()
  const store = (instance: Instance, text: string) => {
    const pages = instance.pages()
    const life = lifeFrom(world.clock.now(), DEFAULT_FRESHNESS, { random: 0.5 })
    const facts = {
      noncePlaces: [],
      etag: text,
      status: 200,
      name: 'product',
      path: '/p',
      tags: ['P1'],
      life,
    }
    pages.store('page', { ...facts, body: new TextEncoder().encode(text), epoch: pages.epoch() })
    return instance.settle()
  }
  await store(world.here, 'old')
  await world.there.pages().read('page')
  world.log.purge({ tags: ['P1'], soft: false })
  await world.here.pages().read('page')
  await store(world.here, 'new')
  expect((await world.there.pages().read('page'))?.page.etag).toBe('new')
})

test('when a renewed copy is not there either, a softly purged page stands in', async () => {
  const world = await aWorld()
  const pages = world.here.pages()
  const life = lifeFrom(world.clock.now(), DEFAULT_FRESHNESS, { random: 0.5 })
  const facts = { noncePlaces: [], etag: 'old', status: 200, name: 'product', path: '/p', tags: ['P1'], life }
  pages.store('page', { ...facts, body: new Uint8Array(1), epoch: pages.epoch() })
  await world.here.settle()
  world.log.purge({ tags: ['P1'], soft: true })
  const read = await world.there.pages().read('page')
  expect([read?.cacheStatus, read?.page.etag]).toEqual(['softPurged', 'old'])
})

const PURGED_AT = Date.UTC(2026, 10, 24)

test.each([
  ['was read before a purge of the last two minutes', PURGED_AT - 1, 119, ['key', `key@${PURGED_AT}`]],
  ['was read before a purge that is older', PURGED_AT - 1, 120, ['key']],
  ['was read after the purge', PURGED_AT, 1, ['key']],
])('an entry that %s is read under its keys', async (_, epoch, secondsAgo, keys) => {
  const tags = new Map([['P1', { hard: PURGED_AT, soft: 0 }]])
  const purges = () => ({ sequence: PURGED_AT, floor: 0, tags, history: null })
  const context = { kv: aKv().namespace, purges, now: () => PURGED_AT + secondsAgo * 1000 }
  const asked: string[] = []
  await readNewest(context, 'key', async (key) => {
    asked.push(key)
    return key === 'key' ? { entry: { tags: ['P1'], epoch } } : null
  })
  expect(asked).toEqual(keys)
})

test('what one request loads ends at one time, so that its page is made anew once', async () => {
  let drawn = 0
  const random = () => 1 - ++drawn / 10
  const clock = aClock()
  const data = anInstance({ kv: aKv().namespace, source: aPurgeLog(clock), now: clock.now, random }).data()
  const ends: number[] = []
  for (const name of ['a', 'b', 'c']) {
    await data.fetch(name, { freshness: DEFAULT_FRESHNESS, tags: () => ['P1'], load: async () => name })
    ends.push(data.usage.freshUntil)
  }
  expect(new Set(ends).size).toBe(1)
})
