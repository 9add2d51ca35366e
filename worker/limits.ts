interface Limit {
  /** Binding of the rate limiter in wrangler.toml, which defines the limit. */
  binding: `LIMIT_${string}`
  /** Also counted per cart, so that changing the IP address does not help. */
  perCart: boolean
}

/** Actions that are limited against abuse: guessing passwords, codes and order numbers, spam, and whole carts in one call. */
export const limits = {
  login: { binding: 'LIMIT_LOGIN', perCart: false },
  coupon: { binding: 'LIMIT_COUPON', perCart: true },
  giftCard: { binding: 'LIMIT_GIFT_CARD', perCart: true },
  newsletter: { binding: 'LIMIT_NEWSLETTER', perCart: false },
  review: { binding: 'LIMIT_REVIEW', perCart: false },
  wholeCart: { binding: 'LIMIT_CART', perCart: true },
  order: { binding: 'LIMIT_ORDER', perCart: true },
  withdrawal: { binding: 'LIMIT_WITHDRAWAL', perCart: false },
  policyReport: { binding: 'LIMIT_REPORT', perCart: false },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
export type LimitBinding = (typeof limits)[LimitName]['binding']

/** Period of every limiter in wrangler.toml. A refused client must wait this long. */
export const LIMIT_PERIOD_SECONDS = 60
