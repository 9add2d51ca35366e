import { useState } from 'react'
import { formatDate } from '#shared/format/date.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import type { QueuedOrder } from '#shared/orders/queued-order.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { outbox } from './device-outbox.ts'

/** What there is to say about an order that the shop has not taken. */
export function messageOf({ state, code, result }: QueuedOrder): MessageKey {
  if (state === 'rejected')
    return typeof result === 'string' ? (result as MessageKey) : 'errors.order.validation'
  if (state === 'needsShopper') return 'errors.account.expired'
  return code === null || code === 0 ? 'outbox.offline' : 'errors.order.queued'
}

/** An order on its way: when and for how much, and what the shopper can do about it. */
export function WaitingOrder({ order }: { order: QueuedOrder }) {
  const { t, to, price, store } = useShop()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()

  async function run(work: () => Promise<QueuedOrder | null>): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    const after = await work().finally(() => setIsBusy(false))
    if (after && !after.transmited) setProblem(messageOf(after))
  }
  const send = () => run(() => outbox.send(order.task_id, { attempts: 1 }))
  const cancel = () =>
    run(async () => {
      const after = await outbox.cancel(order.task_id)
      if (after === null) notify({ type: 'info', message: t('errors.order.cancelled') })
      return after
    })
  const { lines, grandTotal } = order.payload.expected
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <section className="waiting-order">
      <p>
        {formatDate(new Date(order.created_at), store)} · {t('cart.count', { count })} · {price(grandTotal)}
      </p>
      <p role="status">{problem && t(problem)}</p>
      <footer>
        {order.state === 'needsShopper' && (
          <ButtonLink variant="secondary" href={to('account', {})}>
            {t('outbox.logIn')}
          </ButtonLink>
        )}
        <Button busy={isBusy || order.state === 'sending'} disabled={isBusy} onClick={send}>
          {t('outbox.sendNow')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={cancel}>
          {t('outbox.cancel')}
        </Button>
      </footer>
    </section>
  )
}
