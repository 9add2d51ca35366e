import { expect, test } from 'vitest'
import { runOnce, withLock } from '#worker/orders/run-once.ts'

type TurnMemory = Parameters<typeof runOnce>[0]

/** A memory that gives a turn and is lost before it ends. */
const lostMemory = {
  begin: async () => ({ kind: 'try', cartId: '-', attempt: 1, unsureSince: null }),
  finish: () => Promise.reject(new Error('Network connection lost.')),
} as unknown as TurnMemory // without what a stub has beside

const fail = () => Promise.reject(new Error('refused'))

test('what was done is told as done, also when its memory cannot write that down', async () => {
  expect(await withLock(lostMemory, async () => 'merged')).toBe('merged')
  await expect(runOnce(lostMemory, async () => undefined)).resolves.toBeUndefined()
})

test('what failed is told by its own failure', async () => {
  await expect(withLock(lostMemory, fail)).rejects.toThrow('refused')
  await expect(runOnce(lostMemory, fail)).rejects.toThrow('refused')
})
