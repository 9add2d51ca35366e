import { verdictOf } from './order-state.ts'

const MAX_ATTEMPTS = 3 // Spec §9, Hosted checkout

/** `refused`: it is final, there will be no order. `giveUp`: nobody knows yet, and the shopper is told so. */
type AfterCompletion = 'retry' | 'reload' | 'giveUp' | 'refused'

/**
 * What follows when the order of a paid checkout could not be fetched for the `attempts`-th time, with which status. A no
 * of our own API that repeating cannot change is final. Where nobody can tell yet: again, and after more than three
 * attempts a reload of the page, once (Spec §4, Checkout). Asking again never makes a second order.
 */
export function planAfterCompletion(
  attempts: number,
  { status, canReload }: { status: number; canReload: boolean },
): AfterCompletion {
  const verdict = verdictOf(status)
  if (verdict === 'refused') return 'refused'
  if (verdict === 'loginNeeded') return 'giveUp'
  if (attempts <= MAX_ATTEMPTS) return 'retry'
  return canReload ? 'reload' : 'giveUp'
}
