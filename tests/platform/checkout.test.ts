import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { aCart, addLine, anAddress, get, post, prepareShop, signIn } from './commerce-fixture.ts'

prepareShop()

const pickup = { shippingCarrierCode: 'pickup', shippingMethodCode: 'servicepoint' }

const send = (cartId: string, more: Record<string, unknown> = pickup) =>
  post(`/api/cart/shipping-information?cartId=${cartId}`, {
    addressInformation: { shippingAddress: anAddress, billingAddress: anAddress, ...more },
  })

describe('totals (R7.17, R7.24)', () => {
  test('a cart without a shipping method has a shipping segment without a value', async () => {
    const { result } = await get(`/api/cart/totals?cartId=${await aCart({ WAX: 2 })}`)
    expect(result).toMatchObject({
      grand_total: 398,
      subtotal: 318.4,
      subtotal_incl_tax: 398,
      tax_amount: 79.6,
      items_qty: 2,
      quote_currency_code: 'SEK',
    })
    expect(result.total_segments.map((segment: { code: string }) => segment.code)).toEqual([
      'subtotal',
      'shipping',
      'tax',
      'grand_total',
    ])
    expect(result.total_segments[1].value).toBeNull()
    expect(result).not.toHaveProperty('coupon_code')
  })

  test('the example of the contract comes out to the öre', async () => {
    const cartId = await aCart({ WAX: 1 })
    const { result } = await send(cartId)
    expect(result.totals).toMatchObject({
      grand_total: 248,
      shipping_amount: 39.2,
      shipping_incl_tax: 49,
      tax_amount: 49.6,
    })
    expect(result.totals.items[0]).toMatchObject({
      price: 159.2,
      price_incl_tax: 199,
      tax_percent: 25,
      qty: 1,
    })
    expect(JSON.parse(result.totals.items[0].options)).toEqual([])
    expect(result.payment_methods).toEqual([
      { code: 'hosted_invoice', title: 'Faktura', offline: true },
      { code: 'cashondelivery', title: 'Postförskott', offline: true },
    ])
    expect((await get(`/api/cart/totals?cartId=${cartId}`)).result).toEqual(result.totals)
  })

  test('an empty cart costs nothing', async () => {
    const { result } = await get(`/api/cart/totals?cartId=${await aCart()}`)
    expect(result).toMatchObject({ grand_total: 0, tax_amount: 0, items: [] })
  })

  test('the special price in force is charged, and the group price of a group', async () => {
    const { result } = await get(`/api/cart/totals?cartId=${await aCart({ SALE: 1 })}`)
    expect(result.grand_total).toBe(800)
    const token = await signIn('ola@example.com', 'Skispor-2026')
    const { result: own } = await post('/api/cart/create', {}, token)
    await addLine(own, { sku: 'WAX', qty: 1 }, token)
    expect((await get(`/api/cart/totals?cartId=${own}`, token)).result.grand_total).toBe(150)
  })
})

