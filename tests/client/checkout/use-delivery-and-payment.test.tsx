import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Details, toRequest, useDetails } from '#client/features/checkout/details.ts'
import {
  type DeliveryAndPayment,
  useDeliveryAndPayment,
} from '#client/pages/checkout/use-delivery-and-payment.ts'
import { shownNotifications } from '#client/shop-ui/notifications/notifications.ts'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import type { ServicePoint } from '#shared/api/checkout.ts'
import { emptyAddress } from '#shared/checkout/address.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { storeViews } from '#shared/store-views.ts'
import { type BareBrowser, createBareBrowser } from '#tests/support/bare-browser.ts'
import { aCart, aCartLine, aContact, anAddress } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const store = storeViews.sv
const cart = aCart()
const invoice = { code: 'invoice', title: 'Faktura', hosted: false, cost: 0, isDefault: true, offline: true }
const paymentMethods = [invoice]
const pointOf17 = { id: '17', name: 'ICA', street: 'Hagvägen 14', postcode: '83145', city: 'Östersund' }
const point: ServicePoint = { ...pointOf17, distance: null, openingHours: [] }
const atPoint = { carrierCode: 'pickup', methodCode: 'servicepoint', servicePoint: point }
const toDoor = { carrierCode: 'homedelivery', methodCode: 'standard' }
const entered = { contact: aContact(), address: anAddress(), ...atPoint }
const fetched = vi.fn<typeof fetch>()

let browser: BareBrowser
let checkout: {
  delivery: DeliveryAndPayment
  details: Details
  update: (part: Partial<Details>) => void
}

function Checkout({ shown = cart }) {
  const [details, update] = useDetails(store)
  checkout = {
    delivery: useDeliveryAndPayment({ cart: shown, details, isOrdering: false, onCart: () => undefined }),
    details,
    update,
  }
  return null
}

/** What the device has stored of how goods can be sent and paid for. */
const storeOptions = (methods: object[]) =>
  localStorage.setItem(
    'skare:checkout-terms:sv',
    JSON.stringify({ methods: [], paymentMethods: methods, savedAt: 0, virtualSkus: [] }),
  )

const show = (shown = cart) =>
  browser.render(
    <ShopProvider
      storeCode="sv"
      origins={{ sv: '', no: '', en: '' }}
      shell={{ menu: [], footer: [] }}
      t={String}
    >
      <Checkout shown={shown} />
    </ShopProvider>,
  )
const enter = (part: Partial<Details>) => browser.run(() => checkout.update(part))
const send = () => browser.run(() => checkout.delivery.sendDeliveryAfresh(checkout.details))
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))

beforeEach(async () => {
  const kept = new Map<string, string>()
  browser = createBareBrowser('/checkout')
  vi.stubGlobal('localStorage', memoryStorage(kept))
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => Response.json({ cart, paymentMethods }))
  await show()
  await enter(entered)
})
afterEach(() => {
  fetched.mockReset()
  shownNotifications.write([])
  vi.unstubAllGlobals()
})

test.each<[string, Partial<Details>]>([
  ['another street', { address: anAddress({ streetAddress: 'Storgatan 1' }) }],
  ['another e-mail address', { contact: aContact({ emailAddress: 'bo@example.com' }) }],
  ['a billing address', { hasOwnBilling: true, billingAddress: anAddress({ firstName: 'Bo' }) }],
  ['another service point', { servicePoint: { ...point, id: '18' } }],
  ['another way to deliver', toDoor],
])('%s that the shop was not told of cannot be paid for; as it was told, it can', async (_, change) => {
  await send()
  expect(checkout.delivery.paymentMethods).toEqual(paymentMethods)
  await enter(change)
  expect(checkout.delivery.paymentMethods).toBeNull()
  await send()
  expect(checkout.delivery.paymentMethods).toEqual(paymentMethods)
  await enter({ ...entered, hasOwnBilling: false })
  expect(checkout.delivery.paymentMethods).toBeNull()
})

test('what was changed and changed back is still accepted, and so is a choice of payment', async () => {
  await send()
  await enter({ address: anAddress({ city: 'Mora' }), paymentCode: 'invoice' })
  await enter({ address: anAddress() })
  expect(checkout.delivery.paymentMethods).toEqual(paymentMethods)
})

