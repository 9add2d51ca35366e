import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Translate } from '#shared/i18n/translate.ts'
import { confirmationOf, TASK_ANSWERED, type Task } from '#shared/outbox/task.ts'
import { taskKinds } from '#shared/outbox/task-kinds.ts'
import type { PageName } from '#shared/routes.ts'
import { storeViews } from '#shared/store-views.ts'
import { cartActions } from '../../features/cart/cart-actions.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { forgetDetails, restoreDetails } from '../../features/checkout/details.ts'
import { writeLastOrder } from '../../features/checkout/last-order.ts'
import { isPostponed, postpone } from '../../features/outbox/postponed-question.ts'
import { useOutbox, useUnreadable } from '../../features/outbox/use-outbox.ts'
import { useReplay } from '../../features/outbox/use-replay.ts'
import { followOutbox, outbox, reportOutboxError } from '../../outbox/device-outbox.ts'
import { Dialog } from '../../shop-ui/dialog.tsx'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { giveCartBack, hasCartBack, isCancelled } from './give-back.ts'
import { pageOf } from './page-of.ts'
import { endWords, messageOf } from './task-words.ts'
import { UnreadableRows, WaitingTask } from './waiting-tasks.tsx'

interface ShownPage {
  /** It shows what becomes of the orders by itself. */
  isThankYouPage: boolean
}

/** Takes care of the outbox on every page: sends waiting tasks, asks about them in a dialog, and notifies the shopper when they end. */
export function OutboxWatch({ page }: { page: PageName }) {
  const isThankYouPage = page === 'order-confirmation'
  const isListed = isThankYouPage || page === 'account' // no dialog has to ask about it
  const { t } = useShop()
  const tasks = useOutbox()
  const unreadable = useUnreadable().filter(({ kind }) => taskKinds[kind].notifiesShopper)
  const [isClosed, setIsClosed] = useState(() => isPostponed(new Date()))
  const asked = useReplay({ isThankYouPage })
  useEndNotifications(tasks, { isThankYouPage })
  useCartOfAnswers()
  useLeaveWarning(tasks)

  const open = tasks.filter(({ task_id }) => asked.includes(task_id))
  const isAsking = open.length + unreadable.length > 0 && !isListed && !isClosed
  /** The dialog also closes by itself, when nothing is left to ask or the page lists it: nobody has postponed anything then. */
  function close(): void {
    if (!isAsking) return
    setIsClosed(true)
    postpone([...asked, ...unreadable.map(({ id }) => id)], new Date())
  }
  return (
    <Dialog isOpen={isAsking} onClose={close} title={t('outbox.askTitle')}>
      {open.length > 0 && <p>{t('outbox.askText')}</p>}
      {open.map((task) => (
        <WaitingTask key={task.task_id} task={task} />
      ))}
      <UnreadableRows />
    </Dialog>
  )
}

/** The browser asks before the tab is closed while it holds tasks that the device could not store. */
function useLeaveWarning(tasks: Task[]): void {
  const isNeeded = tasks.some(
    ({ task_id, transmited, kind }) =>
      !transmited && taskKinds[kind].notifiesShopper && outbox.isInTabOnly(task_id),
  )
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
}

/**
 * Notifies the shopper once of each task that has ended, in a visible tab, and removes the task. On the thank-you page orders are
 * left out, because the page shows their end, except orders whose cart is given back first.
 */
function useEndNotifications(tasks: Task[], { isThankYouPage }: ShownPage): void {
  const { t } = useShop()
  const announcedIds = useRef(new Set<string>())
  const end = useEffectEvent(async (task: Task) => {
    const refusal = hasCartBack(task) ? await giveCartBack(task) : null
    notify(endNotification(task, t))
    if (refusal) notify({ type: 'error', message: t(refusal.code) })
    if (hasCartBack(task)) await cartActions(storeViews[task.store]).refresh()
    await outbox.remove(task.task_id)
  })

  useEffect(() => {
    if (document.visibilityState !== 'visible') return // the tab that is looked at tells
    for (const task of tasks) {
      const isOurs = !isThankYouPage || task.kind !== 'order' || hasCartBack(task)
      if (!task.transmited || !isOurs || announcedIds.current.has(task.task_id)) continue
      announcedIds.current.add(task.task_id)
      end(task).catch((error: unknown) => {
        announcedIds.current.delete(task.task_id) // the next look tells it
        reportOutboxError(error)
      })
    }
  }, [tasks, isThankYouPage])
}

/** What the shopper is told when a task is over. */
function endNotification(task: Task, t: Translate): Parameters<typeof notify>[0] {
  const confirmation = confirmationOf(task)
  if (confirmation)
    return {
      type: 'success',
      message: t('outbox.received', { number: confirmation.orderNumber }),
      action: { label: t('outbox.show'), href: pageOf(task, 'order-confirmation') },
    }
  if (task.kind !== 'order' && task.state === 'acknowledged')
    return { type: 'success', message: t(endWords[task.kind].sent) }
  const message = t(messageOf(task, new Date()), { email: t('company.email') })
  if (isCancelled(task)) return { type: 'info', message }
  const toCart = { label: t('outbox.openCart'), href: pageOf(task, 'cart') }
  return task.kind === 'order' ? { type: 'error', message, action: toCart } : { type: 'error', message }
}

/** The cart may be another one after every answer, whoever has sent the task, and what was kept for an order's sake goes or comes back. */
function useCartOfAnswers(): void {
  const { refresh } = useCart()
  useEffect(() => {
    const onAnswered = () => void refresh()
    addEventListener(TASK_ANSWERED, onAnswered)
    const leave = followOutbox((task) => {
      void cartActions(storeViews[task.store]).refresh()
      keepOrRestore(task)
    })
    return () => {
      removeEventListener(TASK_ANSWERED, onAnswered)
      leave()
    }
  }, [refresh])
}

function keepOrRestore(task: Task): void {
  if (task.kind !== 'order') return
  const store = storeViews[task.store]
  if (task.state === 'acknowledged') {
    writeLastOrder(store, new Date())
    forgetDetails(store, task)
  } else if (task.state === 'rejected') restoreDetails(store, task.payload)
}
