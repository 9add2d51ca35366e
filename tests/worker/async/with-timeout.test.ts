import { afterEach, expect, test, vi } from 'vitest'
import { TIMED_OUT, withTimeout } from '#worker/async/with-timeout.ts'

afterEach(() => vi.restoreAllMocks())

test('what settles without waiting for anything sets no timer', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const deep = async (steps: number): Promise<string> => (steps === 0 ? 'here' : deep(steps - 1))
  expect(await withTimeout(deep(40), 10)).toBe('here')
  expect(timers).not.toHaveBeenCalled()
})

test('what comes in time comes, and its timer goes', async () => {
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  expect(await withTimeout(new Promise((resolve) => setTimeout(resolve, 5, 'soon')), 1000)).toBe('soon')
  expect(cleared).toHaveBeenCalledOnce()
})

test('what does not come is late', async () => {
  expect(await withTimeout(new Promise(() => undefined), 5)).toBe(TIMED_OUT)
})

test('a failure is passed on, at once or later', async () => {
  await expect(withTimeout(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
  const later = new Promise((_, reject) => setTimeout(reject, 5, new Error('later')))
  await expect(withTimeout(later, 1000)).rejects.toThrow('later')
})