test('another country takes the way to deliver away, another town does not', async () => {
  await enter({ address: anAddress({ city: 'Mora' }) })
  expect(checkout.details).toMatchObject({ methodCode: atPoint.methodCode })
  await enter({ address: anAddress({ country: 'DE' }) })
  expect(checkout.details).toMatchObject({ carrierCode: '', methodCode: '', servicePoint: null })
})

test('what was typed while the shop answered was not told', async () => {
  await browser.run(() => {
    const sending = checkout.delivery.sendDeliveryAfresh(checkout.details)
    checkout.update({ address: anAddress({ streetAddress: 'Storgatan 1' }) })
    return sending
  })
  expect(checkout.delivery.paymentMethods).toBeNull()
})

test('when an answer is lost nobody knows what the shop has: nothing can be paid for', async () => {
  await send()
  fetched.mockRejectedValue(new TypeError('offline'))
  await enter(toDoor)
  await expect(send()).rejects.toThrow()
  await enter(atPoint)
  expect(checkout.delivery.paymentMethods).toBeNull()
})

test('what the shop could not be told is accepted as it was entered', async () => {
  await enter(toDoor)
  await browser.run(() => checkout.delivery.acceptOffline(null, checkout.details))
  expect(checkout.delivery.paymentMethods).toEqual([])
  await enter({ address: anAddress({ city: 'Mora' }) })
  expect(checkout.delivery.paymentMethods).toBeNull()
})

test.each([
  ['goods', cart, ['cashondelivery', 'invoice']],
  ['files only', aCart([aCartLine({ type: 'downloadable' })]), ['invoice']],
  ['nothing to pay', { ...cart, totals: { ...cart.totals, grandTotal: 0 } }, ['invoice']],
])(
  'R4.71 without a connection cash on delivery is for what is delivered and paid: %s',
  async (_, shown, codes) => {
    storeOptions([{ ...invoice, code: 'cashondelivery' }, invoice])
    await show(shown)
    await browser.run(() => checkout.delivery.acceptOffline(null, checkout.details))
    expect(checkout.delivery.paymentMethods?.map(({ code }) => code)).toEqual(codes)
  },
)

test('a change is made to what another tab has kept since; what the device could not keep is not lost', async () => {
  const key = 'skare:checkout:sv'
  const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null')
  localStorage.setItem(key, JSON.stringify({ ...kept(), address: anAddress({ city: 'Mora' }) }))
  await enter({ paymentCode: 'invoice' })
  expect(kept()).toMatchObject({ address: { city: 'Mora' }, paymentCode: 'invoice', contact: aContact() })
  expect(checkout.details.address.city).toBe('Mora')

  localStorage.removeItem(key)
  await enter({ paymentCode: 'account' })
  expect(kept()).toMatchObject({ address: { city: 'Mora' }, paymentCode: 'account' })

  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('no')
  })
  await enter({ contact: aContact({ emailAddress: 'bo@example.com' }) })
  await enter({ paymentCode: 'invoice' })
  expect(checkout.details).toMatchObject({
    contact: { emailAddress: 'bo@example.com' },
    paymentCode: 'invoice',
  })
  vi.restoreAllMocks()
})

test('what an older build has not asked for is empty in what the device has kept', async () => {
  const { taxId: _, ...address } = anAddress({ city: 'Mora' })
  const { phoneNumber: __, ...contact } = aContact()
  const kept = { contact, address, billingAddress: { city: 'Åre' } }
  localStorage.setItem('skare:checkout:sv', JSON.stringify(kept))
  await enter({ paymentCode: 'invoice' })
  expect(checkout.details).toMatchObject({
    contact: { ...contact, phoneNumber: '' },
    address: { city: 'Mora', taxId: '' },
    billingAddress: { ...emptyAddress(store.country), city: 'Åre' },
  })
})

test('another kind of cart is paid for in other ways', async () => {
  await send()
  await show(aCart([aCartLine({ type: 'virtual' })]))
  expect(checkout.delivery.paymentMethods).toBeNull()
})

test.each<[string, Parameters<typeof anAddress>[0], string | undefined]>([
  ['another street leaves the service point', { streetAddress: 'Storgatan 1' }, '17'],
  ['the same postcode written otherwise leaves it', { zipCode: 'SE-831 30' }, '17'],
  ['another postcode takes it away', { zipCode: '214 22' }, undefined],
  ['another country takes it away', { country: 'NO' }, undefined],
])('%s', async (_, parts, id) => {
  await enter({ address: anAddress(parts) })
  expect(checkout.details.servicePoint?.id).toBe(id)
})

