/** Bindings and settings of the embedded platform (platform/wrangler.toml). */
export interface Env {
  DB: D1Database
  /** "1" enables the test dials. */
  DIALS: string
  /** What a stock platform lacks: "1", or names of `commerce/gaps.ts` with commas between them. */
  STOCK?: string
  /** "1" opens /demo: mails, orders, dispatch. So do the dials. */
  DEMO?: string
  /** Lifetime of a customer token, in seconds. */
  TOKEN_TTL_SECONDS: string
  /** Secret that signs group, refresh and purchase tokens. */
  SIGNING_KEY: string
  /** Origin of each store, as JSON, for links in mails. Without it a mail contains the code only. */
  SHOP_ORIGINS?: string
}

export interface PlatformEnv {
  Bindings: Env
}
