import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callInTurn } from '#client/api/call-in-turn.ts'
import { completePayment } from '#client/features/checkout/complete-payment.ts'
import { sendInTurn } from '#client/outbox/send-in-turn.ts'
import { newTask, type Task } from '#shared/outbox/task.ts'
import { storeViews } from '#shared/store-views.ts'
import { aQueuedOrder } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const store = storeViews.sv
const now = new Date('2026-11-21T10:46:03Z')
const parts = { id: 'a', now, store: 'sv' as const, hash: 'h' }
const profile = { firstName: 'Åsa', lastName: 'Berg', customerId: 7 } as Extract<
  Task,
  { kind: 'profile' }
>['payload'] // what is in it does not matter
const review = { productId: 7, rating: 5, title: 'a', text: 'b', nickname: 'c', website: '', taskId: 'a' }

const tasks: Task[] = [
  aQueuedOrder('a', { now }),
  newTask('profile', { ...parts, url: '/api/user/profile', payload: profile }),
  newTask('review', { ...parts, url: '/api/reviews', payload: review }),
]
const newsletter = newTask('newsletter', { ...parts, url: '/api/newsletter', payload: { email: 'a@b.se' } })

/** Paths that were asked for and wait for an answer, which `answer` gives. */
let asked: { path: string; answer: () => void }[] = []
const paths = () => asked.map(({ path }) => path)
const soon = () => vi.advanceTimersByTimeAsync(10)

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {}) // the order holds in this tab; with locks, in all of them (with-lock.test.ts)
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  vi.stubGlobal('location', { pathname: '/checkout' })
  vi.stubGlobal('sessionStorage', memoryStorage(new Map()))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', (path: string) => {
    const refusal = () => Response.json({ error: { code: 'errors.tooMany' } }, { status: 422 })
    return new Promise((resolve) => asked.push({ path, answer: () => resolve(refusal()) }))
  })
})

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000) // the turns of this test end
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const readCart = () => callInTurn(store, 'cart.read', {}).catch(() => undefined)

test.each(tasks.map((task) => [task.kind, task] as const))(
  'R4.96: what acts as the customer is sent alone, so that one renewal of the token is under way: %s',
  async (_, task) => {
    void sendInTurn(task)
    void readCart()
    await soon()
    expect(paths()).toEqual([task.url])
    asked[0]?.answer()
    await soon()
    expect(paths()).toEqual([task.url, '/api/cart'])
  },
)

test('R4.96: a payment is completed alone, too', async () => {
  completePayment(store, () => undefined).catch(() => undefined)
  await soon() // the tab remembers first that it is paid
  void readCart()
  await soon()
  expect(paths()).toEqual(['/api/checkout/complete'])
  asked[0]?.answer()
  await vi.waitFor(() => expect(paths()).toEqual(['/api/checkout/complete', '/api/cart']))
})

test('an order that is not answered for long does not keep the cart waiting', async () => {
  const sent = sendInTurn(tasks[0] as Task) // written above
  void readCart()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(paths()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(paths()).toEqual([tasks[0]?.url, '/api/cart'])
  asked[0]?.answer()
  expect(await sent).toMatchObject({ code: 422 })
})

test('what goes out as a guest waits for nobody', async () => {
  void sendInTurn(newsletter)
  void readCart()
  await soon()
  expect(paths()).toEqual(['/api/newsletter', '/api/cart'])
})
