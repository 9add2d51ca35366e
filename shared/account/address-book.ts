import type { CustomerAddress } from '../api/account.ts'

/** A customer's addresses. The first one is the default. */
export type AddressBook = readonly CustomerAddress[]

/** The book with the address at `at` changed. An index after the last one adds an address. */
export const withAddress = (book: AddressBook, at: number, address: CustomerAddress): CustomerAddress[] =>
  at < book.length ? book.with(at, address) : [...book, address]

export const withoutAddress = (book: AddressBook, at: number): CustomerAddress[] => book.toSpliced(at, 1)

/** The book with the address at `at` moved to the front; the others keep their order. */
export const withDefault = (book: AddressBook, at: number): CustomerAddress[] => [
  ...book.slice(at, at + 1),
  ...book.toSpliced(at, 1),
]
