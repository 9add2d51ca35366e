import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
import { deliver, type Shopper } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { DB } = env as unknown as { DB: D1Database } // vitest.config.ts gives it

const cards = (balance: number) =>
  DB.prepare("UPDATE gift_card SET balance = ? WHERE code = 'GK-500'").bind(balance).run()
const balance = () =>
  DB.prepare("SELECT balance FROM gift_card WHERE code = 'GK-500'").first<number>('balance')

beforeEach(async () => {
  upstream.reset()
  await cards(500_00)
})

/** A guest with a gift card on the cart, before the button of the order; the total as it is shown. */
async function atTheButton() {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  await shopper.send('POST', '/api/cart/gift-card', { code: 'GK-500' })
  const { choice, cart } = await deliver(shopper)
  return { shopper, total: cart.totals.grandTotal, order: () => place(shopper, choice, cart) }
}

const place = (shopper: Shopper, choice: object, { lines, totals }: Cart) =>
  shopper.send('POST', '/api/checkout/order', {
    ...choice,
    orderId: crypto.randomUUID(),
    paymentMethod: 'hosted_invoice',
    expected: {
      lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
      grandTotal: totals.grandTotal,
    },
  })

describe('nobody is charged another sum than the one that was shown', () => {
  test('a gift card that others use up between the comparison and the order: refused, with the cart as it is now', async () => {
    const { shopper, total, order } = await atTheButton()
    upstream.answer = async (request) => {
      if (new URL(request.url).pathname === '/api/order') await cards(100_00)
      return undefined
    }
    const refused = await order()
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ error: { code: 'errors.order.changed' } })
    expect(await balance()).toBe(100_00)
    upstream.reset()
    const cart = await (await shopper.get('/api/cart')).json<Cart>()
    expect(cart.lines).toHaveLength(1)
    expect(cart.totals.grandTotal).toBe(total + 400_00)
  })

  test('two carts, one gift card, both orders at once: one has it, the other is asked', async () => {
    const shoppers = await Promise.all([atTheButton(), atTheButton()])
    const answers = await Promise.all(shoppers.map(({ order }) => order()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const totals = await DB.prepare(
      "SELECT json_extract(document, '$.grand_total') AS total FROM sales_order ORDER BY entity_id DESC LIMIT 1",
    ).first<number>('total')
    expect(totals).toBe((shoppers[0]?.total ?? 0) / 100)
  })
})
