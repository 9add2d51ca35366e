import type { Task, TaskAnswer } from '#shared/outbox/task.ts'
import { tellSessionExpired } from '../api/session-expired.ts'
import { withLockOrLease } from '../storage/lease.ts'
import { openRows } from '../storage/row-store.ts'
import { wait } from '../storage/wait.ts'
import { withLock } from '../storage/with-lock.ts'
import { askForSync } from './ask-for-sync.ts'
import { fromOpenRow, sealOpenRows } from './open-rows.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { openChannel, withPosting } from './outbox-channel.ts'
import { OUTBOX_FILLED } from './outbox-events.ts'
import { removeOutboxMark, setOutboxMark } from './outbox-mark.ts'
import { createRows } from './outbox-rows.ts'
import { createSeal, keyOrNewOf, keyPlace } from './seal.ts'
import { sendInTurn } from './send-in-turn.ts'
import { recordAccepted } from './session-hashes.ts'

const channel = openChannel()
const store = openRows('skare-outbox', 'orders')
const seal = createSeal(keyOrNewOf(keyPlace()))
const rows = withPosting(
  createRows({
    store,
    seal,
    onFilled: setOutboxMark,
    onEmptied: removeOutboxMark,
    fromOpen: fromOpenRow,
  }),
  channel,
)

/** The outbox of this device, as pages use it. */
export const outbox: Outbox = createOutbox({
  rows,
  send: sendAsPage,
  withSendLock: (work) => withLockOrLease('skare:outbox', work),
  withAddLock: (work) => withLock('skare:outbox-add', work),
  isOnline: () => navigator.onLine,
  now: () => new Date(),
  wait,
  announce: (task) => dispatchEvent(new CustomEvent(task.callback_event, { detail: task })),
})

/** Logs what went wrong with the outbox: what waits is there all the same. */
export const reportOutboxError = (error: unknown): void => console.error('outbox', error)

/** Answers that this tab has handled, by id and state. */
const handled = new Set<string>()

/**
 * Follows what this tab, other tabs and the service worker do with the outbox until the returned function is called.
 * `onAnswered` hears of each answer once, whoever has sent the task; digests of accepted orders are kept.
 */
export function followOutbox(onAnswered: (task: Task) => void): () => void {
  const hear = () => {
    for (const task of outbox.read()) {
      const key = `${task.task_id} ${task.state} ${task.attempted_at}`
      if (task.state === 'queued' || task.state === 'sending' || handled.has(key)) continue
      handled.add(key)
      if (task.kind === 'order' && task.state === 'acknowledged') recordAccepted(task.hash)
      onAnswered(task)
    }
  }
  const load = () => void outbox.load().catch(reportOutboxError)
  const leave = [outbox.subscribe(hear), channel.listen(load)]
  hear()
  return () => {
    for (const stop of leave) stop()
  }
}

/** Seals what an earlier build has left open, once nobody else is at it. */
export const sealOpen = (): Promise<void> => withLockOrLease('skare:outbox', () => sealOpenRows(store, rows))

/** Takes a task in and asks the browser to wake the service worker for it. */
export async function addTask(task: Task): Promise<'stored' | 'inTabOnly' | 'duplicate'> {
  const taken = await outbox.add(task)
  dispatchEvent(new Event(OUTBOX_FILLED))
  if (taken === 'stored') void askForSync()
  return taken
}

/**
 * A change of the profile tells the page when the session has ended (R4.101). An order of somebody who has left waits for their
 * login; whoever uses the page by now keeps what is theirs.
 */
async function sendAsPage(task: Task): Promise<TaskAnswer> {
  const answer = await sendInTurn(task)
  if (task.kind === 'profile' && answer.result === 'errors.account.expired') await tellSessionExpired()
  return answer
}
