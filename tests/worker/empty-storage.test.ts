import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { emptyStorage } from '#tests/support/empty-storage.ts'
import type { Bindings } from '#worker/app-env.ts'

const ASLEEP_MS = 12_000 // without a call the runtime puts an object to sleep after ten seconds

const { DB, CACHE, ATTEMPT_COUNTER } = env as unknown as Bindings & PlatformBindings // vitest.config.ts gives them
const counter = () => ATTEMPT_COUNTER.getByName('anybody') // one that was emptied is reached by a new stub
const cached = 'http://skare.test/cached'

async function readAll() {
  const tables = await DB.prepare("SELECT name FROM sqlite_master WHERE name = 'visited'").all()
  return {
    tables: tables.results,
    value: await CACHE.get('visited'),
    row: await runInDurableObject(counter(), (_, { storage }) => storage.get('visited')),
    answer: await caches.default.match(cached),
  }
}

test('the next file finds nothing, also where storage has been asleep', async () => {
  await DB.prepare('CREATE TABLE visited (id)').run()
  await CACHE.put('visited', 'yes')
  await runInDurableObject(counter(), (_, { storage }) => storage.put('visited', true))
  await caches.default.put(cached, new Response('yes', { headers: { 'cache-control': 'max-age=60' } }))
  expect(await readAll()).toMatchObject({ tables: [{}], value: 'yes', row: true, answer: {} })
  await new Promise((resolve) => setTimeout(resolve, ASLEEP_MS))
  await emptyStorage()
  expect(await readAll()).toEqual({ tables: [], value: null, row: undefined, answer: undefined })
}, 60_000)
