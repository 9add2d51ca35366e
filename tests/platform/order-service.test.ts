import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { dispatchOrder } from '#platform/commerce/orders/shipments.ts'
import { findOrderByNumber } from '#platform/commerce/orders/stored-order.ts'
import { withdraw as storeWithdrawal } from '#platform/commerce/orders/withdrawals.ts'
import { anAddress, call, get, post, prepareShop, signIn } from './commerce-fixture.ts'

prepareShop()
afterEach(() => call('DELETE', '/dials'))

const SERVICE = '/api/ext/order-service'
const DAY_MS = 86_400_000
const NO_ORDER = 'No order with this number and e-mail address.'

const product = (sku: string, qty: number, more: Record<string, unknown> = {}) => ({
  sku,
  qty,
  price: 1,
  ...more,
})

/** Places an order, by default three pieces of wax, and answers what names it to the order service. */
const anOrder = async (products: unknown[] = [product('WAX', 3)], more: Record<string, unknown> = {}) => {
  await post('/dials/stock', [
    { sku: 'WAX', qty: 100 },
    { sku: 'GRIP', qty: 100 },
    { sku: 'RACE-187', qty: 100 },
  ])
  const addressInformation = {
    shippingAddress: anAddress,
    billingAddress: anAddress,
    shipping_carrier_code: 'pickup',
    shipping_method_code: 'servicepoint',
    payment_method_code: 'hosted_invoice',
  }
  const { code, result } = await post('/api/order', {
    order_id: crypto.randomUUID(),
    products,
    addressInformation,
    ...more,
  })
  expect(code).toBe(200)
  return { orderNumber: String(result.orderNumber), email: anAddress.email }
}

type Key = Awaited<ReturnType<typeof anOrder>>

const read = async (key: Key) => (await post(`${SERVICE}/order`, key)).result

const withdraw = (key: Key, lines: unknown[], more: Record<string, unknown> = {}) =>
  post(`${SERVICE}/withdraw`, {
    ...key,
    requestId: crypto.randomUUID(),
    kind: 'withdrawal',
    name: 'Åsa Berg',
    lines,
    ...more,
  })

/** A press of the demo page's button; it answers with a redirect, not with an envelope. */
const dispatch = async ({ orderNumber }: Key) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await app.request(`/demo/orders/${orderNumber}/dispatch`, { method: 'POST', headers }, env)
  expect(answer.status).toBe(303)
}

const shiftDays = (days: number) => post('/dials/clock', { shiftMs: days * DAY_MS })

/** Dispatches and lets days pass after the delivery, which is two days after that. */
const daysAfterDelivery = async (key: Key, days: number) => {
  await dispatch(key)
  await shiftDays(2 + days)
}

/** The order as the warehouse reads it. */
const orderOf = async ({ orderNumber }: Key) => {
  const order = await findOrderByNumber(env.DB, orderNumber)
  if (!order) throw new Error('no order')
  return order
}

const cancel = ({ orderNumber }: Key) =>
  env.DB.prepare("UPDATE sales_order SET status = 'canceled' WHERE order_number = ?").bind(orderNumber).run()

const receiptsOf = async ({
  orderNumber,
}: Key): Promise<{ subject: string; body: string; html: string }[]> => {
  const { results } = await env.DB.prepare("SELECT * FROM mail WHERE kind = 'withdrawal' AND subject LIKE ?")
    .bind(`%${orderNumber}%`)
    .all<{ subject: string; body: string; html: string }>()
  return results
}

