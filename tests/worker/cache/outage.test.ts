import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Bindings } from '#worker/app-env.ts'
import { clock, HOUR, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { CACHE } = env as unknown as Bindings
const written: string[] = []
const counted = new Proxy(CACHE, {
  get(kv, method: keyof KVNamespace) {
    if (method !== 'put') return kv[method].bind(kv)
    return (name: string, ...rest: [string, KVNamespacePutOptions]) => {
      written.push(name)
      return kv.put(name, ...rest)
    }
  },
})
const shopper = createShopper(undefined, { CACHE: counted })
const tierOf = ({ headers }: Response) =>
  /page;dur=\d+;desc="([^"]+)"/.exec(headers.get('Server-Timing') ?? '')?.[1]

beforeEach(() => {
  upstream.reset()
  written.length = 0
})

test('R9.6: in an outage a stale page is shown as it is: tried once in ten seconds, never written, and not made younger', async () => {
  await shopper.get('/skidor')
  clock.pass(2 * HOUR)
  upstream.answer = () => {
    throw new Error('connection refused')
  }
  written.length = 0
  const warn = vi.spyOn(console, 'warn')
  const attempts = () => warn.mock.calls.filter(([line]) => String(line).includes('cache.servedStale')).length
  const first = await shopper.get('/skidor')
  expect(tierOf(first)).toBe('memory-stale')
  const once = attempts()
  expect(once).toBeGreaterThan(0)
  for (let at = 0; at < 4; at += 1) {
    clock.pass(SECOND)
    expect(tierOf(await shopper.get('/skidor'))).toBe('memory-stale')
  }
  expect(attempts()).toBe(once)
  clock.pass(10 * SECOND)
  const last = await shopper.get('/skidor')
  expect(attempts()).toBeGreaterThan(once)
  expect(Number(last.headers.get('Age'))).toBeGreaterThanOrEqual(2 * 3600 + 14)
  expect(written.filter((name) => name.startsWith('page'))).toEqual([])
  warn.mockRestore()

  upstream.reset()
  clock.pass(61 * SECOND) // longer than any breaker stays open
  await shopper.get('/skidor')
  expect(tierOf(await shopper.get('/skidor'))).toBe('memory-fresh')
})
