import { formatDate } from '#shared/format/date.ts'
import { isOrder, type Task } from '#shared/outbox/task.ts'
import { taskKinds } from '#shared/outbox/task-kinds.ts'
import { useOutbox, useUnreadable } from '../../features/outbox/use-outbox.ts'
import { outbox } from '../../outbox/device-outbox.ts'
import type { RowLabel } from '../../outbox/outbox-rows.ts'
import { focusListHeadingIfLost } from '../../shop-ui/focus-list-heading.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { isDeletedEarly } from './deletes-early.ts'
import { messageOf, stateWords } from './task-words.ts'
import { WaitingOrder } from './waiting-order.tsx'

/** All that waits on this device for the shop or for the shopper, each with what can be done about it. */
export function WaitingTasks() {
  const { t } = useShop()
  const waiting = useOutbox().filter(({ transmited, kind }) => !transmited && taskKinds[kind].notifiesShopper)
  const unreadable = useUnreadable()
  const stored = waiting.filter(({ task_id }) => !outbox.isInTabOnly(task_id))
  if (waiting.length === 0 && unreadable.length === 0) return null
  return (
    <section aria-labelledby="waiting-tasks">
      <h2 id="waiting-tasks">{t('outbox.waitingTitle')}</h2>
      {waiting.map((task) => (
        <WaitingTask key={task.task_id} task={task} />
      ))}
      <UnreadableRows />
      {stored.length > 0 && <KeptHere hasOrder={stored.some(isOrder)} />}
    </section>
  )
}

/** One of them; what is only of interest to the shop is not shown. */
export function WaitingTask({ task }: { task: Task }) {
  const { t } = useShop()
  if (isOrder(task)) return <WaitingOrder order={task} />
  if (task.kind === 'view') return null
  const now = new Date()
  const send = () => outbox.sendOnce(task.task_id).then(focusListHeadingIfLost)
  return (
    <section className="waiting-order">
      <p>
        <b>{t(`outbox.kind.${task.kind}`)}</b>
        <br />
        {t(stateWords(task, now, { isInTabOnly: outbox.isInTabOnly(task.task_id) }))}
      </p>
      {task.attempts > 0 && <p>{t(messageOf(task, now))}</p>}
      <footer className="row">
        <Button busy={task.state === 'sending'} onClick={send}>
          {t('outbox.sendNow')}
        </Button>
        <Button variant="secondary" onClick={() => removeRow(task.task_id)}>
          {t('outbox.remove')}
        </Button>
      </footer>
    </section>
  )
}

/** What waited and cannot be read any more: it is said, and goes only when the shopper has taken note of it. */
export function UnreadableRows() {
  return useUnreadable().map((row) => <UnreadableRow key={row.id} row={row} />)
}

function UnreadableRow({ row }: { row: RowLabel }) {
  const { t, store } = useShop()
  const date = formatDate(new Date(row.created_at), store)
  const words = row.attempts === 0 ? 'outbox.unreadable.unsent' : 'outbox.unreadable.sent'
  return (
    <section className="waiting-order">
      <p>
        {row.kind === 'order' ? t(words, { date, phone: t('company.phone') }) : t('outbox.unreadable.task')}
      </p>
      <footer className="row">
        <Button variant="secondary" onClick={() => removeRow(row.id)}>
          {t('outbox.remove')}
        </Button>
      </footer>
    </section>
  )
}

const removeRow = (id: string) => outbox.remove(id).then(focusListHeadingIfLost)

/** What it means that something is kept on this device. `hasOrder`: an order is among it, which can be cancelled. */
export function KeptHere({ hasOrder }: { hasOrder: boolean }) {
  const { t } = useShop()
  const isEarly = isDeletedEarly()
  if (!hasOrder && !isEarly) return null
  return (
    <ul>
      {hasOrder && <li>{t('outbox.shared')}</li>}
      {isEarly && <li>{t('outbox.sevenDays')}</li>}
    </ul>
  )
}
