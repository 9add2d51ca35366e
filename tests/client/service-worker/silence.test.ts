import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkFirst, seemsOnline } from '#client/service-worker/network-first.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['ten seconds', 10_000],
  ['a clock that was set back by an hour', -3_600_000],
])('a network that failed counts as silent no longer after %s', async (_, ms) => {
  await networkFirst(Promise.reject(new Error('no network')), async () => new Response('a copy'))
  expect(seemsOnline()).toBe(false)
  vi.setSystemTime(Date.now() + ms)
  expect(seemsOnline()).toBe(true)
})
