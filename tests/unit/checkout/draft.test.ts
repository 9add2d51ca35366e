import { describe, expect, test } from 'vitest'
import {
  type CheckoutDraft,
  checkoutFaults,
  draftFaults,
  draftFields,
  hasOwnBilling,
  readDraft,
  toShippingChoice,
} from '#shared/checkout/draft.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'

const sweden = { country: 'SE', countries: ['SE'] }
const world = { country: 'DK', countries: ['DK', 'FI', 'DE'] }

const aDraft = (parts: Partial<CheckoutDraft> = {}): CheckoutDraft => ({
  ...readDraft({}, sweden),
  contact: aContact(),
  address: anAddress(),
  ...parts,
})

const other = anAddress({ firstName: 'Bo', company: 'Ski AB' })

describe('a draft', () => {
  test('comes back from its own fields as it was typed', () => {
    const draft = aDraft({
      contact: aContact({ emailAddress: ' Ingrid@ ' }),
      billingAddress: other,
      delivery: 'post/home',
      servicePointId: '17',
      near: '111 22',
      payment: 'invoice',
    })
    expect(readDraft(draftFields(draft), sweden)).toEqual(draft)
  })

  test('keeps a long e-mail as it was typed: cut, it would be somebody else’s', () => {
    const emailAddress = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`
    expect(readDraft({ 'contact.emailAddress': emailAddress }, sweden).contact).toMatchObject({
      emailAddress,
    })
  })

  test('is never cut inside of a character', () => {
    const { address } = readDraft({ 'address.city': `${'a'.repeat(99)}😀` }, sweden)
    expect(address.city).toBe(`${'a'.repeat(99)}\uFFFD`)
  })

  test('of nothing is empty, in the store’s country', () => {
    const draft = readDraft({}, world)
    expect([draft.address.country, draft.contact.emailAddress, draft.delivery]).toEqual(['DK', '', ''])
    expect(hasOwnBilling(draft)).toBe(false)
  })

  test.each([
    ['FI', 'FI'],
    ['SE', 'DK'],
    ['__proto__', 'DK'],
    ['', 'DK'],
  ])('a country %s is read as %s where the store sends to others', (typed, read) => {
    expect(readDraft({ 'address.country': typed }, world).address.country).toBe(read)
  })

  test.each([
    ['goes along when the bill goes elsewhere', '', 'SE556677889901'],
    ['of who pays stays theirs', 'SE112233445501', 'SE112233445501'],
  ])('a VAT number %s', (_, ofPayer, billed) => {
    const address = anAddress({ taxId: 'SE556677889901' })
    const typed = aDraft({ address, billingAddress: { ...other, taxId: ofPayer } })
    const read = readDraft(draftFields(typed), sweden)
    expect([read.address.taxId, read.billingAddress.taxId]).toEqual(['', billed])
    expect(readDraft(draftFields(aDraft({ address })), sweden).address).toEqual(address)
  })

  test('a text is no longer than our API takes', () => {
    expect(readDraft({ 'address.city': 'å'.repeat(300) }, sweden).address.city).toHaveLength(100)
  })
})

describe('what is wrong with a draft', () => {
  test('nothing, when the other address is empty; a space is nothing', () => {
    expect(draftFaults(aDraft(), { isVirtual: false })).toEqual({})
    const spaced = aDraft({ billingAddress: { ...readDraft({}, sweden).billingAddress, city: ' ' } })
    expect(draftFaults(spaced, { isVirtual: false })).toEqual({})
  })

  test('a half-filled other address is, unless nothing is sent and there is only one', () => {
    const draft = aDraft({ billingAddress: { ...other, city: '' } })
    expect(draftFaults(draft, { isVirtual: false })).toEqual({
      'billingAddress.city': 'errors.field.required',
    })
    expect(draftFaults(draft, { isVirtual: true })).toEqual({})
  })

  test('is told in the order of the form', () => {
    const { contact, address } = readDraft({}, sweden)
    expect(Object.keys(checkoutFaults({ contact, address, billingAddress: null }))).toEqual([
      'contact.emailAddress',
      'contact.phoneNumber',
      'address.firstName',
      'address.lastName',
      'address.streetAddress',
      'address.zipCode',
      'address.city',
    ])
  })
})

describe('what the platform is told', () => {
  const draft = aDraft({
    contact: aContact({ emailAddress: ' Ingrid@Example.com ' }),
    address: anAddress({ zipCode: 'SE-83130' }),
    delivery: 'post/home',
  })

  test('is written the way the shop writes it', () => {
    expect(toShippingChoice(draft, { isVirtual: false })).toEqual({
      contact: { ...aContact(), emailAddress: 'ingrid@example.com' },
      address: anAddress({ zipCode: '831 30' }),
      carrierCode: 'post',
      methodCode: 'home',
    })
  })

  test('has the other address and the service point where there are some', () => {
    const more = { ...draft, billingAddress: other, delivery: 'pickup/servicepoint', servicePointId: '17' }
    expect(toShippingChoice(more, { isVirtual: false })).toMatchObject({
      billingAddress: { firstName: 'Bo' },
      servicePointId: '17',
    })
    expect(Object.keys(toShippingChoice(more, { isVirtual: true }))).toEqual(['contact', 'address'])
  })

  test('has no service point where it goes to the door, also when one was chosen before', () => {
    const choice = toShippingChoice({ ...draft, servicePointId: '17' }, { isVirtual: false })
    expect(choice).not.toHaveProperty('servicePointId')
  })
})
