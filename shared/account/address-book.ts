import type { CustomerAddress } from '../api/account.ts'

/** A customer's addresses: one of them is the default for delivery, one for billing; it can be the same. */
export type AddressBook = readonly CustomerAddress[]

/** The book with the address at `at` changed. An index after the last one adds an address. */
export const withAddress = (book: AddressBook, at: number, address: CustomerAddress): CustomerAddress[] =>
  withDefaults(at < book.length ? book.with(at, address) : [...book, address])

export const withoutAddress = (book: AddressBook, at: number): CustomerAddress[] =>
  withDefaults(book.toSpliced(at, 1))

/** The book with the address at `at` as the default for delivery. */
export const withDelivery = (book: AddressBook, at: number): CustomerAddress[] =>
  book.map((address, index) => ({ ...address, isDelivery: index === at }))

/** The book with the address at `at` as the default for billing. */
export const withBilling = (book: AddressBook, at: number): CustomerAddress[] =>
  book.map((address, index) => ({ ...address, isBilling: index === at }))

/**
 * The book with exactly one default of each kind, because a platform may have none or several: the first address that is
 * marked counts, without one the first of all; bills without an address of their own go where the goods go.
 */
export function withDefaults(book: AddressBook): CustomerAddress[] {
  const delivery = Math.max(
    0,
    book.findIndex(({ isDelivery }) => isDelivery),
  )
  const billing = book.findIndex(({ isBilling }) => isBilling)
  return withBilling(withDelivery(book, delivery), billing < 0 ? delivery : billing)
}
