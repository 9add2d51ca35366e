import type { AccountViewOf } from '#shared/account/account-view.ts'
import type { NewsletterState } from '#shared/account/newsletter.ts'
import type { OrdersAnswer } from '#shared/api/account.ts'
import { Problem } from '../../../shop-ui/problem.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { OrderCard } from '../order-card.tsx'
import { ORDER_QUERY } from '../order-query.ts'
import { AddressBook } from './address-book.tsx'
import { Notices } from './notices.tsx'
import { PostForm } from './post-form.tsx'
import { useDocumentPath } from './use-document-path.ts'

/** The customer's own page: orders, addresses, profile, what the shop keeps of them, and the way out. */
export function Overview({ customer, orders, newsletter, notices }: AccountViewOf<'account'>) {
  const { t } = useShop()
  const path = useDocumentPath()
  const { firstName, lastName, email, addresses } = customer
  return (
    <>
      <Notices notices={notices} />
      <p>
        {firstName} {lastName}, {email}
      </p>
      <section aria-labelledby="account-orders">
        <h2 id="account-orders">{t('account.orders')}</h2>
        {orders ? <Orders {...orders} /> : <Problem code="errors.platformAway" />}
      </section>
      <section aria-labelledby="account-addresses">
        <h2 id="account-addresses">{t('account.addresses.title')}</h2>
        <AddressBook addresses={addresses} />
      </section>
      <div className="account-forms">
        <section aria-labelledby="account-profile">
          <h2 id="account-profile">{t('account.profile')}</h2>
          <div className="row">
            <ButtonLink
              variant="secondary"
              href={path({ change: 'profile' })}
              aria-label={t('account.addresses.editOf', { name: t('account.profile') })}
            >
              {t('account.addresses.edit')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={path({ change: 'password' })}>
              {t('account.changePassword')}
            </ButtonLink>
          </div>
        </section>
        <section aria-labelledby="account-newsletter">
          <h2 id="account-newsletter">{t('account.newsletter.title')}</h2>
          {newsletter ? <Newsletter {...newsletter} /> : <Problem code="errors.platformAway" />}
        </section>
        <section aria-labelledby="account-data">
          <h2 id="account-data">{t('account.data.title')}</h2>
          <ButtonLink variant="secondary" href={path({ change: 'data' })}>
            {t('account.data.open')}
          </ButtonLink>
        </section>
      </div>
      <LogoutButtons />
    </>
  )
}

function Newsletter({ email, isSubscribed }: NewsletterState) {
  const { t } = useShop()
  const action = isSubscribed ? t('account.newsletter.unsubscribe') : t('newsletter.subscribe')
  return (
    <div className="account-column">
      <p>{isSubscribed ? t('account.newsletter.on', { email }) : t('account.newsletter.off')}</p>
      <PostForm
        step="newsletter"
        variant="secondary"
        action={action}
        hidden={{ isSubscribed: String(!isSubscribed) }}
      />
    </div>
  )
}

function LogoutButtons() {
  const { t, to } = useShop()
  return (
    <form className="row" method="post" action={to('account', {})}>
      <Button variant="secondary" type="submit" name="step" value="logout">
        {t('account.logout')}
      </Button>
      <Button variant="quiet" type="submit" name="step" value="others">
        {t('account.logoutOthers')}
      </Button>
    </form>
  )
}

function Orders({ orders, page, pageCount }: OrdersAnswer) {
  const { t } = useShop()
  const path = useDocumentPath()
  if (orders.length === 0) return <p>{t('account.noOrders')}</p>
  return (
    <ul className="account-orders account-forms">
      {orders.map((order) => (
        <li key={order.number}>
          <OrderCard order={order} href={path({ [ORDER_QUERY]: order.number })} />
        </li>
      ))}
      {pageCount > 1 && (
        <li>
          <nav className="row" aria-labelledby="account-orders">
            {page > 1 && (
              <ButtonLink variant="secondary" href={path()}>
                {t('order.back')}
              </ButtonLink>
            )}
            {page < pageCount && (
              <ButtonLink variant="secondary" href={path({ page: String(page + 1) })}>
                {t('account.more')}
              </ButtonLink>
            )}
          </nav>
        </li>
      )}
    </ul>
  )
}
