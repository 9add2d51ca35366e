import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSemaphore } from '#worker/async/semaphore.ts'
import { createUpstreamTimings } from '#worker/observability/timings.ts'
import { isClosed } from '#worker/upstream/breakers.ts'
import { type CallScope, callUpstream, type UpstreamCall } from '#worker/upstream/call-upstream.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const log = { warn: vi.fn(), error: vi.fn() }
const ok = () => new Response('fine')
const down = () => {
  throw new Error('connection refused')
}
const silent = () => new Promise<Response>(() => undefined)

/** What the upstream answers, and what has reached it. */
let answer: (request: Request) => Response | Promise<Response>
let reached: Request[]
const binding = {
  fetch: async (request: Request) => {
    reached.push(request)
    return answer(request)
  },
} as unknown as Fetcher // the one method that is called

/** Begins a call; it ends with the text of the answer, or with the failure. */
function begin(parts: Partial<UpstreamCall<string>> = {}, scope: Partial<CallScope> = {}) {
  const base = { semaphore: createSemaphore(), timings: createUpstreamTimings(), log }
  return callUpstream(
    { ...base, ...scope },
    {
      ...{ upstream: 'commerce', name: '/api/cart/pull', url: 'http://platform.test/api', headers: {} },
      ...{ binding, deadlineMs: 5 * SECOND, isSafeRead: true, read: (response) => response.text() },
      ...parts,
    },
  ).catch((error: unknown) => error)
}

/** Calls that begin together, and the time it takes until all have ended. */
async function callAtOnce(count: number, ms: number, ...parts: Parameters<typeof begin>) {
  const begun = Array.from({ length: count }, () => begin(...parts))
  await vi.advanceTimersByTimeAsync(ms)
  return Promise.all(begun)
}
const call = async (...parts: Parameters<typeof begin>) => (await callAtOnce(1, SECOND, ...parts))[0]
const fail = () => callAtOnce(5, 0, { isSafeRead: false })

let now = Date.now()
beforeEach(async () => {
  now += HOUR // longer than any breaker stays open, or any route rests
  vi.useFakeTimers({ now })
  answer = ok
  await call()
  reached = []
  log.warn.mockClear()
})
afterEach(() => vi.useRealTimers())

describe('a call that fails', () => {
  test('is tried once more when that changes nothing at the upstream, and never otherwise', async () => {
    answer = () => (reached.length === 1 ? down() : ok())
    expect(await call()).toBe('fine')
    expect(reached).toHaveLength(2)
    reached = []
    expect(await call({ isSafeRead: false })).toMatchObject({ kind: 'unreachable' })
    expect(reached).toHaveLength(1)
  })

  test('lets go of a body that nobody reads', async () => {
    const cancel = vi.fn()
    answer = () => new Response(new ReadableStream({ cancel }), { status: 503 })
    await call({ isSafeRead: false })
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('has an end, also where the upstream does not hear that it is given up', async () => {
    answer = silent
    expect(await call({ deadlineMs: SECOND })).toMatchObject({ kind: 'timeout', status: 504 })
    expect(reached.map(({ signal }) => signal.aborted)).toEqual([true])
  })
})

describe('the breaker', () => {
  test('opens after silence, but not where nobody had the time to wait', async () => {
    answer = silent
    await callAtOnce(5, SECOND, { deadlineMs: 499, isSafeRead: false })
    expect(isClosed('commerce')).toBe(true)
    await callAtOnce(5, SECOND, { deadlineMs: 500, isSafeRead: false })
    expect(isClosed('commerce')).toBe(false)
  })

  test('stays open as long as the upstream says', async () => {
    answer = () => new Response('', { status: 503, headers: { 'Retry-After': '40' } })
    await fail()
    answer = ok
    await vi.advanceTimersByTimeAsync(9.4 * SECOND)
    reached = []
    expect(await call({ name: '/api/order' })).toMatchObject({ kind: 'refused', retryAfterSeconds: 31 })
    expect(reached).toEqual([])
  })

  test('is told of when it opens, not with every call', async () => {
    await call()
    expect(log.warn).not.toHaveBeenCalled()
    answer = down
    await fail()
    expect(log.warn.mock.calls).toEqual([
      ['upstream.breaker', { upstream: 'commerce', from: 'closed', to: 'open' }],
    ])
  })

  test('lets no call through that was given up while it waited for another to find out', async () => {
    answer = down
    await fail()
    await vi.advanceTimersByTimeAsync(3 * SECOND)
    answer = silent
    reached = []
    const probe = begin({ name: '/probe' })
    expect(await call({ deadlineMs: 900, isSafeRead: false })).toMatchObject({ kind: 'timeout' })
    await vi.advanceTimersByTimeAsync(5 * SECOND)
    expect(reached).toHaveLength(1)
    await probe
  })
})

describe('a call that nobody waits for', () => {
  const isBackground = true

  test('is tried once, and closes no upstream to those who wait', async () => {
    answer = down
    await call({}, { isBackground })
    expect(reached).toHaveLength(1)
    await callAtOnce(6, 0, {}, { isBackground })
    expect(isClosed('commerce')).toBe(true)
  })

  test('is not made while the upstream is closed, also when it could be the first one again', async () => {
    answer = down
    await fail()
    await vi.advanceTimersByTimeAsync(10 * SECOND)
    answer = ok
    reached = []
    expect(await call({}, { isBackground })).toMatchObject({ kind: 'refused' })
    expect(reached).toEqual([])
    expect(await call()).toBe('fine')
  })
})

test('a route that is throttled rests for every number and name in it, and no other does', async () => {
  answer = () => new Response('', { status: 429, headers: { 'Retry-After': '60' } })
  await call({ name: '/api/order/100000102' })
  answer = ok
  reached = []
  expect(await call({ name: '/api/order/100000103' })).toMatchObject({ kind: 'throttled', status: 503 })
  expect(reached).toEqual([])
  expect(await call({ name: '/api/order/create' })).toBe('fine')
})
