import { expect, test } from 'vitest'
import type { Extension } from '#shared/extensions.ts'
import { DEFAULT_FRESHNESS } from '#worker/cache/freshness.ts'
import type { PlatformClient } from '#worker/platform/client.ts'
import { isQuestionDue, isUnknown, lackingExtensions } from '#worker/platform/extensions.ts'
import { learnFirst } from '#worker/platform/learn-extensions.ts'
import { aClock, aKv, anInstance, aPurgeLog } from '../support/caches.ts'

/** A platform that must not be asked. */
const ask = () => Promise.reject(new Error('asked'))
const clientWith = (cache: PlatformClient['cache']) =>
  ({
    cache,
    isQuestionDue: (name: Extension) => isQuestionDue(name, []),
    lacking: () => lackingExtensions([]),
    get: ask,
    post: ask,
  }) as unknown as PlatformClient // what learning uses of it

// A file of its own: nothing of the extensions is known to this isolate yet.
test('what one isolate has learned another takes from KV without a question, and asks again after its first page', async () => {
  const { now } = aClock()
  const kv = aKv().namespace
  const source = aPurgeLog({ now })
  const [one, other] = [anInstance({ kv, source, now }), anInstance({ kv, source, now })]
  await one.data().put('extensions', ['newsletter'], { freshness: DEFAULT_FRESHNESS, tags: () => [] })
  await one.settle()
  await learnFirst(clientWith(other.data()))
  expect(lackingExtensions([])).toEqual(['newsletter'])
  expect(isUnknown('gift-card', [])).toBe(false)
  expect(isQuestionDue('gift-card', [])).toBe(true)
})
