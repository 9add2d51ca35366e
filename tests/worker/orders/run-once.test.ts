import { beforeEach, expect, test, vi } from 'vitest'
import { runOnce, withLock } from '#worker/orders/run-once.ts'

type TurnDeps = Parameters<typeof runOnce>[0]

/** A memory that gives a turn and is lost before it ends. */
const lostMemory = {
  begin: async () => ({ kind: 'try', cartId: '-', attempt: 1, unsureSince: null }),
  finish: () => Promise.reject(new Error('Network connection lost.')),
} as unknown as TurnDeps['memory'] // without what a stub has beside
const error = vi.fn<TurnDeps['log']['error']>()
const deps = { memory: lostMemory, log: { error } }

beforeEach(() => error.mockClear())

const fail = () => Promise.reject(new Error('refused'))

test('what was done is told as done, also when its memory cannot write that down', async () => {
  expect(await withLock(deps, async () => 'merged')).toBe('merged')
  await expect(runOnce(deps, async () => undefined)).resolves.toBeUndefined()
  expect(error.mock.calls.map(([event]) => event)).toEqual(['turn.notRemembered', 'turn.notRemembered'])
})

test('what failed is told by its own failure', async () => {
  await expect(withLock(deps, fail)).rejects.toThrow('refused')
  await expect(runOnce(deps, fail)).rejects.toThrow('refused')
})
