/** Whether an address is subscribed (Spec §3, Newsletter). */
export interface NewsletterState {
  email: string
  isSubscribed: boolean
}

/**
 * The necessary change: subscribe, unsubscribe, or null when the address has that state already (Spec §4, Newsletter).
 */
export function planSubscription(
  { isSubscribed }: Pick<NewsletterState, 'isSubscribed'>,
  shouldSubscribe: boolean,
): 'subscribe' | 'unsubscribe' | null {
  if (shouldSubscribe === isSubscribed) return null
  return shouldSubscribe ? 'subscribe' : 'unsubscribe'
}
