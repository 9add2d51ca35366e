interface Limit {
  /** Name of the rate limiter in wrangler.toml, which says how many. */
  binding: `LIMIT_${string}`
  /** Counted per cart as well, so that changing the address does not help. */
  perCart: boolean
}

/** What can be abused by asking often: guessing of passwords, codes and cards, and posting for its own sake. */
export const limits = {
  login: { binding: 'LIMIT_LOGIN', perCart: false },
  coupon: { binding: 'LIMIT_COUPON', perCart: true },
  giftCard: { binding: 'LIMIT_GIFT_CARD', perCart: true },
  newsletter: { binding: 'LIMIT_NEWSLETTER', perCart: false },
  review: { binding: 'LIMIT_REVIEW', perCart: false },
  order: { binding: 'LIMIT_ORDER', perCart: true },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
export type LimitBinding = (typeof limits)[LimitName]['binding']

/** Period of every limiter in wrangler.toml; a refused client waits for the next one. */
export const LIMIT_PERIOD_SECONDS = 60
