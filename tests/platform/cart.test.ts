import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'
import { planLine, writeLine } from '#platform/commerce/cart/cart-lines.ts'
import { candidateSkus, toLineRequest } from '#platform/commerce/cart/line-request.ts'
import { lookupOf, lookupStatements } from '#platform/commerce/cart/product-options.ts'
import { readCart } from '#platform/commerce/cart/read-cart.ts'
import { aCart, addLine, call, get, post, prepareShop, signIn } from './commerce-fixture.ts'

prepareShop()

const configured = (length: string) => ({
  extension_attributes: {
    configurable_item_options: [
      { option_id: '201', option_value: length },
      { option_id: '202', option_value: '702' },
    ],
  },
})

describe('creating and pulling', () => {
  test('a guest gets a 32-digit mask and an empty cart (R7.13, R7.14)', async () => {
    const { code, result } = await post('/api/cart/create')
    expect(code).toBe(200)
    expect(result).toMatch(/^[0-9a-f]{32}$/)
    expect((await get(`/api/cart/pull?cartId=${result}`)).result).toEqual([])
  })

  test('a customer gets the same numbered cart again (R7.13)', async () => {
    const token = await signIn()
    const first = await post('/api/cart/create', {}, token)
    const second = await post('/api/cart/create', {}, token)
    expect(first.result).toEqual(expect.any(Number))
    expect(second.result).toBe(first.result)
  })

  test('a customer whose cart is ordered has the next one, and it alone', async () => {
    const token = await signIn()
    const { result: ordered } = await post('/api/cart/create', {}, token)
    await env.DB.prepare('UPDATE quote SET is_active = 0 WHERE id = ?').bind(ordered).run()
    expect((await get(`/api/cart/pull?cartId=${ordered}`, token)).code).toBe(404)
    const { result: next } = await post('/api/cart/create', {}, token)
    const { result: line } = await addLine(next, { sku: 'WAX', qty: 1 }, token)
    expect(line.quote_id).toBe(next)
  })

  test('a dead token is refused with 401', async () => {
    expect(await post('/api/cart/create', {}, 'dead')).toMatchObject({ status: 401, code: 401 })
    expect(await get('/api/cart/pull?cartId=1', 'dead')).toMatchObject({ code: 401 })
  })

  test('a token in the query works as one in the header', async () => {
    const token = await signIn()
    const { result } = await post(`/api/cart/create?token=${token}`)
    expect((await get(`/api/cart/pull?cartId=${result}&token=${token}`)).code).toBe(200)
  })

  test('any number reads the own cart of a token, a mask stays a guest cart', async () => {
    const token = await signIn('eve@example.com', 'Skitrack-2026')
    const { result: own } = await post('/api/cart/create?storeCode=sv', {}, token)
    await addLine(own, { sku: 'WAX', qty: 1 }, token)
    expect((await get('/api/cart/pull?cartId=1', token)).result).toHaveLength(1)
    const guest = await aCart({ GRIP: 1 })
    expect((await get(`/api/cart/pull?cartId=${guest}`, 'dead')).result[0].sku).toBe('GRIP')
  })

  test('an unknown cart is refused with 404 and nothing is cached', async () => {
    expect(await get('/api/cart/pull?cartId=nope')).toMatchObject({
      status: 404,
      result: 'No such entity with cartId = nope',
    })
  })
})

