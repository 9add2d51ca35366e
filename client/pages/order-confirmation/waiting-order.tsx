import { useState } from 'react'
import type { CartChanges } from '#shared/api/cart.ts'
import { formatDate } from '#shared/format/date.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { isUnderWay } from '#shared/orders/order-state.ts'
import { attentionOf } from '#shared/outbox/replay.ts'
import type { QueuedOrder, Task } from '#shared/outbox/task.ts'
import { type StoreView, storeViews } from '#shared/store-views.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { restoreDetails } from '../../features/checkout/details.ts'
import { outbox } from '../../outbox/device-outbox.ts'
import { useNavigate } from '../../router/index.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NewTerms } from './new-terms.tsx'
import { messageOf, stateWords } from './task-words.ts'

/** An order on its way: when and for how much, where it is, and what the shopper can do about it. */
export function WaitingOrder({ order }: { order: QueuedOrder }) {
  const { t, to, price, store } = useShop()
  const now = new Date()
  const attention = attentionOf(order, now)
  const { isBusy, problem, send, cancel, edit, forget } = useOrderActions(order)
  const { lines, grandTotal } = order.payload.expected
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <section className="waiting-order">
      <p>
        <b>{t(stateWords(order, now))}</b>
        <br />
        {formatDate(new Date(order.created_at), store)} · {t('cart.count', { count })} · {price(grandTotal)}
      </p>
      {attention && <p>{t(messageOf(order, now), { phone: t('company.phone') })}</p>}
      {attention === 'terms' && <NewTerms order={order} />}
      <p role="status">{problem && t(problem, { phone: t('company.phone') })}</p>
      <footer>
        {attention === 'logIn' && (
          <ButtonLink variant="secondary" href={to('account', {})}>
            {t('outbox.logIn')}
          </ButtonLink>
        )}
        {attention === 'unknown' && (
          <ButtonLink href={`tel:${t('company.phoneLink')}`}>{t('company.phone')}</ButtonLink>
        )}
        {(attention === null || attention === 'logIn' || attention === 'unknown') && (
          <Button
            variant={attention === 'unknown' ? 'secondary' : undefined}
            busy={isBusy || order.state === 'sending'}
            disabled={isBusy}
            onClick={send}
          >
            {t(attention === 'unknown' ? 'outbox.askAgain' : 'outbox.sendNow')}
          </Button>
        )}
        {attention === 'unknown' ? (
          <Button variant="quiet" disabled={isBusy} onClick={forget}>
            {t('outbox.forget')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={edit}>
              {t('outbox.edit')}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={cancel}>
              {t('outbox.cancel')}
            </Button>
          </>
        )}
      </footer>
    </section>
  )
}

/** What can be done with a waiting order. Only one thing at a time, and what came of it is said. */
function useOrderActions(order: QueuedOrder) {
  const { t, to } = useShop()
  const navigate = useNavigate()
  const { refresh } = useCart()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()

  async function run(work: () => Promise<Task | null>): Promise<Task | null> {
    setIsBusy(true)
    setProblem(undefined)
    const after = await work().finally(() => setIsBusy(false))
    if (after && !after.transmited) setProblem(messageOf(after, new Date()))
    return after
  }
  /** Takes the order back: the shop has closed it, and cart and details are the shopper's again. */
  async function takeBack(): Promise<boolean> {
    const { offlineCart } = order.payload
    if (offlineCart && !navigator.onLine) {
      setProblem('errors.offline') // its lines are nowhere but in this order
      return false
    }
    const after = await run(() => outbox.cancel(order.task_id))
    if (after && isUnderWay(after.state)) setProblem('outbox.cancelLater') // it may have arrived, so only the shop can say
    if (after) return false
    const store = storeViews[order.store]
    restoreDetails(store, order.payload)
    if (offlineCart) await tellChanges(store, offlineCart)
    await refresh()
    return true
  }
  /** The cart that was put together without a connection becomes the shop's after all. */
  const tellChanges = (store: StoreView, changes: CartChanges): Promise<unknown> =>
    callInTurn(store, 'cart.applyChanges', changes).catch((error: unknown) => setProblem(codeOf(error)))

  return {
    isBusy,
    problem,
    send: () => run(() => outbox.sendOnce(order.task_id)),
    cancel: async () => {
      if (await takeBack()) notify({ type: 'info', message: t('errors.order.cancelled') })
    },
    edit: async () => {
      if (await takeBack()) navigate(to('checkout', {}))
    },
    /** The shop's staff have said what became of it. */
    forget: () => outbox.remove(order.task_id),
  }
}