describe('shipping (R7.19, R7.20)', () => {
  test('a store offers three ways and one that is not available', async () => {
    const cartId = await aCart({ WAX: 1 })
    const { result } = await post(`/api/cart/shipping-methods?cartId=${cartId}`, {
      address: { country_id: 'SE' },
    })
    expect(result.map((one: { available: boolean }) => one.available)).toEqual([true, true, true, false])
    expect(result[0]).toEqual({
      carrier_code: 'pickup',
      method_code: 'servicepoint',
      carrier_title: 'Ombud',
      method_title: 'Till ombud',
      amount: 39.2,
      base_amount: 39.2,
      available: true,
      error_message: '',
      price_excl_tax: 39.2,
      price_incl_tax: 49,
      extension_attributes: { delivery_days: [1, 3], free_from: 999 },
    })
  })

  test('shipping is free over the threshold, except by express', async () => {
    const { result } = await post(`/api/cart/shipping-methods?cartId=${await aCart({ 'RACE-187': 1 })}`, {
      address: { country_id: 'SE' },
    })
    expect(result.slice(0, 3).map((one: { price_incl_tax: number }) => one.price_incl_tax)).toEqual([
      0, 0, 149,
    ])
  })

  test('a virtual cart is not sent, and a country without delivery has no method', async () => {
    const address = { country_id: 'SE' }
    const virtual = await aCart({ VIRTUAL: 1, DOWNLOAD: 1 })
    expect((await post(`/api/cart/shipping-methods?cartId=${virtual}`, { address })).result).toEqual([])
    expect((await get(`/api/cart/payment-methods?cartId=${virtual}`)).result).toHaveLength(1)
    const far = await post(`/api/cart/shipping-methods?cartId=${await aCart({ WAX: 1 })}`, {
      address: { country_id: 'US' },
    })
    expect(far.result).toEqual([])
  })

  test.each([
    ['DK', true],
    ['SE', true],
    ['FI', false],
    ['DE', false],
  ])('a parcel to %s can go to a pickup point: %s, there and nowhere else', async (country_id, can) => {
    const cartId = await aCart({ WAX: 1 }, 'storeCode=en')
    const { result } = await post(`/api/cart/shipping-methods?cartId=${cartId}`, { address: { country_id } })
    const codes = result.map((one: { method_code: string }) => one.method_code)
    expect(codes).toEqual([...(can ? ['servicepoint'] : []), 'standard', 'nextday', 'collect'])
    const { result: points } = await get(`/api/ext/service-point/find?country=${country_id}&postcode=10115`)
    expect(points.length > 0).toBe(can)
    const address = { ...anAddress, country_id }
    const order = await post('/api/order', {
      store_code: 'en',
      cart_id: cartId,
      products: [{ sku: 'WAX', qty: 1, price: 1 }],
      addressInformation: {
        ...{ shippingAddress: address, billingAddress: address, payment_method_code: 'hosted_invoice' },
        ...{ shipping_carrier_code: 'pickup', shipping_method_code: 'servicepoint' },
      },
    })
    expect(order.code).toBe(can ? 200 : 500)
  })

  test('a store promises before it knows the country only what reaches all of its countries', async () => {
    const promised = async (storeCode: string) =>
      (await get(`/api/ext/delivery-service/terms?storeCode=${storeCode}`)).result.methods.map(
        (one: { method_code: string }) => one.method_code,
      )
    expect(await promised('sv')).toEqual(['servicepoint', 'standard', 'nextday'])
    expect(await promised('en')).toEqual(['standard', 'nextday'])
  })

  test('a call without an address, with half a method or an unknown one is refused', async () => {
    const cartId = await aCart({ WAX: 1 })
    const text = 'No address element provided within the request body'
    for (const path of ['shipping-methods', 'shipping-information'])
      expect(await post(`/api/cart/${path}?cartId=${cartId}`)).toMatchObject({ code: 500, result: text })
    expect(await send(cartId, { shippingMethodCode: 'servicepoint' })).toMatchObject({ code: 400 })
    const unknown = { shippingCarrierCode: 'sled', shippingMethodCode: 'dogs' }
    expect(await send(cartId, unknown)).toMatchObject({
      code: 400,
      result: 'Carrier with such method not found: sled, dogs',
    })
  })

  test('snake case is understood too, and leaving the method out keeps it', async () => {
    const cartId = await aCart({ WAX: 1 })
    const { result } = await post(`/api/cart/shipping-information?cartId=${cartId}`, {
      addressInformation: {
        shipping_address: anAddress,
        shipping_carrier_code: 'express',
        shipping_method_code: 'nextday',
      },
    })
    expect(result.totals.shipping_incl_tax).toBe(149)
    expect((await send(cartId, {})).result.totals.shipping_incl_tax).toBe(149)
  })

  test('an address and a way to deliver that are sent at once are both kept', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const cartId = await aCart({ WAX: 1 })
      await Promise.all([
        send(cartId, {}),
        send(cartId, { shippingAddress: undefined, billingAddress: undefined, ...pickup }),
      ])
      const kept = await env.DB.prepare(
        'SELECT email, carrier_code, method_code, shipping_address IS NOT NULL AS is_sent FROM quote WHERE mask = ?',
      )
        .bind(cartId)
        .first()
      expect(kept).toEqual({
        email: anAddress.email,
        carrier_code: 'pickup',
        method_code: 'servicepoint',
        is_sent: 1,
      })
    }
  })

  test('another store sells in its own currency and language (R7.18)', async () => {
    const cartId = await aCart({ WAX: 1 }, 'storeCode=en')
    const { result } = await get(`/api/cart/totals?cartId=${cartId}`)
    expect(result.quote_currency_code).toBe('EUR')
    expect((await get(`/api/cart/payment-methods?cartId=${cartId}`)).result).toEqual([
      { code: 'hosted_invoice', title: 'Invoice', offline: true },
    ])
  })

  test('collect-totals answers totals with and without methods', async () => {
    const cartId = await aCart({ WAX: 1 })
    expect((await post(`/api/cart/collect-totals?cartId=${cartId}`)).result.grand_total).toBe(199)
    const methods = { paymentMethod: { method: 'hosted_invoice' }, ...pickup }
    expect((await post(`/api/cart/collect-totals?cartId=${cartId}`, { methods })).result.grand_total).toBe(
      248,
    )
  })
})

