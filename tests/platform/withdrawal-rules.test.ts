import { describe, expect, test } from 'vitest'
import { endOfDayAfter } from '#platform/commerce/clock.ts'
import { toWireOrder } from '#platform/commerce/orders/order-answer.ts'
import { exemptionOf, isDone } from '#platform/commerce/orders/order-items.ts'
import { planShipment } from '#platform/commerce/orders/shipments.ts'
import { periodOf } from '#platform/commerce/orders/withdrawal-period.ts'
import { exemptionAt, mergeLines, withdrawableQty } from '#platform/commerce/orders/withdrawal-rules.ts'
import { aLine, anItem, aShipment, aStoredOrder, aWithdrawal } from './order-builders.ts'

const custom = { extension_attributes: { custom_options: [{ option_id: '9', option_value: 'ÅB' }] } }

describe('what can never be withdrawn, or a service only for a while (contract §18.1)', () => {
  test.each([
    ['plain goods', {}, null],
    ['a configurable', { product_type: 'configurable' }, null],
    ['a bundle', { product_type: 'bundle' }, null],
    ['initials at a price', { product_option: custom, is_personalised: true }, 'personalised'],
    ['a free text for the printer', { product_option: custom, is_personalised: false }, null],
    ['any custom option of an old order', { product_option: custom }, 'personalised'],
    ['a service', { product_type: 'virtual' }, 'service'],
    ['a download', { product_type: 'downloadable' }, 'download'],
    ['a gift card, which is not taxed', { product_type: 'virtual', tax_percent: 0 }, 'gift_card'],
  ])('%s: %o is %s', (_, more, reason) => {
    expect(exemptionOf(anItem(more))).toBe(reason)
    expect(withdrawableQty(anItem(more), aStoredOrder(), '2026-04-01 00:00:00')).toBe(reason === null ? 2 : 0)
  })

  test.each([
    ['at the end of the 14th day after the order', '2026-03-15 22:59:59', null],
    ['the second after', '2026-03-15 23:00:00', 'service'],
  ])('%s a service says %o', (_, at, reason) => {
    const item = anItem({ product_type: 'virtual' })
    expect(exemptionAt(item, aStoredOrder(), at)).toBe(reason)
    expect(withdrawableQty(item, aStoredOrder(), at)).toBe(reason === null ? 2 : 0)
  })

  test.each([
    ['the', 1, 'download'],
    ['another', 2, null],
  ])('once %s file, of line %i, is fetched a download says %o', (_, item_id, reason) => {
    const fetched = { token: 'a', item_id, link_id: 1, title: '', fetched_at: '2026-03-01 11:00:00' }
    const order = aStoredOrder({ more: { downloads: [fetched] } })
    expect(exemptionAt(anItem({ product_type: 'downloadable' }), order, '2026-03-02 00:00:00')).toBe(reason)
  })

  test('the hidden child of a configurable is no line of its own', () => {
    expect(withdrawableQty(anItem({ parent_item_id: 7 }), aStoredOrder(), '2026-03-02 00:00:00')).toBe(0)
  })
})

test.each([
  ['goods', {}, false],
  ['a printed gift card', { tax_percent: 0 }, false],
  ['a service', { product_type: 'virtual' }, false],
  ['a gift card', { product_type: 'virtual', tax_percent: 0 }, true],
  ['a download', { product_type: 'downloadable' }, true],
])('once it is paid, nobody has anything to do for %s: %o is %s', (_, more, isNothingLeft) => {
  expect(isDone(anItem(more), true)).toBe(isNothingLeft)
})

test('a gift card that is not paid for yet is still to come', () => {
  expect(isDone(anItem({ product_type: 'virtual', tax_percent: 0 }), false)).toBe(false)
})

describe('how many are left', () => {
  test.each([
    ['nothing was withdrawn', [], 2],
    ['one was', [aWithdrawal()], 1],
    ['one twice', [aWithdrawal(), aWithdrawal()], 0],
    ['one is to be exchanged, which takes nothing', [aWithdrawal({ kind: 'exchange' })], 2],
    ['another item was', [aWithdrawal({ lines: [{ item_id: 2, qty: 1 }] })], 2],
  ])('%s', (_, withdrawals, left) => {
    expect(withdrawableQty(anItem(), aStoredOrder({ more: { withdrawals } }), '2026-03-02 00:00:00')).toBe(
      left,
    )
  })

  test('the same item twice in one request is the sum', () => {
    const lines = [1, 2, 1].map((item_id) => ({ item_id, qty: 1 }))
    expect(mergeLines(lines)).toEqual([
      { item_id: 1, qty: 2 },
      { item_id: 2, qty: 1 },
    ])
  })
})

