import { Suspense } from 'react'
import { DELETED, DONE_QUERY } from '#shared/account/account-path.ts'
import { codeOf } from '../../api/call-api.ts'
import { isWithoutNetwork } from '../../api/without-network.ts'
import { useCartOfOtherTabs } from '../../features/cart/use-cart.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { useLocation } from '../../router/index.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useAccount } from './use-account.ts'

const GuestForms = lazyPart(() =>
  withMessages(
    import('./guest-forms.tsx').then((code) => code.GuestForms),
    'account',
    'checkout',
    'errors',
  ),
)

const AccountOrder = lazyPart(() =>
  withMessages(
    import('./account-order.tsx').then((code) => code.AccountOrder),
    'orders',
    'account',
    'customer',
    'errors',
  ),
)

const AccountDeleted = lazyPart(() =>
  withMessages(
    import('./account-deleted.tsx').then((code) => code.AccountDeleted),
    'customer',
  ),
)

const MyAccount = lazyPart(() =>
  withMessages(
    import('./my-account.tsx').then((code) => code.MyAccount),
    'account',
    'customer',
    'checkout',
    'errors',
  ),
)

/** The customer's own page, one of their orders, or the login. A shop that cannot answer has logged nobody out. */
export function Account({ number }: { number: string | null }) {
  const { t } = useShop()
  const { search } = useLocation()
  const account = useAccount()
  const { customer, error, retry } = account
  useCartOfOtherTabs()
  if (error && !customer && isWithoutNetwork(error))
    return (
      <p className="prose" role="status">
        {t('offline.account')}
      </p>
    )
  if (error && !customer) return <Problem code={codeOf(error)} onRetry={retry} />
  if (customer === undefined) return <div className="checkout-waiting" aria-busy="true" />
  const isDeleted = new URLSearchParams(search).get(DONE_QUERY) === DELETED
  return (
    <Suspense fallback={<div className="checkout-waiting" aria-busy="true" />}>
      {customer === null && isDeleted && <AccountDeleted />}
      {customer === null && !isDeleted && <GuestForms account={account} needsLogin={number !== null} />}
      {customer && number && <AccountOrder number={number} customer={customer} />}
      {customer && !number && <MyAccount key={customer.id} account={account} customer={customer} />}
    </Suspense>
  )
}