describe('an order without a login (contract §18.1)', () => {
  test('number and e-mail open it, whatever the case of the e-mail', async () => {
    const key = await anOrder()
    const order = await read({ ...key, email: ' Asa.Berg@EXAMPLE.com ' })
    expect(order).toMatchObject({
      increment_id: key.orderNumber,
      status: 'pending',
      grand_total: 646,
      items: [{ name: 'Glide wax', option_labels: [], withdrawal: { qty: 3, reason: null } }],
      shipments: [],
      withdrawal: { state: 'open', until: null, open_purchase_until: null },
      withdrawals: [],
    })
  })

  test('a wrong number and a wrong e-mail are refused alike', async () => {
    const key = await anOrder()
    for (const wrong of [{ orderNumber: '199999999' }, { email: 'eve@example.com' }, { email: '' }])
      expect(await post(`${SERVICE}/order`, { ...key, ...wrong })).toEqual({
        status: 404,
        code: 404,
        result: NO_ORDER,
      })
  })

  test('a body of another form names its fault', async () => {
    const { status, result } = await post(`${SERVICE}/order`, {
      orderNumber: 100000001,
      email: 'a@example.com',
    })
    expect(status).toBe(400)
    expect(result).toMatchObject([{ keyword: 'type', dataPath: '.orderNumber' }])
  })

  test('what was chosen is told in texts: variant, parts of a bundle, initials', async () => {
    const bundle_options = [{ option_id: 1, option_qty: 1, option_selections: [4] }]
    const custom_options = [{ option_id: '9', option_value: 'ÅB' }]
    const options = (extension_attributes: unknown) => ({ product_option: { extension_attributes } })
    const key = await anOrder([
      product('RACE-187', 1, {
        parentSku: 'RACE',
        ...options({
          configurable_item_options: [
            { option_id: '201', option_value: '611' },
            { option_id: '202', option_value: '702' },
          ],
        }),
      }),
      product('BUNDLE', 1, options({ bundle_options })),
      product('INITIALS', 1, options({ custom_options })),
    ])
    const { items } = await read(key)
    expect(items.map((item: { option_labels: unknown }) => item.option_labels)).toEqual([
      [
        { label: 'Längd', value: '187' },
        { label: 'Spann', value: 'Medium' },
      ],
      [], // the hidden child
      [{ label: 'Innehåll', value: '1 × Glide wax' }],
      [{ label: 'Initialer', value: 'ÅB' }],
    ])
    expect(items.at(-1).withdrawal).toEqual({ qty: 0, reason: 'personalised' })
    expect(items[1]).toMatchObject({ parent_item_id: items[0].item_id, withdrawal: { qty: 0, reason: null } })
    expect(items.some((item: object) => 'is_personalised' in item)).toBe(false)
  })

  test('services and downloads say after 14 days why they cannot be withdrawn', async () => {
    const key = await anOrder([product('VIRTUAL', 1), product('DOWNLOAD', 1)])
    const answers = async () =>
      (await read(key)).items.map((item: { withdrawal: unknown }) => item.withdrawal)
    expect(await answers()).toEqual([
      { qty: 1, reason: null },
      { qty: 1, reason: null },
    ])
    await shiftDays(16)
    expect(await answers()).toEqual([
      { qty: 0, reason: 'service' },
      { qty: 0, reason: 'download' },
    ])
  })

  test('the order history answers the same (contract §1.8)', async () => {
    const token = await signIn('eve@example.com', 'Skitrack-2026')
    const key = await anOrder(undefined, { user_id: '3' })
    await withdraw(key, [{ itemId: 1, qty: 1 }])
    const { result } = await get('/api/user/order-history?pageSize=1', token)
    expect(result.items[0]).toEqual(await read(key))
    expect(result.items[0].withdrawals).toHaveLength(1)
  })

  test('an order from before the service is read, with nothing chosen', async () => {
    const key = await anOrder()
    await env.DB.prepare(
      `UPDATE sales_order SET document = json_remove(document, '$.items[0].option_labels', '$.items[0].is_personalised')
      WHERE order_number = ?`,
    )
      .bind(key.orderNumber)
      .run()
    expect((await read(key)).items[0]).toMatchObject({
      option_labels: [],
      withdrawal: { qty: 3, reason: null },
    })
  })
})

