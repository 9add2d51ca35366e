import { type ReactNode, useState } from 'react'
import { codeOf } from '../../api/call-api.ts'
import { focusHeading, useLocation, useNavigate } from '../../router/index.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { AccountForm, EmailField, NameFields, PasswordField } from './fields.tsx'
import type { Account } from './use-account.ts'
import { useSubmit } from './use-submit.ts'

type Panel = 'login' | 'register'
const panels: Panel[] = ['login', 'register']

interface FormProps {
  account: Account
  /** The field of the address, with what was typed into that of another form. */
  emailField: ReactNode
}

/** For whom nobody knows yet: logging in first, registering beside it (R2.101). An address is typed once for all forms. */
export function AuthForms({ account }: Pick<FormProps, 'account'>) {
  const { t } = useShop()
  const [panel, setPanel] = useState<Panel>('login')
  const [email, setEmail] = useState('')
  const emailField = <EmailField defaultValue={email} onChange={({ target }) => setEmail(target.value)} />
  const [isCreated, setIsCreated] = useState(false)
  const onCreated = () => {
    setPanel('login')
    setIsCreated(true)
    focusHeading() // the form that had the focus goes
  }
  return (
    <div className="account-column">
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of a form */}
      <div role="group" aria-label={t('account.tabs')}>
        {panels.map((name) => (
          <Button
            key={name}
            variant={name === panel ? 'secondary' : 'quiet'}
            aria-pressed={name === panel}
            onClick={() => setPanel(name)}
          >
            {t(`account.${name}`)}
          </Button>
        ))}
      </div>
      <p role="alert">{isCreated && t('errors.account.created')}</p>
      {panel === 'login' ? (
        <LoginForm account={account} emailField={emailField} />
      ) : (
        <RegistrationForm account={account} emailField={emailField} onCreated={onCreated} />
      )}
    </div>
  )
}

/**
 * What happens after a login: the checkout opens again if it sent the customer here, else the heading of their own page gets the
 * focus. A customer who has left this page in the meantime stays on the other page.
 */
function useAfterLogin(): () => void {
  const { to } = useShop()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isForCheckout = new URLSearchParams(search).get('next') === 'checkout'
  return () => {
    if (location.pathname !== pathname) return
    if (isForCheckout) navigate(to('checkout', {}))
    else focusHeading()
  }
}

function LoginForm({ account, emailField }: FormProps) {
  const { t } = useShop()
  const onLoggedIn = useAfterLogin()
  const form = useSubmit(({ email = '', password = '' }) =>
    account.login({ email, password }).then(onLoggedIn),
  )
  return (
    <>
      <AccountForm form={form} action={t('account.login')}>
        {emailField}
        <PasswordField name="password" label={t('account.password')} />
      </AccountForm>
      <details>
        <summary>{t('account.forgot')}</summary>
        <ForgottenPassword account={account} emailField={emailField} />
      </details>
    </>
  )
}

function ForgottenPassword({ account, emailField }: FormProps) {
  const { t } = useShop()
  const [isSent, setIsSent] = useState(false)
  const form = useSubmit(async ({ email = '' }) => {
    setIsSent(false) // it may fail this time
    await account.resetPassword(email)
    setIsSent(true)
  })
  return (
    <>
      <AccountForm form={form} action={t('account.sendReset')}>
        {emailField}
      </AccountForm>
      <p role="status">{isSent && t('account.resetSent')}</p>
    </>
  )
}

/** `onCreated`: the account is there, and its customer is not logged in: sent again, this form would be refused. */
function RegistrationForm({ account, emailField, onCreated }: FormProps & { onCreated: () => void }) {
  const { t } = useShop()
  const onLoggedIn = useAfterLogin()
  const form = useSubmit(({ email = '', firstName = '', lastName = '', newPassword = '' }) =>
    account
      .register({ email, firstName, lastName, password: newPassword })
      .then(onLoggedIn, (error: unknown) => {
        if (codeOf(error) !== 'errors.account.created') throw error
        onCreated()
      }),
  )
  return (
    <AccountForm form={form} action={t('account.register')}>
      <NameFields />
      {emailField}
      <PasswordField name="newPassword" label={t('account.password')} />
    </AccountForm>
  )
}
