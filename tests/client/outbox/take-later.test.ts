import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outbox } from '#client/outbox/device-outbox.ts'
import { forgetTasks } from '#client/outbox/take-later.ts'
import { queueOrder } from '#shared/outbox/queue-order.ts'
import { newTask } from '#shared/outbox/task.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, orderDetails } from '#tests/support/builders.ts'

const now = new Date('2026-11-21T10:46:03Z')
const aSubscription = (id: string) =>
  newTask('newsletter', {
    id,
    now,
    url: '/api/newsletter',
    payload: { email: `${id}@example.com` },
    store: 'sv',
    hash: id,
  })
const left = () => outbox.read().map(({ task_id }) => task_id)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // nothing can be kept here
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => Promise<unknown>) => {
    last = last.then(work)
    return last
  }
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('localStorage', undefined)
})
afterEach(async () => {
  for (const id of left()) await outbox.remove(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('R4.98 what a customer has left behind goes, but for orders', async () => {
  const parts = { details: orderDetails(), cart: aCart(), store: storeViews.sv, hash: 'order' }
  await outbox.put(queueOrder(parts, { orderId: 'order', now }))
  await outbox.put(aSubscription('theirs'))
  await forgetTasks()
  expect(left()).toEqual(['order'])
})

test('R4.98 what a sender writes down meanwhile goes, too; what the next customer has taken in since stays', async () => {
  const theirs = aSubscription('theirs')
  await outbox.put(theirs)
  let endSending = () => {}
  const sending = outbox.whileNobodySends(() => new Promise<void>((resolve) => (endSending = resolve)))
  vi.useFakeTimers()
  const forgotten = forgetTasks()
  await vi.advanceTimersByTimeAsync(2000) // the sender takes longer
  await forgotten
  await outbox.put(theirs)
  await outbox.put(aSubscription('next'))
  endSending()
  await sending
  await outbox.whileNobodySends(async () => undefined)
  expect(left()).toEqual(['next'])
})
