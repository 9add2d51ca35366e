import type { ReactNode } from 'react'
import type { AccountViewOf } from '#shared/account/account-view.ts'
import type { AuthForm } from '#shared/account/auth-forms.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { FocusedMessage } from '../../checkout/document/focused-message.tsx'
import { AccountField, EmailField, NameFields } from '../fields.tsx'
import { Password } from './password.tsx'
import { PostForm } from './post-form.tsx'

type View = AccountViewOf<'login'>

/** For guests: the login, and folded below it a forgotten password and a new account. */
export function AuthForms(view: View) {
  const { t } = useShop()
  const { form, typed, unsavedForm } = view
  const isReset = form === 'forgot' || form === 'sent'
  return (
    <div className="account-column">
      {view.isLoggedOut && (
        <FocusedMessage>
          <p>{t('account.loggedOut')}</p>
        </FocusedMessage>
      )}
      {view.needsLogin && <p>{t('account.loginNeeded')}</p>}
      <FormOf name="login" action={t('account.login')} view={view}>
        {unsavedForm && <p>{t('account.unsaved')}</p>}
        <EmailField defaultValue={typed.email} />
        <Password name="password" label={t('account.password')} />
      </FormOf>
      <details open={isReset}>
        <summary>{t('account.forgot')}</summary>
        <div className="account-column">
          <FormOf name="forgot" action={t('account.sendReset')} view={view}>
            <EmailField defaultValue={typed.email} />
          </FormOf>
          {form === 'sent' && <NewPassword view={view} />}
        </div>
      </details>
      <details open={form === 'register'}>
        <summary>{t('account.register')}</summary>
        <FormOf name="register" action={t('account.register')} view={view}>
          <NameFields firstName={typed.firstName} lastName={typed.lastName} />
          <EmailField defaultValue={typed.email} />
          <Password name="newPassword" label={t('account.password')} />
        </FormOf>
      </details>
    </div>
  )
}

/** The code of the mail, and another password. */
function NewPassword({ view }: { view: View }) {
  const { t } = useShop()
  const isNew = Boolean(view.typed.email) && Object.keys(view.faults).length === 0 && !view.problem
  return (
    <>
      {isNew && (
        <FocusedMessage>
          <p>{t('account.resetSent')}</p>
        </FocusedMessage>
      )}
      <p>{t('account.resetIntro')}</p>
      <FormOf name="sent" action={t('account.createPassword')} view={view}>
        <EmailField defaultValue={view.typed.email} />
        <AccountField
          name="resetToken"
          label={t('account.resetCode')}
          autoComplete="one-time-code"
          maxLength={200}
        />
        <Password name="newPassword" label={t('account.newPassword')} />
      </FormOf>
    </>
  )
}

interface FormOfProps {
  name: AuthForm
  /** What its button says. */
  action: string
  view: View
  children: ReactNode
}

/** One of the forms. What is wrong with the one that was sent is said in it. */
function FormOf({ name, action, view: { form, faults, problem, next, unsavedForm }, children }: FormOfProps) {
  const formResult = name === form ? { faults, problem } : {}
  return (
    <PostForm step={name} action={action} hidden={{ next, unsavedForm }} {...formResult}>
      {children}
    </PostForm>
  )
}
