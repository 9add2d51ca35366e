import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { restock } from '#platform/commerce/stock.ts'
import { aCart, addLine, anAddress, call, get, post, prepareShop, signIn } from './commerce-fixture.ts'

prepareShop()

let orders = 0

const anOrder = (cart_id: string, more: Record<string, unknown> = {}) => ({
  user_id: '',
  cart_id,
  store_code: 'sv',
  store_id: 1,
  order_id: `order-${++orders}`,
  created_at: '2026-03-29T10:46:03.000Z',
  updated_at: '2026-03-29T10:46:03.000Z',
  transmited: true,
  products: [{ sku: 'WAX', qty: 1, price: 159.2, price_incl_tax: 199, name: 'Glide wax', type_id: 'simple' }],
  addressInformation: {
    shippingAddress: anAddress,
    billingAddress: anAddress,
    shipping_carrier_code: 'pickup',
    shipping_method_code: 'servicepoint',
    payment_method_code: 'hosted_invoice',
    payment_method_additional: {},
    shippingExtraFields: {},
  },
  ...more,
})

const place = (body: unknown, token?: string) => post('/api/order', body, token)
const stockOf = async (sku: string) => (await get(`/api/stock/check?sku=${sku}`)).result
const put = (sku: string, qty: number) => post('/dials/stock', { sku, qty })

