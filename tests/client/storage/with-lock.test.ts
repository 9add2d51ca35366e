import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from '#client/storage/with-lock.ts'

afterEach(() => vi.unstubAllGlobals())

/** Two pieces of work begun at once, and what they did in which order. */
async function runTwo(): Promise<string[]> {
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    steps.push(`${name} ends`)
    if (name === 'first') throw new Error('refused')
    return name
  }
  const first = withLock('skare:cart', work('first')).catch((error: Error) => steps.push(error.message))
  const second = withLock('skare:cart', work('second'))
  await first
  expect(await second).toBe('second')
  return steps.filter((step) => step !== 'refused')
}

const ORDER = ['first begins', 'first ends', 'second begins', 'second ends']

test('work goes one after the other where there are no locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await runTwo()).toEqual(ORDER)
})

test('work goes one after the other, and once, where locks are refused', async () => {
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: refuse } })
  expect(await runTwo()).toEqual(ORDER)
})

test('a failure of the work itself does not start it again', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  let starts = 0
  const work = async () => {
    starts += 1
    throw new Error('refused')
  }
  await expect(withLock('skare:outbox', work)).rejects.toThrow('refused')
  expect(starts).toBe(1)
})
