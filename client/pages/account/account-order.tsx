import { formatDate } from '#shared/format/date.ts'
import { canWithdraw, type PastOrder } from '#shared/orders/past-order.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { Problem } from '../../features/checkout/problem.tsx'
import { OrderDetails } from '../../features/order/order-details.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { OrderAgain } from './order-again.tsx'
import { useStatusWords } from './order-status.ts'
import { WithdrawForm } from './withdraw-form.tsx'

/** One of the customer's orders, whole: also what is printed as its receipt. */
export function AccountOrder({ number, email }: { number: string; email: string }) {
  const { t, to } = useShop()
  const { data: order, error, mutate } = useApi('user.order', { number }, { call: callInTurn })
  return (
    <>
      {error && <Problem code={codeOf(error)} onRetry={() => mutate()} />}
      {!order && !error && <div className="checkout-waiting" aria-busy="true" />}
      {order && <Whole order={order} email={email} />}
      <footer className="row">
        <ButtonLink variant="quiet" href={to('account', {})}>
          {t('order.back')}
        </ButtonLink>
      </footer>
    </>
  )
}

function Whole({ order, email }: { order: PastOrder; email: string }) {
  const { t, store } = useShop()
  const statusWords = useStatusWords()
  const date = formatDate(new Date(order.placedAt), store)
  return (
    <>
      <p>
        {t('order.placed', { date })} · {statusWords(order.status)}
      </p>
      <OrderDetails order={order} />
      <div className="row">
        <OrderAgain order={order} />
        <Button variant="secondary" onClick={() => window.print()}>
          {t('order.print')}
        </Button>
        {canWithdraw(order) && <WithdrawForm orderNumber={order.number} email={email} />}
      </div>
    </>
  )
}
