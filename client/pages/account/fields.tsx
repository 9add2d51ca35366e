import { type ComponentProps, type ReactNode, useState } from 'react'
import type { ErrorCode } from '#shared/errors.ts'
import { Problem } from '../../features/checkout/problem.tsx'
import { NeedsConnection } from '../../shop-ui/needs-connection.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import type { useSubmit } from './use-submit.ts'

interface AccountFormProps {
  form: ReturnType<typeof useSubmit>
  /** What its button says. */
  action: string
  children: ReactNode
}

/** A form of the account: what went wrong, the fields, the button. */
export const AccountForm = ({ form, action, children }: AccountFormProps) => (
  <form className="checkout-fields" onSubmit={form.submit}>
    {form.problem && <Problem code={form.problem} />}
    {children}
    <NeedsConnection />
    <Button type="submit" busy={form.isBusy} disabled={form.isBusy}>
      {action}
    </Button>
  </form>
)

interface EmailFieldProps extends ComponentProps<'input'> {
  code?: ErrorCode
}

export function EmailField({ code, ...rest }: EmailFieldProps) {
  const { t } = useShop()
  return (
    <TextField
      {...rest}
      name="email"
      type="email"
      label={t('checkout.field.emailAddress')}
      autoComplete="username"
      required
      maxLength={254}
      error={code && t(code)}
    />
  )
}

export function NameFields({ firstName, lastName }: { firstName?: string; lastName?: string }) {
  const { t } = useShop()
  const field = (name: 'firstName' | 'lastName', autoComplete: string, value?: string) => (
    <TextField
      name={name}
      label={t(`checkout.field.${name}`)}
      autoComplete={autoComplete}
      defaultValue={value}
      required
      maxLength={100}
    />
  )
  return (
    <>
      {field('firstName', 'given-name', firstName)}
      {field('lastName', 'family-name', lastName)}
    </>
  )
}

interface PasswordFieldProps {
  name: 'password' | 'newPassword' | 'currentPassword'
  label: string
  code?: ErrorCode
}

/** A password that can be looked at, pasted, and filled in by a password manager. */
export function PasswordField({ name, label, code }: PasswordFieldProps) {
  const { t } = useShop()
  const [isShown, setIsShown] = useState(false)
  const isNew = name === 'newPassword'
  return (
    <div>
      <TextField
        name={name}
        type={isShown ? 'text' : 'password'}
        label={label}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? t('account.passwordHint') : undefined}
        required
        maxLength={200}
        error={code && t(code)}
      />
      <CheckField
        label={t('account.showPassword')}
        checked={isShown}
        onChange={({ target }) => setIsShown(target.checked)}
      />
    </div>
  )
}
