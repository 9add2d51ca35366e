import { Suspense, useRef, useState } from 'react'
import type { Customer } from '#shared/api/account.ts'
import { codeOf } from '../../api/call-api.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { focusHeading } from '../../router/index.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Addresses } from './addresses.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { Orders } from './orders.tsx'
import { PasswordForm, ProfileForm } from './profile.tsx'
import type { Account } from './use-account.ts'
import { useSubmit } from './use-submit.ts'

const AccountData = lazyPart(() =>
  withMessages(
    import('./account-data.tsx').then((code) => code.AccountData),
    'account',
    'customer',
    'checkout',
    'errors',
  ),
)

interface MyAccountProps {
  account: Account
  customer: Customer
}

/** The customer's own page: orders, addresses, profile, and what the shop keeps of them. */
export function MyAccount({ account, customer }: MyAccountProps) {
  const { t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <p>
        {customer.firstName} {customer.lastName}, {customer.email}
      </p>
      <section aria-labelledby="account-orders">
        <h2 id="account-orders">{t('account.orders')}</h2>
        <Orders customerId={customer.id} />
      </section>
      <section aria-labelledby="account-addresses">
        <h2 ref={heading} id="account-addresses" tabIndex={-1}>
          {t('account.addresses.title')}
        </h2>
        <Addresses account={account} customer={customer} heading={heading} />
      </section>
      <div className="account-forms">
        <section aria-labelledby="account-profile">
          <h2 id="account-profile">{t('account.profile')}</h2>
          <ProfileForm account={account} customer={customer} />
        </section>
        <section aria-labelledby="account-newsletter">
          <h2 id="account-newsletter">{t('account.newsletter.title')}</h2>
          <NewsletterSection customer={customer} />
        </section>
        <section aria-labelledby="account-password">
          <h2 id="account-password">{t('account.changePassword')}</h2>
          <PasswordForm account={account} customer={customer} />
        </section>
      </div>
      <DataSection account={account} customer={customer} />
      <AccountFooter account={account} />
    </>
  )
}

/** Export and deletion, behind a button, because few customers need them: their code loads when it is pressed. */
function DataSection(props: MyAccountProps) {
  const { t } = useShop()
  const [isOpened, setIsOpened] = useState(false)
  const opening = useSubmit(() => AccountData.preload().then(() => setIsOpened(true)))
  return (
    <section aria-labelledby="account-data">
      <h2 id="account-data">{t('account.data.title')}</h2>
      {isOpened ? (
        <Suspense fallback={<div className="checkout-waiting" aria-busy="true" />}>
          <AccountData {...props} />
        </Suspense>
      ) : (
        <>
          {opening.problem && <Problem code={opening.problem} />}
          <Button variant="secondary" busy={opening.isBusy} onClick={opening.run}>
            {t('account.data.open')}
          </Button>
        </>
      )}
    </section>
  )
}

/** Links to the wishlist, and the buttons that log out. */
function AccountFooter({ account }: Pick<MyAccountProps, 'account'>) {
  const { t, to } = useShop()
  const showError = (error: unknown) => notify({ type: 'error', message: t(codeOf(error)) })
  const here = useSubmit(() => account.logout().then(focusHeading, showError))
  const elsewhere = useSubmit(() => account.logoutOthers().catch(showError))
  return (
    <footer className="row">
      <ButtonLink variant="quiet" href={to('wishlist', {})}>
        {t('head.wishlist.title')}
      </ButtonLink>
      <Button variant="secondary" busy={here.isBusy} onClick={here.run}>
        {t('account.logout')}
      </Button>
      <Button variant="quiet" busy={elsewhere.isBusy} onClick={elsewhere.run}>
        {t('account.logoutOthers')}
      </Button>
    </footer>
  )
}
