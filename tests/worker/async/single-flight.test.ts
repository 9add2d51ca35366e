import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { createSingleFlight } from '#worker/async/single-flight.ts'
import { aClock } from '../support/caches.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What comes of the promises while so much time passes. */
async function settle<T>(promises: Promise<T>[], ms = 2000): Promise<PromiseSettledResult<T>[]> {
  const settled = Promise.allSettled(promises)
  await vi.advanceTimersByTimeAsync(ms)
  return settled
}
const done = (value: string) => ({ status: 'fulfilled', value })

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const late = () => new AppError('errors.platformAway', { status: 504 })
const waitUntil = () => undefined

/** Requests of one isolate that want the same, each with so much time from now on. */
function anIsolate(clock?: { now: () => number }) {
  const flights = createSingleFlight(clock)
  let started = 0
  return {
    started: () => started,
    share(ms: number, run: () => Promise<string>) {
      const endsAt = performance.now() + ms
      const start = () => {
        started += 1
        return run()
      }
      return flights.share('key', { start, waitUntil, remainingMs: () => endsAt - performance.now() })
    },
  }
}

/** Work that is given so much time and does not come to an end. */
const outOfTimeAfter = (ms: number) => () => wait(ms).then(() => Promise.reject(late()))

test('who has time left does the work itself when the time of the one who began it is over, once for all', async () => {
  const { share, started } = anIsolate()
  const first = share(100, outOfTimeAfter(100))
  const others = Array.from({ length: 20 }, () => share(1000, async () => 'done'))
  const [began, ...answers] = await settle([first, ...others])
  expect(began).toMatchObject({ status: 'rejected', reason: { message: 'errors.platformAway' } })
  expect(answers).toEqual(others.map(() => done('done')))
  expect(started()).toBe(2)
})

test('who has none left does not', async () => {
  const { share, started } = anIsolate()
  const answers = await settle([share(100, outOfTimeAfter(100)), share(120, async () => 'done')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(started()).toBe(1)
})

test('nobody waits for the work of another longer than for its own', async () => {
  const { share } = anIsolate()
  const first = share(5000, () => wait(600).then(() => 'done'))
  const own = share(100, async () => 'own')
  expect(await settle([own], 110)).toMatchObject([{ status: 'rejected', reason: { status: 504 } }])
  expect(await settle([first])).toEqual([done('done')])
})

test('another failure is everybody’s', async () => {
  const { share, started } = anIsolate()
  const fail = () => wait(10).then(() => Promise.reject(new Error('refused')))
  const answers = await settle([share(1000, fail), share(1000, fail)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(started()).toBe(1)
})

test('work that never ends, as that of a cancelled request, is begun anew after a while, though nobody waits so long', async () => {
  const clock = aClock()
  const { share } = anIsolate(clock)
  void share(50, () => new Promise(() => undefined)) // never settles
  const waiting = share(50, async () => 'done')
  expect(await settle([waiting])).toMatchObject([{ status: 'rejected', reason: { status: 504 } }])
  clock.advance(10)
  expect(await share(50, async () => 'done')).toBe('done')
})
