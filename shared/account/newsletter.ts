/** What the newsletter knows of an address (Spec §3, Newsletter). */
export interface NewsletterState {
  email: string
  isSubscribed: boolean
}

/** Subscribing and unsubscribing act only on the opposite state (Spec §4, Newsletter); null: there is nothing to do. */
export function planSubscription(
  { isSubscribed }: Pick<NewsletterState, 'isSubscribed'>,
  wanted: boolean,
): 'subscribe' | 'unsubscribe' | null {
  if (wanted === isSubscribed) return null
  return wanted ? 'subscribe' : 'unsubscribe'
}
