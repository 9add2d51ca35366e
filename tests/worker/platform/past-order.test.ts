import { describe, expect, test } from 'vitest'
import { canWithdraw } from '#shared/orders/past-order.ts'
import { toPastOrder } from '#worker/platform/orders/to-past-order.ts'
import { wireOrderSchema } from '#worker/platform/protocol/past-order.ts'

/** What a stock platform says of an order (contract §1.8). */
const stock = {
  entity_id: 102,
  increment_id: '100000102',
  customer_email: 'anna@example.com',
  store_name: 'Längdåkning\nSverige',
  order_currency_code: 'SEK',
  created_at: '2024-01-23 15:30:04',
  status: 'processing',
  grand_total: 1498.5,
  items: [
    {
      item_id: 224,
      sku: 'A-187',
      name: 'Skida',
      qty_ordered: 1,
      row_total_incl_tax: 1399.5,
      product_type: 'configurable',
    },
    { item_id: 225, parent_item_id: 224, sku: 'A-187', name: 'Skida', qty_ordered: 1, row_total_incl_tax: 0 },
  ],
}

const shipped = {
  ...stock,
  shipping_description: 'Ombud',
  shipping_incl_tax: 99,
  discount_amount: -10,
  gift_cards_amount: 500,
  shipments: [
    {
      carrier: 'Ombud',
      tracking_number: 'X1',
      tracking_url: 'https://track.example/X1',
      shipped_at: '2024-01-24 08:00:00',
    },
    {
      carrier: 'Ombud',
      tracking_number: 'X2',
      tracking_url: 'javascript:alert(1)',
      shipped_at: '2024-01-24 08:00:00',
    },
  ],
  withdrawal: { state: 'open', until: '2024-02-10 08:00:00', open_purchase_until: null },
}

const withFee = { ...stock, total_segments: [{ code: 'payment_fee', title: 'Fee', value: 29 }] }

const read = (wire: object) => toPastOrder(wireOrderSchema.parse(wire))

describe('R3.37: an order of the past', () => {
  test('R3.26 has what the way to pay cost, where the platform says so', () => {
    expect(read(withFee).sums.payment).toBe(29_00)
    expect(read(stock).sums).not.toHaveProperty('payment')
  })

  test('has what a stock platform says, in minor units and UTC; what only the order service knows is empty', () => {
    expect(read(stock)).toMatchObject({
      number: '100000102',
      email: 'anna@example.com',
      storeName: 'Längdåkning, Sverige',
      placedAt: '2024-01-23T15:30:04Z',
      total: 149850,
      lines: [{ id: 224, rowTotal: 139950, options: [], withdrawable: { quantity: 0, reason: null } }],
      sums: { shipping: null },
      shipments: [],
      withdrawal: null,
    })
  })

  test('has its delivery, discount and gift card, which lower the sum', () => {
    const { sums, delivery } = read(shipped)
    expect(sums).toMatchObject({ shipping: 9900, discount: -1000, giftCard: -50000 })
    expect(delivery).toBe('Ombud')
  })

  test('names the code of its discount; a stock platform says null where there was none', () => {
    expect(read({ ...shipped, coupon_code: 'VINTER' }).sums.coupon).toBe('VINTER')
    for (const wire of [shipped, { ...shipped, coupon_code: null }])
      expect(read(wire).sums).not.toHaveProperty('coupon')
  })

  test('is not to be paid any more once it is canceled, although stock platforms still name the sum', () => {
    const unpaid = { ...stock, total_due: 1498.5 }
    expect(read(unpaid).totalDue).toBe(149850)
    expect(read({ ...unpaid, status: 'canceled' }).totalDue).toBe(0)
  })

  test.each([
    ['/downloads/0123', true],
    ['https://files.example/plan.pdf', true],
    ['//files.example/plan.pdf', false],
    ['/\\files.example', false],
    ['javascript:alert(1)', false],
  ])('its files are at %s: %s', (url, isLinked) => {
    const [item] = stock.items
    const downloads = [{ title: 'Plan', url }]
    expect(read({ ...stock, items: [{ ...item, downloads }] }).lines[0]?.downloads).toEqual(
      isLinked ? downloads : [],
    )
  })

  test.each([
    ['an item without a sku', { items: [{ item_id: 9 }, ...stock.items] }],
    ['a parcel without a day', { shipments: [{ carrier: 'Ombud' }, ...shipped.shipments] }],
  ])('%s takes nothing else along', (_, broken) => {
    expect(read({ ...shipped, ...broken })).toEqual(read(shipped))
  })

  test('links to nothing but a web page for tracking', () => {
    expect(read(shipped).shipments.map(({ trackingUrl }) => trackingUrl)).toEqual([
      'https://track.example/X1',
      null,
    ])
  })
})

describe('what can be withdrawn', () => {
  const line = (qty: number) => ({
    ...shipped,
    items: [{ ...stock.items[0], withdrawal: { qty, reason: null } }],
  })
  test.each([
    ['something is left within the period', line(1), true],
    ['everything is withdrawn', line(0), false],
    [
      'the period is over',
      { ...line(1), withdrawal: { state: 'over', until: null, open_purchase_until: null } },
      false,
    ],
    ['the platform does not say', { ...line(1), withdrawal: undefined }, false],
  ])('%s: %#', (_, wire, isPossible) => {
    expect(canWithdraw(read(wire))).toBe(isPossible)
  })
})
