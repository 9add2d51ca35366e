import { type ChangeEvent, useState } from 'react'
import { isSameEmail } from '#shared/account/same-email.ts'
import type { Customer } from '#shared/api/account.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { AccountForm, EmailField, NameFields, PasswordField } from './fields.tsx'
import type { Account } from './use-account.ts'
import { useSubmit } from './use-submit.ts'

interface ProfileProps {
  account: Account
  customer: Customer
}

/** Name and e-mail: with the addresses all that can be changed (R5.18). Another e-mail needs the password. */
export function ProfileForm({ account, customer }: ProfileProps) {
  const { t } = useShop()
  /** Only what was typed and is not saved yet: the rest is the customer's, which another tab may change. */
  const [typed, setTyped] = useState<Partial<Pick<Customer, 'email' | 'firstName' | 'lastName'>>>({})
  const shown = { ...customer, ...typed }
  const form = useSubmit(async ({ currentPassword }) => {
    await account.saveProfile(({ email, firstName, lastName }) => ({
      ...{ email, firstName, lastName, ...typed },
      ...(currentPassword && { currentPassword }),
    }))
    setTyped((now) => (now === typed ? {} : now))
  }, account.expire)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setTyped((now) => ({ ...now, [target.name]: target.value }))
  return (
    <AccountForm form={form} action={t('account.save')}>
      <NameFields {...shown} onChange={onChange} />
      <EmailField value={shown.email} onChange={onChange} />
      {!isSameEmail(shown.email, customer.email) && (
        <PasswordField name="currentPassword" label={t('account.emailPassword')} />
      )}
    </AccountForm>
  )
}

export function PasswordForm({ account, customer }: ProfileProps) {
  const { t } = useShop()
  const form = useSubmit(async ({ currentPassword = '', newPassword = '' }, fields) => {
    await account.changePassword({ currentPassword, newPassword })
    fields?.reset() // the passwords are done with
  }, account.expire)
  return (
    <AccountForm form={form} action={t('account.changePassword')}>
      {/* whose password it is, for password managers */}
      <input type="email" autoComplete="username" defaultValue={customer.email} hidden />
      <PasswordField name="currentPassword" label={t('account.currentPassword')} />
      <PasswordField name="newPassword" label={t('account.newPassword')} />
    </AccountForm>
  )
}
