import * as z from 'zod/mini'
import { type CustomerAddress, passwordChangeSchema, profileSchema } from '../api/account.ts'
import { readDraft } from '../checkout/draft.ts'
import type { ErrorCode } from '../errors.ts'
import type { MessageKey } from '../i18n/messages.ts'
import type { StoreView } from '../store-views.ts'
import { addressFaults } from './address-faults.ts'
import { fieldFaults } from './auth-forms.ts'

/** The forms of the account's document that have a page of their own, by the names in its query. */
const forms = ['profile', 'password', 'address', 'remove', 'data'] as const
export type ChangeForm = (typeof forms)[number]

export const readChangeForm = (named: string | undefined): ChangeForm | null =>
  forms.find((form) => form === named) ?? null

interface Step {
  /** Where it is told what is wrong; null: on the account's own page. */
  form: ChangeForm | null
  /** What the account's own page says once it is done; null: nothing. */
  done: MessageKey | null
}

/** What the buttons of the account's document ask for. */
export const changeSteps = {
  profile: { form: 'profile', done: 'account.saved' },
  password: { form: 'password', done: 'account.passwordChanged' },
  address: { form: 'address', done: 'account.saved' },
  remove: { form: null, done: 'account.saved' },
  deliver: { form: null, done: 'account.saved' },
  bill: { form: null, done: 'account.saved' },
  newsletter: { form: null, done: 'account.saved' },
  others: { form: null, done: 'account.loggedOutOthers' },
  export: { form: 'data', done: null },
  delete: { form: 'data', done: null },
} as const satisfies Record<string, Step>
export type ChangeStep = keyof typeof changeSteps

export const isChangeStep = (named: string | undefined): named is ChangeStep =>
  named !== undefined && Object.hasOwn(changeSteps, named)

type Fields = Record<string, string | undefined>

const { firstName, lastName, email } = profileSchema.shape
const { currentPassword } = passwordChangeSchema.shape

/** What is wrong with the fields of a step, by their names; nothing: it can be done. */
export function changeFaults(
  step: ChangeStep,
  fields: Fields,
  store: Pick<StoreView, 'country' | 'countries'>,
): Record<string, ErrorCode> {
  switch (step) {
    case 'profile':
      return fieldFaults(z.object({ firstName, lastName, email }), fields)
    case 'password':
      return fieldFaults(passwordChangeSchema, fields)
    case 'delete':
      return fieldFaults(z.object({ currentPassword }), fields)
    case 'address':
      return addressFaults(readBookAddress(fields, store))
    default:
      return {}
  }
}

const MAX_PHONE = 40 // of our API, too

const COUNTRY = /^[A-Z]{2}$/

/** The address of a posted form, in whatever country: the book is that of all stores. Without an `id` it is a new one. */
export function readBookAddress(
  fields: Fields,
  store: Pick<StoreView, 'country' | 'countries'>,
): CustomerAddress {
  const country = fields['address.country'] ?? ''
  return {
    ...readDraft(fields, store).address,
    ...(COUNTRY.test(country) && { country }),
    id: fields.id ? Number(fields.id) : null,
    phoneNumber: (fields['address.phoneNumber'] ?? '').slice(0, MAX_PHONE),
    isDelivery: fields['address.isDelivery'] !== undefined,
    isBilling: fields['address.isBilling'] !== undefined,
  }
}
