import type { ReactNode } from 'react'
import type { Confirmation } from '#shared/api/checkout.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'

interface ThanksProps extends Confirmation {
  /** As far as the shop tells of it. */
  order: Pick<PastOrder, 'delivery' | 'total'> | null | undefined
  /** The order's details. */
  children?: ReactNode
}

/** The shop has the order: its number, and what happens next. */
export function Thanks({ orderNumber, email, order, children }: ThanksProps) {
  const { t } = useShop()
  return (
    <>
      <header>
        <Icon name="check" />
        <h1>{t('head.orderConfirmation.title')}</h1>
      </header>
      <dl>
        {orderNumber && (
          <div>
            <dt>{t('confirmation.number')}</dt>
            <dd>{orderNumber}</dd>
          </div>
        )}
        <div>
          <dt>{t('checkout.field.emailAddress')}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <h2>{t('confirmation.next')}</h2>
      <ul className="dashes">
        <li>{t('confirmation.mail')}</li>
        {order?.delivery !== '' && <li>{t('confirmation.external')}</li>}
        {order?.total !== 0 && <li>{t('confirmation.invoice')}</li>}
      </ul>
      {children}
    </>
  )
}
