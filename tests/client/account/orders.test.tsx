// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { askAgain } from '#client/api/use-api.ts'
import { Orders } from '#client/pages/account/orders.tsx'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

const order: PastOrder = {
  ...{ id: 1, number: '000000123', email: 'asa@example.com', storeName: '', currency: 'SEK' },
  ...{ placedAt: '2026-11-20T10:00:00Z', status: 'complete', total: 100_00, totalDue: 0, lines: [] },
  sums: { subtotal: 100_00, discount: 0, giftCard: 0, shipping: null, tax: 20_00 },
  ...{ delivery: '', payment: 'Faktura', shippingAddress: null, billingAddress: null, shipments: [] },
  ...{ withdrawal: null, withdrawals: [] },
}

test('orders stay shown when they are asked for again, as after a lost connection, and the shop does not answer', async () => {
  let isAway = false
  const fetch = vi.fn(async () =>
    isAway
      ? Response.json({ error: { code: 'errors.platformAway', requestId: '' } }, { status: 502 })
      : Response.json({ orders: [order], page: 1, pageCount: 1 }),
  )
  vi.stubGlobal('fetch', fetch)
  const page = createRenderedPage()
  await page.render(
    inShop(
      <ul>
        <Orders customerId={1} />
      </ul>,
    ),
  )
  await vi.waitFor(async () => {
    await page.run(() => undefined)
    expect(page.find('a', '000000123')).toBeDefined()
  })
  isAway = true
  await page.run(() => askAgain('user.orders').catch(() => undefined))
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(page.find('a', '000000123')).toBeDefined()
})
