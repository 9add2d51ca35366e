import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartTotals } from '#client/features/cart/cart-totals.tsx'
import { OrderDetails } from '#client/features/order/order-details.tsx'
import { OrderWithdrawals } from '#client/features/order/order-withdrawals.tsx'
import { Thanks } from '#client/pages/order-confirmation/thanks.tsx'
import { ReceivedStep } from '#client/pages/withdraw/received-step.tsx'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import { emptyCart } from '#shared/cart/cart.ts'
import type { OrderLine, PastOrder, Withdrawal } from '#shared/orders/past-order.ts'
import { readDraft, startDraft } from '#shared/orders/withdrawal-steps.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')

const line = (withdrawable: OrderLine['withdrawable']): OrderLine => ({
  ...{ id: 1, sku: 'SKI', type: 'simple', name: 'Race Skate', options: [], quantity: 1 },
  ...{ rowTotal: 1299_00, image: null, path: null, withdrawable, downloads: [] },
})

const anOrder = (parts: Partial<PastOrder> = {}): PastOrder => ({
  ...{ id: 1, number: '100000024', email: 'asa@example.com', storeName: '' },
  ...{ placedAt: '2026-11-03T10:00:00Z', status: 'complete', currency: 'SEK', total: 1299_00, totalDue: 0 },
  lines: [line({ quantity: 1, reason: null })],
  sums: { subtotal: 1299_00, discount: 0, giftCard: 0, shipping: 0, tax: 259_80 },
  ...{ delivery: 'Ombud', payment: 'Kort', shippingAddress: null, billingAddress: null },
  ...{ shipments: [], withdrawals: [] },
  withdrawal: { state: 'open', until: '2026-11-20T22:59:59Z', openPurchaseUntil: null },
  ...parts,
})

/** What stands on the page, without its tags and with plain spaces. */
const shown = (part: ReactNode): string =>
  renderToString(
    <ShopProvider storeCode="sv" origins={{ sv: '', no: '', en: '' }} shell={{ menu: [], footer: [] }} t={t}>
      {part}
    </ShopProvider>,
  )
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')

test.each([
  ['something is left', line({ quantity: 1, reason: null }), true],
  ['everything is withdrawn', line({ quantity: 0, reason: null }), false],
  ['nobody can withdraw from it', line({ quantity: 0, reason: 'gift_card' as const }), false],
])('an order says until when it can be withdrawn from where it can: %s', (_, one, isSaid) => {
  const period = t('order.withdrawUntil', { date: '' }).trim()
  expect(shown(<OrderWithdrawals order={anOrder({ lines: [one] })} />).includes(period)).toBe(isSaid)
})

const goods = line({ quantity: 1, reason: null })

test('what is withdrawn is told with what was chosen of it, in the order and on the receipt', () => {
  const sizes = [38, 42].map((size, at) => ({
    ...{ ...goods, id: at + 1 },
    options: [
      { label: 'Färg', value: 'Röd' },
      { label: 'Storlek', value: String(size) },
    ],
  }))
  const withdrawal: Withdrawal = {
    ...{ reference: 'WD-1', kind: 'withdrawal', receivedAt: '2026-11-04T10:00:00Z', note: '' },
    lines: [{ id: 2, quantity: 1 }],
  }
  const order = anOrder({ lines: sizes, withdrawals: [withdrawal] })
  const draft = startDraft(readDraft({ orderNumber: order.number, email: order.email }), order)
  for (const part of [
    <OrderWithdrawals key="order" order={order} />,
    <ReceivedStep key="receipt" step="received" draft={draft} order={order} withdrawal={withdrawal} />,
  ])
    expect(shown(part)).toContain('1 × Race Skate, Färg: Röd, Storlek: 42')
})

test.each<[string, OrderLine, boolean]>([
  ['goods', goods, false],
  ['a gift card', line({ quantity: 0, reason: 'gift_card' }), true],
  ['printed goods', line({ quantity: 0, reason: 'personalised' }), true],
  ['a file that can be withdrawn', { ...goods, type: 'downloadable' }, true],
])('the day says what it does not count for, where the order has such: %s', (_, one, isSaid) => {
  const text = shown(<OrderWithdrawals order={anOrder({ lines: [goods, { ...one, id: 2 }] })} />)
  expect(text).toContain('Ångerrätt till och med 20 november 2026')
  expect(text.includes(t('order.withdrawExcept'))).toBe(isSaid)
})

