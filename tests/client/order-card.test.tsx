import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderCard } from '#client/pages/account/order-card.tsx'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')

const order: PastOrder = {
  ...{ id: 1, number: '100000001', email: 'asa@example.com', storeName: '', currency: 'SEK' },
  ...{ placedAt: '2026-11-20T10:00:00Z', status: 'complete', total: 100_00, totalDue: 0, lines: [] },
  sums: { subtotal: 100_00, discount: 0, giftCard: 0, shipping: null, tax: 20_00 },
  ...{ delivery: '', payment: 'Faktura', shippingAddress: null, billingAddress: null, shipments: [] },
  ...{ withdrawal: null, withdrawals: [] },
}

test.each([
  ['Skare, Sverige', 'sv', false],
  ['Skare, Norge', 'sv', true],
  ['Skare, Sverige', 'no', true],
  ['', 'sv', false],
] as const)(
  'R3.37 an order made in “%s” says so in the account of the store %s: %s',
  (storeName, storeCode, isSaid) => {
    const card = renderToString(
      <ShopProvider
        storeCode={storeCode}
        origins={{ sv: '', no: '', en: '' }}
        shell={{ menu: [], footer: [] }}
        t={t}
      >
        <OrderCard order={{ ...order, storeName }} href="/" />
      </ShopProvider>,
    )
    expect(/ · (?:Sverige|Norge)</.test(card)).toBe(isSaid)
  },
)

test.each([
  ['Ombud', 'account.status.complete'],
  ['', 'account.status.done'],
] as const)('a complete order with the delivery "%s" is called %s', (delivery, words) => {
  const card = renderToString(
    <ShopProvider storeCode="sv" origins={{ sv: '', no: '', en: '' }} shell={{ menu: [], footer: [] }} t={t}>
      <OrderCard order={{ ...order, delivery }} href="/" />
    </ShopProvider>,
  )
  expect(card).toContain(t(words))
})
