import { expect, test } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import type { PlatformClient } from '#worker/platform/client.ts'
import { fetchUrlTarget } from '#worker/platform/pages/urls.ts'
import { aClock, aKv, anInstance, aPurgeLog, type Instance } from '../support/caches.ts'

/** Two isolates over one KV, and the calls that reach the platform. */
function aWorld() {
  const clock = aClock()
  const options = { kv: aKv().namespace, source: aPurgeLog(clock), now: clock.now }
  const calls: string[] = []
  const target = { _type: 'category', _source: { id: '20' } }
  const platformOf = (instance: Instance) =>
    ({
      store: storeViews.sv,
      defaultStore: null,
      cache: instance.data(),
      log: { warn: () => undefined },
      postWithoutEnvelope: async (path: string) => {
        calls.push(path)
        return path === '/api/url/map' ? target : { hits: [], total: 0, aggregations: {} }
      },
    }) as unknown as PlatformClient // what a look-up of addresses uses
  return { calls, clock, platformOf, one: anInstance(options), other: anInstance(options) }
}

test('R2.72: an isolate that has not seen an address finds it in the persistent cache, not at the platform', async () => {
  const { calls, platformOf, one, other } = aWorld()
  const found = await fetchUrlTarget(platformOf(one), 'skidor')
  await one.settle()
  expect(found).toMatchObject({ page: 'category', params: { id: '20' } })
  const before = calls.filter((path) => path === '/api/url/map').length
  expect(await fetchUrlTarget(platformOf(other), 'skidor')).toEqual(found)
  expect(calls.filter((path) => path === '/api/url/map')).toHaveLength(before)
})

test('an address that is there is asked for again after a day, not after an hour: its tags purge it', async () => {
  const { calls, clock, platformOf, one } = aWorld()
  const ask = async () => {
    await fetchUrlTarget(platformOf(one), 'skidor')
    await one.settle()
    return calls.filter((path) => path === '/api/url/map').length
  }
  expect(await ask()).toBe(1)
  clock.advance(20 * 3600)
  expect(await ask()).toBe(1)
  clock.advance(10 * 3600)
  expect(await ask()).toBe(2)
})
