import type { AccountViewOf } from '#shared/account/account-view.ts'
import { formatDate } from '#shared/format/date.ts'
import { canWithdraw } from '#shared/orders/past-order.ts'
import { OrderDetails } from '../../../features/order/order-details.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useStatusWords } from '../order-status.ts'
import { WithdrawForm } from '../withdraw-form.tsx'
import { useDocumentPath } from './use-document-path.ts'

/** One of the customer's orders, whole. */
export function OwnOrder({ order, email }: AccountViewOf<'order'>) {
  const { t, store } = useShop()
  const statusWords = useStatusWords()
  const path = useDocumentPath()
  const date = formatDate(new Date(order.placedAt), store)
  return (
    <>
      <p>
        {t('order.placed', { date })} · {statusWords(order.status)}
      </p>
      <OrderDetails order={order} />
      <footer className="row">
        {canWithdraw(order) && <WithdrawForm orderNumber={order.number} email={email} />}
        <ButtonLink variant="quiet" href={path()}>
          {t('order.back')}
        </ButtonLink>
      </footer>
    </>
  )
}
