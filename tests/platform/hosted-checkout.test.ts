import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { app } from '#platform/app.ts'
import type { Cart } from '#platform/commerce/cart/carts.ts'
import { hostedOrderId } from '#platform/commerce/orders/place-order.ts'
import { renderHostedForm } from '#platform/commerce/payment/hosted-form.ts'
import { closeSession, returnPayment } from '#platform/commerce/payment/hosted-sessions.ts'
import { hostedTexts } from '#platform/commerce/payment/hosted-texts.ts'
import { completeUnclaimed } from '#platform/commerce/payment/unclaimed-payments.ts'
import type { Store } from '#platform/commerce/stores.ts'
import { aCart, addLine, anAddress, get, post, prepareShop, signIn } from './commerce-fixture.ts'

prepareShop()

const HC = '/api/ext/shop-hosted-checkout'

/** A cart that is ready to be paid, in a store. */
const aReadyCart = async (lines: Record<string, number> = { SALE: 2 }, query = '') => {
  const cartId = await aCart(lines, query)
  await post(`/api/cart/shipping-information?cartId=${cartId}`, {
    addressInformation: {
      shippingAddress: anAddress,
      billingAddress: anAddress,
      shippingCarrierCode: 'pickup',
      shippingMethodCode: 'servicepoint',
    },
  })
  return cartId
}

const tokenOf = async (cartId: string | number, query = '', call = 'init'): Promise<string> =>
  (await get(`${HC}/${call}/${cartId}?${query}`)).result.token

const submit = (token: string, form: Record<string, string>) =>
  app.request('/hosted-checkout/', { method: 'POST', body: new URLSearchParams({ token, ...form }) }, env)

const open = (token: string) => submit(token, {})

const pay = (token: string, form: Record<string, string> = {}) =>
  submit(token, { action: 'pay', method: 'invoice', ...form })

const complete = (cartId: string | number, token?: string) => post(`${HC}/complete/${cartId}`, {}, token)

describe('sessions (R7.63)', () => {
  test('init makes a token, load and get answer the same', async () => {
    const cartId = await aReadyCart()
    expect(await get(`${HC}/get/${cartId}`)).toMatchObject({ status: 404 })
    const token = await tokenOf(cartId)
    expect(token.split('.')).toHaveLength(3)
    expect(await tokenOf(cartId, '', 'load')).toBe(token)
    expect(await tokenOf(cartId, '', 'get')).toBe(token)
  })

  test('an unknown cart is 404, an empty one 409', async () => {
    expect(await get(`${HC}/init/nope`)).toMatchObject({ status: 404 })
    expect(await get(`${HC}/init/${await aCart()}`)).toMatchObject({ status: 409 })
  })

  test('what has lost its price is not paid for: neither before a session begins nor in one that has', async () => {
    const cartId = await aReadyCart({ VOLATILE: 1 }) // no other test of this file buys it
    const token = await tokenOf(cartId)
    await env.DB.prepare("UPDATE offer SET regular_price = NULL WHERE sku = 'VOLATILE'").run()
    expect(await get(`${HC}/init/${cartId}`)).toMatchObject({ status: 409 })
    await pay(token)
    expect(await complete(cartId)).toMatchObject({ status: 409 })
  })

  describe('what is switched off while it lies in a cart (R3.1, R4.2)', () => {
    const setStatus = (sku: string, status: number) =>
      env.DB.prepare('UPDATE offer SET status = ? WHERE sku = ?').bind(status, sku).run()
    afterEach(() => setStatus('WAX', 1))
    const carts = [
      ['a product', { WAX: 1 }],
      ['a bundle of it', { BUNDLE: 1 }],
    ] as const

    test.each(carts)('is not paid for: %s', async (_, lines) => {
      const cartId = await aReadyCart(lines)
      const token = await tokenOf(cartId)
      await setStatus('WAX', 2)
      for (const call of ['init', 'load'])
        expect(await get(`${HC}/${call}/${cartId}`)).toMatchObject({ status: 409 })
      expect(await (await open(token)).text()).toContain('Varukorgen har ändrats')
      await pay(token)
      expect(await complete(cartId)).toMatchObject({ status: 409 })
    })

    test.each(carts)(
      'is no order when it is paid for already, and the money is given back: %s',
      async (_, lines) => {
        const cartId = await aReadyCart(lines)
        await pay(await tokenOf(cartId))
        await setStatus('WAX', 2)
        expect(await complete(cartId)).toMatchObject({ status: 410 })
        await setStatus('WAX', 1)
        expect(await complete(cartId)).toMatchObject({ status: 410 })
      },
    )
  })

  test('a session is void once another has begun, and after an hour', async () => {
    const cartId = await aReadyCart()
    const [replaced, token] = [await tokenOf(cartId), await tokenOf(cartId)]
    expect(await (await open(replaced)).text()).toContain('Varukorgen har ändrats')
    expect(await (await open(token)).text()).not.toContain('Varukorgen har ändrats')
    await post('/dials/clock', { shiftMs: 3_600_000 })
    const late = [await (await open(token)).text(), (await get(`${HC}/get/${cartId}`)).status]
    await pay(token)
    const { code } = await complete(cartId)
    await post('/dials/clock', { shiftMs: 0 })
    expect([...late, code]).toEqual([expect.stringContaining('Varukorgen har ändrats'), 404, 409])
  })

  test('a session is void once the cart has changed', async () => {
    const cartId = await aReadyCart()
    const token = await tokenOf(cartId)
    await addLine(cartId, { sku: 'WAX', qty: 1 })
    expect(await (await open(token)).text()).toContain('Varukorgen har ändrats')
    await pay(token)
    expect(await complete(cartId)).toMatchObject({ status: 409 })
    expect(await tokenOf(cartId, '', 'load')).not.toBe(token)
  })
})

