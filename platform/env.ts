/** Bindings and settings of the embedded platform (platform/wrangler.toml). */
export interface Env {
  DB: D1Database
  /** "1" opens the test dials; anything else keeps them shut. */
  DIALS: string
  /** Life of a customer token, in seconds. */
  TOKEN_TTL_SECONDS: string
  /** Secret that signs group, refresh and purchase tokens. */
  SIGNING_KEY: string
  /** Origin of each store's shop, as JSON, for links in mails; without it a mail has its code only. */
  SHOP_ORIGINS?: string
}

export interface PlatformEnv {
  Bindings: Env
}
