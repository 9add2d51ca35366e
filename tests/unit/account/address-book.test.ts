import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  withAddress,
  withBilling,
  withDefaults,
  withDelivery,
  withoutAddress,
} from '#shared/account/address-book.ts'
import type { CustomerAddress } from '#shared/api/account.ts'
import { emptyAddress } from '#shared/checkout/address.ts'

const anAddress = (id: number | null, change: Partial<CustomerAddress> = {}): CustomerAddress => ({
  ...emptyAddress('SE'),
  id,
  phoneNumber: '',
  isDelivery: false,
  isBilling: false,
  ...change,
})
const home = anAddress(1, { isDelivery: true, isBilling: true })
const cabin = anAddress(2)
const book = [home, cabin]

/** The ids of the addresses that are marked. */
const defaultsOf = (addresses: CustomerAddress[]) => ({
  delivery: addresses.filter(({ isDelivery }) => isDelivery).map(({ id }) => id),
  billing: addresses.filter(({ isBilling }) => isBilling).map(({ id }) => id),
})

test('an address is changed where it stands', () => {
  const moved = { ...cabin, city: 'Åre' }
  expect(withAddress(book, 1, moved)).toEqual([home, moved])
})

test('a new one goes to the end, so that the defaults stay', () => {
  const added = anAddress(null)
  expect(withAddress([home], 1, added)).toEqual([home, added])
})

test('one that is added as the default for delivery takes it from the other, and that for bills stays', () => {
  const added = anAddress(null, { isDelivery: true })
  expect(defaultsOf(withAddress([home], 1, added))).toEqual({ delivery: [null], billing: [1] })
})

test('one that is no longer to be the default gives it to the other; the only one keeps it', () => {
  const plain = { ...home, isDelivery: false }
  expect(defaultsOf(withAddress(book, 0, plain))).toEqual({ delivery: [2], billing: [1] })
  expect(defaultsOf(withAddress([home], 0, plain))).toEqual({ delivery: [1], billing: [1] })
})

test('another address is marked for delivery, and the one for bills stays', () => {
  const changed = withDelivery(book, 1)
  expect(changed.map(({ id }) => id)).toEqual([1, 2])
  expect(defaultsOf(changed)).toEqual({ delivery: [2], billing: [1] })
})

test('another address is marked for bills, and the one for delivery stays', () => {
  expect(defaultsOf(withBilling(book, 1))).toEqual({ delivery: [1], billing: [2] })
})

test('when a default goes, the next address takes its place', () => {
  expect(defaultsOf(withoutAddress(book, 0))).toEqual({ delivery: [2], billing: [2] })
})

describe('a book that is read', () => {
  test('without any mark: the first is for both', () => {
    expect(defaultsOf(withDefaults([anAddress(1), anAddress(2)]))).toEqual({ delivery: [1], billing: [1] })
  })

  test('without one for bills: they go where the goods go', () => {
    const addresses = [anAddress(1), anAddress(2, { isDelivery: true })]
    expect(defaultsOf(withDefaults(addresses))).toEqual({ delivery: [2], billing: [2] })
  })

  test('has one for delivery and one for bills, whatever was marked, and keeps its order', () => {
    const anyAddress = fc.record({ isDelivery: fc.boolean(), isBilling: fc.boolean() })
    fc.assert(
      fc.property(fc.array(anyAddress, { minLength: 1, maxLength: 4 }), (marks) => {
        const read = withDefaults(marks.map((mark, at) => anAddress(at, mark)))
        expect(read.map(({ id }) => id)).toEqual(marks.map((_, at) => at))
        expect(defaultsOf(read).delivery).toHaveLength(1)
        expect(defaultsOf(read).billing).toHaveLength(1)
        expect(withDefaults(read)).toEqual(read)
      }),
    )
  })
})
