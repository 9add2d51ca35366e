import type { Customer, CustomerAnswer, Profile } from '#shared/api/account.ts'
import { AppError } from '#shared/errors.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { loadTakeLater } from '../../outbox/load-take-later.ts'
import { hasOutboxMark } from '../../outbox/outbox-mark.ts'
import type { ProfileChange } from '../../outbox/take-later.ts'

/**
 * Changes a customer's profile, together with an earlier change that still waits. Without a connection the change waits on the
 * device, and the page already shows it.
 */
export async function sendProfile(
  store: StoreView,
  customer: Customer,
  change: (newest: Customer) => Profile,
): Promise<{ answer: CustomerAnswer; words: MessageKey }> {
  const save = (waiting: ProfileChange | null) => sendAgain(store, customer, { waiting, change })
  return hasOutboxMark() ? (await loadTakeLater()).withWaitingChange(customer.id, save) : save(null)
}

interface Change {
  waiting: ProfileChange | null
  change: (newest: Customer) => Profile
}

/** If another device was faster, its change stays: this one is made to what there is by now. */
async function sendAgain(store: StoreView, customer: Customer, change: Change) {
  try {
    return await sendOrKeep(store, customer, change)
  } catch (error) {
    const isConflict = error instanceof AppError && error.status === 409
    const newest = isConflict && (await callInTurn(store, 'user.read', {})).customer
    if (!newest || newest.id !== customer.id) throw error
    return sendOrKeep(store, newest, change)
  }
}

async function sendOrKeep(
  store: StoreView,
  customer: Customer,
  { waiting, change }: Change,
): Promise<{ answer: CustomerAnswer; words: MessageKey }> {
  const newest = { ...customer, ...waiting }
  const body = { ...waiting, ...change(newest) }
  try {
    return {
      answer: await callInTurn(store, 'user.changeProfile', { ...body, updatedAt: customer.updatedAt }),
      words: 'account.saved',
    }
  } catch (error) {
    if (body.currentPassword) throw error // no password waits on a device
    const { queueForLater } = await loadTakeLater()
    const payload = { ...body, customerId: customer.id }
    const words = await queueForLater(error, store, { kind: 'profile', payload })
    if (!words) throw error
    return { answer: { customer: { ...newest, ...body } }, words }
  }
}