test.each([
  ['with a code', 'SKARE10'],
  ['by a rule of the shop', undefined],
])('the sums say what a discount came from: %s', (_, coupon) => {
  const sums = { subtotal: 1299_00, discount: -129_90, coupon, giftCard: 0, shipping: 0, tax: 233_82 }
  const text = shown(<OrderDetails order={anOrder({ sums })} />)
  expect(text).toMatch(coupon ? /Rabatt\|+SKARE10\|/ : /Rabatt\|+[−-]/)
})

test.each([
  ['goods that are sent', 'Ombud', true],
  ['nothing that is sent', '', false],
])('the next steps tell of an external warehouse for %s', (_, delivery, isSaid) => {
  const confirmation = { orderNumber: '100000024', email: 'asa@example.com' }
  const text = shown(<Thanks {...confirmation} order={anOrder({ delivery })} />)
  expect(text.includes(t('confirmation.external'))).toBe(isSaid)
  expect(text).toContain(t('confirmation.mail'))
  expect(shown(<Thanks {...confirmation} order={null} />)).toContain(t('confirmation.external'))
})

test('of an order that costs nothing no invoice is told of', () => {
  const confirmation = { orderNumber: '100000024', email: 'asa@example.com' }
  const told = (total: number) =>
    shown(<Thanks {...confirmation} order={anOrder({ total })} />).includes(t('confirmation.invoice'))
  expect([told(1299_00), told(0)]).toEqual([true, false])
})

/** Goods for 1 299 kr with 259,80 kr of VAT; a gift card pays for all of it. */
const paidByCard = {
  subtotal: 1299_00,
  subtotalExclTax: 1039_20,
  discount: 0,
  giftCard: -1299_00,
  shipping: 0,
  tax: 259_80,
}

const withFee = { ...paidByCard, giftCard: 0, payment: 29_00, grandTotal: 1328_00 }

test.each([
  ['order', <OrderDetails key="order" order={anOrder({ total: 0, sums: paidByCard })} />],
  ['cart', <CartTotals key="cart" cart={{ ...emptyCart, totals: { ...paidByCard, grandTotal: 0 } }} />],
])('where a gift card pays, the VAT is told with the sum before the card: %s', (_, part) => {
  expect(shown(part).replaceAll(/\|+/g, '|')).toContain(
    '|Summa före presentkort|varav moms 259,80 kr|1 299 kr|Presentkort|−1 299 kr|Totalt|0 kr',
  )
})

test.each([
  ['order', <OrderDetails key="order" order={anOrder({ total: 1328_00, sums: withFee })} />],
  ['cart', <CartTotals key="cart" cart={{ ...emptyCart, totals: withFee }} />],
])('R3.26 what the way to pay costs is a row of the sum, which adds up: %s', (_, part) => {
  expect(shown(part).replaceAll(/\|+/g, '|')).toMatch(
    /\|Varor\|1 299 kr\|.*\|Betalningsavgift\|29 kr\|Totalt\|varav moms 259,80 kr\|1 328 kr/,
  )
})

test('without a gift card the VAT is a part of the total', () => {
  expect(shown(<OrderDetails order={anOrder()} />).replaceAll(/\|+/g, '|')).toContain(
    '|Totalt|varav moms 259,80 kr|1 299 kr|',
  )
})

test('an order on paper says when it was placed, and who sold it', () => {
  expect(shown(<OrderDetails order={anOrder()} />)).toContain(
    '|Beställd 3 november 2026 hos Skare Sport AB, Org.nr 559000-0000, Stadiongatan 8, 831 52 Östersund|',
  )
})

test.each([
  ['SEK', '|1 299 kr|'],
  ['NOK', '|1 299 NOK|'],
  ['EUR', '|1 299 EUR|'],
])('sums of an order in %s are told in a Swedish account as %s', (currency, sum) => {
  expect(shown(<OrderDetails order={anOrder({ currency })} />)).toContain(sum)
})
