import { formatDate } from '#shared/format/date.ts'
import { isOrder, type Task } from '#shared/outbox/task.ts'
import { taskKinds } from '#shared/outbox/task-kinds.ts'
import { useLost, useOutbox } from '../../features/outbox/use-outbox.ts'
import { outbox } from '../../outbox/device-outbox.ts'
import type { RowLabel } from '../../outbox/outbox-rows.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { isDeletedEarly } from './deletes-early.ts'
import { messageOf, stateWords } from './task-words.ts'
import { WaitingOrder } from './waiting-order.tsx'

/** All that waits on this device for the shop or for the shopper, each with what can be done about it. */
export function WaitingTasks() {
  const { t } = useShop()
  const waiting = useOutbox().filter(({ transmited, kind }) => !transmited && taskKinds[kind].notifiesShopper)
  const lost = useLost()
  if (waiting.length === 0 && lost.length === 0) return null
  return (
    <section aria-labelledby="waiting-tasks">
      <h2 id="waiting-tasks">{t('outbox.waitingTitle')}</h2>
      {waiting.map((task) => (
        <WaitingTask key={task.task_id} task={task} />
      ))}
      <LostRows />
      {waiting.some(({ task_id }) => !outbox.isInTabOnly(task_id)) && <KeptHere />}
    </section>
  )
}

/** One of them; what is only of interest to the shop is not shown. */
export function WaitingTask({ task }: { task: Task }) {
  const { t } = useShop()
  if (isOrder(task)) return <WaitingOrder order={task} />
  if (task.kind === 'view') return null
  const now = new Date()
  return (
    <section className="waiting-order">
      <p>
        <b>{t(`outbox.kind.${task.kind}`)}</b>
        <br />
        {t(stateWords(task, now, { isInTabOnly: outbox.isInTabOnly(task.task_id) }))}
      </p>
      {task.attempts > 0 && <p>{t(messageOf(task, now))}</p>}
      <footer className="row">
        <Button busy={task.state === 'sending'} onClick={() => outbox.sendOnce(task.task_id)}>
          {t('outbox.sendNow')}
        </Button>
        <Button variant="secondary" onClick={() => outbox.remove(task.task_id)}>
          {t('outbox.remove')}
        </Button>
      </footer>
    </section>
  )
}

/** What waited and cannot be read any more: it is said, and goes only when the shopper has taken note of it. */
export function LostRows() {
  return useLost().map((row) => <LostRow key={row.id} row={row} />)
}

function LostRow({ row }: { row: RowLabel }) {
  const { t, store } = useShop()
  const date = formatDate(new Date(row.created_at), store)
  const words = row.attempts === 0 ? 'outbox.lost.unsent' : 'outbox.lost.sent'
  return (
    <section className="waiting-order">
      <p>{row.kind === 'order' ? t(words, { date, phone: t('company.phone') }) : t('outbox.lost.task')}</p>
      <footer className="row">
        <Button variant="secondary" onClick={() => outbox.remove(row.id)}>
          {t('outbox.remove')}
        </Button>
      </footer>
    </section>
  )
}

/** What it means that something is kept on this device. */
export function KeptHere() {
  const { t } = useShop()
  return (
    <ul>
      <li>{t('outbox.shared')}</li>
      {isDeletedEarly() && <li>{t('outbox.sevenDays')}</li>}
    </ul>
  )
}
