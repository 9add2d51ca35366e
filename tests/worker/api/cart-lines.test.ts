import { beforeEach, describe, expect, test } from 'vitest'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

type Shopper = ReturnType<typeof createShopper>

const RED_180 = { sku: 'DEMO-CONF-RED-180', parentSku: 'DEMO-CONF' }
const RED_190 = { sku: 'DEMO-CONF-RED-190', parentSku: 'DEMO-CONF' }
const SOLD_OUT = 'DEMO-CONF-RED-200'

async function add(shopper: Shopper, line: { sku: string; parentSku?: string }, quantity = 1): Promise<Cart> {
  const response = await shopper.send('POST', '/api/cart/lines', { ...line, quantity })
  return (await response.json<CartAnswer>()).cart
}

async function configure(shopper: Shopper, id: number | undefined, change: object): Promise<CartAnswer> {
  const response = await shopper.send('PATCH', `/api/cart/lines/${id}`, { quantity: 1, ...change })
  expect(response.status).toBe(200)
  return response.json()
}

const cartOf = async (shopper: Shopper) => (await shopper.get('/api/cart')).json<Cart>()
const skusOf = ({ lines }: Cart) => lines.map(({ sku, quantity }) => [sku, quantity])

describe('configuring a line', () => {
  test('R4.45: its choices are those of its configurable parent, with stock as it is now', async () => {
    const answer = await createShopper().get(`/api/cart/choices?sku=${RED_180.sku}`)
    const { product } = await answer.json<ApiAnswer<'cart.choices'>>()
    expect(product?.sku).toBe('DEMO-CONF')
    expect(product?.options).toHaveLength(2)
    const variant = product?.variants.find(({ sku }) => sku === SOLD_OUT)
    expect(variant?.stock.status).toBe('out_of_stock')
  })

  test('R4.45: its choices are there while the prices cannot be asked, with stock as it is now', async () => {
    upstream.answer = ({ url }) =>
      url.includes('render-list') ? new Response('down', { status: 503 }) : undefined
    const answer = await createShopper().get(`/api/cart/choices?sku=${RED_180.sku}`)
    expect(answer.status).toBe(200)
    const { product } = await answer.json<ApiAnswer<'cart.choices'>>()
    const variants = new Map(product?.variants.map((variant) => [variant.sku, variant]))
    expect(variants.get(SOLD_OUT)?.stock.status).toBe('out_of_stock')
    expect(variants.get(RED_180.sku)).toMatchObject({ price: { current: 4499_00 }, stock: { quantity: 12 } })
  })

  test('R4.45: the line becomes the other variant and keeps its place', async () => {
    const shopper = createShopper()
    await add(shopper, RED_180)
    const before = await add(shopper, { sku: 'DEMO-SALE' })
    expect(before.lines[0]?.configurableId).toBeGreaterThan(0)
    const { cart, notices } = await configure(shopper, before.lines[0]?.id, { sku: RED_190.sku, quantity: 2 })
    expect(notices).toEqual([])
    expect(skusOf(cart)).toEqual([
      [RED_190.sku, 2],
      ['DEMO-SALE', 1],
    ])
    expect(cart.lines[0]?.id).toBe(before.lines[0]?.id)
    expect(cart.lines[0]?.options.map(({ value }) => value)).toContain('190 cm')
  })

  test('R4.45: it becomes one with a line that holds the variant already', async () => {
    const shopper = createShopper()
    await add(shopper, RED_180)
    const { lines } = await add(shopper, RED_190, 2)
    expect(skusOf((await configure(shopper, lines[0]?.id, { sku: RED_190.sku })).cart)).toEqual([
      [RED_190.sku, 3],
    ])
  })

  test('a sold-out variant is refused, and the line stays as it was', async () => {
    const shopper = createShopper()
    const { lines } = await add(shopper, RED_180)
    const { cart, notices } = await configure(shopper, lines[0]?.id, { sku: SOLD_OUT })
    expect(notices).toMatchObject([{ type: 'error', key: 'errors.cart.outOfStock' }])
    expect(skusOf(cart)).toEqual([[RED_180.sku, 1]])
  })

  test.each([
    ['a simple product', { sku: 'DEMO-SALE' }],
    ['a virtual product', { sku: 'DEMO-VIRTUAL' }],
  ])('R4.46: %s is not configured: nothing is sent', async (_, line) => {
    const shopper = createShopper()
    const { lines } = await add(shopper, line)
    expect(lines[0]?.configurableId).toBeNull()
    const choices = await shopper.get(`/api/cart/choices?sku=${line.sku}`)
    expect(await choices.json()).toEqual({ product: null })
    upstream.reset()
    const { cart, notices } = await configure(shopper, lines[0]?.id, { sku: RED_180.sku })
    expect(notices).toEqual([])
    expect(skusOf(cart)).toEqual([[line.sku, 1]])
    expect(upstream.calls).not.toContain('POST /api/cart/update')
  })

  test('a variant of another product is unknown, a line that is gone is told, a bad sku is a bad request', async () => {
    const shopper = createShopper()
    const { lines } = await add(shopper, RED_180)
    const at = `/api/cart/lines/${lines[0]?.id}`
    expect((await shopper.send('PATCH', at, { quantity: 1, sku: 'DEMO-SALE' })).status).toBe(404)
    expect((await shopper.send('PATCH', at, { quantity: 1, sku: '' })).status).toBe(400)
    expect((await shopper.get('/api/cart/choices?sku=')).status).toBe(400)
    const gone = await configure(shopper, 999_999, { sku: RED_190.sku })
    expect(gone.notices).toMatchObject([{ key: 'errors.cart.lineGone' }])
    expect(skusOf(gone.cart)).toEqual([[RED_180.sku, 1]])
  })
})

