import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { aCart, anAddress, call, get, post, prepareShop } from './commerce-fixture.ts'

prepareShop()

const apply = (body: unknown) => post('/api/ext/gift-card/apply', body)

describe('gift cards (R7.66, R7.67, R7.68)', () => {
  test('a card tells what is left on it', async () => {
    expect((await get('/api/ext/gift-card/balance/GK-500')).result).toEqual({ amount: 500 })
    expect((await get('/api/ext/gift-card/balance/GK-0')).result).toEqual({ amount: 0 })
  })

  test('an unknown code is refused (R8.34)', async () => {
    const refusal = { status: 404, result: 'The gift card code NOPE is not valid.' }
    expect(await get('/api/ext/gift-card/balance/NOPE')).toMatchObject(refusal)
    const cart_id = await aCart({ WAX: 1 })
    expect(await apply({ cart_id, code: 'NOPE', amount: 1 })).toMatchObject(refusal)
  })

  test('a card pays what it can, never more than the cart costs, and is taken back', async () => {
    const cart_id = await aCart({ WAX: 2 })
    expect(await apply({ cart_id, code: 'GK-500', amount: 100 })).toMatchObject({ code: 200, result: true })
    const { result } = await get(`/api/cart/totals?cartId=${cart_id}`)
    expect(result.grand_total).toBe(298)
    expect(result.total_segments[2]).toEqual({
      code: 'giftcardaccount',
      title: 'Presentkort (GK-500)',
      value: -100,
    })
    await apply({ cart_id, code: 'GK-500', amount: 5000 })
    expect((await get(`/api/cart/totals?cartId=${cart_id}`)).result.grand_total).toBe(0)
    expect(await post('/api/ext/gift-card/remove', { cart_id })).toMatchObject({ code: 200, result: true })
    expect((await get(`/api/cart/totals?cartId=${cart_id}`)).result.grand_total).toBe(398)
  })

  test.each([
    ['sv', 'GK-500-EUR'],
    ['no', 'GK-500'],
    ['en', 'GK-500'],
  ])('a card of another currency is not valid in %s', async (storeCode, code) => {
    const refusal = { status: 404, result: `The gift card code ${code} is not valid.` }
    expect(await get(`/api/ext/gift-card/balance/${code}?storeCode=${storeCode}`)).toMatchObject(refusal)
    const cart_id = await aCart({}, `storeCode=${storeCode}`)
    expect(await apply({ cart_id, code, amount: 1 })).toMatchObject(refusal)
  })

  test.each([
    ['sv', 'GK-500'],
    ['no', 'GK-500-NOK'],
    ['en', 'GK-500-EUR'],
  ])('in %s the card %s pays', async (storeCode, code) => {
    const balance = await get(`/api/ext/gift-card/balance/${code}?storeCode=${storeCode}`)
    expect(balance.result).toEqual({ amount: 500 })
    const cart_id = await aCart({}, `storeCode=${storeCode}`)
    expect(await apply({ cart_id, code, amount: 1 })).toMatchObject({ code: 200 })
  })

  test('what is missing is named (R8.35, R8.36, R8.37)', async () => {
    const cart_id = await aCart({ WAX: 1 })
    const refused = (result: string) => ({ status: 400, result })
    expect(await apply({ code: 'GK-500', amount: 1 })).toMatchObject(refused('No cart_id provided'))
    expect(await post('/api/ext/gift-card/remove')).toMatchObject(refused('No cart_id provided'))
    expect(await apply({ cart_id, amount: 1 })).toMatchObject(refused('No code provided'))
    expect(await apply({ cart_id, code: 'GK-500' })).toMatchObject(refused('No amount provided'))
    expect(await apply({ cart_id, code: 'GK-0', amount: 1 })).toMatchObject(refused('No amount provided'))
    expect(await apply({ cart_id, code: 'GK-500', amount: 0.001 })).toMatchObject(
      refused('No amount provided'),
    )
  })
})

