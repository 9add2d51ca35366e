import type { ReactNode } from 'react'
import { formatDate } from '#shared/format/date.ts'
import { canWithdraw, type PastOrder } from '#shared/orders/past-order.ts'
import { OrderDetails } from '../../features/order/order-details.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { otherStore, useStatusWords } from './order-status.ts'
import { WithdrawForm } from './withdraw-form.tsx'

interface WholeOrderProps {
  order: PastOrder
  /** Of the customer: with the number it opens a withdrawal, unless the order has its own. */
  email: string
  /** What else can be done with it. */
  children?: ReactNode
}

/** All that there is to say of an order, and what can be done with it. */
export function WholeOrder({ order, email, children }: WholeOrderProps) {
  const { t, store } = useShop()
  const statusWords = useStatusWords()
  const date = formatDate(new Date(order.placedAt), store)
  return (
    <>
      <p>
        {[t('order.placed', { date }), statusWords(order), otherStore(order, store)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <OrderDetails order={order} />
      <div className="row">
        {children}
        {canWithdraw(order) && <WithdrawForm orderNumber={order.number} email={order.email || email} />}
      </div>
    </>
  )
}
