import { type ReactNode, useEffect, useState } from 'react'
import type { Confirmation } from '#shared/api/checkout.ts'
import { attentionOf } from '#shared/outbox/replay.ts'
import { isOrder, type QueuedOrder, type Task } from '#shared/outbox/task.ts'
import { browserTitle } from '#shared/seo/page-title.ts'
import { useOutbox, useUnreadable } from '../../features/outbox/use-outbox.ts'
import { outbox, reportOutboxError } from '../../outbox/device-outbox.ts'
import { focusLateHeading } from '../../router/index.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { hasCartBack, isCancelled } from './give-back.ts'
import { pageOf } from './page-of.ts'
import { messageOf } from './task-words.ts'
import { useRefused } from './use-refused.ts'
import { WaitingOrder } from './waiting-order.tsx'
import { KeptHere, UnreadableRows } from './waiting-tasks.tsx'

interface WaitingOrdersProps {
  /** The confirmation that the page shows. */
  shown: Confirmation | null | undefined
  onConfirmed: (confirmation: Confirmation) => void
  /** The page when nothing is on its way. */
  children: ReactNode
}

/** The thank-you page of orders that are not there yet: no thanks before the shop has said so (R4.87, R4.88). */
export function WaitingOrders({ shown, onConfirmed, children }: WaitingOrdersProps) {
  const { t } = useShop()
  const orders = useOutbox().filter(isOrder)
  const unreadable = useUnreadable()
  const onHidden = ({ orderNumber }: Confirmation) =>
    void notify({
      type: 'success',
      message: t('outbox.received', { number: orderNumber }),
      hasNoTimeout: true,
    })
  const refused = useRefused(orders, { shown, onConfirmed, onHidden })
  const returned = useReturned(orders)

  useEffect(() => {
    outbox.load().catch(reportOutboxError)
  }, [])

  const waiting = orders.filter(({ transmited }) => !transmited)
  if (waiting.length > 0) return <Waiting orders={waiting} />
  if (refused.length > 0) return <Refused orders={refused} />
  if (returned && !shown)
    return isCancelled(returned) ? <Cancelled order={returned} /> : <Refused orders={[returned]} />
  return (
    <>
      {children}
      {unreadable.length > 0 && <UnreadableRows />}
    </>
  )
}

function Waiting({ orders }: { orders: QueuedOrder[] }) {
  const { t } = useShop()
  const now = new Date()
  const needed = orders.map((order) => attentionOf(order, now)).filter((attention) => attention !== null)
  const isCancelling = orders.every(({ cancel_requested }) => cancel_requested)
  const isInTabOnly = orders.some(({ task_id }) => outbox.isInTabOnly(task_id))
  const title = t(isCancelling ? 'outbox.cancellingTitle' : titleOf(needed, isInTabOnly))
  useBrowserTitle(browserTitle(title))
  useEffect(focusLateHeading, [])
  const isSending = orders.some(({ state }) => state === 'sending')
  return (
    <>
      <header>
        <Icon name="truck" />
        <h1>{title}</h1>
      </header>
      <div role="status">
        {isSending && !isCancelling ? (
          <p>{t('checkout.sending')}</p>
        ) : (
          [...new Set(unattended(orders, now).map((order) => messageOf(order, now)))].map((key) => (
            <p key={key}>{t(key)}</p>
          ))
        )}
      </div>
      {orders.map((order) => (
        <WaitingOrder key={order.task_id} order={order} />
      ))}
      <UnreadableRows />
      <ul>
        {isInTabOnly && <li>{t('outbox.keepTab')}</li>}
        {needed.length === 0 && !isCancelling && !isInTabOnly && <li>{t('outbox.byItself')}</li>}
        {!needed.includes('unknown') && <li>{t('outbox.notBought')}</li>}
      </ul>
      {!isInTabOnly && <KeptHere hasOrder />}
    </>
  )
}

const titleOf = (needed: string[], isInTabOnly: boolean) => {
  if (needed.length === 0) return isInTabOnly ? ('outbox.tabTitle' as const) : ('outbox.title' as const)
  return needed.every((attention) => attention === 'logIn')
    ? ('outbox.logInTitle' as const)
    : ('outbox.attentionTitle' as const)
}

/** Orders that wait for the shop only; of the others their own card says why. */
const unattended = (orders: Task[], now: Date): Task[] =>
  orders.filter((order) => attentionOf(order, now) === null)

/** An order whose cart came back while this page was here. Who tells of it removes its row. */
function useReturned(orders: QueuedOrder[]): QueuedOrder | undefined {
  const [returned, setReturned] = useState<QueuedOrder>()
  const now = orders.find(hasCartBack)
  if (now && !returned) setReturned(now)
  return returned
}

function Cancelled({ order }: { order: QueuedOrder }) {
  const { t } = useShop()
  useBrowserTitle(browserTitle(t('outbox.cancelledTitle')))
  return (
    <>
      <h1>{t('outbox.cancelledTitle')}</h1>
      <p>{t('outbox.cancelledText')}</p>
      <ButtonLink href={pageOf(order, 'cart')}>{t('outbox.openCart')}</ButtonLink>
    </>
  )
}

function Refused({ orders }: { orders: QueuedOrder[] }) {
  const { t } = useShop()
  const carts = new Set(orders.map((order) => pageOf(order, 'cart')))
  useBrowserTitle(browserTitle(t('outbox.refusedTitle')))
  return (
    <>
      <h1>{t('outbox.refusedTitle')}</h1>
      {orders.map((order) => (
        <Problem key={order.task_id} code={messageOf(order, new Date())} />
      ))}
      {[...carts].map((path) => (
        <ButtonLink key={path} href={path}>
          {t('outbox.openCart')}
        </ButtonLink>
      ))}
    </>
  )
}

/** The tab says what the page says: the page's own title gives thanks for an order that the shop has. */
function useBrowserTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before // else another page has come, with its own
    }
  }, [title])
}