describe('the payment page', () => {
  test('shows amount, merchant and ways to pay in the language of the store', async () => {
    const page = await open(await tokenOf(await aReadyCart()))
    const text = (await page.text()).replaceAll('\u00a0', ' ')
    expect(page.headers.get('content-type')).toContain('text/html')
    for (const part of ['lang="sv"', '1 600 kr', 'Skare', 'Faktura', 'Delbetala', 'effektiv ränta 0 %'])
      expect(text).toContain(part)
  })

  test('runs only its own script, and only the asking shop may frame it', async () => {
    const token = await tokenOf(await aReadyCart(), `origin=${encodeURIComponent('https://shop.example/x')}`)
    const page = await open(token)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors https://shop.example')
    expect(policy).toContain("default-src 'none'")
    const nonce = /script-src 'nonce-([0-9a-f]+)'/.exec(policy)?.[1]
    expect(await page.text()).toContain(`<script nonce="${nonce}">`)
    const own = await open(await tokenOf(await aReadyCart(), 'origin=javascript:alert(1)'))
    expect(own.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  test('a forged token opens nothing', async () => {
    expect((await open('a.b.c')).status).toBe(400)
    expect((await pay('a.b.c')).status).toBe(400)
  })

  test.each([
    ['pay', 'paid'],
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ])('%s tells the shop it is %s', async (action, status) => {
    const token = await tokenOf(await aReadyCart(), 'origin=https://shop.example')
    const answer = await submit(token, { action, method: 'invoice' })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('...said }, "https://shop.example" || window.location.origin)')
    expect(text).toContain(`tell({"status":"${status}"})`)
  })

  test('a body that is no form opens nothing', async () => {
    for (const path of ['/hosted-checkout/', '/hosted-checkout/widget'])
      for (const type of ['multipart/form-data', 'multipart/form-data; boundary=b', 'application/json']) {
        const request = { method: 'POST', body: 'x', headers: { 'Content-Type': type } }
        expect((await app.request(path, request, env)).status, `${path} ${type}`).toBe(400)
      }
  })

  test('no address has the token, and the token nothing of the cart', async () => {
    const cartId = await aReadyCart()
    const token = await tokenOf(cartId)
    const claims = atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')
    expect(claims).toContain('"sid"')
    expect(claims).not.toContain(String(cartId))
    expect((await app.request(`/hosted-checkout/?token=${token}`, {}, env)).status).toBe(400)
    const text = await (await open(token)).text()
    expect(text).toContain(`<input type="hidden" name="token" value="${token}">`)
    expect(text).not.toContain('?token')
  })

  const SHOP = 'https://shop.example'
  test.each([
    ['pay', 'paid'],
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ])('as a document %s leads back to the shop, which hears it is %s', async (action, status) => {
    const token = await tokenOf(await aReadyCart(), `origin=${SHOP}`)
    const return_url = `${SHOP}/back?store=sv`
    const page = await submit(token, { return_url })
    expect(await page.text()).toContain('name="return_url" value="https://shop.example/back?store=sv"')
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP};`)
    const left = await submit(token, { action, method: 'card', return_url })
    expect([left.status, left.headers.get('Location')]).toEqual([
      303,
      `${SHOP}/back?store=sv&status=${status}`,
    ])
  })

  test('what is paid already leads back at once, and what has changed on request', async () => {
    const return_url = `${SHOP}/back`
    const paid = await tokenOf(await aReadyCart(), `origin=${SHOP}`)
    await pay(paid)
    expect((await submit(paid, { return_url })).headers.get('Location')).toBe(`${SHOP}/back?status=paid`)
    const cartId = await aReadyCart()
    const stale = await tokenOf(cartId, `origin=${SHOP}`)
    await addLine(cartId, { sku: 'WAX', qty: 1 })
    expect(await (await submit(stale, { return_url })).text()).toContain('Tillbaka till kassan')
    const left = await submit(stale, { return_url, action: 'cancel' })
    expect(left.headers.get('Location')).toBe(`${SHOP}/back?status=cancelled`)
  })

  test('what was cancelled still has a way back for who comes to it again', async () => {
    const return_url = `${SHOP}/back`
    const token = await tokenOf(await aReadyCart(), `origin=${SHOP}`)
    await submit(token, { action: 'cancel', return_url })
    expect(await (await submit(token, { return_url })).text()).toContain('Tillbaka till kassan')
    const left = await submit(token, { return_url, action: 'cancel' })
    expect(left.headers.get('Location')).toBe(`${SHOP}/back?status=cancelled`)
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'it does not lead to %s, which is not the shop',
    async (return_url) => {
      const token = await tokenOf(await aReadyCart(), `origin=${SHOP}`)
      const answer = await submit(token, { action: 'cancel', return_url })
      expect([answer.status, answer.headers.get('Location')]).toEqual([200, null])
      expect(await answer.text()).not.toContain('evil')
    },
  )

  test('a declined payment can be tried again', async () => {
    const token = await tokenOf(await aReadyCart())
    await submit(token, { action: 'decline' })
    const again = await (await open(token)).text()
    expect(again).toContain('Betalningen nekades')
    expect(again).not.toContain('tell({"status"')
    await pay(token, { method: 'card' })
    expect(await (await open(token)).text()).toContain('Betalningen är klar')
  })

  test('a payment without a way or with half a personal number is asked for again', async () => {
    const token = await tokenOf(await aReadyCart())
    expect((await pay(token, { method: 'barter' })).status).toBe(422)
    const again = await pay(token, { personal_number: '19"85' })
    expect(again.status).toBe(422)
    const text = await again.text()
    expect(text).toContain('value="19&quot;85"')
    expect(text).toContain('value="invoice" required checked')
    expect((await pay(token, { personal_number: '19850312-1234' })).status).toBe(200)
  })

  test.each(['card', 'swish'])(
    'half a personal number does not hinder %s, which hides its field',
    async (method) => {
      const token = await tokenOf(await aReadyCart())
      await pay(token, { personal_number: '1985' })
      expect(await (await pay(token, { personal_number: '1985', method })).text()).toContain(
        'Betalningen är klar',
      )
    },
  )

  test('it asks who buys when the shop did not, and how to send before it takes money', async () => {
    const virtual = await aCart({ VIRTUAL: 1 })
    const token = await tokenOf(virtual)
    expect(await (await open(token)).text()).toContain('Dina uppgifter')
    expect((await pay(token)).status).toBe(422)
    const { firstname, lastname, postcode, city } = anAddress
    const contact = { email: 'asa@example.com', firstname, lastname, postcode, city, street: 'Vägen 1' }
    expect((await pay(token, contact)).status).toBe(200)
    expect((await complete(virtual)).result.order.customer_email).toBe('asa@example.com')
    const unsent = await tokenOf(await aCart({ WAX: 1 }))
    expect(await (await open(unsent)).text()).toContain('Välj först hur varorna ska skickas')
  })
})

describe('a parcel', () => {
  const to = (cartId: string, shippingAddress: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    post(`/api/cart/shipping-information?cartId=${cartId}`, {
      addressInformation: { shippingAddress, ...more },
    })

  test('to a country without delivery is not paid for', async () => {
    const cartId = await aReadyCart({ WAX: 1 })
    await to(cartId, { ...anAddress, country_id: 'US' })
    const token = await tokenOf(cartId)
    expect(await (await open(token)).text()).toContain('Välj först hur varorna ska skickas')
    await pay(token)
    expect(await complete(cartId)).toMatchObject({ status: 409 })
  })

  test('to a pickup point in a country that has none is not paid for', async () => {
    const cartId = await aReadyCart({ WAX: 1 }, 'storeCode=en')
    await to(cartId, { ...anAddress, country_id: 'FI' })
    expect(await (await open(await tokenOf(cartId))).text()).toContain('First choose how the goods are sent')
    await to(cartId, { ...anAddress, country_id: 'DK' })
    expect((await pay(await tokenOf(cartId))).status).toBe(200)
  })

  test('that goes there only once it is paid for gives the money back', async () => {
    const cartId = await aReadyCart({ WAX: 1 })
    await pay(await tokenOf(cartId))
    await to(cartId, { ...anAddress, country_id: 'US' })
    expect(await complete(cartId)).toMatchObject({ status: 410 })
  })

  const placeOf = async (cartId: string) => {
    const { order_number } = (await complete(cartId)).result.order
    const document = await env.DB.prepare('SELECT document FROM sales_order WHERE order_number = ?')
      .bind(order_number)
      .first<string>('document')
    return JSON.parse(document ?? '').extension_attributes.shipping_assignments[0].shipping.address
  }
  const home = { shippingCarrierCode: 'homedelivery', shippingMethodCode: 'standard' }
  const { firstname, lastname, postcode, city } = anAddress
  const contact = { email: 'asa@example.com', firstname, lastname, postcode, city, street: 'Vägen 1' }

  test.each([
    ['', 'SE'],
    ['storeCode=en', 'FI'],
  ])(
    'of which the shop knows only the country goes to the address of the payment page (%s)',
    async (query, country_id) => {
      const cartId = await aCart({ WAX: 1 }, query)
      await to(cartId, { country_id }, home)
      expect((await pay(await tokenOf(cartId), contact)).status).toBe(200)
      expect(await placeOf(cartId)).toMatchObject({ street: ['Vägen 1'], city, country_id })
    },
  )

  test('goes where the shop said, whoever pays for it at the page', async () => {
    const { email: _, ...addressee } = anAddress
    const cartId = await aCart({ WAX: 1 })
    await to(cartId, addressee, home)
    expect((await pay(await tokenOf(cartId), contact)).status).toBe(200)
    expect(await placeOf(cartId)).toMatchObject({ street: anAddress.street })
  })

  test('paid for by who was asked for an e-mail only keeps what the page does not ask for', async () => {
    const { email, street, ...sent } = { ...anAddress, company: 'Berg AB', vat_id: 'SE556677889901' }
    const cartId = await aCart({ WAX: 1 })
    const billingAddress = { ...sent, street: [...street, 'lgh 1102'] }
    await to(cartId, billingAddress, { ...home, billingAddress })
    const { firstname, lastname, postcode, city } = sent
    const shown = { email, firstname, lastname, postcode, city, street: street[0] ?? '' }
    expect((await pay(await tokenOf(cartId), shown)).status).toBe(200)
    const { order_number } = (await complete(cartId)).result.order
    const order = await post('/api/ext/order-service/order', { orderNumber: order_number, email })
    expect(order.result.billing_address).toMatchObject({
      ...{ company: 'Berg AB', vat_id: 'SE556677889901', telephone: anAddress.telephone },
      ...{ street: [street[0], 'lgh 1102'], email },
    })
  })

  test('of which the shop knows only the country stays in it, whatever country the bill goes to', async () => {
    const cartId = await aCart({ WAX: 1 }, 'storeCode=en')
    await to(cartId, { country_id: 'FI' }, { ...home, billingAddress: { country_id: 'DK' } })
    expect((await pay(await tokenOf(cartId), contact)).status).toBe(200)
    expect(await placeOf(cartId)).toMatchObject({ city: contact.city, country_id: 'FI' })
  })

  test('of which the shop knows only the country goes to the billing address it sent', async () => {
    const cartId = await aCart({ WAX: 1 })
    await to(cartId, { country_id: 'SE' }, { ...home, billingAddress: anAddress })
    await pay(await tokenOf(cartId))
    expect(await placeOf(cartId)).toMatchObject({ street: anAddress.street, city })
  })
})

describe('completing (R7.64)', () => {
  test('only a paid session becomes an order, and only one', async () => {
    const cartId = await aReadyCart({ WAX: 1 })
    const token = await tokenOf(cartId)
    expect(await complete(cartId)).toMatchObject({ status: 409 })
    await pay(token)
    const first = await complete(cartId)
    expect(first).toMatchObject({
      code: 200,
      result: { order: { customer_email: anAddress.email, order_number: expect.stringMatching(/^1\d{8}$/) } },
    })
    expect(await complete(cartId)).toEqual(first)
    expect((await get(`/api/cart/pull?cartId=${cartId}`)).code).toBe(404)
    expect(await complete('nope')).toMatchObject({ status: 404 })
  })

  test('a payment whose order exists is not given back', async () => {
    const cartId = await aReadyCart({ WAX: 1 })
    const token = await tokenOf(cartId)
    await pay(token)
    await complete(cartId)
    const id = JSON.parse(atob(token.split('.')[1] ?? '')).sid
    await returnPayment(env.DB, id, { orderId: hostedOrderId(id), at: '2026-03-01 10:00:00' })
    expect(await paymentsOf(token)).toEqual(['paid'])
  })

  test('goods that are gone once they are paid for give the money back', async () => {
    const cartId = await aReadyCart({ GRIP: 1 })
    const token = await tokenOf(cartId)
    await pay(token)
    await post('/dials/stock', { sku: 'GRIP', qty: 0 })
    const answer = await complete(cartId)
    await post('/dials/stock', { sku: 'GRIP', qty: 50 })
    expect([answer.status, await paymentsOf(token)]).toEqual([410, ['void, returned']])
  })

  test('a cart that changes after it was paid gives the money back', async () => {
    const cartId = await aReadyCart({ WAX: 1 })
    await pay(await tokenOf(cartId))
    await addLine(cartId, { sku: 'GRIP', qty: 1 })
    for (const _ of ['at first', 'asked again'])
      expect(await complete(cartId)).toMatchObject({
        status: 410,
        result: expect.stringContaining('returned'),
      })
    await get(`${HC}/init/${cartId}`)
    expect(await complete(cartId)).toMatchObject({ status: 409, result: 'The payment is not completed.' })
  })

  const paymentsOf = async (...tokens: string[]) => {
    const { results } = await env.DB.prepare(
      'SELECT status, returned_at FROM hosted_session WHERE token IN (SELECT value FROM json_each(?)) ORDER BY rowid',
    )
      .bind(JSON.stringify(tokens))
      .all<{ status: string; returned_at: string | null }>()
    return results.map(({ status, returned_at }) => `${status}${returned_at ? ', returned' : ''}`)
  }

  test('a cart that is changed and paid again is paid once: the first payment is returned with the order', async () => {
    const cartId = await aReadyCart({ WAX: 1 })
    const first = await tokenOf(cartId)
    await pay(first)
    await addLine(cartId, { sku: 'GRIP', qty: 1 })
    const second = await tokenOf(cartId)
    await pay(second)
    expect(await paymentsOf(first, second)).toEqual(['paid', 'paid'])
    const order = await complete(cartId)
    expect(order.code).toBe(200)
    expect(await paymentsOf(first, second)).toEqual(['void, returned', 'paid'])
    expect(await complete(cartId)).toEqual(order)
  })

  const orderByInvoice = async (cartId: string) => {
    const placed = await post('/api/order', {
      cart_id: cartId,
      products: [{ sku: 'WAX', qty: 1, price: 159.2 }],
      addressInformation: {
        shippingAddress: anAddress,
        billingAddress: anAddress,
        shipping_carrier_code: 'pickup',
        shipping_method_code: 'servicepoint',
        payment_method_code: 'hosted_invoice',
      },
    })
    expect(placed.code).toBe(200)
  }

  test('a cart that is paid and then ordered by invoice is not paid here: asked for, the payment was returned', async () => {
    const cartId = await aReadyCart({ WAX: 1 })
    const token = await tokenOf(cartId)
    await pay(token)
    await orderByInvoice(cartId)
    expect(await paymentsOf(token)).toEqual(['void, returned'])
    expect(await complete(cartId)).toMatchObject({ status: 410 })
  })

  test.each([
    ['open', {}],
    ['declined', { action: 'decline' }],
  ])(
    'a cart that is ordered by invoice while its payment is %s is not paid for any more',
    async (_, before) => {
      const cartId = await aReadyCart({ WAX: 1 })
      const token = await tokenOf(cartId)
      await submit(token, before)
      await orderByInvoice(cartId)
      expect(await (await pay(token, { method: 'card' })).text()).toContain('Varukorgen har ändrats')
      expect(await paymentsOf(token)).toEqual(['void'])
      const { sid } = JSON.parse(atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''))
      const late = { status: 'paid', method: 'card', at: '2026-03-01 10:00:00' } as const
      expect(await closeSession(env.DB, sid, late)).toBe(false) // the page was read before the order
      expect(await paymentsOf(token)).toEqual(['void'])
    },
  )

  describe('when the shop never asks for the order', () => {
    afterEach(() => post('/dials/clock', { shiftMs: 0 }))
    const MINUTE = 60_000
    const pass = async (minutes: number) => {
      await post('/dials/clock', { shiftMs: minutes * MINUTE })
      await get('/api/stock/check?sku=WAX') // any call
    }
    const ordersOf = (cartId: string) =>
      env.DB.prepare(
        'SELECT o.order_number, m.id AS mail FROM quote AS q JOIN sales_order AS o ON o.quote_id = q.id LEFT JOIN mail AS m ON m.subject LIKE ? || o.order_number WHERE q.mask = ?',
      )
        .bind('% ', cartId)
        .all<{ order_number: string; mail: number | null }>()
        .then(({ results }) => results)

    test('it is made, with its mail, and the shop that asks later hears of the same', async () => {
      const cartId = await aReadyCart({ WAX: 1 })
      await pay(await tokenOf(cartId))
      const soon = new Date(Date.now() + 10 * MINUTE)
      await completeUnclaimed(env.DB, { moment: soon, shopOrigins: undefined })
      expect(await ordersOf(cartId)).toEqual([])
      await pass(20)
      await vi.waitFor(async () => expect(await ordersOf(cartId)).toHaveLength(1))
      const [order] = await ordersOf(cartId)
      expect(order?.mail).not.toBeNull()
      expect((await complete(cartId)).result.order.order_number).toBe(order?.order_number)
      await pass(30)
      expect(await ordersOf(cartId)).toHaveLength(1)
    })

    test('one that cannot be settled holds no other up, and is tried again later', async () => {
      const [broken, whole] = [await aReadyCart({ WAX: 1 }), await aReadyCart({ WAX: 1 })]
      for (const cartId of [broken, whole]) await pay(await tokenOf(cartId))
      const setOptions = (json: string) =>
        env.DB.prepare(
          'UPDATE quote_item SET options = ? WHERE quote_id = (SELECT id FROM quote WHERE mask = ?)',
        )
          .bind(json, broken)
          .run()
      await setOptions('{')
      const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await pass(20)
      await vi.waitFor(async () => expect(await ordersOf(whole)).toHaveLength(1))
      expect(await ordersOf(broken)).toEqual([])
      expect(told).toHaveBeenCalledOnce()
      told.mockRestore()
      await setOptions('{}')
      await pass(90)
      await vi.waitFor(async () => expect(await ordersOf(broken)).toHaveLength(1))
    })

    test('and the cart has changed, the money is given back', async () => {
      const cartId = await aReadyCart({ WAX: 1 })
      const token = await tokenOf(cartId)
      await pay(token)
      await addLine(cartId, { sku: 'GRIP', qty: 1 })
      await pass(20)
      await vi.waitFor(async () => expect(await paymentsOf(token)).toEqual(['void, returned']))
      expect(await complete(cartId)).toMatchObject({ status: 410 })
    })
  })

  /** The number of a customer's cart, which is paid for. */
  const aPaidCartOf = async (token: string, storeCode = 'sv'): Promise<number> => {
    const query = `storeCode=${storeCode}`
    const { result: cartId } = await post(`/api/cart/create?${query}`, {}, token)
    const line = { quoteId: cartId, sku: 'VIRTUAL', qty: 1 }
    await post(`/api/cart/update?cartId=${cartId}&${query}`, { cartItem: line }, token)
    await post(
      `/api/cart/shipping-information?cartId=${cartId}&${query}`,
      { addressInformation: { billingAddress: anAddress } },
      token,
    )
    const { result } = await get(`${HC}/init/${cartId}?${query}`, token)
    await pay(result.token)
    return cartId
  }

  test("a customer's numbered cart completes too", async () => {
    const token = await signIn()
    const cartId = await aPaidCartOf(token)
    const first = await complete(cartId, token)
    expect(first.result.order.customer_email).toBe(anAddress.email)
    expect(await complete(cartId, token)).toEqual(first)
  })

  test("a customer's cart gives its own order, not that of another store's or of their next", async () => {
    const token = await signIn()
    const cartId = await aPaidCartOf(token)
    const abroad = await aPaidCartOf(token, 'en')
    const { order } = (await complete(cartId, token)).result
    expect(order.order_number).toMatch(/^1/)
    expect(await complete(9999, token)).toMatchObject({ status: 404 })
    const next = await aPaidCartOf(token)
    expect((await complete(cartId, token)).result.order).toEqual(order)
    expect((await complete(next, token)).result.order.order_number).not.toBe(order.order_number)
    const inStore = await post(`${HC}/complete/${abroad}?storeCode=en`, {}, token)
    expect(inStore.result.order.order_number).toMatch(/^4/)
  })

  test('a cart that a gift card pays for needs only a confirmation', async () => {
    const cartId = await aReadyCart({ WAX: 1 })
    await post('/api/ext/gift-card/apply', { cart_id: cartId, code: 'GK-500', amount: 500 })
    const token = await tokenOf(cartId)
    expect(await (await open(token)).text()).toContain('Allt är betalt')
    await pay(token, { method: 'free' })
    expect((await complete(cartId)).code).toBe(200)
  })
})

test('the widget is a JSON text with a token and its end (R7.65)', async () => {
  const { result } = await get(`${HC}/widget/init`)
  expect(JSON.parse(result)).toEqual({
    paymentId: expect.any(String),
    widgetJwt: expect.stringMatching(/^ey/),
    expiredUtc: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  })
})

test('R4.78: the widget tells what an amount costs by instalments, in the store’s words, until its token ends', async () => {
  const { result } = await get(`${HC}/widget/init?storeCode=no`)
  const { widgetJwt } = JSON.parse(result)
  const openWidget = (amount: string, token: string = widgetJwt) =>
    app.request(
      '/hosted-checkout/widget',
      { method: 'POST', body: new URLSearchParams({ token, amount }) },
      env,
    )
  expect(await (await openWidget('500000')).text()).toContain('Delbetal over 24 måneder')
  expect(await (await openWidget('5000')).text()).toContain('for lite')
  expect((await openWidget('500000', 'forged')).status).toBe(400)
  expect((await openWidget('many')).status).toBe(400)
})

describe('the ways to pay', () => {
  const cart = { email: 'a@b.se', billingAddress: null, shippingAddress: null } as unknown as Cart // no more is looked at
  const waysIn = async (language: keyof typeof hostedTexts) => {
    const store = { language, locale: 'sv-SE', currency: 'SEK', country: 'SE' } as Store
    const texts = hostedTexts[language]
    const form = String(
      await renderHostedForm({ store, texts, amount: 160_000, cart, hidden: {}, entered: {} }),
    )
    return [...form.matchAll(/name="method" value="(\w+)" required (checked)?/g)].map(([, code, checked]) =>
      checked ? `(${code})` : code,
    )
  }

  test('begin with what is paid at once, which is what is chosen: credit is never proposed', async () => {
    expect((await waysIn('sv')).slice(0, 3)).toEqual(['(swish)', 'card', 'invoice'])
    expect((await waysIn('nb')).slice(0, 3)).toEqual(['(vipps)', 'card', 'invoice'])
    expect((await waysIn('en')).slice(0, 2)).toEqual(['(card)', 'invoice'])
  })

  test.each(['swish', 'card', 'invoice', 'instalments'])('%s pays', async (method) => {
    const cartId = await aReadyCart()
    const token = await tokenOf(cartId)
    expect((await pay(token, { method })).status).toBe(200)
    expect(await complete(cartId)).toMatchObject({ status: 200 })
  })

  test.each([
    ['nothing', 'of 1 600 kr', { SALE: 2 }, '', 'free'],
    ['Vipps', 'in Sweden', { SALE: 2 }, '', 'vipps'],
    ['instalments', 'of 199 kr', { WAX: 1 }, '', 'instalments'],
    ['instalments', 'in the euro store', { SALE: 2 }, 'storeCode=en', 'instalments'],
    ['Swish', 'in the euro store', { SALE: 2 }, 'storeCode=en', 'swish'],
  ])('the page does not offer %s for a cart %s, nor take it', async (_, __, lines, query, method) => {
    const cartId = await aReadyCart(lines, query)
    const token = await tokenOf(cartId)
    expect(await (await open(token)).text()).not.toContain(`value="${method}"`)
    expect((await pay(token, { method })).status).toBe(422)
    expect(await complete(cartId)).toMatchObject({ status: 409 })
  })
})
