import { beforeEach, expect, test } from 'vitest'
import { createSchema, orderSchema } from '#platform/commerce/body-schemas.ts'
import { findFault } from '#platform/commerce/json-schema.ts'
import type { CustomerAnswer } from '#shared/api/account.ts'
import { registrationSchema } from '#shared/api/account.ts'
import type { Confirmation } from '#shared/api/checkout.ts'
import { validateContact } from '#shared/checkout/address.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import { deliver } from '../support/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const PASSWORD = 'Spår-och-snö-1'
const ADDRESSES = ["o'brien@example.com", 'åsa@exempel.se', 'anna@längdåkning.se', 'ольга@пример.рф']

test.each(ADDRESSES)('an order of %s is taken, and can be withdrawn', async (emailAddress) => {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  const { choice, cart } = await deliver(shopper, { contact: aContact({ emailAddress }) })
  const orderId = crypto.randomUUID()
  const order = { ...choice, paymentMethod: 'hosted_invoice', orderId, expected: expectedOf(cart) }
  const answer = await shopper.send('POST', '/api/checkout/order', order)
  expect(answer.status).toBe(200)
  const { orderNumber, email } = await answer.json<Confirmation>()
  expect(email).toBe(emailAddress)
  const proof = { step: 'choose', orderNumber, email }
  expect(await (await createShopper().post('/angra-kop', proof)).text()).toContain('name="quantity-')
})

test.each([
  ["o'neill@example.com", 'Ольга', 'Åö'],
  ['örjan@exempel.se', '李', 'Ş'],
])('%s can have an account, under the name %s %s', async (email, firstName, lastName) => {
  const shopper = createShopper()
  const registered = await shopper.send('POST', '/api/user/register', {
    ...{ email, firstName, lastName, password: PASSWORD },
  })
  expect(registered.status).toBe(200)
  const profile = { email, firstName: lastName, lastName: firstName }
  const changed = await shopper.send('POST', '/api/user/profile', profile)
  expect(changed.status).toBe(200)
  const { customer } = await changed.json<CustomerAnswer>()
  expect(customer).toMatchObject(profile)
})

test.each([
  ...ADDRESSES,
  ...[
    'a..b@example.com',
    '𝐀@example.com',
    'a@b',
    'a b@example.com',
    'a@b..se',
    'a,b@example.com',
    '@b.se',
    'a@.se',
  ],
])('checkout, account and platform agree about %s', (email) => {
  const isTaken = findFault(
    { customer: { email, firstname: 'Åsa', lastname: 'Berg' }, password: PASSWORD },
    createSchema,
  )
  const isOrdered = findFault(
    {
      products: [{ sku: 'A', price: 1, qty: 1 }],
      addressInformation: {
        shippingAddress: { ...wire, email },
        billingAddress: wire,
      },
    },
    orderSchema,
  )
  const names = { firstName: 'Åsa', lastName: 'Berg', password: PASSWORD }
  const answers = [
    isTaken === null,
    isOrdered === null,
    registrationSchema.safeParse({ email, ...names }).success,
    validateContact(aContact({ emailAddress: email })).emailAddress === undefined,
  ]
  expect(new Set(answers).size).toBe(1)
})

const { firstName, lastName, streetAddress, zipCode, city } = anAddress()
const wire = { firstname: firstName, lastname: lastName, street: [streetAddress], postcode: zipCode, city }
