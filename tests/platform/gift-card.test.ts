import { beforeAll, describe, expect, test } from 'vitest'
import { aCart, get, post, prepareShop } from './commerce-fixture.ts'

beforeAll(prepareShop)

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
  })
})
