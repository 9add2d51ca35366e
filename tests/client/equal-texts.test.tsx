// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { OpeningHours } from '#client/features/checkout/service-points.tsx'
import { OrderDelivery } from '#client/features/order/order-delivery.tsx'
import { AddressLines } from '#client/pages/account/address-lines.tsx'
import type { CustomerAddress } from '#shared/api/account.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { anAddress } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const company = 'Åsa Berg'
const bookAddress: CustomerAddress = {
  ...anAddress({ firstName: 'Åsa', lastName: 'Berg', company, apartmentNumber: 'Storgatan 1' }),
  ...{ id: 1, streetAddress: 'Storgatan 1', taxId: '', phoneNumber: '', isDelivery: true, isBilling: true },
}
const shippingAddress = {
  ...{ name: company, company, taxId: '', street: ['Storgatan 1', 'Storgatan 1'] },
  ...{ zipCode: '83145', city: 'Östersund', country: 'SE', phoneNumber: '' },
}
const parcel = {
  ...{ carrier: '', trackingNumber: '', trackingUrl: null },
  ...{ shippedAt: '2026-11-03T10:00:00Z', deliveredAt: null },
}
const order = {
  ...{ delivery: 'Ombud', payment: 'Kort', totalDue: 0, shippingAddress, billingAddress: null },
  shipments: [parcel, parcel],
} as Partial<PastOrder> as PastOrder // all that is shown here
const monday = { day: 1, open: '09:00', close: '12:00' }
const point = {
  ...{ id: 'A', name: '', street: '', city: '', postcode: '', distance: null },
  openingHours: [monday, { day: 1, open: '13:00', close: '18:00' }],
}

test.each([
  ['an address of the book', <AddressLines key="book" address={bookAddress} />, company],
  ['an address of an order', <OrderDelivery key="order" order={order} money={String} />, 'Storgatan 1'],
  ['parcels without a number', <OrderDelivery key="parcels" order={order} money={String} />, 'Skickat'],
  ['two times of a day', <OpeningHours key="point" point={point} />, 'mån'],
])('what is the same twice is shown twice: %s', async (_, part, text) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = createRenderedPage()
  await page.render(inShop(part))
  expect(page.main.textContent.split(text)).toHaveLength(3)
  expect(reported).not.toHaveBeenCalled() // equal keys
  await page.render(null)
})
