import { useState } from 'react'
import { formatDate } from '#shared/format/date.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { attentionOf } from '#shared/outbox/replay.ts'
import type { QueuedOrder, Task } from '#shared/outbox/task.ts'
import { termsOfExpected } from '#shared/outbox/terms.ts'
import { storeViews } from '#shared/store-views.ts'
import { cartActions } from '../../features/cart/cart-actions.ts'
import { restoreDetails } from '../../features/checkout/details.ts'
import { useMoney } from '../../features/order/use-money.ts'
import { outbox, reportOutboxError } from '../../outbox/device-outbox.ts'
import { useNavigate } from '../../router/index.ts'
import { focusListHeadingIfLost } from '../../shop-ui/focus-list-heading.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { notePage } from '../../ui/note-page.ts'
import { giveCartBack, isCancelled } from './give-back.ts'
import { NewTerms } from './new-terms.tsx'
import { pageOf } from './page-of.ts'
import { messageOf, stateWords } from './task-words.ts'

/** An order on its way: when and for how much, where it is, and what the shopper can do about it. */
export function WaitingOrder({ order }: { order: QueuedOrder }) {
  const { t, store } = useShop()
  const ordered = storeViews[order.store] // it may be another one
  const money = useMoney(ordered)
  const now = new Date()
  const attention = attentionOf(order, now)
  const { problem, ...actions } = useOrderActions(order)
  const { grandTotal } = order.payload.expected
  const { lines } = order.terms ?? termsOfExpected(order.payload.expected)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <section className="waiting-order">
      <p>
        <b>{t(stateWords(order, now, { isInTabOnly: outbox.isInTabOnly(order.task_id) }))}</b>
        <br />
        {formatDate(new Date(order.created_at), store)} · {t('cart.count', { count })} · {money(grandTotal)}
      </p>
      <ul>
        {lines.map(({ sku, name, quantity }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one sku, and none moves
          <li key={`${at} ${sku}`}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      {attention && <p>{t(messageOf(order, now), { phone: t('company.phone') })}</p>}
      {attention === 'terms' && ordered === store && <NewTerms order={order} />}
      <p role="status">{problem && t(problem, { phone: t('company.phone') })}</p>
      <OrderButtons order={order} attention={attention} {...actions} />
    </section>
  )
}

interface OrderButtonsProps extends Omit<ReturnType<typeof useOrderActions>, 'problem'> {
  order: QueuedOrder
  attention: ReturnType<typeof attentionOf>
}

function OrderButtons({ order, attention, isBusy, send, cancel, edit, forget }: OrderButtonsProps) {
  const { t, store } = useShop()
  const ordered = storeViews[order.store]
  const canSend = attention ? attention === 'logIn' || attention === 'unknown' : !order.cancel_requested
  return (
    <footer className="row">
      {attention === 'terms' && ordered !== store && (
        <ButtonLink href={pageOf(order, 'order-confirmation')}>
          {t('outbox.openStore', { store: ordered.name })}
        </ButtonLink>
      )}
      {attention === 'logIn' && (
        <ButtonLink variant="secondary" href={pageOf(order, 'account')}>
          {t('outbox.logIn')}
        </ButtonLink>
      )}
      {attention === 'unknown' && (
        <ButtonLink href={`tel:${t('company.phoneLink')}`}>{t('company.phone')}</ButtonLink>
      )}
      {canSend && (
        <Button
          variant={attention === 'unknown' ? 'secondary' : undefined}
          busy={isBusy || order.state === 'sending'}
          onClick={send}
        >
          {t(attention === 'unknown' ? 'outbox.askAgain' : 'outbox.sendNow')}
        </Button>
      )}
      {attention === 'unknown' ? (
        <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={forget}>
          {t('outbox.forget')}
        </Button>
      ) : (
        <>
          {!order.cancel_requested && (
            <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={edit}>
              {t('outbox.edit')}
            </Button>
          )}
          <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={cancel}>
            {t('outbox.cancel')}
          </Button>
        </>
      )}
    </footer>
  )
}

/** What can be done with a waiting order. Only one thing at a time, and what came of it is said. */
function useOrderActions(order: QueuedOrder) {
  const { store } = useShop()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()

  async function run(work: () => Promise<Task | null>): Promise<Task | null> {
    if (isBusy) return null // the pressed button keeps the focus, so none is disabled
    setIsBusy(true)
    setProblem(undefined)
    const after = await work().finally(() => setIsBusy(false))
    focusListHeadingIfLost() // an order that is over has gone, and its buttons with it
    if (after && !after.transmited && !after.cancel_requested) setProblem(messageOf(after, new Date()))
    return after
  }
  return {
    isBusy,
    problem,
    send: () => run(() => outbox.sendOnce(order.task_id)),
    cancel: () => run(() => outbox.cancel(order.task_id)),
    edit: async () => {
      const isStillHere = notePage()
      const after = await run(() => outbox.cancel(order.task_id))
      if (!after || !isCancelled(after)) return
      await giveCartBack(order).catch(reportOutboxError) // who tells of the order tries again
      const ordered = storeViews[order.store]
      restoreDetails(ordered, order.payload) // at once: this page may be left before anybody hears of the order
      await cartActions(ordered).refresh()
      if (!isStillHere()) return // the cart is back all the same, and who tells of the order says so
      const checkout = pageOf(order, 'checkout')
      if (ordered === store) navigate(checkout)
      else location.assign(checkout)
    },
    /** The shop's staff have said what became of it. */
    forget: () => run(() => outbox.remove(order.task_id).then(() => null)),
  }
}
