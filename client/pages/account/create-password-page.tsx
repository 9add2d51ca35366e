import { lazy, Suspense } from 'react'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountEntry } from './account-entry.tsx'

/** What only browsers show: without scripts the account's document has such a form. */
const loadForm = () =>
  withMessages(
    import('./create-password-form.tsx').then((code) => ({ default: code.CreatePasswordForm })),
    'account',
    'checkout',
    'errors',
  )
const CreatePasswordForm = lazy(loadForm)
if (!import.meta.env.SSR) loadForm().catch(() => undefined) // begins with the page's code; `lazy` reports what fails

/** Where the mail of a forgotten password leads: another password by its code, then the login (Spec §7; R7.7). */
export function CreatePasswordPage() {
  const { t } = useShop()
  const waiting = (
    <div className="checkout-waiting" aria-busy="true">
      <AccountEntry search="form=sent" />
    </div>
  )
  return (
    <div className="saved-page wide">
      <h1>{t('head.createPassword.title')}</h1>
      <p>{t('account.resetIntro')}</p>
      {useHydrated() ? (
        <Suspense fallback={waiting}>
          <CreatePasswordForm />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
