import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Env } from '#platform/env.ts'
import type { CustomerAnswer } from '#shared/api/account.ts'
import { anAddress } from '#tests/support/builders.ts'
import { deliver } from '../support/checkout.ts'
import { HOSTED, pay, type Way } from '../support/purchase.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as Env // vitest.config.ts gives them
const VAT_NUMBER = 'SE556677889901'

beforeEach(() => upstream.reset())

/** Who pays for the last order, as the platform has it. */
async function lastPayer(): Promise<{ company: string; vat_id: string }> {
  const row = await bindings.DB.prepare(
    'SELECT document FROM sales_order ORDER BY entity_id DESC LIMIT 1',
  ).first<{ document: string }>()
  return JSON.parse(row?.document ?? '{}').billing_address
}

describe.each<{ way: Way }>([{ way: HOSTED }, { way: 'hosted_invoice' }])('paid by $way', ({ way }) => {
  test.each([
    { payer: 'the address of delivery', own: undefined, expected: VAT_NUMBER },
    {
      payer: 'another address',
      own: anAddress({ taxId: 'no 974 760 673 mva' }),
      expected: 'NO 974 760 673 MVA',
    },
    { payer: 'another address without a number', own: anAddress(), expected: '' },
  ])('R3.32 the VAT number of $payer is that of the order', async ({ own, expected }) => {
    const shopper = createShopper()
    await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
    const address = anAddress({ company: 'Berg AB', taxId: VAT_NUMBER })
    const shown = await deliver(shopper, { address, billingAddress: own })
    const placed = await pay({ shopper, prefix: '', shown }, way)
    expect(placed.status).toBe(200)
    expect((await lastPayer()).vat_id).toBe(expected)
  })
})

test('R3.32 the VAT number of an address is kept in the account', async () => {
  const shopper = createShopper()
  const name = { email: 'firma@example.com', firstName: 'Åsa', lastName: 'Berg' }
  await shopper.send('POST', '/api/user/register', { ...name, password: 'Spår-och-snö-1' })
  const addresses = ['', VAT_NUMBER].map((taxId) => ({ ...anAddress({ taxId }), id: null }))
  expect((await shopper.send('POST', '/api/user/profile', { ...name, addresses })).status).toBe(200)
  const { customer } = await (await shopper.get('/api/user')).json<CustomerAnswer>()
  expect(customer?.addresses.map(({ taxId }) => taxId)).toEqual(['', VAT_NUMBER])
})
