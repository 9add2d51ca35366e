import * as z from 'zod/mini'
import type { SessionLimits } from '#shared/account/customer-session.ts'
import type { PriceGroupSettings } from '#shared/account/price-group.ts'
import { allSorts } from '#shared/catalogue/offered-sorts.ts'
import type { SortId } from '#shared/catalogue/sort.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { type Extension, extensionNames } from '#shared/extensions.ts'
import { type SettingName, settingNames } from '#shared/setting-names.ts'
import { type StoreCode, type StoreHosts, storeCodes } from '#shared/store-views.ts'
import { DEVELOPMENT_PURGE_KEY, DEVELOPMENT_SESSION_KEY } from './development-keys.ts'
import { limits } from './limits.ts'
import './schema-messages.ts'

/** Variables and secrets from wrangler.toml: texts, which `settingsOf` parses. */
export type SettingTexts = Record<'ENVIRONMENT' | 'STORE_HOSTS', string> &
  Partial<Record<SettingName, string>>

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

const KEY_BYTES = 32
/** A random key has about thirty different bytes. One of zeros, or of one repeated letter, is none. */
const LEAST_DIFFERENT_BYTES = 8

/** Hosts as browsers write them: in lower case, and without the port, which is the page's own. */
const hostsSchema = z.partialRecord(z.enum(storeCodes), z.string().check(z.regex(/^[a-z\d.-]+$/)))

/** Checks only that a binding exists, because its type belongs to the runtime. */
const binding = z.custom<object>((value) => typeof value === 'object' && value !== null, 'is not bound')

const limiters = Object.values(limits).map((limit) => limit.binding)

interface SettingsContext {
  /** The shop is not public, so known keys and missing limiters are allowed. */
  isDevelopment: boolean
  /** The embedded platform is bound, so service addresses are optional. */
  hasPlatform: boolean
}

const settingsSchema = ({ isDevelopment, hasPlatform }: SettingsContext) => {
  const isSafe = (url: string) => isDevelopment || !url.startsWith('http:')
  const serviceUrl = z.url().check(z.refine(isSafe, 'is not https'))
  return z.object({
    ENVIRONMENT: z
      .string()
      .check(z.regex(/^[a-z][a-z\d-]*$/, 'is not a name in lower case, such as development or production')),
    ASSETS: binding,
    CACHE: binding,
    ...Object.fromEntries(limiters.map((name) => [name, isDevelopment ? z.optional(binding) : binding])),
    STORE_HOSTS: storeHostsSchema.check(
      z.refine(
        (hosts) => isDevelopment || !Object.values(hosts).some((host) => host.endsWith('localhost')),
        'names localhost: set the hosts of the stores',
      ),
      z.refine((hosts) => isDevelopment || hosts.sv, 'does not name the host of the store sv'),
    ),
    SESSION_KEYS: isDevelopment
      ? z.prefault(sessionKeysSchema, DEVELOPMENT_SESSION_KEY)
      : sessionKeysSchema.check(
          z.refine((keys) => !keys.includes(DEVELOPMENT_SESSION_KEY), 'is the development key'),
        ),
    SESSION_IDLE_HOURS: z._default(z.coerce.number().check(z.positive(), z.lte(720)), 336),
    SESSION_MAX_HOURS: z._default(z.coerce.number().check(z.positive()), 2160),
    API_URL: hasPlatform ? z.optional(serviceUrl) : serviceUrl,
    CONTENT_URL: hasPlatform ? z.optional(serviceUrl) : serviceUrl,
    CONTENT_KEY: z.optional(headerText),
    CONTENT_CONTEXT: z.optional(headerLine),
    PERSONALISATION_URL: hasPlatform ? z.optional(serviceUrl) : serviceUrl,
    PERSONALISATION_KEY: z._default(z.string(), 'skare-{store}'),
    TOP_PRODUCTS_LIST: z._default(z.string(), 'top-{store}'),
    HOSTED_CHECKOUT_URL: z._default(z.string().check(z.refine(isSafe, 'is not https')), '/hosted-checkout/'),
    TOKEN_PLACE: z._default(z.enum(['header', 'query']), 'header'),
    EXTENSIONS_OFF: z.prefault(listOf(extensionNames), ''),
    DEFAULT_STORE: z._default(z.nullable(z.enum(storeCodes)), null),
    SORTS: z.prefault(listOf(allSorts), allSorts.join()),
    CATALOGUE_ATTRIBUTES: z.prefault(attributeNamesSchema, '{}'),
    INDEX_TAX_PERCENT: z._default(z.coerce.number().check(z.gte(0), z.lte(100)), 0),
    SERVER_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.positive()), 1000), // Spec §9
    PAGE_CACHE: z._default(z.enum(['on', 'off']), 'on'),
    SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
    TWO_STAGE_LISTS: z._default(z.enum(['on', 'off']), 'on'),
    PREVENT_DIRECT_ACCESS: z._default(z.enum(['on', 'off']), 'on'), // Spec §2
    PRICE_TIERS: z._default(z.enum(['on', 'off']), 'on'),
    GROUPED_TAX: z._default(z.enum(['on', 'off']), 'off'),
    DEFAULT_PRICE_GROUP: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
    LOG_REQUESTS: z._default(z.enum(['all', 'errors']), 'all'),
    PURGE_LOG: binding,
    ORDER_MEMORY: binding,
    CUSTOMER_SESSIONS: binding,
    ATTEMPT_COUNTER: binding,
    PURGE_KEY: isDevelopment
      ? z.prefault(purgeKeySchema, DEVELOPMENT_PURGE_KEY)
      : purgeKeySchema.check(z.refine((key) => key !== DEVELOPMENT_PURGE_KEY, 'is the development key')),
    PURGE_POLL_SECONDS: z._default(z.coerce.number().check(z.gte(0), z.lte(3600)), 5),
    HSTS_SECONDS: z._default(
      z.coerce.number().check(z.int(), z.nonnegative()),
      isDevelopment ? 0 : YEAR_SECONDS,
    ),
  })
}