describe('lines (R7.15, R7.16)', () => {
  test('adding twice sums the quantity, an update sets it', async () => {
    const cartId = await aCart({ WAX: 1 })
    const { result: line } = await addLine(cartId, { sku: 'WAX', qty: 2 })
    expect(line).toMatchObject({ sku: 'WAX', qty: 3, price: 159.2, product_type: 'simple', quote_id: cartId })
    const { result: changed } = await addLine(cartId, { sku: 'WAX', qty: 2, item_id: line.item_id })
    expect(changed).toMatchObject({ item_id: line.item_id, qty: 2 })
  })

  test('a configurable resolves to its child and echoes numeric options', async () => {
    const cartId = await aCart()
    await addLine(cartId, { sku: 'RACE', qty: 1, product_option: configured('611') })
    const { result } = await get(`/api/cart/pull?cartId=${cartId}`)
    expect(result).toEqual([
      {
        item_id: expect.any(Number),
        sku: 'RACE-187',
        qty: 1,
        name: 'Race Skate',
        price: 3359.2,
        product_type: 'configurable',
        quote_id: cartId,
        product_option: {
          extension_attributes: {
            configurable_item_options: [
              { option_id: '201', option_value: 611 },
              { option_id: '202', option_value: 702 },
            ],
          },
        },
      },
    ])
  })

  test('a line stays the variant that it is when an update names only its sku and a text', async () => {
    const cartId = await aCart()
    const { result } = await addLine(cartId, { sku: 'RACE', qty: 1, product_option: configured('611') })
    const custom_options = [{ option_id: '1', option_value: 'ÅB' }]
    const product_option = { extension_attributes: { custom_options } }
    const line = { sku: result.sku, item_id: result.item_id, qty: 2, product_option }
    expect((await addLine(cartId, line)).result).toEqual({ ...result, qty: 2 })
  })

  test('a configurable without options, or with a combination that is missing, is refused', async () => {
    const cartId = await aCart()
    expect(await addLine(cartId, { sku: 'RACE', qty: 1 })).toMatchObject({
      code: 400,
      result:
        "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    })
    const missing = await addLine(cartId, { sku: 'RACE', qty: 1, product_option: configured('999') })
    expect(missing).toMatchObject({
      code: 400,
      result: 'Product that you are trying to add is not available.',
    })
  })

  test('stock limits are refused in the platform words', async () => {
    const cartId = await aCart()
    const limit = { code: 400, result: 'The requested qty is not available' }
    const off = { code: 400, result: 'Product that you are trying to add is not available.' }
    expect(await addLine(cartId, { sku: 'RACE-187', qty: 4 })).toMatchObject(limit)
    expect(await addLine(cartId, { sku: 'RACE-187', qty: 3 })).toMatchObject({ code: 200 })
    expect(await addLine(cartId, { sku: 'RACE-187', qty: 1 })).toMatchObject(limit)
    for (const sku of ['OOS', 'EXPIRED', 'NOPRICE'])
      expect(await addLine(cartId, { sku, qty: 1 })).toMatchObject(off)
    expect(await addLine(cartId, { sku: 'NOBODY', qty: 1 })).toMatchObject({ code: 404 })
    expect(await addLine(cartId, { sku: 'WAX', qty: 0 })).toMatchObject({ code: 400 })
    expect((await get(`/api/cart/pull?cartId=${cartId}`)).result).toHaveLength(1)
  })

  test('the most of a line counts what the cart holds of it', async () => {
    const cartId = await aCart()
    const limit = { code: 400, result: 'The most you may purchase is 10000.' }
    expect(await addLine(cartId, { sku: 'VOLATILE', qty: 10_001 })).toMatchObject(limit)
    expect(await addLine(cartId, { sku: 'VOLATILE', qty: 9_999 })).toMatchObject({ code: 200 })
    expect(await addLine(cartId, { sku: 'VOLATILE', qty: 2 })).toMatchObject(limit)
    expect(await addLine(cartId, { sku: 'VOLATILE', qty: 1 })).toMatchObject({ result: { qty: 10_000 } })
  })

  test('two additions at once do not go beyond the most of a line', async () => {
    const cartId = await aCart({ VIRTUAL: 6000 })
    const add = () => addLine(cartId, { sku: 'VIRTUAL', qty: 3000 })
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400])
    expect((await get(`/api/cart/pull?cartId=${cartId}`)).result).toMatchObject([{ qty: 9000 }])
  })

  test('ten additions at once do not go beyond what stock has beside the other lines', async () => {
    const cartId = await aCart({ BUNDLE: 1, WAX: 12 }) // the bundle has one of 20 too
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => addLine(cartId, { sku: 'WAX', qty: 1 })),
    )
    const refused = answers.filter(({ code }) => code !== 200)
    expect(refused.map(({ code, result }) => [code, result])).toEqual(
      Array(3).fill([400, 'The requested qty is not available']),
    )
    const { result } = await get(`/api/cart/pull?cartId=${cartId}`)
    expect(result).toMatchObject([
      { sku: 'BUNDLE-WAX', qty: 1 },
      { sku: 'WAX', qty: 19 },
    ])
  })

  test('a product whose stock is pending goes in, and so does a free one', async () => {
    const cartId = await aCart()
    expect(await addLine(cartId, { sku: 'VOLATILE', qty: 2 })).toMatchObject({ code: 200 })
    expect(await addLine(cartId, { sku: 'FREE', qty: 1 })).toMatchObject({ code: 200, result: { price: 0 } })
  })

  test('a bundle costs what its members cost and takes their stock', async () => {
    const cartId = await aCart({ WAX: 19 })
    const bundle_options = [
      { option_id: '1', option_qty: '1', option_selections: ['4'] },
      { option_id: '2', option_qty: '2', option_selections: ['5'] },
    ]
    const product_option = { extension_attributes: { bundle_options } }
    const { result } = await addLine(cartId, { sku: 'BUNDLE', qty: 1, product_option })
    expect(result).toMatchObject({ sku: 'BUNDLE-WAX-GRIP', product_type: 'bundle', price: 365.6 })
    expect(result.product_option.extension_attributes.bundle_options[1]).toEqual({
      option_id: 2,
      option_qty: 2,
      option_selections: [5],
    })
    const more = await addLine(cartId, { sku: result.sku, qty: 1, product_option })
    expect(more.result).toBe('The requested qty is not available')
    for (const sku of [result.sku, '']) {
      const same = await addLine(cartId, { sku, qty: 1, item_id: result.item_id })
      expect(same).toMatchObject({ code: 200, result: { item_id: result.item_id } })
    }
  })

  test('a bundle whose choices are changed has the new ones, and its price', async () => {
    const cartId = await aCart()
    const choices = (...ids: string[]) => ({
      extension_attributes: {
        bundle_options: ids.map((id, at) => ({
          option_id: String(at + 1),
          option_qty: '1',
          option_selections: [id],
        })),
      },
    })
    const { result } = await addLine(cartId, { sku: 'BUNDLE', qty: 1, product_option: choices('4') })
    const line = { sku: result.sku, qty: 2, item_id: result.item_id }
    const kept = await addLine(cartId, { ...line, product_option: choices('4') })
    expect(kept.result).toMatchObject({ item_id: result.item_id, sku: 'BUNDLE-WAX', qty: 2, price: 159.2 })
    const changed = await addLine(cartId, { ...line, product_option: choices('4', '5') })
    expect(changed.result).toMatchObject({
      item_id: result.item_id,
      sku: 'BUNDLE-WAX-GRIP',
      qty: 2,
      price: 365.6,
    })
    expect((await get(`/api/cart/pull?cartId=${cartId}`)).result).toEqual([changed.result])
  })

  test('a bundle asked for without choices gets its defaults', async () => {
    const { result } = await addLine(await aCart(), { sku: 'BUNDLE', qty: 1 })
    expect(result.sku).toBe('BUNDLE-WAX')
  })

  test('initials are required, at most three, and cost', async () => {
    const cartId = await aCart()
    const withText = (text: string) => ({
      sku: 'INITIALS',
      qty: 1,
      product_option: { extension_attributes: { custom_options: [{ option_id: '9', option_value: text }] } },
    })
    expect((await addLine(cartId, { sku: 'INITIALS', qty: 1 })).code).toBe(400)
    expect((await addLine(cartId, withText('ÅBCD'))).code).toBe(400)
    expect((await addLine(cartId, withText('ÅB'))).result.price).toBe(280)
    await addLine(cartId, withText('CD'))
    const { result } = await get(`/api/cart/pull?cartId=${cartId}`)
    expect(result).toHaveLength(2)
  })

  test('a download has one of its files at least', async () => {
    const withFiles = (...downloadable_links: number[]) => ({
      sku: 'DEMO-DOWNLOAD',
      qty: 1,
      product_option: { extension_attributes: { downloadable_option: { downloadable_links } } },
    })
    expect(await addLine(await aCart(), withFiles(99))).toMatchObject({
      status: 400,
      result: expect.stringContaining("required option(s) weren't entered"),
    })
    const { result } = await addLine(await aCart(), withFiles(2, 99))
    const { downloadable_option } = result.product_option.extension_attributes
    expect(downloadable_option).toEqual({ downloadable_links: [2] })
  })

  test('another variant of a line merges into the line that has it', async () => {
    await setStock('RACE-192', 5)
    const cartId = await aCart()
    const { result: first } = await addLine(cartId, {
      sku: 'RACE',
      qty: 1,
      product_option: configured('611'),
    })
    const { result: second } = await addLine(cartId, {
      sku: 'RACE',
      qty: 1,
      product_option: configured('612'),
    })
    const { result: merged } = await addLine(cartId, {
      sku: 'RACE',
      qty: 1,
      item_id: first.item_id,
      product_option: configured('612'),
    })
    expect(merged).toMatchObject({ item_id: second.item_id, qty: 2, sku: 'RACE-192' })
    expect((await get(`/api/cart/pull?cartId=${cartId}`)).result).toHaveLength(1)
  })

  test('deleting removes the line, and a second time says it is not there', async () => {
    const cartId = await aCart({ WAX: 1 })
    const { result } = await get(`/api/cart/pull?cartId=${cartId}`)
    const cartItem = { sku: 'WAX', item_id: result[0].item_id, quoteId: cartId }
    expect(await post(`/api/cart/delete?cartId=${cartId}`, { cartItem })).toMatchObject({
      code: 200,
      result: true,
    })
    expect(await post(`/api/cart/delete?cartId=${cartId}`, { cartItem })).toMatchObject({
      status: 404,
      result: `The ${cartId} Cart doesn't contain the ${cartItem.item_id} item.`,
    })
  })

  test('a call without cartItem says so', async () => {
    const cartId = await aCart()
    const text = 'No cartItem element provided within the request body'
    expect(await post(`/api/cart/update?cartId=${cartId}`)).toMatchObject({ code: 500, result: text })
    expect(await post(`/api/cart/delete?cartId=${cartId}`)).toMatchObject({ code: 500, result: text })
  })

  test('a line of another cart cannot be touched', async () => {
    const { result } = await get(`/api/cart/pull?cartId=${await aCart({ WAX: 1 })}`)
    const other = await aCart({ GRIP: 1 })
    expect((await addLine(other, { sku: 'WAX', qty: 5, item_id: result[0].item_id })).code).toBe(404)
  })
})

