import { beforeEach, expect, test } from 'vitest'
import { anAddress } from '#tests/support/builders.ts'
import { deliver } from '../support/checkout.ts'
import { production } from '../support/production.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

test.each([
  ['https://evil.example:4443', '', 'https://skare.test', anAddress()],
  ['https://no.skare.test', '', 'https://no.skare.test', anAddress({ country: 'NO', zipCode: '2624' })],
  ['https://evil.example', '/en', 'https://skare.test', anAddress({ country: 'DK', zipCode: '1050' })],
])('a payment at %s%s is opened for %s', async (origin, prefix, expected, address) => {
  const shopper = createShopper(origin, production)
  await shopper.send('POST', `${prefix}/api/cart/lines`, { sku: 'DEMO-SALE', quantity: 1 })
  await deliver(shopper, { prefix, address })
  const origins = new Set<string>()
  upstream.answer = ({ url }) => {
    const asked = new URL(url).searchParams.get('origin')
    if (asked !== null) origins.add(asked)
    return undefined
  }
  const response = await shopper.send('POST', `${prefix}/api/checkout/payment-session`)
  expect(response.status).toBe(200)
  expect([...origins]).toEqual([expected])
})
