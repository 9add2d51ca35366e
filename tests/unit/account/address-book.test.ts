import { expect, test } from 'vitest'
import { withAddress, withDefault, withoutAddress } from '#shared/account/address-book.ts'
import type { CustomerAddress } from '#shared/api/account.ts'
import { emptyAddress } from '#shared/checkout/address.ts'

const anAddress = (id: number | null, streetAddress: string): CustomerAddress => ({
  ...emptyAddress('SE'),
  id,
  phoneNumber: '',
  streetAddress,
})
const home = anAddress(1, 'Spårvägen 4')
const cabin = anAddress(2, 'Myrstigen 2')
const book = [home, cabin]

test('an address is changed where it stands', () => {
  const moved = { ...cabin, city: 'Åre' }
  expect(withAddress(book, 1, moved)).toEqual([home, moved])
})

test('a new one goes to the end, so that the default stays', () => {
  const added = anAddress(null, 'Skidgränd 1')
  expect(withAddress([home], 1, added)).toEqual([home, added])
})

test('the default is the first, and the others keep their order', () => {
  expect(withDefault(book, 1)).toEqual([cabin, home])
  expect(withDefault(book, 0)).toEqual(book)
})

test('without the default the next one takes its place', () => {
  expect(withoutAddress(book, 0)).toEqual([cabin])
})
