import { expect, test } from 'vitest'
import { toNewLine } from '#shared/cart/put-back.ts'
import type { CartAnswer } from '../support/cart-answer.ts'
import { createShopper } from '../support/shop.ts'

type Shopper = ReturnType<typeof createShopper>

async function change(shopper: Shopper, method: 'POST' | 'DELETE', path: string, body?: object) {
  const response = await shopper.send(method, path, body)
  expect(response.status).toBe(200)
  return (await response.json<CartAnswer>()).cart
}

const bundle = [101, 202, 301, 403].map((link) => ({
  optionId: String(Math.floor(link / 100)),
  selections: [String(link)],
}))

test.each([
  ['a simple product', { sku: 'DEMO-SALE', quantity: 2 }],
  ['a variant', { sku: 'DEMO-CONF-RED-180', parentSku: 'DEMO-CONF', quantity: 1 }],
  ['a bundle', { sku: 'DEMO-BUNDLE', quantity: 2, bundle }],
  [
    'a bundle of which several are chosen',
    {
      sku: 'DEMO-MULTI',
      quantity: 1,
      bundle: [
        { optionId: '1', selections: ['101', '103'] },
        { optionId: '2', selections: ['201'], quantity: 3 },
      ],
    },
  ],
  [
    'what was made personal',
    { sku: 'DEMO-INITIALS', quantity: 2, custom: [{ optionId: '1', value: 'ÅSA' }] },
  ],
])(
  '%s that was removed is put back with its choices and its quantity, from what its line says',
  async (_, line) => {
    const shopper = createShopper()
    const [before] = (await change(shopper, 'POST', '/api/cart/lines', line)).lines
    if (!before) throw new Error('nothing is in the cart')
    await change(shopper, 'DELETE', `/api/cart/lines/${before.id}`)
    const { sku, parentSku, quantity } = toNewLine(before)
    const { lines } = await change(shopper, 'POST', '/api/cart/lines', {
      sku,
      parentSku,
      quantity,
      ...before.selections,
    })
    expect(lines).toEqual([{ ...before, id: expect.any(Number) }])
  },
)
