import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followOutbox, outbox } from '#client/outbox/device-outbox.ts'
import { acceptedHashes } from '#client/outbox/session-hashes.ts'
import { withAnswer, withSend } from '#shared/outbox/task.ts'
import { aQueuedOrder } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const now = new Date('2026-11-21T10:46:03Z')
const anOrder = (id: string) => aQueuedOrder(id, { hash: id.padEnd(64, '0'), now })
const answered = (id: string, code: number) =>
  withAnswer(withSend(anOrder(id), now), { code, result: { orderNumber: '1', email: 'asa@example.com' } })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // nothing can be kept here
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', memoryStorage(new Map()))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('each answer is heard once until nobody listens; orders that were accepted are remembered', async () => {
  const heard: string[] = []
  const stop = followOutbox(({ task_id }) => heard.push(task_id))
  for (const task of [answered('a', 200), answered('b', 422), anOrder('c')]) await outbox.put(task)
  expect(heard).toEqual(['a', 'b'])
  expect([...acceptedHashes()]).toEqual([anOrder('a').hash])
  stop()
  await outbox.put(answered('d', 200))
  expect(heard).toEqual(['a', 'b'])
})
