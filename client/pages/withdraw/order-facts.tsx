import { formatDate } from '#shared/format/date.ts'
import type { WithdrawalOrder } from '#shared/orders/withdrawal-view.ts'
import { OrderWithdrawals } from '../../features/order/order-withdrawals.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** Which order it is, until when it can be withdrawn, and what has been withdrawn before. */
export function OrderFacts({ order }: { order: WithdrawalOrder }) {
  const { t, store } = useShop()
  const date = formatDate(new Date(order.placedAt), store)
  return (
    <>
      <p>
        {t('withdraw.find.orderNumber')} <b>{order.number}</b> · {t('order.placed', { date })}
      </p>
      <div className="order-details">
        <OrderWithdrawals order={order} />
      </div>
    </>
  )
}
