import { expect, test } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import { type OrderDraft, toOrder } from '#worker/platform/protocol/order.ts'
import { toBillingAddress, toPlatformAddress } from '#worker/platform/protocol/platform-address.ts'

const draft: OrderDraft = {
  userId: null,
  cartId: 'c1',
  lines: [],
  shippingAddress: toPlatformAddress(anAddress(), aContact()),
  billingAddress: toBillingAddress(
    anAddress({ company: 'Skidklubben', taxId: 'se 556677889901' }),
    aContact(),
  ),
  method: { carrierCode: 'postnord', methodCode: 'mypack' },
  paymentMethodCode: 'invoice',
  expectedTotal: 0,
  paymentMethodAdditional: { reference: 'K-12' },
}
const stamps = { orderId: 'order-1', now: new Date('2026-11-21T12:00:00Z') }

test('R3.32: payment details are an address of their own with a tax id, the method and what it needs beside', () => {
  const { addressInformation } = toOrder(draft, storeViews.sv, stamps)
  expect(addressInformation.billingAddress).toEqual(draft.billingAddress)
  expect(addressInformation.billingAddress).toMatchObject({
    company: 'Skidklubben',
    vat_id: 'SE 556677889901',
  })
  expect(addressInformation.shippingAddress?.company).not.toBe('Skidklubben')
  expect(addressInformation.shippingAddress).not.toHaveProperty('vat_id')
  expect(addressInformation).toMatchObject({
    payment_method_code: 'invoice',
    payment_method_additional: { reference: 'K-12' },
  })
})
