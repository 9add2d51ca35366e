import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { addLine, anAddress, get, post, prepareShop } from './commerce-fixture.ts'

prepareShop()

const SERVICE = '/api/ext/account-service'
const nothing = { add: [], remove: [] }
let customers = 0

/** A customer who has just signed in. */
async function aCustomer() {
  const email = `sparad${++customers}@example.com`
  const password = 'Skarspar-2026'
  await post('/api/user/create', { customer: { email, firstname: 'Kim', lastname: 'Berg' }, password })
  const { result: token } = await post('/api/user/login', { username: email, password })
  return { email, password, token: String(token) }
}

describe('saved products (contract §19.1)', () => {
  const save = (token: string, wishlist: object = nothing, compare: object = nothing) =>
    post(`${SERVICE}/saved`, { wishlist, compare }, token)

  test('products are added once, in their order, and removed', async () => {
    const { token } = await aCustomer()
    await save(token, { add: ['B', 'A'], remove: [] }, { add: ['C'], remove: [] })
    const { result } = await save(token, { add: ['A', 'D'], remove: ['B'] })
    expect(result).toEqual({ wishlist: ['A', 'D'], compare: ['C'] })
  })

  test('a change that is sent again, because its answer was lost, changes nothing', async () => {
    const { token } = await aCustomer()
    await save(token, nothing, { add: ['A', 'B', 'C', 'D'], remove: [] })
    const change = { add: ['A', 'E'], remove: [] }
    const { result } = await save(token, nothing, change)
    expect(result.compare).toEqual(['C', 'D', 'A', 'E'])
    expect((await save(token, nothing, change)).result).toEqual(result)
  })

  test('each customer has lists of their own', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    await save(one.token, { add: ['A'], remove: [] })
    expect((await save(other.token)).result).toEqual({ wishlist: [], compare: [] })
  })

  test('of five products to compare the oldest goes', async () => {
    const { token } = await aCustomer()
    const { result } = await save(token, nothing, { add: ['A', 'B', 'C', 'D', 'E'], remove: [] })
    expect(result.compare).toEqual(['B', 'C', 'D', 'E'])
  })

  test('two devices at the same time lose nothing', async () => {
    const { token } = await aCustomer()
    const skus = ['A', 'B', 'C', 'D', 'E', 'F']
    await Promise.all(skus.map((sku) => save(token, { add: [sku], remove: [] })))
    expect((await save(token)).result.wishlist.toSorted()).toEqual(skus)
  })

  test('a dead token and a body of another form are refused', async () => {
    const { token } = await aCustomer()
    expect(await save('dead')).toMatchObject({ status: 401 })
    expect(await save(token, { add: ['A B'], remove: [] })).toMatchObject({ status: 400 })
    expect(await post(`${SERVICE}/saved`, {}, token)).toMatchObject({ status: 400 })
  })
})

