import { beforeAll, describe, expect, test } from 'vitest'
import { post, prepareShop } from './commerce-fixture.ts'

beforeAll(prepareShop)

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
