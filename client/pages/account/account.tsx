import { Suspense } from 'react'
import { codeOf } from '../../api/call-api.ts'
import { isWithoutNetwork } from '../../api/without-network.ts'
import { useCartOfOtherTabs } from '../../features/cart/use-cart.ts'
import { Problem } from '../../features/checkout/problem.tsx'
import { NewsletterButton } from '../../features/newsletter/newsletter-button.tsx'
import { withMessages } from '../../i18n/load-messages.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Addresses } from './addresses.tsx'
import { Entrance } from './entrance.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { Orders } from './orders.tsx'
import { PasswordForm, ProfileForm } from './profile.tsx'
import { type Account as AccountOf, useAccount } from './use-account.ts'

const AccountOrder = lazyPart(() =>
  withMessages(
    import('./account-order.tsx').then((code) => code.AccountOrder),
    'orders',
    'account',
    'errors',
  ),
)

/** The customer's own page, one of their orders, or the entrance. A shop that cannot answer has logged nobody out. */
export function Account({ number }: { number: string | null }) {
  const { t } = useShop()
  const account = useAccount()
  const { customer, error, retry } = account
  useCartOfOtherTabs()
  if (error && !customer && isWithoutNetwork(error))
    return (
      <p className="prose" role="status">
        {t('account.offline')}
      </p>
    )
  if (error && !customer) return <Problem code={codeOf(error)} onRetry={retry} />
  if (customer === undefined) return <div className="checkout-waiting" aria-busy="true" />
  if (customer === null) return <GuestEntrance account={account} />
  return number ? (
    <Suspense fallback={<div className="checkout-waiting" aria-busy="true" />}>
      <AccountOrder number={number} email={customer.email} />
    </Suspense>
  ) : (
    <MyAccount account={account} customer={customer} />
  )
}

function GuestEntrance({ account }: { account: AccountOf }) {
  const { t } = useShop()
  return (
    <>
      <Entrance account={account} />
      <section className="account-entrance" aria-labelledby="account-newsletter">
        <h2 id="account-newsletter">{t('account.newsletter.title')}</h2>
        <p>{t('newsletter.text')}</p>
        <NewsletterButton />
      </section>
    </>
  )
}

function MyAccount({
  account,
  customer,
}: {
  account: AccountOf
  customer: NonNullable<AccountOf['customer']>
}) {
  const { t, to } = useShop()
  const tell = (error: unknown) => notify({ type: 'error', message: t(codeOf(error)) })
  return (
    <>
      <p>
        {customer.firstName} {customer.lastName}, {customer.email}
      </p>
      <section aria-labelledby="account-orders">
        <h2 id="account-orders">{t('account.orders')}</h2>
        <Orders />
      </section>
      <section aria-labelledby="account-addresses">
        <h2 id="account-addresses">{t('account.addresses.title')}</h2>
        <Addresses account={account} customer={customer} />
      </section>
      <div className="account-forms">
        <section aria-labelledby="account-profile">
          <h2 id="account-profile">{t('account.profile')}</h2>
          <ProfileForm account={account} customer={customer} />
        </section>
        <section aria-labelledby="account-newsletter">
          <h2 id="account-newsletter">{t('account.newsletter.title')}</h2>
          <NewsletterSection />
        </section>
        <section aria-labelledby="account-password">
          <h2 id="account-password">{t('account.changePassword')}</h2>
          <PasswordForm account={account} customer={customer} />
        </section>
      </div>
      <footer className="row">
        <ButtonLink variant="quiet" href={to('wishlist', {})}>
          {t('head.wishlist.title')}
        </ButtonLink>
        <Button variant="secondary" onClick={() => account.logout().catch(tell)}>
          {t('account.logout')}
        </Button>
        <Button variant="quiet" onClick={() => account.logoutOthers().catch(tell)}>
          {t('account.logoutOthers')}
        </Button>
      </footer>
    </>
  )
}
