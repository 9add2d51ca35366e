import { Suspense } from 'react'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountEntry } from './account-entry.tsx'

/** What only browsers show: without scripts the account's document has such a form. */
const CreatePasswordForm = browserPart(() =>
  withMessages(
    import('./create-password-form.tsx').then((module) => module.CreatePasswordForm),
    'account',
    'checkout',
    'errors',
  ),
)
if (!import.meta.env.SSR) CreatePasswordForm.preload().catch(() => undefined) // begins with the page's code; shown, it tries again

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