describe('dispatch', () => {
  test('an order becomes complete, with a parcel and a mail, once', async () => {
    const key = await anOrder()
    await Promise.all([dispatch(key), dispatch(key)])
    await dispatch(key)
    const { status, shipments, withdrawal } = await read(key)
    expect(status).toBe('complete')
    expect(shipments).toEqual([
      {
        carrier: 'Ombud',
        tracking_number: `SK${key.orderNumber}SE`,
        tracking_url: null,
        shipped_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        delivered_at: null,
      },
    ])
    expect(withdrawal).toMatchObject({ state: 'open', until: null })
    const { results } = await env.DB.prepare(
      "SELECT body FROM mail WHERE kind = 'dispatch' AND subject LIKE ?",
    )
      .bind(`%${key.orderNumber}%`)
      .all<{ body: string }>()
    expect(results).toHaveLength(1)
    expect(results[0]?.body).toContain(`Spårningsnummer: SK${key.orderNumber}SE`)
  })

  test('with a service in it, it stays in progress: somebody still has to do that', async () => {
    const goods = [product('WAX', 1), product('VIRTUAL', 1)]
    const key = await anOrder(goods)
    await dispatch(key)
    expect(await read(key)).toMatchObject({ status: 'processing', shipments: [{ carrier: 'Ombud' }] })
    const withdrawn = await anOrder(goods)
    await withdraw(withdrawn, [{ itemId: 2, qty: 1 }])
    await dispatch(withdrawn)
    expect((await read(withdrawn)).status).toBe('complete')
  })

  test('a printed gift card and a variant are done with their parcel, also before they are paid for', async () => {
    const setTax = (id: number) =>
      env.DB.prepare("UPDATE offer SET tax_class_id = ? WHERE sku = 'RACE-187'").bind(id).run()
    await setTax(0)
    const options = [
      { option_id: '201', option_value: '611' },
      { option_id: '202', option_value: '702' },
    ]
    const product_option = { extension_attributes: { configurable_item_options: options } }
    const key = await anOrder([product('RACE', 1, { product_option })])
    await setTax(2)
    await dispatch(key)
    expect((await read(key)).status).toBe('complete')
  })

  test('what is withdrawn while the parcel is packed is not in it', async () => {
    const at = '2026-03-02 08:00:00'
    const [all, part] = [await anOrder(), await anOrder()]
    const [readAll, readPart] = [await orderOf(all), await orderOf(part)]
    await withdraw(all, [{ itemId: 1, qty: 3 }])
    await withdraw(part, [{ itemId: 1, qty: 1 }])
    expect(await dispatchOrder(env.DB, readAll, at)).toBe(false)
    expect(await read(all)).toMatchObject({ status: 'pending', shipments: [] })
    expect(await dispatchOrder(env.DB, readPart, at)).toBe(true)
    const { results } = await env.DB.prepare(
      "SELECT subject, body FROM mail WHERE kind = 'dispatch' AND (subject LIKE ?1 OR subject LIKE ?2)",
    )
      .bind(`%${all.orderNumber}%`, `%${part.orderNumber}%`)
      .all()
    expect(results).toEqual([
      { subject: expect.stringContaining(part.orderNumber), body: expect.stringContaining('2 × Glide wax') },
    ])
  })

  test('two days later it is delivered, and the period begins', async () => {
    const key = await anOrder()
    await daysAfterDelivery(key, 0.01)
    const { shipments, withdrawal } = await read(key)
    expect(shipments[0].delivered_at).toEqual(expect.any(String))
    expect(withdrawal).toEqual({
      state: 'open',
      until: expect.stringMatching(/ 2[12]:59:59$/),
      open_purchase_until: expect.stringMatching(/ 2[12]:59:59$/),
    })
  })

  test('its state follows its status (contract §1.8)', async () => {
    const key = await anOrder()
    expect(await read(key)).toMatchObject({ status: 'pending', state: 'new' })
    await dispatch(key)
    expect(await read(key)).toMatchObject({ status: 'complete', state: 'complete' })
    await cancel(key)
    expect(await read(key)).toMatchObject({ status: 'canceled', state: 'canceled' })
  })

  test('a canceled order is not sent', async () => {
    const key = await anOrder()
    await cancel(key)
    await dispatch(key)
    expect(await read(key)).toMatchObject({ status: 'canceled', shipments: [] })
  })
})