describe('placing an order (R4.89, R7.26, R7.27)', () => {
  test('the answer names the order, stock goes down and the cart is gone', async () => {
    await put('WAX', 20)
    const cartId = await aCart({ WAX: 2 })
    const body = anOrder(cartId, { products: [{ sku: 'WAX', qty: 2, price: 159.2 }] })
    const { code, result } = await place(body)
    expect(code).toBe(200)
    expect(result).toEqual({
      magentoOrderId: expect.any(Number),
      orderNumber: expect.stringMatching(/^1000000\d\d$/),
      backendOrderId: result.magentoOrderId,
      transferedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.000Z$/),
    })
    expect((await stockOf('WAX')).qty).toBe(18)
    expect((await get(`/api/cart/pull?cartId=${cartId}`)).code).toBe(404)
  })

  test('a parcel to a pickup point is addressed to it, in the customer’s name; another way to deliver is not', async () => {
    await put('WAX', 20)
    const toPoint = async (method: string) => {
      const cart_id = await aCart({ WAX: 1 })
      await post('/api/ext/service-point/cart', { cart_id, service_point_id: 'SE-104221' })
      const order = anOrder(cart_id)
      order.addressInformation.shipping_carrier_code = method === 'servicepoint' ? 'pickup' : 'homedelivery'
      order.addressInformation.shipping_method_code = method
      const { result } = await place(order)
      const { document } = (await env.DB.prepare('SELECT document FROM sales_order WHERE order_number = ?')
        .bind(result.orderNumber)
        .first<{ document: string }>()) ?? { document: '{}' }
      return JSON.parse(document).extension_attributes.shipping_assignments[0].shipping.address
    }
    const atPoint = await toPoint('servicepoint')
    expect(atPoint).toMatchObject({ firstname: anAddress.firstname, city: 'Östersund', country_id: 'SE' })
    expect(atPoint.company).not.toBe('')
    expect(atPoint.street).not.toEqual(anAddress.street)
    expect((await toPoint('standard')).street).toEqual(anAddress.street)
  })

  test.each([
    ['no service point of before', 'a parcel to the door', 'homedelivery', 'standard', false],
    ['the service point', 'a parcel to it', 'pickup', 'servicepoint', true],
  ])('order and mail have %s when it is %s', async (_, __, carrier, method, isAtPoint) => {
    await put('WAX', 20)
    const cart_id = await aCart({ WAX: 1 })
    await post('/api/ext/service-point/cart', { cart_id, service_point_id: 'SE-104221' })
    const order = anOrder(cart_id)
    Object.assign(order.addressInformation, {
      ...{ shipping_carrier_code: carrier, shipping_method_code: method },
      shippingExtraFields: { service_point_id: 'SE-1' }, // what another shop adds beside its cart's point
    })
    const { result } = await place(order)
    const [document, mail] = await Promise.all([
      env.DB.prepare('SELECT document FROM sales_order WHERE order_number = ?')
        .bind(result.orderNumber)
        .first<string>('document'),
      env.DB.prepare('SELECT body FROM mail WHERE subject LIKE ?')
        .bind(`% ${result.orderNumber}`)
        .first<string>('body'),
    ])
    const { service_point_id } = JSON.parse(document ?? '{}').extension_attributes
    expect([service_point_id, mail?.includes('Utlämningsställe')]).toEqual(
      isAtPoint ? ['SE-104221', true] : [undefined, false],
    )
  })

  test('numbers count up per store', async () => {
    const first = await place(anOrder(''))
    const second = await place(anOrder(''))
    expect(Number(second.result.orderNumber) - Number(first.result.orderNumber)).toBe(1)
    const abroad = await place(
      anOrder('', {
        store_code: 'en',
        store_id: 4,
        addressInformation: {
          ...anOrder('').addressInformation,
          shippingAddress: { ...anAddress, country_id: 'DK' },
        },
      }),
    )
    expect(abroad.result.orderNumber).toBe('400000001')
  })

  test('a repeated order_id is the same order, also when both arrive at once', async () => {
    await put('WAX', 20)
    const body = anOrder(await aCart({ WAX: 1 }))
    const [one, two] = await Promise.all([place(body), place(body)])
    const third = await place(body)
    expect(two?.result).toEqual(one?.result)
    expect(third.result).toEqual(one?.result)
    expect((await stockOf('WAX')).qty).toBe(19)
  })

  test('two devices of a customer order one cart once', async () => {
    await put('WAX', 20)
    const token = await signIn()
    const { result: cartId } = await post('/api/cart/create', {}, token)
    await addLine(cartId, { sku: 'WAX', qty: 1 }, token)
    const order = () => place(anOrder(String(cartId), { user_id: '1' }), token)
    const answers = await Promise.all([order(), order()])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 404])
    expect(await order()).toMatchObject({ code: 404, result: `No such entity with cartId = ${cartId}` })
    expect((await stockOf('WAX')).qty).toBe(19)
  })

  describe('the address book of a customer', () => {
    const aNewCustomer = async () => {
      const email = `order-${++orders}@example.com`
      const customer = { email, firstname: 'Kim', lastname: 'Berg' }
      const { result } = await post('/api/user/create', { customer, password: 'Skarspar-2026' })
      return { id: String(result.id), token: await signIn(email, 'Skarspar-2026') }
    }
    const order = async (
      { id, token }: { id: string; token: string },
      billing: typeof anAddress & { vat_id?: string } = anAddress,
    ) => {
      await put('WAX', 20)
      const body = anOrder('', { user_id: id })
      body.addressInformation.billingAddress = billing
      expect(await place(body, token)).toMatchObject({ code: 200 })
      return (await get('/api/user/me', token)).result
    }

    test('is filled by the first order, without e-mail and empty texts', async () => {
      const { addresses, ...profile } = await order(await aNewCustomer())
      const { email: _, region: __, ...address } = anAddress
      expect(addresses).toEqual([
        expect.objectContaining({ ...address, default_shipping: true, default_billing: true }),
      ])
      expect(addresses[0]).not.toHaveProperty('email')
      expect(addresses[0]).not.toHaveProperty('company')
      expect(profile).toMatchObject({
        default_shipping: String(addresses[0].id),
        default_billing: String(addresses[0].id),
      })
    })

    test('keeps the address of the bill apart from that of the parcel', async () => {
      const { addresses } = await order(await aNewCustomer(), { ...anAddress, city: 'Åre' })
      expect(addresses).toMatchObject([
        { city: 'Östersund', default_shipping: true, default_billing: false },
        { city: 'Åre', default_shipping: false, default_billing: true },
      ])
    })

    test('has one address, with the VAT number of the bill, when parcel and bill go to the same door', async () => {
      const { addresses } = await order(await aNewCustomer(), { ...anAddress, vat_id: 'SE556677889901' })
      expect(addresses).toMatchObject([
        { vat_id: 'SE556677889901', default_shipping: true, default_billing: true },
      ])
    })

    test('is the customer’s own from then on: an emptied book stays empty', async () => {
      const buyer = await aNewCustomer()
      const { email, firstname, lastname } = await order(buyer)
      const customer = { email, firstname, lastname, addresses: [] }
      expect(await post('/api/user/me', { customer }, buyer.token)).toMatchObject({ code: 200 })
      expect((await order(buyer)).addresses).toEqual([])
    })

    test('with an address in it stays as it is', async () => {
      const buyer = await aNewCustomer()
      const { firstname, lastname, street, city, postcode } = anAddress
      const own = { firstname, lastname, street: [...street, '-'], city, postcode, country_id: 'SE' }
      const { email } = (await get('/api/user/me', buyer.token)).result
      const customer = { email, firstname: 'Kim', lastname: 'Berg', addresses: [own] }
      await post('/api/user/me', { customer }, buyer.token)
      expect((await order(buyer, { ...anAddress, city: 'Åre' })).addresses).toMatchObject([own])
    })
  })

  test('whether an order arrived can be asked', async () => {
    const body = anOrder('')
    const { result: unknown } = await get(`/api/sync/order/${body.order_id}`)
    expect(unknown).toBeNull()
    const { result } = await place(body)
    expect((await get(`/api/sync/order/${body.order_id}`)).result).toEqual({
      platform_order_id: result.magentoOrderId,
      transmited: true,
      transmited_at: expect.any(String),
      platform: 'magento2',
      order: { increment_id: result.orderNumber },
    })
  })

  test("prices are the platform's own, with the coupon of the cart", async () => {
    const cartId = await aCart({ WAX: 1 })
    await post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=SKARE10`)
    const body = anOrder(cartId, { products: [{ sku: 'WAX', qty: 1, price: 1, price_incl_tax: 1 }] })
    await place(body)
    const { result } = await get('/dials/orders')
    expect(result.at(-1)).toMatchObject({
      order_id: body.order_id,
      request: { products: [{ price: 1 }] },
      document: { grand_total: 228.1, discount_amount: -19.9, shipping_incl_tax: 49, coupon_code: 'SKARE10' },
    })
  })

  test('a cart keeps the prices of its store, whatever store the order names', async () => {
    const euros = (price: number) =>
      env.DB.prepare("UPDATE offer SET regular_price = ? WHERE sku = 'WAX' AND store_id = 4")
        .bind(price)
        .run()
    await euros(1990)
    await place(anOrder(await aCart({ WAX: 1 }), { store_code: 'en', store_id: 4 }))
    await euros(19900)
    const { result } = await get('/dials/orders')
    expect(result.at(-1).document).toMatchObject({ grand_total: 248, order_currency_code: 'SEK' })
  })

  test('the shopper gets a confirmation by mail', async () => {
    const { result } = await place(anOrder(''))
    const { result: mails } = await get('/dials/mails')
    expect(mails.at(-1)).toMatchObject({
      kind: 'order',
      recipient: anAddress.email,
      subject: `Orderbekräftelse ${result.orderNumber}`,
    })
  })

  test("a customer's order lands in the history, with the child of a configurable hidden (R7.11)", async () => {
    await put('RACE-187', 3)
    const token = await signIn('eve@example.com', 'Skitrack-2026')
    const configurable_item_options = [
      { option_id: '201', option_value: '611' },
      { option_id: '202', option_value: '702' },
    ]
    const products = [
      {
        sku: 'RACE-187',
        parentSku: 'RACE',
        qty: 1,
        price: 3359.2,
        product_option: { extension_attributes: { configurable_item_options } },
      },
    ]
    const { result } = await place(anOrder('', { user_id: '3', products }), token)
    const { result: history } = await get('/api/user/order-history?pageSize=1&currentPage=1', token)
    expect(history.total_count).toBe(1)
    expect(history.items[0]).toMatchObject({
      increment_id: result.orderNumber,
      entity_id: result.magentoOrderId,
      status: 'pending',
      order_currency_code: 'SEK',
      grand_total: 4199,
      shipping_description: 'Till ombud', // the words of the checkout
      billing_address: { city: 'Östersund' },
    })
    expect(history.items[0].items).toMatchObject([
      { sku: 'RACE-187', name: 'Race Skate', price_incl_tax: 4199, product_type: 'configurable' },
      { parent_item_id: history.items[0].items[0].item_id },
    ])
  })

  test('the amounts of the items of an order add up to its own, the hidden ones included', async () => {
    await put('RACE-187', 3)
    const cartId = await aCart({ 'RACE-187': 1 })
    await post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=SKARE10`)
    const configurable_item_options = [
      { option_id: '201', option_value: '611' },
      { option_id: '202', option_value: '702' },
    ]
    const product_option = { extension_attributes: { configurable_item_options } }
    const { result } = await place(
      anOrder(cartId, { products: [{ sku: 'RACE-187', qty: 1, price: 1, product_option }] }),
    )
    const key = { orderNumber: result.orderNumber, email: anAddress.email }
    const { items, discount_amount } = (await post('/api/ext/order-service/order', key)).result
    expect(items).toHaveLength(2)
    expect(
      items.reduce((sum: number, item: { discount_amount: number }) => sum + item.discount_amount, 0),
    ).toBe(-discount_amount)
  })

  test('an order whose total is no longer the agreed one is refused, and nothing is taken', async () => {
    await put('WAX', 20)
    const cart_id = await aCart({ WAX: 1 })
    await post('/api/ext/gift-card/apply', { cart_id, code: 'GK-500', amount: 100 })
    const body = anOrder(cart_id)
    const agreed = (expected_grand_total: number) =>
      place({ ...body, addressInformation: { ...body.addressInformation, expected_grand_total } })
    const changed = 'Error placing an order. The total has changed.'
    expect(await agreed(147)).toMatchObject({ code: 500, result: changed })
    expect((await get('/api/ext/gift-card/balance/GK-500')).result.amount).toBe(500)
    expect((await stockOf('WAX')).qty).toBe(20)
    expect((await get(`/api/cart/pull?cartId=${cart_id}`)).code).toBe(200)
    expect((await agreed(148)).code).toBe(200)
    await env.DB.prepare("UPDATE gift_card SET balance = 50000 WHERE code = 'GK-500'").run()
  })

  test('a gift card pays and has less on it afterwards', async () => {
    const cart_id = await aCart({ WAX: 1 })
    await post('/api/ext/gift-card/apply', { cart_id, code: 'GK-500', amount: 100 })
    expect((await place(anOrder(cart_id))).code).toBe(200)
    expect((await get('/api/ext/gift-card/balance/GK-500')).result.amount).toBe(400)
    await env.DB.prepare("UPDATE gift_card SET balance = 50000 WHERE code = 'GK-500'").run()
  })

  test('an order by invoice that a gift card pays for names no invoice', async () => {
    const cart_id = await aCart({ WAX: 1 })
    await post('/api/ext/gift-card/apply', { cart_id, code: 'GK-500', amount: 500 })
    const { result } = await place(anOrder(cart_id))
    const row = env.DB.prepare('SELECT document FROM sales_order WHERE order_number = ?')
    const order = JSON.parse((await row.bind(result.orderNumber).first<string>('document')) ?? '')
    expect(order).toMatchObject({ grand_total: 0, payment: { additional_information: ['Inget att betala'] } })
    await env.DB.prepare("UPDATE gift_card SET balance = 50000 WHERE code = 'GK-500'").run()
  })

  test('a configurable has the stock of its children, whatever lowers or raises it', async () => {
    await put('RACE-187', 3)
    await put('RACE-192', 0)
    expect(await stockOf('RACE')).toMatchObject({ qty: 3, is_in_stock: true })
    const products = [{ sku: 'RACE-187', qty: 2, price: 1 }]
    await place(anOrder('', { products }))
    expect(await stockOf('RACE')).toMatchObject({ qty: 1, is_in_stock: true })
    await put('RACE-187', 0)
    expect(await stockOf('RACE')).toMatchObject({ qty: 0, is_in_stock: false })
    await restock(env.DB, 'RACE', { at: '2026-03-01 10:00:00', origins: undefined })
    expect(await stockOf('RACE')).toMatchObject({ qty: 10, is_in_stock: true })
    await put('RACE', 99)
    expect(await stockOf('RACE')).toMatchObject({ qty: 10 })
  })

  test('two orders for the last piece: one gets it', async () => {
    await put('RACE-187', 1)
    const products = [{ sku: 'RACE-187', qty: 1, price: 1 }]
    const answers = await Promise.all([place(anOrder('', { products })), place(anOrder('', { products }))])
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 500])
    expect(await stockOf('RACE-187')).toMatchObject({ qty: 0, is_in_stock: false })
  })
})