describe('a line that is not sold any more (R3.1, R7.14)', () => {
  const setOffer = (sku: string, column: string, value: number | null) =>
    env.DB.prepare(`UPDATE offer SET ${column} = ? WHERE sku = ?`).bind(value, sku).run()
  afterEach(async () => {
    await setOffer('WAX', 'status', 1)
    await setOffer('WAX', 'regular_price', 19900)
  })
  const pull = async (cartId: string) => (await get(`/api/cart/pull?cartId=${cartId}`)).result

  test.each([
    ['has lost its price', 'regular_price', null, 0],
    ['is switched off', 'status', 2, 159.2],
  ])(
    'is pulled as not available when it %s, is not changed, and can be taken out',
    async (_, column, value, price) => {
      const cartId = await aCart({ WAX: 1, GRIP: 1 })
      await setOffer('WAX', column, value)
      const [wax, grip] = await pull(cartId)
      expect(wax).toMatchObject({ sku: 'WAX', price, available: false })
      expect(grip).not.toHaveProperty('available')
      expect((await get(`/api/cart/totals?cartId=${cartId}`)).code).toBe(200)
      expect(await addLine(cartId, { sku: 'WAX', qty: 2, item_id: wax.item_id })).toMatchObject({
        code: 400,
        result: 'Product that you are trying to add is not available.',
      })
      await post(`/api/cart/delete?cartId=${cartId}`, { cartItem: { item_id: wax.item_id } })
      expect(await pull(cartId)).toEqual([grip])
    },
  )

  test('leaves the cart once the catalogue does not have it any more', async () => {
    const cartId = await aCart({ WAX: 1, GRIP: 1 })
    const [wax, grip] = await pull(cartId)
    await env.DB.prepare("UPDATE quote_item SET offer_sku = 'GONE' WHERE id = ?").bind(wax.item_id).run()
    expect(await pull(cartId)).toEqual([grip])
  })

  test('is a bundle, too, one of whose members is not', async () => {
    const cartId = await aCart({ BUNDLE: 1 })
    await setOffer('WAX', 'status', 2)
    expect(await pull(cartId)).toMatchObject([{ sku: 'BUNDLE-WAX', available: false }])
  })
})