describe('what is still to be paid once one of two is withdrawn', () => {
  /** Of two at 199 and a delivery at 49, to be paid later. */
  const dueOf = (cart: Parameters<typeof aStoredOrder>[0]) => {
    const order = aStoredOrder({ ...cart, more: { withdrawals: [aWithdrawal()] } })
    const document = { ...order.document, total_due: order.document.grand_total }
    return toWireOrder({ ...order, document }, '2026-03-02 10:00:00').total_due
  }

  test('is less by what it cost with the coupon', () => {
    expect(dueOf({})).toBe(248)
    expect(dueOf({ cart: { coupon: { code: 'TIO', kind: 'percent', amount: 10 } } })).toBe(228.1)
  })

  test('is no delivery once only what nobody sends is left', () => {
    const service = aLine({ sku: 'SERVICE', itemId: 2, productType: 'virtual' })
    const goods = aLine({ sku: 'WAX' })
    expect(dueOf({ lines: [goods, service] })).toBe(199)
    expect(dueOf({ lines: [goods, service, aLine({ sku: 'GRIP', itemId: 3 })] })).toBe(447)
  })

  test('is nothing, not less, where a gift card has paid for more than is kept', () => {
    expect(dueOf({ cart: { giftCard: { code: 'KORT', amount: 400_00 } } })).toBe(0)
  })
})

describe('the period (contract §18.1)', () => {
  const shipments = [aShipment({ delivered_at: '2026-03-03 12:00:00' })]
  test.each([
    ['before delivery', '2026-03-03 11:59:59', 'open', null],
    ['at delivery', '2026-03-03 12:00:00', 'open', '2026-03-17 22:59:59'],
    ['at the end of the 14th day in Sweden', '2026-03-17 22:59:59', 'open', '2026-03-17 22:59:59'],
    ['the second after', '2026-03-17 23:00:00', 'openPurchase', '2026-03-17 22:59:59'],
    [
      'at the end of the 60th day, in summer time',
      '2026-05-02 21:59:59',
      'openPurchase',
      '2026-03-17 22:59:59',
    ],
    ['and after that', '2026-05-02 22:00:00', 'over', '2026-03-17 22:59:59'],
  ])('%s', (_, at, state, until) => {
    const openPurchaseUntil = until && '2026-05-02 21:59:59'
    const order = aStoredOrder({ more: { shipments } })
    expect(periodOf(order, at)).toEqual({ state, until, open_purchase_until: openPurchaseUntil })
  })

  test('a canceled order has none, one that was not sent is open', () => {
    const none = { state: 'none', until: null, open_purchase_until: null }
    expect(
      periodOf(aStoredOrder({ more: { status: 'canceled', shipments } }), '2026-03-04 00:00:00'),
    ).toEqual(none)
    expect(periodOf(aStoredOrder(), '2030-01-01 00:00:00')).toEqual({ ...none, state: 'open' })
  })

  test('the last parcel begins it', () => {
    const late = aShipment({ delivered_at: '2026-03-09 12:00:00' })
    const order = aStoredOrder({ more: { shipments: [...shipments, late] } })
    expect(periodOf(order, '2026-03-08 00:00:00').until).toBeNull()
    expect(periodOf(order, '2026-03-10 00:00:00').until).toBe('2026-03-23 22:59:59')
  })

  test('where all goods are withdrawn it is that of the services and files that are left', () => {
    const file = aLine({ itemId: 2, sku: 'PLAN', productType: 'downloadable' })
    const lines = [aLine({ sku: 'WAX', qty: 1 }), file]
    expect(periodOf(aStoredOrder({ lines }), '2026-03-02 00:00:00').until).toBeNull()
    const order = aStoredOrder({ lines, more: { withdrawals: [aWithdrawal()] } })
    expect(periodOf(order, '2026-03-02 00:00:00').until).toBe('2026-03-15 22:59:59')
  })

  test('an order with nothing to send begins it itself', () => {
    const order = aStoredOrder({ lines: [aLine({ sku: 'PLAN', productType: 'downloadable' })] })
    expect(periodOf(order, '2026-03-01 10:00:00').until).toBe('2026-03-15 22:59:59')
  })

  test('a parcel that arrives after midnight on the store’s clocks counts from that day', () => {
    expect(endOfDayAfter('2026-06-01 21:59:59', 14, 'Europe/Stockholm')).toBe('2026-06-15 21:59:59')
    expect(endOfDayAfter('2026-06-01 22:00:00', 14, 'Europe/Stockholm')).toBe('2026-06-16 21:59:59')
  })
})

describe('the parcel of an order', () => {
  const at = '2026-03-02 08:00:00'

  test('has the carrier of its delivery and arrives two days later', () => {
    expect(planShipment(aStoredOrder(), at)).toEqual({
      carrier: 'Ombud',
      tracking_number: 'SK100000024SE',
      tracking_url: null,
      shipped_at: at,
      delivered_at: '2026-03-04 08:00:00',
    })
  })

  test('goods that are to be exchanged are in it', () => {
    const withdrawals = [aWithdrawal({ kind: 'exchange', lines: [{ item_id: 1, qty: 2 }] })]
    expect(planShipment(aStoredOrder({ more: { withdrawals } }), at)).not.toBeNull()
  })

  test.each([
    ['canceled', { more: { status: 'canceled' } }],
    ['sent', { more: { shipments: [aShipment()] } }],
    ['withdrawn', { more: { withdrawals: [aWithdrawal({ lines: [{ item_id: 1, qty: 2 }] })] } }],
    ['a download', { lines: [aLine({ sku: 'PLAN', productType: 'downloadable' })] }],
  ])('there is none when the order is %s', (_, plan) => {
    expect(planShipment(aStoredOrder(plan), at)).toBeNull()
  })
})
