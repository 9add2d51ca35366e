const MAX_ATTEMPTS = 3 // Spec §9, Hosted checkout

/**
 * What follows when the order of a paid checkout could not be fetched for the `attempts`-th time: again, and after more
 * than three attempts a reload of the page, once (Spec §4, Checkout). Asking again never makes a second order.
 */
export function planAfterCompletion(attempts: number, hasReloaded: boolean): 'retry' | 'reload' | 'giveUp' {
  if (attempts <= MAX_ATTEMPTS) return 'retry'
  return hasReloaded ? 'giveUp' : 'reload'
}
