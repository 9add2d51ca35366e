import { afterEach, expect, test } from 'vitest'
import type { OrderAgainAnswer, PastLine } from '#shared/account/order-again.ts'
import { answerSchemas } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { createShopper, upstream } from '../support/shop.ts'

afterEach(() => upstream.reset())

const again = async (lines: PastLine[], shopper = createShopper()) =>
  shopper.send('POST', '/api/cart/again', { lines })

/** As long as the platform makes it, of a package with all its parts. */
const PACKAGE = `DEMO-BUNDLE-${['SKI-190', 'BINDING-NNN', 'BOOT-40', 'POLE-150', 'BAG-LARGE', 'SLEEVE'].map((part) => `DEMO-BUNDLE-${part}`).join('-')}`

test('an order of the past is put into the cart as far as it can be bought; the rest is named with its reason', async () => {
  const response = await again([
    { sku: 'DEMO-SALE', quantity: 2 },
    { sku: 'DEMO-CONF-RED-180', quantity: 1 },
    { sku: 'DEMO-LOW', quantity: 9 },
    { sku: 'DEMO-OOS', quantity: 1 },
    { sku: 'DEMO-INITIALS', quantity: 1 },
    { sku: PACKAGE, quantity: 1 },
    { sku: 'DEMO-EXPIRED', quantity: 1 },
    { sku: 'NOTHING', quantity: 1 },
  ])
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  const { cart, added, left } = await response.json<OrderAgainAnswer & { cart: Cart }>()
  expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['DEMO-SALE', 2],
    ['DEMO-CONF-RED-180', 1],
    ['DEMO-LOW', 3],
  ])
  expect(added).toBe(6) // pieces, as the cart counts them
  expect(left.map(({ sku, reason }) => [sku, reason])).toEqual([
    ['DEMO-LOW', 'soldOut'], // of nine there are three
    ['DEMO-OOS', 'soldOut'],
    ['DEMO-INITIALS', 'choose'],
    [PACKAGE, 'choose'],
    ['DEMO-EXPIRED', 'gone'],
    ['NOTHING', 'gone'],
  ])
  const personal = left.find(({ sku }) => sku === 'DEMO-INITIALS')
  expect((await createShopper().get(personal?.path ?? '')).status).toBe(200)
})

test('something that takes a printed text goes into the cart when it was bought without one', async () => {
  const jacket = { sku: 'DEMO-INITIALS', quantity: 1 }
  const bought = await again([{ ...jacket, chosen: [] }])
  expect(await bought.json()).toMatchObject({ added: 1, left: [] })
  const printed = await again([{ ...jacket, chosen: ['Initialer'] }])
  expect(await printed.json()).toMatchObject({ added: 0, left: [{ sku: jacket.sku, reason: 'choose' }] })
})

test.each([
  ['no lines', []],
  ['a quantity of nothing', [{ sku: 'DEMO-SALE', quantity: 0 }]],
  ['more lines than an order has', Array.from({ length: 51 }, () => ({ sku: 'DEMO-SALE', quantity: 1 }))],
])('%s are refused, and the cart stays as it is', async (_, lines) => {
  const shopper = createShopper()
  expect((await again(lines, shopper)).status).toBe(400)
  expect(await (await shopper.get('/api/cart')).json()).toMatchObject({ lines: [] })
})

const failingFor = (sku: string) => async (request: Request) =>
  request.url.includes('cart/update') && (await request.clone().text()).includes(sku)
    ? Response.json({ code: 500, result: 'SQLSTATE[HY000]' }, { status: 500 })
    : undefined

test('a platform that fails at one of them is told of that one; the others are in the cart', async () => {
  upstream.answer = failingFor('DEMO-SALE')
  const response = await again([
    { sku: 'DEMO-LOW', quantity: 1 },
    { sku: 'DEMO-SALE', quantity: 1 },
    { sku: 'DEMO-CONF-RED-180', quantity: 1 },
  ])
  const { cart, added, left } = answerSchemas['cart.orderAgain'].parse(await response.json())
  expect(cart?.lines.map(({ sku }) => sku)).toEqual(['DEMO-LOW', 'DEMO-CONF-RED-180'])
  expect(added).toBe(2)
  expect(left).toMatchObject([{ sku: 'DEMO-SALE', reason: 'failed' }])
})

test('where it fails at all of them it is a failure', async () => {
  upstream.answer = failingFor('DEMO-SALE')
  expect((await again([{ sku: 'DEMO-SALE', quantity: 1 }])).status).toBe(502)
})

test('a platform that does not say what is in stock stops nobody', async () => {
  upstream.answer = (request) => {
    if (request.url.includes('stock/')) throw new TypeError('connection lost')
  }
  const response = await again([{ sku: 'DEMO-SALE', quantity: 1 }])
  expect(await response.json()).toMatchObject({ added: 1, left: [] })
})
