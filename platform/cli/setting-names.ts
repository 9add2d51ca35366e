/** The storefront's settings, as shared/setting-names.ts has them: the platform knows nothing else of it. */
export const storefrontSettings = [
  'ENVIRONMENT',
  'STORE_HOSTS',
  'SESSION_KEYS',
  'SESSION_IDLE_HOURS',
  'SESSION_MAX_HOURS',
  'API_URL',
  'CONTENT_URL',
  'PERSONALISATION_URL',
  'PERSONALISATION_KEY',
  'TOP_PRODUCTS_LIST',
  'HOSTED_CHECKOUT_URL',
  'SERVER_TIMEOUT_MS',
  'PURGE_KEY',
  'PURGE_POLL_SECONDS',
  'HSTS_SECONDS',
  'LOG_REQUESTS',
  'TOKEN_PLACE',
  'EXTENSIONS_OFF',
  'DEFAULT_STORE',
  'SORTS',
  'INDEX_TAX_PERCENT',
  'PAGE_CACHE',
  'SERVICE_WORKER',
  'TWO_STAGE_LISTS',
  'PREVENT_DIRECT_ACCESS',
  'PRICE_TIERS',
  'GROUPED_TAX',
  'DEFAULT_PRICE_GROUP',
] as const

/** The embedded platform's settings (platform/env.ts says what they mean). */
export const platformSettings = [
  'SHOP_ORIGINS',
  'DIALS',
  'STOCK',
  'DEMO',
  'TOKEN_TTL_SECONDS',
  'SIGNING_KEY',
] as const

/** What the commands read themselves. */
const commandSettings = ['PORT', 'PLATFORM_PORT', 'STATE_FOLDER'] as const

const names: readonly string[] = [...storefrontSettings, ...platformSettings, ...commandSettings]

/**
 * The setting that a name which is none was probably meant to be: it differs in case, in lines between the words or in the
 * plural. Undefined: it is a setting, or something else.
 */
export function meantSetting(name: string): string | undefined {
  if (names.includes(name)) return undefined
  return names.find((setting) => plain(setting) === plain(name))
}

const plain = (name: string): string => name.toUpperCase().replace(/[^A-Z]|S(?=_|$)/g, '')
