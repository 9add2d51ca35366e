import { formatDate } from '#shared/format/date.ts'
import {
  canWithdraw,
  isGoods,
  lineWords,
  type PastOrder,
  type Withdrawal,
} from '#shared/orders/past-order.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

type Withdrawable = Pick<PastOrder, 'lines' | 'withdrawal' | 'withdrawals'>

/** What has been withdrawn from an order, and until when the rest can be. */
export function OrderWithdrawals({ order }: { order: Withdrawable }) {
  const period = useWithdrawalPeriod(order)
  if (!period && order.withdrawals.length === 0) return null
  return (
    <div>
      {order.withdrawals.map((withdrawal) => (
        <Withdrawn key={withdrawal.reference} withdrawal={withdrawal} order={order} />
      ))}
      {period && <p>{period}</p>}
    </div>
  )
}

function Withdrawn({ withdrawal, order }: { withdrawal: Withdrawal; order: Withdrawable }) {
  const { t, store } = useShop()
  const { kind, reference, receivedAt, lines } = withdrawal
  const date = formatDate(new Date(receivedAt), store)
  return (
    <p>
      <b>{t(kind === 'exchange' ? 'order.exchange' : 'order.withdrawn', { date, reference })}</b>
      {lines.map(({ id, quantity }) => (
        <small key={id}>{t('order.withdrawnLine', { count: quantity, name: lineWords(order, id) })}</small>
      ))}
    </p>
  )
}

/** Whether a line has other days than the goods of its order, or none. */
const isException = (line: PastOrder['lines'][number]): boolean =>
  line.withdrawable.reason !== null || !isGoods(line)

/** Until when something of the order can be withdrawn, in words; null when nothing can. */
function useWithdrawalPeriod({ withdrawal, lines }: Withdrawable): string | null {
  const { t, store } = useShop()
  if (!withdrawal || !canWithdraw({ withdrawal, lines })) return null
  const { state, until, openPurchaseUntil } = withdrawal
  const date = (time: string) => formatDate(new Date(time), store)
  if (state === 'open') {
    const words = until ? t('order.withdrawUntil', { date: date(until) }) : t('order.withdrawAny')
    return lines.some(isException) ? `${words}. ${t('order.withdrawExcept')}` : words
  }
  if (state === 'openPurchase' && openPurchaseUntil)
    return t('order.openPurchase', { date: date(openPurchaseUntil) })
  return null
}