const YEAR_SECONDS = 31_536_000

const headerText = z.string().check(z.regex(/^[\x21-\x7e]+$/, 'is no text of a header'))
const headerLine = z.string().check(z.regex(/^[\w-]+: [\x21-\x7e]+$/, 'is not a header: x-context: eyJ…'))

const purgeKeySchema = z.string().check(z.minLength(16)) // characters

/** Some of these names, with commas between them. */
const listOf = <Name extends string>(names: Name[]) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(/[ ,]+/).filter(Boolean)),
    ),
    z.array(z.enum(names)),
  )

const storeHostsSchema = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const hosts = hostsSchema.safeParse(parseJson(text))
    if (hosts.success) return hosts.data
    const message = 'is not a JSON object of store code → host without port: {"no":"no.localhost"}'
    context.issues.push({ code: 'custom', input: text, message })
    return z.NEVER
  }),
)

const attributeNamesSchema = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const names = namesSchema.safeParse(parseJson(text))
    if (names.success) return names.data
    const message = 'is not a JSON object of the shop\'s attribute → the catalogue\'s: {"ls_farg":"color"}'
    context.issues.push({ code: 'custom', input: text, message })
    return z.NEVER
  }),
)
const namesSchema = z.record(z.string().check(z.regex(/^ls_[a-z0-9_]+$/)), z.string().check(z.regex(/^\w+$/)))

const sessionKeysSchema = z
  .pipe(
    z.string().check(z.minLength(1)),
    z.transform((keys) => keys.split(',')),
  )
  .check(
    z.refine(
      (keys) => keys.every(isKey),
      `is not a list of ${KEY_BYTES} random bytes in base64, comma-separated`,
    ),
  )

function isKey(text: string): boolean {
  try {
    const bytes = atob(text)
    return bytes.length === KEY_BYTES && new Set(bytes).size >= LEAST_DIFFERENT_BYTES
  } catch {
    return false // not base64: the schema reports it
  }
}

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
    typeof value === 'string' && !settingNames.some((known) => known === name) ? [name] : [],
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the schema reports it
  }
}
