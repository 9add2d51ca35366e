import type { CustomerAddress } from '../api/account.ts'

/** The addresses of a customer: things go to the first unless another is chosen. */
export type AddressBook = readonly CustomerAddress[]

/** The book with the address at `at` changed; behind the last it is a new one. */
export const withAddress = (book: AddressBook, at: number, address: CustomerAddress): CustomerAddress[] =>
  at < book.length ? book.with(at, address) : [...book, address]

export const withoutAddress = (book: AddressBook, at: number): CustomerAddress[] => book.toSpliced(at, 1)

/** The book with the address at `at` in the first place; the others keep their order. */
export const withDefault = (book: AddressBook, at: number): CustomerAddress[] => [
  ...book.slice(at, at + 1),
  ...book.toSpliced(at, 1),
]
