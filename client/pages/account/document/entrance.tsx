import type { ReactNode } from 'react'
import type { AccountViewOf } from '#shared/account/account-view.ts'
import type { EntranceForm } from '#shared/account/entrance-forms.ts'
import { Problem } from '../../../features/checkout/problem.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Told, ToldProblem } from '../../checkout/document/told.tsx'
import { AccountField, EmailField, ErrorOf, NameFields } from '../fields.tsx'

type View = AccountViewOf<'entrance'>

/** For guests: the login, and folded below it a forgotten password and a new account. */
export function Entrance(view: View) {
  const { t } = useShop()
  const { form, typed } = view
  const isReset = form === 'forgot' || form === 'sent'
  return (
    <div className="account-entrance">
      <EntranceFormOf name="login" action={t('account.login')} view={view}>
        <EmailField defaultValue={typed.email} />
        <Password name="password" label={t('account.password')} />
      </EntranceFormOf>
      <details open={isReset}>
        <summary>{t('account.forgot')}</summary>
        <div className="account-entrance">
          <EntranceFormOf name="forgot" action={t('account.sendReset')} view={view}>
            <EmailField defaultValue={typed.email} />
          </EntranceFormOf>
          {form === 'sent' && <NewPassword view={view} />}
        </div>
      </details>
      <details open={form === 'register'}>
        <summary>{t('account.register')}</summary>
        <EntranceFormOf name="register" action={t('account.register')} view={view}>
          <NameFields firstName={typed.firstName} lastName={typed.lastName} />
          <EmailField defaultValue={typed.email} />
          <Password name="newPassword" label={t('account.password')} />
        </EntranceFormOf>
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
        <Told>
          <p>{t('account.resetSent')}</p>
        </Told>
      )}
      <p>{t('account.resetIntro')}</p>
      <EntranceFormOf name="sent" action={t('account.createPassword')} view={view}>
        <EmailField defaultValue={view.typed.email} />
        <AccountField
          name="resetToken"
          label={t('account.resetCode')}
          autoComplete="one-time-code"
          maxLength={200}
        />
        <Password name="newPassword" label={t('account.newPassword')} />
      </EntranceFormOf>
    </>
  )
}

interface EntranceFormProps {
  name: EntranceForm
  /** What its button says. */
  action: string
  view: View
  children: ReactNode
}

/** A form that posts to the account. What is wrong with the one that was sent is said in it. */
function EntranceFormOf({ name, action, view, children }: EntranceFormProps) {
  const { to } = useShop()
  const isSent = name === view.form
  const faults = isSent ? view.faults : {}
  return (
    <form className="checkout-fields" method="post" action={to('account', {})} noValidate>
      {isSent && <ToldProblem problem={view.problem} />}
      {Object.keys(faults).length > 0 && (
        <Told>
          <Problem code="errors.checkout.fields" />
        </Told>
      )}
      {view.next && <input type="hidden" name="next" value={view.next} />}
      <ErrorOf value={(field) => faults[field]}>{children}</ErrorOf>
      <Button type="submit" name="step" value={name}>
        {action}
      </Button>
    </form>
  )
}

/** A password that nothing shows: that would take a script. */
function Password({ name, label }: { name: 'password' | 'newPassword'; label: string }) {
  const { t } = useShop()
  const isNew = name === 'newPassword'
  return (
    <AccountField
      name={name}
      type="password"
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? t('account.passwordHint') : undefined}
      maxLength={200}
    />
  )
}