describe('the stock of a line', () => {
  test('R4.66: what is in stock says so', async () => {
    const { lines } = await add(createShopper(), { sku: 'DEMO-LOW' })
    expect(lines[0]).toMatchObject({
      inStock: true,
      stockNotice: { type: 'info', key: 'stock.fewLeft', params: { quantity: 3 } },
    })
  })

  test('R4.67: what has sold out since stays, with an error', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-LOW' })
    upstream.answer = ({ url }) =>
      url.includes('/api/stock/list')
        ? Response.json({
            code: 200,
            result: [{ product_sku: 'DEMO-LOW', is_in_stock: false, qty: 0, manage_stock: true }],
          })
        : undefined
    expect((await cartOf(shopper)).lines[0]).toMatchObject({
      inStock: false,
      stockNotice: { type: 'error', key: 'cart.soldOut' },
    })
  })
})

describe('clearing the cart', () => {
  test('R4.50: empties it here and at the platform; the cart itself stays', async () => {
    const shopper = createShopper()
    await add(shopper, RED_180)
    await add(shopper, { sku: 'DEMO-SALE' }, 2)
    upstream.reset()
    const { cart } = await (await shopper.send('DELETE', '/api/cart')).json<CartAnswer>()
    expect(cart.lines).toEqual([])
    expect(upstream.calls.filter((call) => call === 'POST /api/cart/delete')).toHaveLength(2)
    upstream.reset()
    expect((await add(shopper, { sku: 'DEMO-SALE' })).lines).toHaveLength(1)
    expect(upstream.calls).not.toContain('POST /api/cart/create')
  })

  test('R4.50: a form does it without JavaScript', async () => {
    const shopper = createShopper()
    await add(shopper, { sku: 'DEMO-SALE' })
    expect((await shopper.post('/varukorg', { clear: '1', confirmed: '1' })).status).toBe(303)
    expect((await cartOf(shopper)).lines).toEqual([])
  })

  test('an empty cart, or none, stays empty', async () => {
    expect((await createShopper().send('DELETE', '/api/cart')).status).toBe(200)
  })
})

test('a product that the platform does not know any more takes no cart along', async () => {
  const shopper = createShopper()
  await add(shopper, RED_180)
  upstream.answer = async (request) =>
    request.url.includes('/api/cart/update') && (await request.text()).includes('DEMO-SALE')
      ? Response.json({ code: 404, result: "The product that was requested doesn't exist." }, { status: 404 })
      : undefined
  const answer = await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  const { cart, notices } = await answer.json<CartAnswer>()
  expect(notices).toMatchObject([{ type: 'error', key: 'errors.cart.refused' }])
  expect(skusOf(cart)).toEqual([[RED_180.sku, 1]])
})
