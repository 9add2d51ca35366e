import { beforeEach, expect, test } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { deliver } from '../support/checkout.ts'
import { fillGiftCards, GIFT_CARDS } from '../support/order-books.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

test('a coupon takes nothing off a gift card: money is not sold below its value', async () => {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-GIFTCARD', quantity: 1 })
  const refused = await (await shopper.send('POST', '/api/cart/coupon', { code: 'SKARE10' })).json()
  expect(refused).toMatchObject({ notices: [{ type: 'error' }] })
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  await shopper.send('POST', '/api/cart/coupon', { code: 'SKARE10' })
  const { lines, totals } = await (await shopper.get('/api/cart')).json<Cart>()
  const goods = lines.find(({ sku }) => sku === 'DEMO-SALE')
  expect(goods?.unitPrice).toBeGreaterThan(0)
  expect(totals.discount).toBe(-Math.round((goods?.unitPrice ?? 0) / 10))
})

test('R1.25: where a gift card pays for all, the coupon that takes off more still stays', async () => {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  await fillGiftCards(10_000_00)
  for (const [kind, code] of [
    ['coupon', 'SKARE10'],
    ['gift-card', GIFT_CARDS.sv],
  ])
    expect((await shopper.send('POST', `/api/cart/${kind}`, { code })).status).toBe(200)
  await deliver(shopper)
  const answer = await (await shopper.send('POST', '/api/cart/coupon', { code: 'FRAKT' })).json<CartAnswer>()
  expect(answer.cart.totals.grandTotal).toBe(0)
  expect(answer.notices).toMatchObject([{ key: 'notices.coupon.kept', params: { before: 'SKARE10' } }])
  expect(answer.cart.coupon).toBe('SKARE10')
})
