import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendTask } from '#client/outbox/send-task.ts'
import { attentionOf } from '#shared/outbox/replay.ts'
import { newTask, type Task, withAnswer, withSend } from '#shared/outbox/task.ts'
import { storeViews } from '#shared/store-views.ts'
import { aQueuedOrder } from '#tests/support/builders.ts'

const now = new Date('2026-11-21T10:46:03Z')
const order = aQueuedOrder(crypto.randomUUID(), { store: storeViews.en, now })

afterEach(() => vi.unstubAllGlobals())

/** What becomes of a task that is sent once, when the network answers so. */
async function endOf(task: Task, answer: () => Response | Promise<never>): Promise<string> {
  const fetch = vi.fn(async () => answer())
  vi.stubGlobal('fetch', fetch)
  const sent = withSend(task, now)
  const after = withAnswer(sent, await sendTask(sent))
  const [path, init] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect([path, init.method, init.body]).toEqual([task.url, 'POST', JSON.stringify(task.payload)])
  return attentionOf(after, now) ?? after.state
}

const json = (status: number, body: unknown) => () => Response.json(body, { status })
const refusal = (status: number, code: string) => json(status, { error: { code } })
const page = (status: number) => () =>
  new Response('<h1>Wi-Fi</h1>', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

describe('R4.102 each answer to an order has its end:', () => {
  test.each<[string, () => Response | Promise<never>, string]>([
    ['the shop’s confirmation', json(200, { orderNumber: '100000001', email: 'a@b.se' }), 'acknowledged'],
    ['a 200 of another shape', json(200, { ok: true }), 'queued'],
    ['a 200 that is a page', page(200), 'queued'],
    [
      'a 200 that breaks off',
      () => new Response('{"orderN', { headers: { 'Content-Type': 'application/json' } }),
      'queued',
    ],
    ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch')), 'queued'],
    ['none in time', () => Promise.reject(new DOMException('', 'TimeoutError')), 'queued'],
    ['400', refusal(400, 'errors.badRequest'), 'rejected'],
    ['400 that is a page', page(400), 'queued'],
    ['401', refusal(401, 'errors.account.expired'), 'logIn'],
    ['401 that is a page', page(401), 'queued'],
    ['408', refusal(408, 'errors.unexpected'), 'queued'],
    ['409: other terms', refusal(409, 'errors.order.changed'), 'terms'],
    ['409: sold out', refusal(409, 'errors.order.notInStock'), 'terms'],
    ['409: the cart is gone', refusal(409, 'errors.checkout.emptyCart'), 'terms'],
    ['409: cancelled', refusal(409, 'errors.order.cancelled'), 'rejected'],
    ['422', refusal(422, 'errors.order.validation'), 'rejected'],
    ['429', refusal(429, 'errors.tooMany'), 'queued'],
    ['500', refusal(500, 'errors.unexpected'), 'queued'],
    ['500 that is a page', page(500), 'queued'],
    ['502: not transferred', refusal(502, 'errors.order.notTransferred'), 'queued'],
    ['502: nobody knows', refusal(502, 'errors.order.unknown'), 'unknown'],
    ['503', refusal(503, 'errors.order.notTransferred'), 'queued'],
    ['JSON that is not our API’s', json(404, { message: 'no' }), 'queued'],
  ])('%s', async (_, answer, end) => {
    expect(await endOf(order, answer)).toBe(end)
  })

  test('what ends a first attempt does not end one whose order may have come through before', async () => {
    const again = { ...order, attempts: 1 }
    expect(await endOf(again, refusal(400, 'errors.badRequest'))).toBe('unknown')
    expect(await endOf(again, refusal(422, 'errors.order.validation'))).toBe('rejected')
    expect(await endOf(again, json(200, { orderNumber: '1', email: 'a' }))).toBe('acknowledged')
  })
})

describe('R4.102 other tasks:', () => {
  const parts = { id: 'a', now, store: 'sv' as const, hash: 'h' }
  const newsletter = newTask('newsletter', { ...parts, url: '/api/newsletter', payload: { email: 'a@b.se' } })
  const view = newTask('view', { ...parts, url: '/api/product-views/7', payload: {} })

  test('a subscription is made when our API says so, and nobody else', async () => {
    expect(await endOf(newsletter, json(200, { subscribed: true }))).toBe('acknowledged')
    expect(await endOf(newsletter, json(200, { status: 'ok' }))).toBe('queued')
    expect(await endOf(newsletter, refusal(400, 'errors.badRequest'))).toBe('rejected')
  })

  test('a look at a product is reported when the answer is empty', async () => {
    expect(await endOf(view, () => new Response(null, { status: 204 }))).toBe('acknowledged')
    expect(await endOf(view, page(200))).toBe('queued')
    expect(await endOf(order, () => new Response(null, { status: 204 }))).toBe('queued')
  })
})
