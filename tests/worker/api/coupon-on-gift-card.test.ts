import { beforeEach, expect, test } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
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
