import { beforeEach, expect, test } from 'vitest'
import type { Confirmation } from '#shared/api/checkout.ts'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import { aContact } from '#tests/support/builders.ts'
import { deliver } from '../support/checkout.ts'
import { orderOf } from '../support/purchase.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const PASSWORD = 'Ett-långt-lösen-1'
const GUEST = 'gast@example.com'

const register = (shopper: ReturnType<typeof createShopper>, email: string) =>
  shopper.send('POST', '/api/user/register', {
    email,
    firstName: 'Åsa',
    lastName: 'Berg',
    password: PASSWORD,
  })

/** A browser in which a guest has bought something. */
async function aBuyer() {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  const shown = await deliver(shopper, { contact: aContact({ emailAddress: GUEST }) })
  const ordered = await shopper.send('POST', '/api/checkout/order', orderOf(shown, 'cashondelivery'))
  expect(ordered.status).toBe(200)
  return { shopper, confirmation: await ordered.json<Confirmation>() }
}

const confirmationOf = async (shopper: ReturnType<typeof createShopper>) =>
  (await shopper.get('/api/checkout/confirmation')).json<Confirmation | null>()

test('a guest’s order is not shown to another customer who logs in at the same browser', async () => {
  await register(createShopper(), 'nasta@example.com')
  const { shopper, confirmation } = await aBuyer()
  expect(await confirmationOf(shopper)).toEqual(confirmation)
  const login = { email: 'nasta@example.com', password: PASSWORD }
  expect((await shopper.send('POST', '/api/user/login', login)).status).toBe(200)
  expect(await confirmationOf(shopper)).toBeNull()
  const order = await shopper.get('/api/checkout/confirmation/order')
  expect(await order.text()).not.toContain(confirmation.orderNumber)
})

test('nor is what the guest has paid for and not asked for yet', async () => {
  await register(createShopper(), 'tredje@example.com')
  const { shopper } = await aBuyer()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  await deliver(shopper, { contact: aContact({ emailAddress: GUEST }) })
  const opened = await shopper.send('POST', '/api/checkout/payment-session')
  const { url, token } = await opened.json<ApiAnswer<'checkout.paymentSession'>>()
  expect((await shopper.post(url, { token, action: 'pay', method: 'card' })).status).toBe(200)
  await shopper.send('POST', '/api/user/login', { email: 'tredje@example.com', password: PASSWORD })
  expect(await (await shopper.send('POST', '/api/checkout/complete')).text()).not.toContain(GUEST)
})

test('R4.93 R4.94: after a logout without JavaScript the receipt shows no order', async () => {
  const { shopper, confirmation } = await aBuyer()
  const receipt = async () => (await shopper.get('/checkout/order/receipt')).text()
  expect(await receipt()).toContain(confirmation.orderNumber)
  expect((await shopper.post('/konto', { step: 'logout' })).status).toBe(303)
  expect(await receipt()).not.toContain(confirmation.orderNumber)
})

test('whoever makes an account with the e-mail address of their order keeps its confirmation', async () => {
  const { shopper, confirmation } = await aBuyer()
  expect((await register(shopper, GUEST.toUpperCase())).status).toBe(200)
  expect(await confirmationOf(shopper)).toEqual(confirmation)
})
