import { expect, test } from 'vitest'
import type { Details } from '#client/features/checkout/details.ts'
import { pricedCart } from '#client/pages/checkout/priced-cart.ts'
import { withShipping } from '#shared/cart/totals.ts'
import { aCart, aContact, anAddress } from '#tests/support/builders.ts'

const SHIPPING = 49_00
const PAYMENT = 29_00
const bare = aCart()
const cart = { ...bare, totals: withShipping(bare.totals, SHIPPING) }
const goods = bare.totals.grandTotal
const invoice = {
  code: 'invoice',
  title: 'Faktura',
  hosted: false,
  cost: PAYMENT,
  isDefault: true,
  offline: true,
}
const chosen: Details = {
  contact: aContact(),
  address: anAddress(),
  hasOwnBilling: false,
  billingAddress: anAddress(),
  carrierCode: 'homedelivery',
  methodCode: 'standard',
  methodTitle: 'Hem',
  servicePoint: null,
  paymentCode: 'invoice',
}
const open = { ...chosen, methodCode: '' }

test.each([
  ['its step, the payment not yet known', 'delivery', chosen, null, { shipping: null, sum: goods }],
  ['no delivery chosen', 'payment', open, [invoice], { shipping: null, sum: goods + PAYMENT }],
  ['both chosen', 'payment', chosen, [invoice], { shipping: SHIPPING, sum: goods + SHIPPING + PAYMENT }],
] as const)('the sum of the checkout, at %s', (_, active, details, methods, { shipping, sum }) => {
  const delivery = { cart, paymentMethods: methods && [...methods] }
  const shown = pricedCart({ delivery, details, active, isOnline: true })
  expect([shown.cart.totals.shipping, shown.cart.totals.grandTotal]).toEqual([shipping, sum])
  expect(shown.payment?.code).toBe(methods?.[0].code)
})