describe('refusing an order', () => {
  const fault = async (more: Record<string, unknown>) => {
    const { status, result } = await place(anOrder('', more))
    expect(status).toBe(400)
    expect(result).toHaveLength(1)
    return result[0]
  }
  const information = (more: Record<string, unknown>) => ({
    addressInformation: { ...anOrder('').addressInformation, ...more },
  })

  test('a body that does not fit the schema names its first fault', async () => {
    for (const key of ['surprise', 'constructor'])
      expect(await fault({ [key]: 1 })).toMatchObject({ params: { additionalProperty: key } })
    expect(await fault({ user_id: 158 })).toMatchObject({ keyword: 'type', dataPath: '.user_id' })
    expect(await fault({ products: [] })).toMatchObject({ keyword: 'minItems' })
    expect(await fault({ products: [{ sku: 'WAX', qty: 0, price: 1 }] })).toMatchObject({
      dataPath: '.products[0].qty',
      message: 'should be >= 1',
    })
    expect(await fault(information({ shippingAddress: { ...anAddress, street: ['A', ''] } }))).toMatchObject({
      keyword: 'minLength',
      dataPath: '.addressInformation.shippingAddress.street[1]',
    })
    expect(
      await fault(information({ shippingAddress: { ...anAddress, email: 'Asa@Example.com' } })),
    ).toMatchObject({ keyword: 'pattern', dataPath: '.addressInformation.shippingAddress.email' })
  })

  test('each part that fails says which it was', async () => {
    const text = async (more: Record<string, unknown>) => (await place(anOrder('', more))).result
    expect(await text({ products: [{ sku: 'OOS', qty: 1, price: 1 }] })).toBe(
      'Error while adding products. Product that you are trying to add is not available.',
    )
    expect(await text({ products: [{ sku: 'WAX', qty: 999, price: 1 }] })).toBe(
      'Error while adding products. The requested qty is not available',
    )
    expect(await text(information({ billingAddress: undefined }))).toMatch(
      /^Error while adding billing address\./,
    )
    expect(await text(information({ shipping_method_code: 'dogs' }))).toMatch(
      /^Error while adding shipping address\./,
    )
    expect(await text(information({ payment_method_code: 'gold' }))).toMatch(/^Error placing an order\./)
  })

  test('no line has less than one piece, or more than a stock item allows', async () => {
    const service = { sku: 'VIRTUAL', qty: 1, price: 1 } // its stock is not counted
    const order = (products: unknown[]) => anOrder('', { products })
    const few = 'Error while adding products. The fewest you may purchase is 1.'
    const many = 'Error while adding products. The most you may purchase is 10000.'
    const wax = { sku: 'WAX', qty: 3, price: 1 }
    expect((await place(order([wax, { ...wax, qty: -2 }]))).result).toBe(few)
    expect((await place(order([{ ...service, qty: 10_001 }]))).result).toBe(many)
    expect(
      (
        await place(
          order([
            { ...service, qty: 6000 },
            { ...service, qty: 6000 },
          ]),
        )
      ).result,
    ).toBe(many)
    const endless = JSON.stringify(order([service])).replace('"qty":1', '"qty":1e999')
    const headers = { 'content-type': 'application/json' }
    const response = await app.request('/api/order', { method: 'POST', headers, body: endless }, env)
    expect(await response.json()).toMatchObject({ code: 500, result: many })
  })

  test('goods are not sent to an address without name, street or place', async () => {
    const refused = { code: 500, result: expect.stringMatching(/^Error while adding shipping address\./) }
    const nowhere = { ...anAddress, city: '' }
    expect(await place(anOrder('', information({ shippingAddress: nowhere })))).toMatchObject(refused)
    const blank = { ...anAddress, street: [' '] }
    expect(await place(anOrder('', information({ shippingAddress: blank })))).toMatchObject(refused)
    const billed = information({ shippingAddress: undefined, billingAddress: nowhere })
    expect(await place(anOrder('', billed))).toMatchObject(refused)
    const service = { products: [{ sku: 'VIRTUAL', qty: 1, price: 1 }] }
    expect((await place(anOrder('', { ...billed, ...service }))).code).toBe(200)
  })

  test('extra fields of the shop stand beside the delivery, never in its place', async () => {
    const cartId = await aCart({ WAX: 1 })
    const fields = { shipping_assignments: [], gift_wrapping: 'red' }
    const { result } = await place(anOrder(cartId, information({ shippingExtraFields: fields })))
    const order = { orderNumber: result.orderNumber, email: anAddress.email }
    const { extension_attributes } = (await post('/api/ext/order-service/order', order)).result
    expect(extension_attributes).toMatchObject({
      gift_wrapping: 'red',
      shipping_assignments: [{ shipping: { address: { city: anAddress.city } } }],
    })
  })

  test('what is no e-mail address is none: the next one of the order counts', async () => {
    const billed = (email: string) => information({ billingAddress: { ...anAddress, email } })
    const { result } = await place(anOrder('', billed('åsa at home')))
    const order = { orderNumber: result.orderNumber, email: anAddress.email }
    expect((await post('/api/ext/order-service/order', order)).code).toBe(200)
    const service = { products: [{ sku: 'VIRTUAL', qty: 1, price: 1 }] }
    expect(await place(anOrder('', { ...billed('åsa at home'), ...service }))).toMatchObject({
      code: 500,
      result: 'Error placing an order. The e-mail address is missing.',
    })
  })

  test('a sku of thousands of parts is unknown, and takes no time', async () => {
    const bundle_options = [{ option_id: 1, option_qty: 1, option_selections: [4] }]
    const endless = { sku: '-'.repeat(10_000), qty: 1, price: 1 }
    const products = [{ ...endless, product_option: { extension_attributes: { bundle_options } } }]
    const startedAt = Date.now()
    expect(await place(anOrder('', { products }))).toMatchObject({
      result: expect.stringContaining('Error while adding products.'),
    })
    expect(Date.now() - startedAt).toBeLessThan(500)
  })

  test('the id of a payment’s order is not for others', async () => {
    const order_id = 'hosted-0123456789abcdef01234567'
    expect(await place(anOrder('', { order_id }))).toMatchObject({
      code: 500,
      result: 'Error placing an order. The order_id belongs to a payment.',
    })
    expect((await get(`/api/sync/order/${order_id}`)).result).toBeNull()
  })

  test('an unknown and a finished cart are 404', async () => {
    expect(await place(anOrder('f'.repeat(32)))).toMatchObject({ status: 404 })
    const cartId = await aCart({ WAX: 1 })
    await place(anOrder(cartId))
    expect(await place(anOrder(cartId))).toMatchObject({ status: 404 })
  })

  test('a dead token, and a token of somebody else, are refused', async () => {
    expect(await place(anOrder('', { user_id: '1' }), 'dead')).toMatchObject({ code: 401 })
    expect(
      await place(anOrder('', { user_id: '1' }), await signIn('eve@example.com', 'Skitrack-2026')),
    ).toMatchObject({
      code: 403,
    })
  })

  test('a user the platform does not know is a guest', async () => {
    expect((await place(anOrder('81668', { user_id: '9999' }))).code).toBe(200)
  })
})

