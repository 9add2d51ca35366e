import { afterEach, expect, test } from 'vitest'
import type { CustomerAnswer } from '#shared/api/account.ts'
import { anAddress } from '#tests/support/builders.ts'
import { createShopper, upstream } from '../support/shop.ts'

const EMAIL = 'vag@example.com'
const name = { email: EMAIL, firstName: 'Åsa', lastName: 'Berg' }

afterEach(() => upstream.reset())

test('R5.18: an address without an apartment is saved at a platform that wants two lines of street, and read as it was written', async () => {
  const shopper = createShopper()
  await shopper.send('POST', '/api/user/register', { ...name, password: 'Spår-och-snö-1' })
  const sent: string[][] = []
  upstream.answer = async (request) => {
    if (request.method === 'POST' && request.url.includes('/api/user/me')) {
      const body = await request.json<{ customer: { addresses: { street: string[] }[] } }>()
      sent.push(...body.customer.addresses.map(({ street }) => street))
    }
    return undefined
  }
  const addresses = ['', 'lgh 1102'].map((apartmentNumber) => ({
    ...anAddress({ apartmentNumber }),
    id: null,
  }))
  expect((await shopper.send('POST', '/api/user/profile', { ...name, addresses })).status).toBe(200)
  expect(sent).toEqual([
    ['Spårvägen 4', '-'],
    ['Spårvägen 4', 'lgh 1102'],
  ])
  const { customer } = await (await shopper.get('/api/user')).json<CustomerAnswer>()
  expect(customer?.addresses.map(({ apartmentNumber }) => apartmentNumber)).toEqual(['', 'lgh 1102'])
})