describe('deleting an account (contract §19.2)', () => {
  const WRONG_PASSWORD = "The password doesn't match this account. Verify the password and try again."
  const remove = (token: string, password: string) => post(`${SERVICE}/delete`, { password }, token)

  /** An order of wax by invoice; answers its number. */
  async function anOrderOf({ token, email }: { token: string; email: string }): Promise<string> {
    const { result: customer } = await get('/api/user/me', token)
    const address = { ...anAddress, email }
    const { code, result } = await post(
      '/api/order',
      {
        order_id: crypto.randomUUID(),
        user_id: String(customer.id),
        products: [{ sku: 'WAX', qty: 1, price: 1 }],
        addressInformation: {
          shippingAddress: address,
          billingAddress: address,
          shipping_carrier_code: 'pickup',
          shipping_method_code: 'servicepoint',
          payment_method_code: 'hosted_invoice',
        },
      },
      token,
    )
    expect(code).toBe(200)
    return String(result.orderNumber)
  }

  test('a wrong password deletes nothing, and does not look like a dead token', async () => {
    const { token } = await aCustomer()
    expect(await remove(token, 'Fel-losen-2026')).toMatchObject({ status: 403, result: WRONG_PASSWORD })
    expect((await get('/api/user/me', token)).code).toBe(200)
  })

  test('nobody can sign in any more, and no table knows the customer', async () => {
    const { token, email, password } = await aCustomer()
    const { result: customer } = await get('/api/user/me', token)
    await post(`${SERVICE}/saved`, { wishlist: { add: ['WAX'], remove: [] }, compare: nothing }, token)
    await post('/api/ext/newsletter-service/subscribe', { email })
    const { result: cartId } = await post('/api/cart/create', {}, token)
    await addLine(cartId, { sku: 'WAX', qty: 1 }, token)
    await post('/api/user/reset-password', { email })
    for (let at = 0; at < 5; at += 1) await post('/api/user/login', { username: email, password: 'fel' })

    expect(await remove(token, password)).toMatchObject({ code: 200, result: true })
    expect((await post('/api/user/login', { username: email, password })).status).toBe(401)
    expect((await get('/api/user/me', token)).status).toBe(401)
    const rows = async (sql: string) => (await env.DB.prepare(sql).bind(customer.id).all()).results
    for (const table of ['customer_token', 'password_reset', 'saved_product', 'quote', 'sales_order'])
      expect([table, await rows(`SELECT 1 FROM ${table} WHERE customer_id = ?`)]).toEqual([table, []])
    expect(await rows('SELECT 1 FROM customer WHERE id = ?')).toEqual([])
    for (const table of ['mail WHERE recipient', 'newsletter_subscriber WHERE email'])
      expect((await env.DB.prepare(`SELECT 1 FROM ${table} = ?`).bind(email).all()).results).toEqual([])
  })

  test('a review stays, and is nobody’s', async () => {
    const { token, password } = await aCustomer()
    const { result: customer } = await get('/api/user/me', token)
    const words = { title: 'Bra', detail: 'Glider länge', nickname: 'Kim', review_entity: 'product' }
    const review = { ...words, product_id: 10, customer_id: customer.id }
    const { result: stored } = await post('/api/review/create', { review }, token)
    await remove(token, password)
    const kept = await env.DB.prepare("SELECT source FROM document WHERE entity = 'review' AND id = ?")
      .bind(stored.id)
      .first<{ source: string }>()
    expect(JSON.parse(kept?.source ?? '')).toMatchObject({ ...words, customer_id: null })
  })

  test('orders are kept, are found by number and e-mail, and are nobody’s who registers again', async () => {
    const customer = await aCustomer()
    const { email, password } = customer
    const orderNumber = await anOrderOf(customer)
    await remove(customer.token, password)
    const found = await post('/api/ext/order-service/order', { orderNumber, email })
    expect(found).toMatchObject({ code: 200, result: { increment_id: orderNumber } })
    const kept = await env.DB.prepare('SELECT document, request FROM sales_order WHERE order_number = ?')
      .bind(orderNumber)
      .first()
    expect(JSON.stringify(kept)).not.toMatch(/customer_id|user_id/)
    await post('/api/user/create', { customer: { email, firstname: 'Kim', lastname: 'Berg' }, password })
    const { result: token } = await post('/api/user/login', { username: email, password })
    expect((await get('/api/user/order-history', token)).result.items).toEqual([])
  })

  test('a cart that is paid for and not yet an order keeps the account', async () => {
    const { token, password } = await aCustomer()
    const { result: customer } = await get('/api/user/me', token)
    const { result: cartId } = await post('/api/cart/create', {}, token)
    await env.DB.prepare(
      `INSERT INTO hosted_session (id, quote_id, store_id, amount, fingerprint, origin, token, status, created_at, expires_at)
      VALUES (?, ?, 1, 1, '', '', '', 'paid', '2026-01-01 00:00:00', '2030-01-01 00:00:00')`,
    )
      .bind(`paid-${customer.id}`, Number(cartId))
      .run()
    expect(await remove(token, password)).toMatchObject({ status: 409 })
    expect((await get('/api/user/me', token)).code).toBe(200)
  })
})