describe('stock (R7.28, R7.29, R7.31)', () => {
  test('one sku is answered as a stock item, by query and by path', async () => {
    await put('GRIP', 5)
    const { result } = await get('/api/stock/check?sku=GRIP')
    expect(result).toMatchObject({
      product_id: 11,
      product_sku: 'GRIP',
      qty: 5,
      is_in_stock: true,
      manage_stock: true,
      status: 'in_stock',
    })
    expect((await get('/api/stock/check/GRIP')).result).toEqual(result)
  })

  test('a list keeps the order, and one unknown sku fails it', async () => {
    const { result } = await get('/api/stock/list?skus=GRIP,OOS,WAX')
    expect(result.map((item: { product_sku: string }) => item.product_sku)).toEqual(['GRIP', 'OOS', 'WAX'])
    expect(await get('/api/stock/list?skus=GRIP,NOBODY')).toMatchObject({
      status: 404,
      result: "The stock item wasn't found. Verify the item and try again.",
    })
    const many = [...Array(120).fill('WAX'), 'GRIP'].join(',')
    expect((await get(`/api/stock/list?skus=${many}`)).result).toHaveLength(121)
  })

  test('no sku and an unknown sku are refused', async () => {
    expect((await get('/api/stock/check')).result).toBe('sku parameter is required')
    expect((await get('/api/stock/list')).result).toBe('skus parameter is required')
    expect(await get('/api/stock/check?sku=NOBODY')).toMatchObject({
      status: 500,
      result: { errorMessage: expect.any(String), code: 404 },
    })
  })

  test('a pending item carries no quantity to judge by', async () => {
    const { result } = await get('/api/stock/check?sku=VOLATILE')
    expect(result).toEqual({
      item_id: 32,
      product_id: 32,
      stock_id: 1,
      product_sku: 'VOLATILE',
      status: 'pending',
    })
    await call('DELETE', '/dials')
  })
})
