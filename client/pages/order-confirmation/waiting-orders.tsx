import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Confirmation } from '#shared/api/checkout.ts'
import { confirmationOf, type QueuedOrder } from '#shared/orders/queued-order.ts'
import { Problem } from '../../features/checkout/problem.tsx'
import { outbox, useOutbox } from '../../features/outbox/device-outbox.ts'
import { messageOf, WaitingOrder } from '../../features/outbox/waiting-order.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface WaitingOrdersProps {
  /** The confirmation that the page shows. */
  shown: Confirmation | null | undefined
  onConfirmed: (confirmation: Confirmation) => void
  /** The page when nothing is on its way. */
  children: ReactNode
}

/** The thank-you page of orders that are not there yet: no thanks before the shop has said so (R4.87, R4.88). */
export function WaitingOrders({ shown, onConfirmed, children }: WaitingOrdersProps) {
  const orders = useOutbox()
  const [refused, setRefused] = useState<QueuedOrder[]>([])

  useEffect(() => {
    outbox.load().catch(report)
  }, [])

  const confirm = useEffectEvent(onConfirmed)
  /** What is over is shown, then it leaves the outbox. */
  useEffect(() => {
    for (const order of orders.filter(({ transmited }) => transmited)) {
      const confirmation = confirmationOf(order)
      if (confirmation && confirmation.orderNumber !== shown?.orderNumber) confirm(confirmation)
      else outbox.remove(order.task_id).catch(report)
      if (!confirmation) setRefused((others) => [...others, order])
    }
  }, [orders, shown])

  const waiting = orders.filter(({ transmited }) => !transmited)
  if (waiting.length > 0) return <Waiting orders={waiting} />
  if (refused.length > 0) return <Refused orders={refused} />
  return children
}

function Waiting({ orders }: { orders: QueuedOrder[] }) {
  const { t } = useShop()
  const needsShopper = orders.some(({ state }) => state === 'needsShopper')
  const isSending = orders.some(({ state }) => state === 'sending')
  return (
    <>
      <header>
        <Icon name="truck" />
        <h1>{t(needsShopper ? 'outbox.logInTitle' : 'outbox.title')}</h1>
      </header>
      <div role="status">
        {isSending ? (
          <p>{t('checkout.sending')}</p>
        ) : (
          [...new Set(orders.map(messageOf))].map((key) => <p key={key}>{t(key)}</p>)
        )}
      </div>
      {orders.map((order) => (
        <WaitingOrder key={order.task_id} order={order} />
      ))}
      <ul>
        {!needsShopper && <li>{t('outbox.byItself')}</li>}
        <li>{t('outbox.notBought')}</li>
      </ul>
    </>
  )
}

function Refused({ orders }: { orders: QueuedOrder[] }) {
  const { t, to } = useShop()
  return (
    <>
      <h1>{t('outbox.refusedTitle')}</h1>
      {orders.map((order) => (
        <Problem key={order.task_id} code={messageOf(order)} />
      ))}
      <ButtonLink href={to('cart', {})}>{t('outbox.openCart')}</ButtonLink>
    </>
  )
}

const report = (error: unknown) => console.error('outbox', error)
