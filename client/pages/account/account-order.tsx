import type { Customer } from '#shared/api/account.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { OrderAgain } from './order-again.tsx'
import { WholeOrder } from './whole-order.tsx'

/** One of the customer's orders, whole: also what is printed as its receipt. */
export function AccountOrder({ number, customer }: { number: string; customer: Customer }) {
  const { t, to } = useShop()
  const {
    data: order,
    error,
    mutate,
  } = useApi('user.order', { number }, { call: callInTurn, version: customer.id })
  const code = error && codeOf(error)
  return (
    <>
      {code && <Problem code={code} {...(code !== 'errors.notFound' && { onRetry: () => mutate() })} />}
      {!order && !error && <div className="checkout-waiting" aria-busy="true" />}
      {order && (
        <WholeOrder order={order} email={customer.email}>
          <OrderAgain order={order} />
          <Button variant="secondary" onClick={() => window.print()}>
            {t('order.print')}
          </Button>
        </WholeOrder>
      )}
      <footer className="row">
        <ButtonLink variant="quiet" href={`${to('account', {})}#main`}>
          {t('order.back')}
        </ButtonLink>
      </footer>
    </>
  )
}