test('when nothing is left to be paid by now, or something is again, it is asked how that can be paid', async () => {
  const free = { ...cart, totals: { ...cart.totals, grandTotal: 0 } }
  await send()
  fetched.mockImplementation(async () => Response.json({ cart: free, paymentMethods: [] }))
  await show(free)
  await vi.waitFor(() => expect(checkout.delivery.paymentMethods).toEqual([]))
  await show(free)
  expect(bodies()).toHaveLength(2)
  fetched.mockRejectedValue(new TypeError('offline'))
  await show()
  await vi.waitFor(() => expect(checkout.delivery.paymentMethods).toBeNull())
})

test('another cart, of which the shop knows no delivery, is sent what was chosen', async () => {
  const withDelivery = { ...cart, totals: { ...cart.totals, shipping: 149_00 } }
  const ofCustomer = { ...cart, totals: { ...cart.totals, shipping: null } }
  await show(withDelivery)
  await send()
  await show(ofCustomer)
  expect(bodies()).toHaveLength(2)
  await show(withDelivery)
  fetched.mockRejectedValue(new TypeError('offline'))
  await show(ofCustomer)
  await vi.waitFor(() => expect(checkout.delivery.paymentMethods).toBeNull())
})

test('a cart without goods to deliver lacks no delivery', async () => {
  const virtual = aCart([aCartLine({ type: 'virtual' })])
  const free = { ...virtual, totals: { ...virtual.totals, grandTotal: 0 } }
  fetched.mockImplementation(async () => Response.json({ cart: free, paymentMethods }))
  await show(virtual)
  await send()
  await show(free)
  expect(bodies()).toHaveLength(1)
})

test('the shop is told the service point, and none of a parcel to the door or of a virtual cart', async () => {
  await send()
  await enter(toDoor)
  await send()
  expect(bodies().map(({ servicePointId }) => servicePointId)).toEqual(['17', undefined])
  expect(toRequest(checkout.details, aCart([aCartLine({ type: 'virtual' })]))).not.toHaveProperty(
    'servicePointId',
  )
})

test('a coupon that no longer applies when the delivery is chosen is told of', async () => {
  const withCoupon = { ...cart, coupon: 'VINTER24' }
  await show(withCoupon)
  fetched.mockImplementation(async () => Response.json({ cart: withCoupon, paymentMethods }))
  await send()
  expect(shownNotifications.read()).toEqual([])
  fetched.mockImplementation(async () => Response.json({ cart, paymentMethods }))
  await send()
  expect(shownNotifications.read()).toMatchObject([{ type: 'warning', message: 'notices.coupon.gone' }])
})

const withCard = (giftCard: number, grandTotal: number) => ({
  ...cart,
  totals: { ...cart.totals, giftCard, grandTotal },
})

test.each([
  ['pays less of what is left to pay', withCard(-200_00, 300_00), ['notices.giftCard.less']],
  ['pays all of a sum that is lower by now', withCard(-400_00, 0), []],
  ['pays as much as before', withCard(-500_00, 100_00), []],
])('a gift card is told of when it has lost worth: it %s', async (_, answered, messages) => {
  await show(withCard(-500_00, 0))
  fetched.mockImplementation(async () => Response.json({ cart: answered, paymentMethods }))
  await send()
  expect(shownNotifications.read().map(({ message }) => message)).toEqual(messages)
})

test('after a refusal for a way to pay, or for a sum with its cost, the shop is asked how it can be paid by now', async () => {
  await send()
  const dearer = { ...invoice, cost: 39_00 }
  fetched.mockImplementation(async () => Response.json({ cart, paymentMethods: [dearer] }))
  const refuse = (code: ErrorCode) => browser.run(() => checkout.delivery.resendAfter(new AppError(code)))
  await refuse('errors.order.notInStock')
  expect(checkout.delivery.paymentMethods).toEqual([invoice])
  for (const [code, cost] of [
    ['errors.order.changed', 39_00],
    ['errors.order.paymentGone', 49_00],
  ] as const) {
    dearer.cost = cost
    await refuse(code)
    expect(checkout.delivery.paymentMethods).toEqual([{ ...invoice, cost }])
  }
})