describe('a gift card that is bought', () => {
  beforeEach(async () => {
    await env.DB.prepare("UPDATE offer SET tax_class_id = 0 WHERE sku = 'VIRTUAL'").run() // 499, a gift card now
  })

  /** Buys pieces of it; answers the mail with the codes. */
  const buy = async (qty: number, query = '') => {
    const cart_id = await aCart({ VIRTUAL: qty }, query)
    const addressInformation = { billingAddress: anAddress }
    await post(`/api/cart/shipping-information?cartId=${cart_id}`, { addressInformation })
    const { token } = (await get(`/api/ext/shop-hosted-checkout/init/${cart_id}`)).result
    const body = new URLSearchParams({ token, action: 'pay', method: 'card' })
    await app.request('/hosted-checkout/', { method: 'POST', body }, env)
    for (const _ of ['once', 'asked again']) await post(`/api/ext/shop-hosted-checkout/complete/${cart_id}`)
    const { results } = await env.DB.prepare("SELECT * FROM mail WHERE kind = 'gift-card' ORDER BY id").all()
    const mail = results.at(-1)
    const codes = [...String(mail?.body).matchAll(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/gm)].map(([code]) => code)
    return { mails: results.length, mail, codes }
  }

  test('comes by mail, a code for each piece, and pays in its store for two years', async () => {
    const { mail, codes, mails } = await buy(2)
    expect(new Set(codes).size).toBe(2)
    expect(mail).toMatchObject({ recipient: anAddress.email, subject: expect.stringMatching(/ 1\d{8}$/) })
    for (const code of codes)
      expect((await get(`/api/ext/gift-card/balance/${code}`)).result).toEqual({ amount: 499 })
    expect(await get(`/api/ext/gift-card/balance/${codes[0]}?storeCode=en`)).toMatchObject({ status: 404 })
    const cart_id = await aCart({ WAX: 1 })
    expect(await apply({ cart_id, code: codes[0], amount: 499 })).toMatchObject({ code: 200 })
    const twoYearsOn = new Date()
    twoYearsOn.setUTCFullYear(twoYearsOn.getUTCFullYear() + 2)
    twoYearsOn.setUTCDate(twoYearsOn.getUTCDate() + 2)
    await post('/dials/clock', { now: twoYearsOn.toISOString() })
    expect(await get(`/api/ext/gift-card/balance/${codes[0]}`)).toMatchObject({ status: 404 })
    expect((await get(`/api/cart/totals?cartId=${cart_id}`)).result.grand_total).toBe(199)
    await call('DELETE', '/dials')
    expect((await buy(1, 'storeCode=en')).mails).toBe(mails + 1)
  })

  test('leaves nothing to do in an order that is paid', async () => {
    await buy(1)
    const newest = 'SELECT status FROM sales_order ORDER BY entity_id DESC'
    expect(await env.DB.prepare(newest).first('status')).toBe('complete')
  })

  test('by the thousand is one card', async () => {
    const { codes } = await buy(1000)
    expect(codes).toHaveLength(1)
    expect((await get(`/api/ext/gift-card/balance/${codes[0]}`)).result).toEqual({ amount: 499_000 })
  })

  test.each([
    ['alone', {}],
    ['with goods', { WAX: 1 }],
  ])('is not to be paid later, %s: nobody would ever get it', async (_, goods) => {
    const cart_id = await aCart({ VIRTUAL: 1, ...goods })
    const offered = await get(`/api/cart/payment-methods?cartId=${cart_id}`)
    const addressInformation = {
      shippingAddress: anAddress,
      billingAddress: anAddress,
      shipping_carrier_code: 'pickup',
      shipping_method_code: 'servicepoint',
      payment_method_code: 'hosted_invoice',
    }
    const told = await post(`/api/cart/shipping-information?cartId=${cart_id}`, { addressInformation })
    expect([offered.result, told.result.payment_methods]).toEqual([[], []])
    const products = Object.keys({ VIRTUAL: 1, ...goods }).map((sku) => ({ sku, qty: 1, price: 499 }))
    expect(await post('/api/order', { cart_id, products, addressInformation })).toMatchObject({
      code: 500,
      result: 'Error placing an order. The requested Payment Method is not available.',
    })
  })

  test('by invoice and paid for in full with another card comes at once', async () => {
    const cards = () => env.DB.prepare('SELECT COUNT(*) AS count FROM gift_card').first<number>('count')
    const before = Number(await cards())
    const cart_id = await aCart({ VIRTUAL: 1 })
    await env.DB.prepare("UPDATE gift_card SET balance = 50000 WHERE code = 'GK-500'").run()
    await apply({ cart_id, code: 'GK-500', amount: 499 })
    const { code, result } = await post('/api/order', {
      cart_id,
      products: [{ sku: 'VIRTUAL', qty: 1, price: 499 }],
      addressInformation: { billingAddress: anAddress, payment_method_code: 'hosted_invoice' },
    })
    expect([code, await cards()]).toEqual([200, before + 1])
    expect((await get('/api/ext/gift-card/balance/GK-500')).result).toEqual({ amount: 1 })
    const mail = await env.DB.prepare(
      "SELECT subject FROM mail WHERE kind = 'gift-card' ORDER BY id DESC",
    ).first()
    expect(mail?.subject).toContain(result.orderNumber)
  })
})
