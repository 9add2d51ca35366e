import { formatDate } from '#shared/format/date.ts'
import type { WithdrawalPeriod } from '#shared/orders/past-order.ts'
import type { WithdrawalOrder } from '#shared/orders/withdrawal-view.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Facts } from './facts.tsx'

/** Which order it is, until when it can be withdrawn, and what has been withdrawn before. */
export function OrderFacts({ order }: { order: WithdrawalOrder }) {
  const { t, store } = useShop()
  const { number, placedAt, withdrawal, withdrawals } = order
  return (
    <>
      <Facts
        facts={[
          [t('withdraw.find.orderNumber'), number],
          [t('withdraw.choose.placed'), formatDate(new Date(placedAt), store)],
        ]}
      />
      {withdrawal && <Period period={withdrawal} />}
      {withdrawals.map(({ reference, receivedAt }) => (
        <p key={reference}>
          {t('withdraw.choose.earlier', { reference, date: formatDate(new Date(receivedAt), store) })}
        </p>
      ))}
    </>
  )
}

/** The law's right first; the shop's own promise when that is over (Directive 2011/83/EU, Article 9). */
function Period({ period: { state, until, openPurchaseUntil } }: { period: WithdrawalPeriod }) {
  const { t, store } = useShop()
  const date = (time: string | null) => (time ? formatDate(new Date(time), store) : '')
  const dates = { until: date(until), openPurchaseUntil: date(openPurchaseUntil) }
  if (state === 'openPurchase') return <p>{t('withdraw.choose.openPurchase', dates)}</p>
  if (state !== 'open') return null
  return <p>{t(until ? 'withdraw.choose.open' : 'withdraw.choose.openUndelivered', dates)}</p>
}
