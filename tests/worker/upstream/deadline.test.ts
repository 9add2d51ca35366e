import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBudget, withinBudget } from '#worker/upstream/deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const after = (ms: number) => new Promise<'there'>((resolve) => setTimeout(resolve, ms, 'there'))

test('R9.6: the calls of a page share its time, which the first of them starts', async () => {
  const budget = createBudget(1000)
  await vi.advanceTimersByTimeAsync(500)
  expect(budget.remainingMs()).toBe(1000)
  await vi.advanceTimersByTimeAsync(400)
  expect(budget.remainingMs()).toBe(600)
})

test.each([
  ['in time', 1000, 'there'],
  ['just after the calls have had to give up', 1099, 'there'],
  ['too late', 1110, 'timeout'],
])('what a page waits for comes %s, after %i ms: %s', async (_, ms, end) => {
  const budget = createBudget(1000)
  budget.remainingMs()
  const waiting = withinBudget(budget, after(ms)).catch(({ kind }) => kind)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await waiting).toBe(end)
})

test('a wait that began before the first call lasts as long as the calls may', async () => {
  const budget = createBudget(1000)
  const waiting = withinBudget(budget, after(1500))
  await vi.advanceTimersByTimeAsync(600)
  budget.remainingMs()
  await vi.advanceTimersByTimeAsync(1400)
  expect(await waiting).toBe('there')
})
