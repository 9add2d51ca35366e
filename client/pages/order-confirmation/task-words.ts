import type { MessageKey } from '#shared/i18n/messages.ts'
import { type Attention, attentionOf } from '#shared/outbox/replay.ts'
import type { Task } from '#shared/outbox/task.ts'
import type { TaskKind } from '#shared/outbox/task-kinds.ts'

const attentionWords: Record<Attention, MessageKey> = {
  logIn: 'errors.account.expired',
  terms: 'outbox.terms.changed',
  unknown: 'outbox.unknown',
  tooOld: 'outbox.tooOld',
}

/** What there is to say about a task that the shop has not taken. */
export function messageOf(task: Task, now: Date): MessageKey {
  const { state, code, result, kind } = task
  if (state === 'rejected') return refusalOf(kind, result)
  const attention = attentionOf(task, now)
  if (attention === 'tooOld' && task.attempts > 0) return 'outbox.tooOldSent'
  if (attention) return attentionWords[attention]
  if (task.cancel_requested) return 'outbox.cancelLater'
  if (code) return kind === 'order' ? 'errors.order.queued' : 'outbox.shopAway'
  return 'outbox.offline'
}

/** Why there will be nothing of it. An order's refusal is a code of our API. */
function refusalOf(kind: TaskKind, result: unknown): MessageKey {
  if (kind !== 'order') return endWords[kind].refused
  return typeof result === 'string' ? (result as MessageKey) : 'errors.order.validation'
}

/** What the shopper is told when it is over. An order that was taken has its number. */
export const endWords: Record<Exclude<TaskKind, 'order'>, { sent: MessageKey; refused: MessageKey }> = {
  profile: { sent: 'outbox.sent.profile', refused: 'outbox.refused.profile' },
  review: { sent: 'outbox.sent.review', refused: 'outbox.refused.review' },
  newsletter: { sent: 'outbox.sent.newsletter', refused: 'outbox.refused.newsletter' },
  view: { sent: 'outbox.state.confirmed', refused: 'outbox.shopAway' }, // nobody is told
}

interface Storing {
  /** The device could not keep it. */
  isInTabOnly: boolean
}

/** Where a task is, in a word or two: saved on this device or in this tab, sending, confirmed, or waiting for the shopper. */
export function stateWords(task: Task, now: Date, { isInTabOnly }: Storing): MessageKey {
  if (task.state === 'acknowledged') return 'outbox.state.confirmed'
  if (task.state === 'rejected' || attentionOf(task, now)) return 'outbox.state.attention'
  if (task.cancel_requested) return 'outbox.state.cancelling'
  if (task.state === 'sending') return 'outbox.state.sending'
  return isInTabOnly ? 'outbox.state.inTab' : 'outbox.state.saved'
}
