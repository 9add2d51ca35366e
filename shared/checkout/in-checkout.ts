const CHECKOUT_WINDOW_MS = 1_800_000 // Spec §4, Checkout: 30 minutes

/** Whether the shopper is checking out: something of the checkout changed within the last half hour. */
export function isInCheckout(modifiedAt: Date | null, now: Date): boolean {
  return modifiedAt !== null && now.getTime() - modifiedAt.getTime() <= CHECKOUT_WINDOW_MS
}
