import { Suspense } from 'react'
import type { PageData } from '#shared/page-data.ts'
import { useOutboxFilled } from '../../features/outbox/use-filled.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { useNavigation } from '../../router/index.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Extra } from '../../ui/extra.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountEntry } from './account-entry.tsx'
import { AccountDocument } from './document/account-document.tsx'
import { ORDER_QUERY } from './order-query.ts'

/** What waits on this device, the customer's or a guest's. Not in the worker: nothing waits there. */
const WaitingTasks = browserPart(() =>
  withMessages(
    import('../order-confirmation/waiting-tasks.tsx').then((module) => module.WaitingTasks),
    'outbox',
    'checkout',
    'errors',
  ),
)

/** What only browsers show: who is logged in is known to the API only. */
const Account = browserPart(() =>
  withMessages(
    import('./account.tsx').then((module) => module.Account),
    'account',
    'errors',
    'offline',
  ),
)
if (!import.meta.env.SSR) Account.preload().catch(() => undefined) // begins with the page's code; shown, it tries again

/**
 * Login, registration and the customer's own page, at one address. Its document carries nothing personal: where scripts are
 * off a button leads on to one that does, which only the worker renders.
 */
export function AccountPage(data: PageData['account']) {
  const { t } = useShop()
  const isFilled = useOutboxFilled()
  const isHydrated = useHydrated()
  const { current } = useNavigation() // not the location, which changes before the place in this page is noted
  const search = current.split('?')[1] ?? ''
  if (import.meta.env.SSR && data.step) return <AccountDocument view={data} />
  const number = new URLSearchParams(search).get(ORDER_QUERY)
  const waiting = (
    <div className="checkout-waiting" aria-busy="true">
      <AccountEntry search={search} />
    </div>
  )
  return (
    <div className="saved-page wide">
      <h1>{number && isHydrated ? t('account.order', { number }) : t('head.account.title')}</h1>
      {isFilled && (
        <Extra>
          <WaitingTasks />
        </Extra>
      )}
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <Account number={number} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
