import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Details,
  forgetDetails,
  isDeliveryChosen,
  ownBillingOf,
  restoreDetails,
  switchPayer,
  toRequest,
} from '#client/features/checkout/details.ts'
import type { ServicePoint } from '#shared/api/checkout.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine, aContact, anAddress, aQueuedOrder } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const store = storeViews.sv
const KEY = 'skare:checkout:sv'
const stored = new Map<string, string>()
const typed: Details = {
  contact: { ...aContact(), emailAddress: ' Asa.Berg@example.com' },
  address: anAddress(),
  hasOwnBilling: false,
  billingAddress: anAddress({ city: 'Åre' }),
  carrierCode: 'home',
  methodCode: 'home',
  methodTitle: 'Hem',
  servicePoint: null,
  paymentCode: 'invoice',
}

const aPoint: ServicePoint = {
  id: '1',
  name: 'ICA',
  street: 'Storgatan 1',
  postcode: '831 30',
  city: 'Östersund',
  distance: null,
  openingHours: [],
}

/** The order of what is typed. */
function orderOf(details: Details, cart = aCart()) {
  const payload = { ...toRequest(details, cart), paymentMethod: details.paymentCode }
  return aQueuedOrder('one', { details: payload, cart })
}
const keep = (details: Details) => stored.set(KEY, JSON.stringify(details))
const kept = () => JSON.parse(stored.get(KEY) ?? 'null')

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', memoryStorage(stored))
})
afterEach(() => vi.unstubAllGlobals())

describe('an order that the shop has taken', () => {
  test.each<[string, Partial<Details>, Parameters<typeof aCart>[0]]>([
    ['takes what was typed for it', {}, [aCartLine()]],
    ['takes a billing address', { hasOwnBilling: true }, [aCartLine()]],
    ['takes a service point', { methodCode: 'servicepoint', servicePoint: aPoint }, [aCartLine()]],
    ['of a virtual cart does, too', { hasOwnBilling: true }, [aCartLine({ type: 'virtual' })]],
  ])('%s', (_, parts, lines) => {
    const details = { ...typed, ...parts }
    keep(details)
    forgetDetails(store, orderOf(details, aCart(lines)))
    expect(kept()).toBeNull()
  })

  test.each<[string, Partial<Details>]>([
    ['address', { address: anAddress({ city: 'Åre' }) }],
    ['billing address', { hasOwnBilling: true }],
    ['delivery', { methodCode: 'point' }],
  ])('leaves another %s, typed for the next one', (_, parts) => {
    keep({ ...typed, ...parts })
    forgetDetails(store, orderOf(typed))
    expect(kept()).toEqual({ ...typed, ...parts })
  })
})

test('R4.94 a logout takes whatever is typed', () => {
  keep(typed)
  forgetDetails(store)
  expect(kept()).toBeNull()
})

describe('an order that came back', () => {
  test.each([
    ['nothing is typed', null],
    ['what is kept is damaged', '[1'],
  ])('fills the checkout when %s', (_, text) => {
    if (text) stored.set(KEY, text)
    restoreDetails(store, orderOf(typed).payload)
    expect(kept()).toMatchObject({ address: typed.address, paymentCode: 'invoice' })
  })

  test('fills it with everything that was ordered, the same way', () => {
    const details = { ...typed, hasOwnBilling: true }
    restoreDetails(store, orderOf(details).payload)
    expect(toRequest(kept(), aCart())).toEqual(toRequest(details, aCart()))
  })

  test('leaves what was typed since for the next one', () => {
    const next = { ...typed, address: anAddress({ city: 'Åre' }) }
    keep(next)
    restoreDetails(store, orderOf(typed).payload)
    expect(kept()).toEqual(next)
  })
})

test('a VAT number goes along when the bill goes elsewhere, where its field is, and comes back', () => {
  const company = { ...typed, address: anAddress({ taxId: 'SE556677889901' }) }
  const elsewhere = { ...company, ...switchPayer(company) }
  expect(elsewhere).toMatchObject({
    hasOwnBilling: true,
    address: anAddress({ taxId: '' }),
    billingAddress: { city: 'Åre', taxId: 'SE556677889901' },
  })
  expect({ ...elsewhere, ...switchPayer(elsewhere) }).toEqual(company)
})

test('the shop gets what was typed as it is stored, also of a field that was never left', () => {
  const hasty = { ...anAddress(), zipCode: ' se-831 30', city: 'Östersund ' }
  const details = { ...typed, address: hasty, hasOwnBilling: true, billingAddress: hasty }
  expect(toRequest(details, aCart())).toMatchObject({
    contact: { emailAddress: 'asa.berg@example.com' },
    address: { zipCode: '831 30', city: 'Östersund' },
    billingAddress: { zipCode: '831 30', city: 'Östersund' },
  })
})

test.each<[string, Partial<Details>, boolean]>([
  ['to the door', {}, true],
  ['to a service point', { methodCode: 'servicepoint', servicePoint: aPoint }, true],
  ['to a service point that nobody has named', { methodCode: 'servicepoint' }, false],
  ['in no way yet', { methodCode: '' }, false],
])('goods that go %s: how is known, %o, %s', (_, parts, isKnown) => {
  expect(isDeliveryChosen({ ...typed, ...parts }, aCart([aCartLine()]))).toBe(isKnown)
})

test('of a virtual cart nothing is delivered, and its one address is where the bill goes', () => {
  const cart = aCart([aCartLine({ type: 'virtual' })])
  expect(isDeliveryChosen({ ...typed, methodCode: '' }, cart)).toBe(true)
  const details = { ...typed, hasOwnBilling: true }
  expect(ownBillingOf(details, cart)).toBeNull()
  expect(ownBillingOf(details, aCart([aCartLine()]))).toEqual(typed.billingAddress)
})
