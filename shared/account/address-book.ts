import type { CustomerAddress } from '../api/account.ts'

/** A customer's addresses: one of them is the default for delivery, one for billing; it can be the same. */
export type AddressBook = readonly CustomerAddress[]

/**
 * The book with the address at `at` changed. An index after the last one adds an address; one that was deleted meanwhile gets a
 * new id, because the platform knows the old one no more. When it is to be a default, no other one is; when it is not to be one
 * any more, the next address is.
 */
export function withAddress(book: AddressBook, at: number, address: CustomerAddress): CustomerAddress[] {
  const changed = at < book.length ? book.with(at, address) : [...book, { ...address, id: null }]
  const next = changed.length > 1 && at === 0 ? 1 : 0
  const chosen = (isDefault: (one: CustomerAddress) => boolean) =>
    isDefault(address) ? at : Math.max(next, changed.findIndex(isDefault))
  const delivery = chosen(({ isDelivery }) => isDelivery)
  return withBilling(
    withDelivery(changed, delivery),
    chosen(({ isBilling }) => isBilling),
  )
}

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
