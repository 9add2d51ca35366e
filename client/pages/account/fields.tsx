import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react'
import type { ErrorCode } from '#shared/errors.ts'
import { NeedsConnection } from '../../shop-ui/needs-connection.tsx'
import { Problem } from '../../shop-ui/problem.tsx'
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

/** What is wrong with a field of the form around it, by the field's name. */
export const ErrorOf = createContext<(name: string) => ErrorCode | undefined>(() => undefined)

/** A form of the account: what went wrong, the fields, the button. */
export function AccountForm({ form, action, children }: AccountFormProps) {
  return (
    <form className="checkout-fields" onSubmit={form.submit} noValidate>
      {form.problem && <Problem code={form.problem} />}
      <ErrorOf value={form.errorOf}>{children}</ErrorOf>
      <NeedsConnection />
      <Button type="submit" busy={form.isBusy}>
        {action}
      </Button>
    </form>
  )
}

interface AccountFieldProps extends ComponentProps<typeof TextField> {
  name: string
  /** What is wrong with it, where no form of the account is around it. */
  code?: ErrorCode | undefined
}

/** A field of such a form, with what is wrong with it. */
export function AccountField({ code, ...rest }: AccountFieldProps) {
  const { t } = useShop()
  const error = code ?? use(ErrorOf)(rest.name)
  return <TextField required {...rest} error={error && t(error)} />
}

export function EmailField(entered: Pick<ComponentProps<'input'>, 'defaultValue' | 'value' | 'onChange'>) {
  const { t } = useShop()
  return (
    <AccountField
      {...entered}
      name="email"
      type="email"
      label={t('checkout.field.emailAddress')}
      autoComplete="username"
      maxLength={254}
    />
  )
}

interface NameFieldsProps extends Pick<ComponentProps<'input'>, 'onChange'> {
  firstName?: string
  lastName?: string
}

/** The fields of a name. With `onChange` they show what they are given, else what is typed from there on. */
export function NameFields({ firstName, lastName, onChange }: NameFieldsProps) {
  const { t } = useShop()
  const field = (name: 'firstName' | 'lastName', autoComplete: string, value?: string) => (
    <AccountField
      name={name}
      label={t(`checkout.field.${name}`)}
      autoComplete={autoComplete}
      {...(onChange ? { value, onChange } : { defaultValue: value })}
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
      <AccountField
        name={name}
        code={code}
        type={isShown ? 'text' : 'password'}
        label={label}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? t('account.passwordHint') : undefined}
        maxLength={200}
      />
      <CheckField
        label={t('account.showPassword')}
        checked={isShown}
        onChange={({ target }) => setIsShown(target.checked)}
      />
    </div>
  )
}
