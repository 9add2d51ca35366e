import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { confirmationOf, ORDER_ANSWERED, type QueuedOrder } from '#shared/orders/queued-order.ts'
import { storeViews } from '#shared/store-views.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { forgetDetails } from '../../features/checkout/details.ts'
import { writeLastOrder } from '../../features/checkout/last-order.ts'
import { isPutOff, putOff } from '../../features/outbox/answered-later.ts'
import { outbox, useOutbox } from '../../features/outbox/device-outbox.ts'
import { useReplay } from '../../features/outbox/use-replay.ts'
import { messageOf, WaitingOrder } from '../../features/outbox/waiting-order.tsx'
import { Dialog } from '../../shop-ui/dialog.tsx'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

interface OutboxWatchProps {
  /** It shows what becomes of the orders by itself. */
  isThankYouPage: boolean
}

/** Brings orders on their way home, whatever page shows: sends them, asks about them, tells what became of them. */
export function OutboxWatch({ isThankYouPage }: OutboxWatchProps) {
  const { t, to } = useShop()
  const orders = useOutbox()
  const { refresh } = useCart()
  const [isClosed, setIsClosed] = useState(() => isPutOff(new Date()))
  const onExpired = () => notify({ type: 'error', message: t('errors.order.expired') })
  const asked = useReplay({ isThankYouPage, onExpired })
  const told = useRef(new Set<string>())

  const tell = useEffectEvent((order: QueuedOrder) => {
    const confirmation = confirmationOf(order)
    notify(
      confirmation
        ? {
            type: 'success',
            message: t('outbox.received', { number: confirmation.orderNumber }),
            action: { label: t('outbox.show'), href: to('order-confirmation', {}) },
          }
        : {
            type: 'error',
            message: t(messageOf(order)),
            action: { label: t('outbox.openCart'), href: to('cart', {}) },
          },
    )
  })

  /** Every order that is over is told once, then it is gone. */
  useEffect(() => {
    if (isThankYouPage) return
    for (const order of orders) {
      if (!order.transmited || told.current.has(order.task_id)) continue
      told.current.add(order.task_id)
      tell(order)
      outbox.remove(order.task_id).catch((error: unknown) => console.error('outbox', error))
    }
  }, [orders, isThankYouPage])

  useEffect(() => {
    const onAnswered = (event: Event) => {
      void refresh() // the shop's cart may be another one now
      if (event instanceof CustomEvent) remember(event.detail)
    }
    addEventListener(ORDER_ANSWERED, onAnswered)
    return () => removeEventListener(ORDER_ANSWERED, onAnswered)
  }, [refresh])

  const open = orders.filter(({ task_id }) => asked.includes(task_id))
  function close(): void {
    setIsClosed(true)
    if (open.length > 0) putOff(asked, new Date())
  }
  return (
    <Dialog
      isOpen={open.length > 0 && !isThankYouPage && !isClosed}
      onClose={close}
      title={t('outbox.askTitle')}
    >
      <p>{t('outbox.askText')}</p>
      {open.map((order) => (
        <WaitingOrder key={order.task_id} order={order} />
      ))}
    </Dialog>
  )
}

/** The shop has the order: what the device kept for its sake goes. */
function remember({ state, store }: QueuedOrder): void {
  if (state !== 'acknowledged') return
  writeLastOrder(storeViews[store], new Date())
  forgetDetails(storeViews[store])
}
