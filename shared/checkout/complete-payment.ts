import { stateAfter } from '../sync/sync-task.ts'

const MAX_ATTEMPTS = 3 // Spec §9, Hosted checkout

/** `refused`: it is final, there will be no order. `giveUp`: nobody knows yet, and the shopper is told so. */
export type AfterCompletion = 'retry' | 'reload' | 'giveUp' | 'refused'

/** Whether a status of our own API is a no that repeating cannot change. */
export const isFinalRefusal = (status: number): boolean => stateAfter(status) === 'rejected'

/**
 * What follows when the order of a paid checkout could not be fetched for the `attempts`-th time, with which status. A no
 * of our own API that repeating cannot change is final. Where nobody can tell yet: again, and after more than three
 * attempts a reload of the page, once (Spec §4, Checkout). Asking again never makes a second order.
 */
export function planAfterCompletion(
  attempts: number,
  { status, canReload }: { status: number; canReload: boolean },
): AfterCompletion {
  if (isFinalRefusal(status)) return 'refused'
  if (stateAfter(status) === 'needsShopper') return 'giveUp'
  if (attempts <= MAX_ATTEMPTS) return 'retry'
  return canReload ? 'reload' : 'giveUp'
}
