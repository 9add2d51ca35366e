import { editDistance } from '#platform/search/words.ts'

/** The storefront's settings, as shared/setting-names.ts has them: the platform knows nothing else of it. */
export const storefrontSettings = [
  'ENVIRONMENT',
  'STORE_HOSTS',
  'SESSION_KEYS',
  'SESSION_IDLE_HOURS',
  'SESSION_MAX_HOURS',
  'API_URL',
  'CONTENT_URL',
  'CONTENT_KEY',
  'CONTENT_CONTEXT',
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
  'CATALOGUE_ATTRIBUTES',
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
 * The setting that an unknown name was probably meant to be: at most two letters differ, or a word is missing or added.
 * Undefined: it is a setting, or something else.
 */
export function meantSetting(name: string): string | undefined {
  if (names.includes(name) || plain(name) === '') return undefined // the shell sets `_`
  const [own] = names
    .map((setting) => ({ setting, distance: distanceOf(name, setting) }))
    .toSorted((one, other) => one.distance - other.distance)
  return own && own.distance <= MAX_FAULTS ? own.setting : undefined
}

const MAX_FAULTS = 2

/** How many letters must be changed; 1 where one name begins with the other. Short names are words of other programs, too. */
function distanceOf(name: string, setting: string): number {
  const [one, other] = [plain(name), plain(setting)]
  if (one === other) return 0
  if (!setting.includes('_') || !/[_-]/.test(name)) return Number.POSITIVE_INFINITY
  return one.startsWith(other) || other.startsWith(one) ? 1 : editDistance(one, other, MAX_FAULTS)
}

const plain = (name: string): string => name.toUpperCase().replace(/[^A-Z]|S(?=_|$)/g, '')
