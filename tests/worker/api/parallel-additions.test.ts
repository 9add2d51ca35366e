import { beforeEach, expect, test } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const ADDITIONS = 12

test('of many additions at the same time, from many tabs, none is lost', async () => {
  const shopper = createShopper()
  const add = () => shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  await add()
  const answers = await Promise.all(Array.from({ length: ADDITIONS }, add))
  expect(answers.map(({ status }) => status)).toEqual(Array(ADDITIONS).fill(200))
  const cart = await (await shopper.get('/api/cart')).json<Cart>()
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([ADDITIONS + 1])
})
