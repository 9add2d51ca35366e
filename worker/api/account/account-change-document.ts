import type { AccountView, AccountViewOf } from '#shared/account/account-view.ts'
import type { ChangeForm } from '#shared/account/change-forms.ts'
import { newAddress } from '#shared/account/new-address.ts'
import { type Customer, type CustomerAddress, MAX_ADDRESSES } from '#shared/api/account.ts'
import type { AppContext } from '../../app-env.ts'
import { notFoundError } from '../../common-errors.ts'

/** A form of the account with what the shop knows. */
export function showChange(
  c: AppContext,
  form: ChangeForm,
  customer: Customer,
): { view: AccountView; status: number } {
  const { id, email, firstName, lastName } = customer
  const typed = { customerId: String(id), email, firstName, lastName }
  const address = isAboutAddress(form) ? addressOf(c, form, customer) : null
  return { view: changeView({ form, typed, address }), status: 200 }
}

const isAboutAddress = (form: ChangeForm) => form === 'address' || form === 'remove'

/** The address that the query names; without a name a new one, while there is room. */
function addressOf(c: AppContext, form: ChangeForm, customer: Customer): CustomerAddress {
  const id = c.req.query('id')
  const named = customer.addresses.find((address) => String(address.id) === id)
  if (named) return named
  const hasRoom = customer.addresses.length < MAX_ADDRESSES
  if (form === 'address' && id === undefined && hasRoom) return newAddress(customer, c.var.store.country)
  throw notFoundError()
}

type Change = AccountViewOf<'change'>

/** A form of the account, by default without errors. */
export const changeView = (
  view: Pick<Change, 'form' | 'typed' | 'address'> & Partial<Pick<Change, 'faults' | 'problem' | 'notices'>>,
): Change => ({ step: 'change', faults: {}, problem: null, notices: [], ...view })
