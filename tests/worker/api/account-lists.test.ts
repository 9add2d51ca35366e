import { beforeEach, expect, test } from 'vitest'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const PASSWORD = 'Spår-och-snö-1'
const nothing = { add: [], remove: [] }
let count = 0

beforeEach(() => {
  upstream.reset()
  clock.pass(601 * SECOND) // longer than a missing service is remembered
})

type Shopper = ReturnType<typeof createShopper>

async function newCustomer() {
  const shopper = createShopper()
  const email = `lista-${++count}@example.com`
  const registration = { email, firstName: 'Åsa', lastName: 'Berg', password: PASSWORD }
  expect((await shopper.send('POST', '/api/user/register', registration)).status).toBe(200)
  return { shopper, email }
}

const save = (shopper: Shopper, wishlist: object = nothing, compare: object = nothing) =>
  shopper.send('POST', '/api/user/saved', { wishlist, compare })

test('R1.15 R1.16: what one device has saved, another one has after the login', async () => {
  const { shopper: phone, email } = await newCustomer()
  await save(phone, { add: ['DEMO-SALE', 'DEMO-LOW'], remove: [] }, { add: ['DEMO-CONF'], remove: [] })
  await save(phone, { add: [], remove: ['DEMO-LOW'] })
  const laptop = createShopper()
  await laptop.send('POST', '/api/user/login', { email, password: PASSWORD })
  const response = await save(laptop, { add: ['DEMO-TIER'], remove: [] })
  expect(await response.json()).toEqual({
    lists: { wishlist: ['DEMO-SALE', 'DEMO-TIER'], compare: ['DEMO-CONF'] },
  })
})

test('R4.94: logging out leaves the account’s list to the account', async () => {
  const { shopper, email } = await newCustomer()
  await save(shopper, { add: ['DEMO-SALE'], remove: [] })
  await shopper.send('POST', '/api/user/logout')
  expect((await save(shopper)).status).toBe(401)
  await shopper.send('POST', '/api/user/login', { email, password: PASSWORD })
  expect(await (await save(shopper)).json()).toMatchObject({ lists: { wishlist: ['DEMO-SALE'] } })
})

test('a platform without such a service: the lists stay on the device', async () => {
  const { shopper } = await newCustomer()
  upstream.answer = ({ url }) =>
    url.includes('account-service') ? new Response('<h1>Not Found</h1>', { status: 404 }) : undefined
  const response = await save(shopper, { add: ['DEMO-SALE'], remove: [] })
  expect([response.status, await response.json()]).toEqual([200, { lists: null }])
})

test('a platform that fails is told as such, and nobody is logged out', async () => {
  const { shopper } = await newCustomer()
  upstream.answer = ({ url }) =>
    url.includes('account-service') ? Response.json({ code: 500, result: 'no' }, { status: 500 }) : undefined
  expect((await save(shopper)).status).toBe(502)
  expect(await (await shopper.get('/api/user')).json()).not.toEqual({ customer: null })
})

test.each([
  ['a sku with a space', { add: ['A B'], remove: [] }],
  ['more than a list holds', { add: Array.from({ length: 101 }, (_, at) => `S${at}`), remove: [] }],
])('%s is refused', async (_, wishlist) => {
  const { shopper } = await newCustomer()
  expect((await save(shopper, wishlist)).status).toBe(400)
})
