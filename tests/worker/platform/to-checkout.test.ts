import { describe, expect, test } from 'vitest'
import { addressSchema, contactSchema, shippingChoiceSchema } from '#shared/api/checkout.ts'
import { hostedCheckoutMethod } from '#shared/checkout/payment-methods.ts'
import { toPaymentMethods } from '#worker/platform/checkout/checkout.ts'
import { paymentMethodSchema } from '#worker/platform/protocol/cart.ts'
import { toPlatformAddress } from '#worker/platform/protocol/platform-address.ts'

const contact = { emailAddress: 'ingrid@example.com', phoneNumber: '0701234567' }
const address = {
  company: 'Åström AB',
  taxId: '',
  firstName: 'Ingrid',
  lastName: 'Åström',
  country: 'SE',
  streetAddress: 'Spårvägen 4',
  apartmentNumber: 'lgh 1201',
  city: 'Östersund',
  zipCode: '83130',
}

describe('R3.31: shipping details', () => {
  test('reach the platform whole: company, names, both lines of the street, city, postcode, country, telephone', () => {
    expect(toPlatformAddress(addressSchema.parse(address), contactSchema.parse(contact))).toMatchObject({
      company: 'Åström AB',
      firstname: 'Ingrid',
      lastname: 'Åström',
      street: ['Spårvägen 4', 'lgh 1201'],
      city: 'Östersund',
      postcode: '831 30',
      country_id: 'SE',
      telephone: expect.stringContaining('70'),
      email: 'ingrid@example.com',
    })
  })

  test('none of the three countries has states: region and its id are empty', () => {
    expect(toPlatformAddress(address, contact)).toMatchObject({ region: '', region_id: 0, region_code: '' })
  })

  test('come with the carrier and the method chosen', () => {
    const choice = { contact, address, carrierCode: 'postnord', methodCode: 'mypack' }
    expect(shippingChoiceSchema.parse(choice)).toMatchObject({
      carrierCode: 'postnord',
      methodCode: 'mypack',
    })
    expect(shippingChoiceSchema.safeParse({ ...choice, methodCode: '' }).success).toBe(false)
  })

  test.each(['firstName', 'lastName', 'country', 'streetAddress', 'city', 'zipCode'] as const)(
    'without %s they are refused',
    (field) => expect(addressSchema.safeParse({ ...address, [field]: '' }).success).toBe(false),
  )
})

describe('R3.33: payment methods', () => {
  const fromPlatform = [
    { code: 'invoice', title: 'Faktura', offline: true },
    { code: 'provider', title: 'of the platform', offline: true },
    { code: 'account', title: 'Konto', cost: 15, default: true },
    { code: 'cashondelivery', title: 'Postförskott', cost: 40, cost_incl_tax: '50' },
  ].map((method) => paymentMethodSchema.parse(method))

  test('without a title are named by their code, and take no other way along', () => {
    const unnamed = paymentMethodSchema.parse({ code: 'banktransfer', title: null })
    expect(toPaymentMethods([unnamed], null)).toMatchObject([{ title: 'banktransfer' }])
  })

  test('have a code, a title, what they cost with VAT and whether they need a connection; the hosted one comes first, is the default and always does', () => {
    expect(toPaymentMethods(fromPlatform, { code: 'provider', title: 'Kort' })).toEqual([
      { code: 'provider', title: 'Kort', hosted: true, cost: 0, isDefault: true, offline: false },
      { code: 'invoice', title: 'Faktura', hosted: false, cost: 0, isDefault: false, offline: true },
      { code: 'account', title: 'Konto', hosted: false, cost: 15_00, isDefault: true, offline: false },
      {
        code: 'cashondelivery',
        title: 'Postförskott',
        hosted: false,
        cost: 50_00,
        isDefault: false,
        offline: false,
      },
    ])
  })

  test('the hosted one costs nothing and needs a connection', () => {
    expect(hostedCheckoutMethod('provider', 'Kort')).toMatchObject({
      cost: 0,
      isDefault: true,
      offline: false,
    })
  })
})