describe('withdrawing (contract §18.2)', () => {
  test('a part now and a part later; then nothing is left', async () => {
    const key = await anOrder()
    const { status, result } = await withdraw(key, [{ itemId: 1, qty: 1 }])
    expect(status).toBe(200)
    expect(result).toEqual({
      reference: expect.stringMatching(/^WD-[0-9A-F]{8}$/),
      kind: 'withdrawal',
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      lines: [{ item_id: 1, qty: 1 }],
    })
    expect((await read(key)).items[0].withdrawal.qty).toBe(2)
    await withdraw(key, [{ itemId: 1, qty: 2 }])
    expect(await withdraw(key, [{ itemId: 1, qty: 1 }])).toMatchObject({
      status: 409,
      result: 'Of item 1 only 0 can be withdrawn.',
    })
    expect((await read(key)).withdrawals).toEqual([
      { ...result, note: '' },
      expect.objectContaining({ kind: 'withdrawal', lines: [{ item_id: 1, qty: 2 }] }),
    ])
  })

  test('an exchange keeps nothing back: the goods are sent, and may be withdrawn instead', async () => {
    const key = await anOrder([product('WAX', 1)])
    const lines = [{ itemId: 1, qty: 1 }]
    expect(await withdraw(key, lines, { kind: 'exchange', note: 'storlek 42' })).toMatchObject({ code: 200 })
    await dispatch(key)
    expect(await read(key)).toMatchObject({ status: 'complete', items: [{ withdrawal: { qty: 1 } }] })
    expect(await withdraw(key, lines)).toMatchObject({ code: 200 })
    expect((await read(key)).withdrawals).toEqual([
      expect.objectContaining({ kind: 'exchange', note: 'storlek 42', lines: [{ item_id: 1, qty: 1 }] }),
      expect.objectContaining({ kind: 'withdrawal', lines: [{ item_id: 1, qty: 1 }] }),
    ])
  })

  test('what is withdrawn is no longer to be paid, and nothing is once everything is', async () => {
    const key = await anOrder()
    expect(await read(key)).toMatchObject({ total_due: 646 }) // delivery at 49 included
    await withdraw(key, [{ itemId: 1, qty: 1 }])
    expect(await read(key)).toMatchObject({ grand_total: 646, total_due: 447 })
    await withdraw(key, [{ itemId: 1, qty: 2 }])
    expect(await read(key)).toMatchObject({ grand_total: 646, total_due: 0 })
  })

  test('the same request again is the same withdrawal, with one receipt, also when both arrive at once', async () => {
    const key = await anOrder()
    const send = () => withdraw(key, [{ itemId: 1, qty: 2 }], { requestId: 'same' })
    const [one, two] = await Promise.all([send(), send()])
    await shiftDays(300)
    const third = await send()
    expect(one).toMatchObject({ code: 200 })
    expect([two, third]).toEqual([one, one])
    expect((await read(key)).items[0].withdrawal.qty).toBe(1)
    expect(await receiptsOf(key)).toHaveLength(1)
  })

  test('of an order that has changed since it was read: the same request is known, a canceled order refused', async () => {
    const key = await anOrder()
    const order = await orderOf(key)
    const store = (requestId: string) => {
      const lines = [{ item_id: 1, qty: 1 }]
      const request = { requestId, kind: 'withdrawal', name: 'Åsa', note: '' } as const
      return storeWithdrawal(env.DB, order, { ...request, lines }, '2026-03-02 08:00:00')
    }
    expect(await store('again')).toEqual(await store('again'))
    await cancel(key)
    await expect(store('too late')).rejects.toThrow('The order is canceled.')
  })

  test('two at once for the last piece: one gets it, the other is told', async () => {
    const key = await anOrder([product('WAX', 1)])
    const answers = await Promise.all([
      withdraw(key, [{ itemId: 1, qty: 1 }]),
      withdraw(key, [{ itemId: 1, qty: 1 }]),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect(answers.find(({ code }) => code === 409)?.result).toBe('Of item 1 only 0 can be withdrawn.')
    expect((await read(key)).withdrawals).toHaveLength(1)
    expect(await receiptsOf(key)).toHaveLength(1)
  })

  test('all lines or none', async () => {
    const key = await anOrder([product('WAX', 1), product('GRIP', 1)])
    const lines = [
      { itemId: 1, qty: 1 },
      { itemId: 2, qty: 2 },
    ]
    expect(await withdraw(key, lines)).toMatchObject({
      status: 409,
      result: 'Of item 2 only 1 can be withdrawn.',
    })
    expect((await read(key)).withdrawals).toEqual([])
    expect(await receiptsOf(key)).toEqual([])
  })

  test('the same item in two lines is counted together', async () => {
    const key = await anOrder([product('WAX', 1)])
    const line = { itemId: 1, qty: 1 }
    expect(await withdraw(key, [line, line])).toMatchObject({ status: 409 })
  })

  test.each([
    ['an unknown item', [product('WAX', 1)], 77],
    ['the child of a configurable', [product('RACE-187', 1, { parentSku: 'RACE' })], 1_000_001],
  ])('%s cannot be withdrawn', async (_, products, itemId) => {
    const answer = await withdraw(await anOrder(products), [{ itemId, qty: 1 }])
    expect(answer).toMatchObject({ status: 409, result: `Of item ${itemId} only 0 can be withdrawn.` })
  })

  test('a service can within 14 days of the order, in open purchase no more', async () => {
    const lines = [{ itemId: 1, qty: 1 }]
    const key = await anOrder([product('VIRTUAL', 1)])
    expect(await withdraw(key, lines)).toMatchObject({ code: 200 })
    const late = await anOrder([product('VIRTUAL', 1)])
    await shiftDays(16)
    expect(await withdraw(late, lines)).toMatchObject({
      status: 409,
      result: 'Of item 1 only 0 can be withdrawn.',
    })
  })

  test.each([
    [14, 200],
    [59, 200],
    [62, 409],
  ])('%i days after delivery the answer is %i', async (days, status) => {
    const key = await anOrder()
    await daysAfterDelivery(key, days)
    const answer = await withdraw(key, [{ itemId: 1, qty: 1 }])
    expect(answer.status).toBe(status)
    if (status === 409) expect(answer.result).toBe('The period for withdrawal is over.')
  })

  test('a canceled order is refused', async () => {
    const key = await anOrder()
    await cancel(key)
    expect(await withdraw(key, [{ itemId: 1, qty: 1 }])).toMatchObject({
      status: 409,
      result: 'The order is canceled.',
    })
  })

  test('a wrong number and a wrong e-mail are refused alike', async () => {
    const key = await anOrder()
    for (const wrong of [{ orderNumber: '199999999' }, { email: 'eve@example.com' }])
      expect(await withdraw({ ...key, ...wrong }, [{ itemId: 1, qty: 1 }])).toMatchObject({
        status: 404,
        result: NO_ORDER,
      })
  })

  test.each([
    [{ lines: [] }, 'minItems', '.lines'],
    [{ lines: [{ itemId: 1, qty: 0 }] }, 'minimum', '.lines[0].qty'],
    [{ lines: [{ itemId: 1, qty: 0.5 }] }, 'type', '.lines[0].qty'],
    [{ kind: 'repair' }, 'pattern', '.kind'],
    [{ name: '' }, 'minLength', '.name'],
    [{ name: ' ' }, 'pattern', '.name'],
    [{ requestId: undefined }, 'required', ''],
  ])('a body with %o is refused', async (more, keyword, dataPath) => {
    const { status, result } = await withdraw(await anOrder(), [{ itemId: 1, qty: 1 }], more)
    expect(status).toBe(400)
    expect(result).toMatchObject([{ keyword, dataPath }])
  })

  test('the receipt goes to the e-mail of the order and names goods, reference and time', async () => {
    const key = await anOrder([product('WAX', 3)])
    const { result } = await withdraw(key, [{ itemId: 1, qty: 2 }], { kind: 'exchange', note: 'Grip wax' })
    const [receipt] = await receiptsOf(key)
    expect(receipt).toMatchObject({
      recipient: key.email,
      subject: `Du vill byta varor i order ${key.orderNumber}`,
    })
    expect(receipt?.body).toContain(`Referens: ${result.reference}`)
    expect(receipt?.body).toMatch(/Mottagen: \d+ \p{L}+ \d{4} kl\. \d\d:\d\d CES?T/u)
    expect(receipt?.body).toContain('2 × Glide wax')
    expect(receipt?.body).toContain('Du vill ha i stället: Grip wax')
  })

  test('what was withdrawn before the parcel was packed is not in it', async () => {
    const key = await anOrder([product('WAX', 3)])
    await withdraw(key, [{ itemId: 1, qty: 1 }])
    await dispatch(key)
    const { results } = await env.DB.prepare(
      "SELECT body FROM mail WHERE kind = 'dispatch' ORDER BY id DESC LIMIT 1",
    ).all<{
      body: string
    }>()
    expect(results[0]?.body).toContain('2 × Glide wax')
  })
})