describe('coupons (R5.34, R7.22, R7.23, R8.33)', () => {
  test('a percentage comes off every line and is taken back', async () => {
    const cartId = await aCart({ WAX: 1, GRIP: 1 })
    expect(await post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=skare10`)).toMatchObject({
      code: 200,
      result: true,
    })
    const { result } = await get(`/api/cart/totals?cartId=${cartId}`)
    expect(result).toMatchObject({ coupon_code: 'SKARE10', discount_amount: -32.8, grand_total: 295.2 })
    expect(result.total_segments[2]).toEqual({ code: 'discount', title: 'Rabatt (SKARE10)', value: -32.8 })
    expect((await get(`/api/cart/coupon?cartId=${cartId}`)).result).toBe('SKARE10')
    await post(`/api/cart/delete-coupon?cartId=${cartId}`)
    expect((await get(`/api/cart/totals?cartId=${cartId}`)).result).not.toHaveProperty('coupon_code')
    expect((await get(`/api/cart/coupon?cartId=${cartId}`)).result).toBeNull()
  })

  test('free shipping takes the freight away', async () => {
    const cartId = await aCart({ WAX: 1 })
    await send(cartId)
    await post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=FRAKT`)
    expect((await get(`/api/cart/totals?cartId=${cartId}`)).result).toMatchObject({
      grand_total: 199,
      shipping_incl_tax: 0,
    })
  })

  test('of printed gift cards the freight may be free, their worth is not reduced', async () => {
    const setClass = (id: number) =>
      env.DB.prepare("UPDATE offer SET tax_class_id = ? WHERE sku = 'GRIP'").bind(id).run()
    await setClass(0)
    const cartId = await aCart({ GRIP: 1 })
    await send(cartId)
    const apply = (coupon: string) => post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupon}`)
    expect((await apply('SKARE10')).code).toBe(404)
    expect((await apply('FRAKT')).code).toBe(200)
    const { result } = await get(`/api/cart/totals?cartId=${cartId}`)
    expect(result).toMatchObject({ coupon_code: 'FRAKT', shipping_incl_tax: 0, grand_total: 129 })
    await setClass(2)
  })

  test('an amount off is in one currency: in a store of another it is neither taken nor kept', async () => {
    await env.DB.exec(
      "INSERT INTO coupon (code, kind, amount, currency) VALUES ('HUNDRA', 'fixed', 10000, 'SEK')",
    )
    const swedish = await aCart({ WAX: 1 })
    expect((await post(`/api/cart/apply-coupon?cartId=${swedish}&coupon=HUNDRA`)).code).toBe(200)
    expect((await get(`/api/cart/totals?cartId=${swedish}`)).result.grand_total).toBe(99)
    const abroad = await aCart({ WAX: 1 }, 'storeCode=en')
    expect(await post(`/api/cart/apply-coupon?cartId=${abroad}&coupon=HUNDRA`)).toMatchObject({ code: 404 })
    await env.DB.prepare("UPDATE quote SET coupon_code = 'HUNDRA' WHERE mask = ?").bind(abroad).run() // as before it had one
    expect((await get(`/api/cart/totals?cartId=${abroad}`)).result.grand_total).toBe(199)
    expect((await post(`/api/cart/apply-coupon?cartId=${abroad}&coupon=SKARE10`)).code).toBe(200)
  })

  test('an unknown and an expired coupon are refused in the same words, no coupon and no goods in others', async () => {
    const cartId = await aCart({ WAX: 1 })
    for (const coupon of ['NOBODY', 'VINTER24'])
      expect(await post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupon}`)).toMatchObject({
        status: 404,
        result: "The coupon code isn't valid. Verify the code and try again.",
      })
    expect(await post(`/api/cart/apply-coupon?cartId=${cartId}`)).toMatchObject({
      code: 500,
      result: 'No coupon code provided',
    })
    const empty = await aCart()
    expect(await post(`/api/cart/apply-coupon?cartId=${empty}&coupon=SKARE10`)).toMatchObject({
      code: 404,
      result: `The "${empty}" Cart doesn't contain products.`,
    })
  })
})

describe('service points (R7.25)', () => {
  test('twelve points come back, the nearest first', async () => {
    const { result } = await get('/api/ext/service-point/find?country=SE&postcode=83145')
    expect(result).toHaveLength(12)
    expect(result[0]).toMatchObject({ id: 'SE-104221', city: 'Östersund', distance: 0 })
    expect(result[0].opening_hours[0]).toEqual({ day: 1, open: '08:00', close: '21:00' })
    const distances = result.map((point: { distance: number }) => point.distance)
    expect(distances).toEqual(distances.toSorted((one: number, other: number) => one - other))
  })

  test('a cart keeps its point; unknown points and missing fields are refused', async () => {
    const cart_id = await aCart({ WAX: 1 })
    const choose = (body: unknown) => post('/api/ext/service-point/cart', body)
    expect(await choose({ cart_id, service_point_id: 'SE-104221' })).toMatchObject({
      code: 200,
      result: 'SE-104221',
    })
    expect(await choose({ cart_id, service_point_id: 'SE-0' })).toMatchObject({ code: 404 })
    const { result: abroad } = await get('/api/ext/service-point/find?country=NO&postcode=0150')
    expect(await choose({ cart_id, service_point_id: abroad[0].id })).toMatchObject({ code: 404 })
    expect(await choose({ cart_id })).toMatchObject({ code: 400, result: 'No service_point_id provided' })
    expect(await choose({})).toMatchObject({ code: 400, result: 'No cart_id provided' })
  })
})
