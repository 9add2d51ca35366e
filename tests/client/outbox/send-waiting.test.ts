import { expect, test } from 'vitest'
import { sendWaiting } from '#client/outbox/send-waiting.ts'
import { createSender } from '#client/outbox/sender.ts'
import { newTask, type Task } from '#shared/outbox/task.ts'
import { aQueuedOrder } from '#tests/support/builders.ts'

const now = new Date('2026-11-21T10:46:03Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const anOrder = (id: string, age: number, parts: Partial<Task> = {}): Task =>
  ({
    ...aQueuedOrder(id, { now: hoursAgo(age) }),
    ...parts,
  }) as Task // of an order the state alone is another
const oldSubscription = newTask('newsletter', {
  ...{ id: 'too old', now: hoursAgo(400), url: '/api/newsletter', store: 'sv' as const, hash: 'n' },
  payload: { email: 'asa@example.com' },
})

test('R4.86 R4.88 what may be sent unasked goes, the oldest first; the shopper is asked about the rest, or it waits', async () => {
  const underWay = { state: 'sending', attempts: 1, attempted_at: now.toISOString() } as const
  const rows = new Map<string, Task>()
  const waiting = [
    ...[anOrder('away', 1), anOrder('changed', 2), anOrder('placed', 3), anOrder('yesterday', 25)],
    ...[anOrder('under way', 4, underWay), anOrder('told', 5, { state: 'rejected' }), oldSubscription],
  ]
  for (const task of waiting) rows.set(task.task_id, task)
  const sent: string[] = []
  const answers: Record<string, [number, unknown]> = {
    away: [503, 'errors.order.notTransferred'],
    changed: [409, 'errors.order.changed'],
    placed: [200, { orderNumber: '1', email: 'asa@example.com' }],
  }
  const sender = createSender({
    rows: {
      readAll: async () => ({ tasks: [...rows.values()], unreadable: [] }),
      write: async (task) => Boolean(rows.set(task.task_id, task)),
      isInTabOnly: () => false,
      remove: async (id) => void rows.delete(id),
    },
    send: async ({ task_id }) => {
      sent.push(task_id)
      const [code = 0, result = null] = answers[task_id] ?? []
      return { code, result }
    },
    withSendLock: (work) => work(),
    now: () => now,
    announce: () => undefined,
  })
  const left = await sendWaiting(sender, () => ({ isOnline: true, isThankYouPage: false, now }))
  expect(sent).toEqual(['placed', 'changed', 'away'])
  expect(left).toEqual({ asked: ['yesterday', 'changed'], waiting: ['under way', 'away'] })
  expect(rows.get('too old')).toMatchObject({ state: 'rejected', result: 'errors.order.expired' })
})
