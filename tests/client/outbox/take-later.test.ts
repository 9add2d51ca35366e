import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { outbox } from '#client/outbox/device-outbox.ts'
import {
  forgetTasks,
  isTaken,
  queueForLater,
  sendLastChange,
  withWaitingChange,
} from '#client/outbox/take-later.ts'
import { AppError } from '#shared/errors.ts'
import { newTask } from '#shared/outbox/task.ts'
import { storeViews } from '#shared/store-views.ts'
import { aQueuedOrder } from '#tests/support/builders.ts'

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
const aProfile = (customerId: number) =>
  newTask('profile', {
    id: `profile of ${customerId}`,
    now,
    url: '/api/user/profile',
    payload: { email: 'asa@example.com', firstName: 'Åsa', lastName: 'Berg', customerId },
    store: 'sv',
    hash: String(customerId),
  })
const aWrittenReview = {
  productId: 1,
  title: 'Bra',
  text: 'Bra glid.',
  nickname: 'Åsa',
  website: '',
  rating: 4,
}
const left = () => outbox.read().map(({ task_id }) => task_id)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // nothing can be kept here
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work)
    last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  vi.stubGlobal('dispatchEvent', () => true)
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
  await outbox.put(aQueuedOrder('order', { now }))
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

test.each([
  ['what got no answer waits', new AppError('errors.offline', { status: 0 }), 'outbox.savedInTab', 1],
  ['what the shop has refused does not', new AppError('errors.badRequest', { status: 400 }), null, 0],
  ['nor what has failed on the page itself', { status: 0 }, null, 0],
])('R4.102 %s', async (_, failure, words, count) => {
  const task = { kind: 'newsletter', payload: { email: 'asa@example.com' } } as const
  expect(await queueForLater(failure, storeViews.sv, task)).toBe(words)
  expect(left()).toHaveLength(count)
})

test.each([
  ['the shop has taken it', async () => Response.json({ isWaiting: true }), true],
  [
    'the shop has refused it',
    async () => Response.json({ error: { code: 'errors.badRequest' } }, { status: 400 }),
    false,
  ],
  ['it has gone unsent', null, false],
])('who waits for a review hears when %s', async (_, answer, isSent) => {
  const payload = { ...aWrittenReview, taskId: 'review' }
  await queueForLater(new AppError('errors.offline', { status: 0 }), storeViews.sv, {
    kind: 'review',
    payload,
  })
  const taken = isTaken('review')
  await outbox.put(aSubscription('other')) // says nothing of it
  if (answer) vi.stubGlobal('fetch', answer)
  await (answer ? outbox.sendOnce('review') : outbox.remove('review'))
  expect(await taken).toBe(isSent)
})

test('R4.102 of two changes of one profile the later one waits', async () => {
  const silence = new AppError('errors.offline', { status: 0 })
  for (const lastName of ['Berg', 'Dal']) {
    const payload = { ...aProfile(7).payload, lastName }
    await queueForLater(silence, storeViews.sv, { kind: 'profile', payload })
  }
  expect(outbox.read()).toMatchObject([{ kind: 'profile', payload: { lastName: 'Dal' } }])
})

describe('a change of the profile that waits', () => {
  beforeEach(async () => {
    for (const task of [aProfile(7), aProfile(8), aSubscription('news')]) await outbox.put(task)
  })

  test('is its own customer’s to take along, and is sent no more after that', async () => {
    const save = vi.fn(async () => left().length)
    expect(await withWaitingChange(7, save)).toBe(3)
    expect(save).toHaveBeenCalledExactlyOnceWith(aProfile(7).payload)
    expect(left()).toEqual(['news'])
  })

  test('waits on where it could not be saved', async () => {
    await expect(withWaitingChange(7, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(left()).toHaveLength(3)
  })

  test.each([
    ['and nothing is said when the shop takes it', { customer: {} }, 200, null],
    ['which is said to be lost when it is refused', { error: { code: 'errors.account.refused' } }, 409, true],
  ])('is sent when its customer leaves, no other’s, %s', async (_, body, status, isLost) => {
    const fetched = vi.fn(async () => Response.json(body, { status }))
    vi.stubGlobal('fetch', fetched)
    expect(await sendLastChange(7)).toBe(isLost && 'outbox.refused.profile')
    expect(fetched).toHaveBeenCalledTimes(1)
    expect((await outbox.find('profile of 8'))?.attempts).toBe(0)
  })
})
