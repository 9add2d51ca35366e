import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { Confirmation } from '#shared/api/checkout.ts'
import type { ApiAnswer } from '#shared/api/endpoint-schemas.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { deliver, type Shopper } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { DB } = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings

beforeEach(() => upstream.reset())

const bundleOf = (...links: number[]) =>
  links.map((link) => ({ optionId: String(Math.floor(link / 100)), quantity: 1, selections: [String(link)] }))

/** A product of each type, with what is chosen of it. */
const products: [name: string, line: Record<string, unknown>, isVirtual: boolean][] = [
  ['a simple product', { sku: 'DEMO-SALE' }, false],
  ['a configurable', { sku: 'DEMO-CONF-RED-180', parentSku: 'DEMO-CONF' }, false],
  ['a bundle', { sku: 'DEMO-BUNDLE', bundle: bundleOf(101, 202, 301, 403) }, false],
  [
    'a bundle with several of a part',
    {
      sku: 'DEMO-MULTI',
      bundle: [
        { optionId: '1', quantity: 1, selections: ['101', '103'] },
        { optionId: '2', quantity: 3, selections: ['201'] },
      ],
    },
    false,
  ],
  [
    'a grouped product',
    {
      sku: 'DEMO-GROUPED',
      members: [
        { sku: 'DEMO-GROUPED-BLUE', quantity: 2 },
        { sku: 'DEMO-GROUPED-RED', quantity: 1 },
      ],
    },
    false,
  ],
  [
    'a jacket with initials',
    {
      sku: 'DEMO-INITIALS',
      custom: [
        { optionId: '1', value: 'ÅB' },
        { optionId: '2', value: 'Åström' },
      ],
    },
    false,
  ],
  ['a service', { sku: 'DEMO-VIRTUAL' }, true],
  ['a download', { sku: 'DEMO-DOWNLOAD' }, true],
  ['a gift card', { sku: 'DEMO-GIFTCARD' }, true],
]

const ways = ['hosted_invoice', 'cashondelivery', 'hosted'] as const
type Way = (typeof ways)[number]

/** Cash on delivery needs something that is delivered (R4.71). */
const cases = products.flatMap(([name, line, isVirtual]) =>
  ways.filter((way) => way !== 'cashondelivery' || !isVirtual).map((way) => ({ name, way, line, isVirtual })),
)

async function pay(
  shopper: Shopper,
  way: Way,
  { choice, cart }: { choice: object; cart: Cart },
): Promise<Response> {
  if (way !== 'hosted') {
    const request = {
      ...choice,
      paymentMethod: way,
      orderId: crypto.randomUUID(),
      expected: expectedOf(cart),
    }
    return shopper.send('POST', '/api/checkout/order', request)
  }
  const opened = await shopper.send('POST', '/api/checkout/payment-session')
  const { url, token } = await opened.json<ApiAnswer<'checkout.paymentSession'>>()
  const paid = await shopper.post(url, { token, action: 'pay', method: 'invoice', personal_number: '' })
  expect(paid.status).toBe(200)
  return shopper.send('POST', '/api/checkout/complete')
}

interface OrderItem {
  sku: string
  qty_ordered: number
  price_incl_tax: number
  row_total_incl_tax: number
  parent_item_id?: number
  product_option?: { extension_attributes: object }
}

/** The order as the platform keeps it; sums in minor units. */
async function orderAtPlatform(orderNumber: string) {
  const row = await DB.prepare('SELECT document FROM sales_order WHERE order_number = ?')
    .bind(orderNumber)
    .first<{ document: string }>()
  const document: {
    grand_total: number
    shipping_incl_tax: number
    tax_amount: number
    shipping_description: string
    payment: { method: string }
    items: OrderItem[]
  } = JSON.parse(row?.document ?? 'null')
  const minor = (amount: number) => Math.round(amount * 100)
  return {
    method: document.payment.method,
    shippingDescription: document.shipping_description,
    grandTotal: minor(document.grand_total),
    shipping: minor(document.shipping_incl_tax),
    tax: minor(document.tax_amount),
    lines: document.items
      .filter(({ parent_item_id }) => parent_item_id === undefined)
      .map(({ sku, qty_ordered, price_incl_tax, row_total_incl_tax, product_option }) => ({
        sku,
        quantity: qty_ordered,
        unitPrice: minor(price_incl_tax),
        rowTotal: minor(row_total_incl_tax),
        chosen: product_option?.extension_attributes ?? {},
      })),
  }
}

/** What was chosen of each line of the newest cart, as the platform keeps it: by sku. */
async function choicesAtPlatform(): Promise<Map<string, object>> {
  const newest = '(SELECT MAX(id) FROM quote)'
  const { results } = await DB.prepare(`SELECT sku, options FROM quote_item WHERE quote_id = ${newest}`).all<{
    sku: string
    options: string
  }>()
  return new Map(results.map(({ sku, options }) => [sku, JSON.parse(options)]))
}

const byText = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other))

describe.each(cases)('$name by $way', ({ line, way, isVirtual }) => {
  test('R1.24: is ordered as the cart showed it, with all that was chosen, to the öre', async () => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { quantity: 1, ...line })
    const shown = await deliver(shopper)
    expect(shown.paymentMethods.map(({ code }) => code).includes('cashondelivery')).toBe(!isVirtual)

    const chosen = await choicesAtPlatform()
    const answer = await pay(shopper, way, shown)
    expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)])
    const { orderNumber } = await answer.json<Confirmation>()

    const { lines, totals } = shown.cart
    const order = await orderAtPlatform(orderNumber)
    expect(order).toMatchObject({
      grandTotal: totals.grandTotal,
      shipping: totals.shipping ?? 0,
      tax: totals.tax,
    })
    expect(order.shippingDescription !== '').toBe(!isVirtual)
    const shownLines = lines.map(({ sku, quantity, unitPrice, rowTotal }) => ({
      sku,
      quantity,
      unitPrice,
      rowTotal,
      chosen: chosen.get(sku),
    }))
    expect(order.lines.toSorted(byText)).toEqual(shownLines.toSorted(byText))
  })
})
