import type { AccountViewOf } from '#shared/account/account-view.ts'
import type { CustomerAddress, OrdersAnswer } from '#shared/api/account.ts'
import { Problem } from '../../../features/checkout/problem.tsx'
import { Address } from '../../../features/order/order-delivery.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Told } from '../../checkout/document/told.tsx'
import { OrderCard } from '../order-card.tsx'
import { ORDER_QUERY } from '../order-query.ts'
import { useDocumentPath } from './use-document-path.ts'

/** The customer's own page: who they are, what they have ordered, where it goes, and the way out. */
export function Overview({ customer, orders, notices }: AccountViewOf<'account'>) {
  const { t, to } = useShop()
  const { firstName, lastName, email, addresses } = customer
  return (
    <>
      {notices.length > 0 && (
        <Told>
          {notices.map(({ key, params }) => (
            <Problem key={key} code={key} params={params} />
          ))}
        </Told>
      )}
      <p>
        {firstName} {lastName}, {email}
      </p>
      <section aria-labelledby="account-orders">
        <h2 id="account-orders">{t('account.orders')}</h2>
        {orders ? <Orders {...orders} /> : <Problem code="errors.platformAway" />}
      </section>
      <section aria-labelledby="account-addresses">
        <h2 id="account-addresses">{t('account.addresses.title')}</h2>
        {addresses.length === 0 && <p>{t('account.addresses.none')}</p>}
        <ul className="account-forms">
          {addresses.map((address) => (
            <li key={address.id}>
              <Address address={toPrinted(address)} />
            </li>
          ))}
        </ul>
      </section>
      <p>{t('account.needsScript')}</p>
      <form method="post" action={to('account', {})}>
        <Button variant="secondary" type="submit" name="step" value="logout">
          {t('account.logout')}
        </Button>
      </form>
    </>
  )
}

const toPrinted = ({
  firstName,
  lastName,
  company,
  streetAddress,
  apartmentNumber,
  ...rest
}: CustomerAddress) => ({
  ...rest,
  name: `${firstName} ${lastName}`,
  company: company ?? '',
  street: [streetAddress, apartmentNumber ?? ''],
})

function Orders({ orders, page, pageCount }: OrdersAnswer) {
  const { t } = useShop()
  const path = useDocumentPath()
  if (orders.length === 0) return <p>{t('account.noOrders')}</p>
  return (
    <>
      <ul className="account-orders account-forms">
        {orders.map((order) => (
          <li key={order.number}>
            <OrderCard order={order} href={path({ [ORDER_QUERY]: order.number })} />
          </li>
        ))}
      </ul>
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
    </>
  )
}
