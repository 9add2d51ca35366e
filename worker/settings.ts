import type { SessionLimits } from '#shared/account/customer-session.ts'
import type { PriceGroupSettings } from '#shared/account/price-group.ts'
import type { SortId } from '#shared/catalogue/sort.ts'
import { HOUR_MS } from '#shared/durations.ts'
import type { Extension } from '#shared/extensions.ts'
import { type SettingName, settingNames } from '#shared/setting-names.ts'
import type { StoreCode, StoreHosts } from '#shared/store-views.ts'
import { settingsSchema } from './settings-schema.ts'

/** Variables and secrets from wrangler.toml: texts, which `settingsOf` parses. */
type SettingTexts = Record<'ENVIRONMENT' | 'STORE_HOSTS', string> & Partial<Record<SettingName, string>>

/** The texts, and the embedded platform if it is bound. */
export interface Environment extends SettingTexts {
  /** The embedded platform's Worker; absent when `API_URL` names another platform. */
  PLATFORM?: Fetcher
}

/**
 * A service that the shop calls over HTTP: the embedded platform through its service binding, any other over the
 * network.
 */
export interface Service {
  /** Its origin, without a slash at the end. */
  origin: string
  /** Null: over the network. */
  binding: Fetcher | null
}

export type TokenPlace = 'header' | 'query'

export interface Settings {
  environment: string
  storeHosts: StoreHosts
  /** Newest first: the first one encrypts, all of them decrypt. */
  sessionKeys: string[]
  /** How long a customer stays logged in. */
  sessionLimits: SessionLimits
  platform: Service
  content: Service
  /** What proves the shop to the content service, and the context it answers for (contract §13). */
  contentHeaders: Record<string, string>
  personalisation: Service
  /** Key of the personalisation service; `{store}` is replaced by the store's code. */
  personalisationKey: string
  /** Id of its list of best sellers on brand pages; `{store}` is replaced too. */
  topProductsList: string
  /** Address of the payment provider's page: a path of ours for the embedded platform, else an absolute URL. */
  hostedCheckoutUrl: string
  /** Where the customer's token is sent; the platform must read it there (R6.11; contract §0.5). */
  tokenPlace: TokenPlace
  /** Extensions that the platform is not asked for, though it may have them. */
  extensionsOff: Extension[]
  /** The platform's own default store, which it is asked for without a code. */
  defaultStore: StoreCode | null
  listing: {
    /** The sorts that are offered, the default sort of categories first. */
    sorts: SortId[]
    /** What the prices of the search index are multiplied by for filters: 1.25 when they are without a tax of 25 %. */
    taxFactor: number
    /** What the catalogue calls attributes, by the shop's names. */
    attributeNames: Record<string, string>
  }
  /** Deadline of a call that a page waits for (Spec §9, Server timeout). */
  serverTimeoutMs: number
  /** Whether price groups have their own prices or taxes. */
  priceGroups: PriceGroupSettings
  /** False: every document is rendered, for measuring and debugging. */
  pageCache: boolean
  /** False: the kill switch of the service worker. */
  serviceWorker: boolean
  /** True: the complete products of a list are loaded in the background (Spec §4, Two-stage caching). */
  twoStageLists: boolean
  /** True: a variant's own address is not found. False: it redirects to its parent (Spec §2). */
  preventsDirectAccess: boolean
  /** Whether every request is logged, or only failed ones. */
  logRequests: 'all' | 'errors'
  /** The secret of operators and indexers. */
  purgeKey: string
  /** Maximum age of this isolate's copy of the purge log; 0: it is read for every request. */
  purgePollSeconds: number
  /** How long browsers that have visited the shop use https only; 0: the header is not sent. */
  hstsSeconds: number
}

/** Origin of calls through the service binding; it is never resolved on a network. */
const EMBEDDED_ORIGIN = 'http://platform.internal'

/** The service at `url`; without a URL, the embedded platform. */
const toService = (url: string | undefined, { PLATFORM = null }: { PLATFORM?: Fetcher | null }): Service =>
  url ? { origin: url.replace(/\/$/, ''), binding: null } : { origin: EMBEDDED_ORIGIN, binding: PLATFORM }

const parsed = new WeakMap<object, Settings>()

/** The settings of this isolate, parsed once. Throws an error that names every missing or wrong setting. */
export function settingsOf(env: Environment): Settings {
  const cached = parsed.get(env)
  if (cached) return cached
  const settings = parseSettings(env)
  parsed.set(env, settings)
  return settings
}

/** Texts that are no settings: misspelt ones, or those of another version. */
export const unknownSettings = (env: Environment): string[] =>
  Object.entries(env).flatMap(([name, value]) =>
    typeof value === 'string' && !settingNames.some((setting) => setting === name) ? [name] : [],
  )

const DEVELOPMENT = 'development'

function parseSettings(env: Environment): Settings {
  const isDevelopment = env.ENVIRONMENT === DEVELOPMENT
  const result = settingsSchema({ isDevelopment, hasPlatform: env.PLATFORM !== undefined }).safeParse(env)
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`Settings: ${problems.join('; ')}`)
  }
  const { data } = result
  return {
    environment: data.ENVIRONMENT,
    storeHosts: data.STORE_HOSTS,
    sessionKeys: data.SESSION_KEYS,
    sessionLimits: {
      idleMs: data.SESSION_IDLE_HOURS * HOUR_MS,
      longestMs: data.SESSION_MAX_HOURS * HOUR_MS,
    },
    platform: toService(data.API_URL, env),
    content: toService(data.CONTENT_URL, env),
    contentHeaders: toContentHeaders(data),
    personalisation: toService(data.PERSONALISATION_URL, env),
    personalisationKey: data.PERSONALISATION_KEY,
    topProductsList: data.TOP_PRODUCTS_LIST,
    hostedCheckoutUrl: data.HOSTED_CHECKOUT_URL,
    tokenPlace: data.TOKEN_PLACE,
    extensionsOff: data.EXTENSIONS_OFF,
    defaultStore: data.DEFAULT_STORE,
    listing: {
      sorts: data.SORTS,
      taxFactor: 1 + data.INDEX_TAX_PERCENT / 100,
      attributeNames: data.CATALOGUE_ATTRIBUTES,
    },
    serverTimeoutMs: data.SERVER_TIMEOUT_MS,
    priceGroups: {
      priceTiers: data.PRICE_TIERS === 'on',
      groupedTax: data.GROUPED_TAX === 'on',
      defaultGroup: data.DEFAULT_PRICE_GROUP ?? null,
    },
    pageCache: data.PAGE_CACHE === 'on',
    serviceWorker: data.SERVICE_WORKER === 'on',
    twoStageLists: data.TWO_STAGE_LISTS === 'on',
    preventsDirectAccess: data.PREVENT_DIRECT_ACCESS === 'on',
    logRequests: data.LOG_REQUESTS,
    purgeKey: data.PURGE_KEY,
    purgePollSeconds: data.PURGE_POLL_SECONDS,
    hstsSeconds: data.HSTS_SECONDS,
  }
}

function toContentHeaders({
  CONTENT_KEY: key,
  CONTENT_CONTEXT: context = '',
}: Pick<SettingTexts, 'CONTENT_KEY' | 'CONTENT_CONTEXT'>): Record<string, string> {
  const [name, value] = context.split(': ')
  return { ...(key && { Authorization: `Bearer ${key}` }), ...(name && value && { [name]: value }) }
}