describe('a cart that changes while a line is written (R7.15)', () => {
  /** Plans a change of the cart as it is now; the answer writes it. */
  const planned = async (mask: string, item: Record<string, unknown>) => {
    const at = '2026-03-01 10:00:00'
    const cart = await readCart(env.DB, { kind: 'guest', cartId: mask }, at)
    const request = toLineRequest({ product_option: configured('612'), ...item })
    const skus = candidateSkus(request)
    const results = await env.DB.batch(lookupStatements(env.DB, cart.store.id, skus))
    const lookup = await lookupOf(env.DB, cart.store, { skus, store: cart.store, results })
    const change = planLine(cart, request, Number(item.item_id ?? 0) || null, lookup)
    return () => writeLine(env.DB, cart, change)
  }
  const lines = async () =>
    (await env.DB.prepare('SELECT sku, qty FROM quote_item ORDER BY id DESC LIMIT 2').all()).results
  /** A cart of two variants of one product. */
  const aCartOfTwins = async () => {
    await setStock('RACE-192', 5)
    const cartId = await aCart()
    const first = await addLine(cartId, { sku: 'RACE', qty: 1, product_option: configured('611') })
    const second = await addLine(cartId, { sku: 'RACE', qty: 1, product_option: configured('612') })
    return { cartId, first: first.result.item_id, second: second.result.item_id }
  }
  const close = (cartId: string) =>
    env.DB.prepare('UPDATE quote SET is_active = 0 WHERE mask = ?').bind(cartId).run()

  test('and becomes an order takes nothing more: the cart is gone, nothing is said to be added', async () => {
    const { cartId, first } = await aCartOfTwins()
    const add = await planned(cartId, { sku: 'RACE', qty: 1 })
    const merge = await planned(cartId, { sku: 'RACE', qty: 1, item_id: first })
    const before = await lines()
    await close(cartId)
    expect([await add(), await merge()]).toEqual([null, null])
    expect(await lines()).toEqual(before)
  })

  test('and loses the same line keeps the line', async () => {
    const { cartId, first, second } = await aCartOfTwins()
    const merge = await planned(cartId, { sku: 'RACE', qty: 1, item_id: first })
    await post(`/api/cart/delete?cartId=${cartId}`, { cartItem: { item_id: second } })
    expect(await merge()).toBeNull()
    expect((await get(`/api/cart/pull?cartId=${cartId}`)).result).toMatchObject([{ item_id: first }])
  })

  test('and loses the line that was to become another one leaves that as it is', async () => {
    const { cartId, first, second } = await aCartOfTwins()
    const merge = await planned(cartId, { sku: 'RACE', qty: 1, item_id: first })
    await post(`/api/cart/delete?cartId=${cartId}`, { cartItem: { item_id: first } })
    expect(await merge()).toBeNull()
    expect((await get(`/api/cart/pull?cartId=${cartId}`)).result).toMatchObject([{ item_id: second, qty: 1 }])
  })

  test('and gets more of the same line keeps that, too', async () => {
    const { cartId, first, second } = await aCartOfTwins()
    const merge = await planned(cartId, { sku: 'RACE', qty: 1, item_id: first })
    await addLine(cartId, { sku: 'RACE', qty: 2, product_option: configured('612') })
    expect(await merge()).toMatchObject({ itemId: second, qty: 4 })
    expect((await get(`/api/cart/pull?cartId=${cartId}`)).result).toMatchObject([{ item_id: second, qty: 4 }])
  })
})

test('a line that becomes another one, which is added at the same moment, is that line', async () => {
  await setStock('RACE-192', 5)
  const cartId = await aCart()
  const { result } = await addLine(cartId, { sku: 'RACE', qty: 1, product_option: configured('611') })
  const other = { sku: 'RACE', qty: 1, product_option: configured('612') }
  const answers = await Promise.all([
    addLine(cartId, other),
    addLine(cartId, { ...other, item_id: result.item_id }),
    addLine(cartId, other),
  ])
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  const { result: lines } = await get(`/api/cart/pull?cartId=${cartId}`)
  expect(lines).toMatchObject([{ sku: 'RACE-192', qty: 3 }])
})

async function setStock(sku: string, qty: number): Promise<void> {
  await call('POST', '/dials/stock', { sku, qty })
}
