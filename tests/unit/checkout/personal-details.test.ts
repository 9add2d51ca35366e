import { expect, test } from 'vitest'
import { toRegistration } from '#shared/checkout/personal-details.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'

const details = { contact: aContact(), address: anAddress() }

test('R3.30: an account asked for has the names and the e-mail of the order, and the password', () => {
  expect(toRegistration(details, { createAccount: true, password: 'Spår-och-snö-1' })).toEqual({
    firstName: 'Åsa',
    lastName: 'Berg',
    email: 'asa.berg@example.com',
    password: 'Spår-och-snö-1',
  })
})

test('R3.30: without createAccount there is none, whatever the field holds', () => {
  expect(toRegistration(details, { createAccount: false, password: 'Spår-och-snö-1' })).toBeNull()
})
