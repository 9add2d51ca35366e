import type { Context } from 'hono'
import { z } from 'zod'
import type { SessionLimits } from '#shared/account/customer-session.ts'
import type { PriceGroupSettings } from '#shared/account/price-group.ts'
import type { StoreHosts, StoreView } from '#shared/store-views.ts'
import { DEVELOPMENT_PURGE_KEY, DEVELOPMENT_SESSION_KEY } from './development-keys.ts'
import type { AfterAnswer } from './middleware/after-answer.ts'
import { type LimitBinding, limits } from './middleware/rate-limit.ts'
import type { Log } from './middleware/request-log.ts'
import type { UpstreamTimings } from './middleware/upstream-timings.ts'
import type { OrderMemory } from './orders/order-memory.ts'
import type { PurgeLog } from './purge/purge-log.ts'
import type { KeptPage } from './render/memory-pages.ts'
import type { Session } from './session/create-session.ts'
import type { CustomerSessions } from './session/customer-sessions.ts'
import type { Gate } from './upstream/gate.ts'

/** Bindings and variables as wrangler.toml gives them; `parseSettings` turns the texts into `Settings`. */
export interface Bindings extends Partial<Record<LimitBinding, RateLimit>> {
  ASSETS: Fetcher
  CACHE: KVNamespace
  PURGE_LOG: DurableObjectNamespace<PurgeLog>
  ORDER_MEMORY: DurableObjectNamespace<OrderMemory>
  CUSTOMER_SESSIONS: DurableObjectNamespace<CustomerSessions>
  /** The embedded platform; absent where `API_URL` names another one. */
  PLATFORM?: Fetcher
  /** Which deployment this is; absent where nothing was deployed. */
  VERSION?: WorkerVersionMetadata
  ENVIRONMENT: string
  STORE_HOSTS: string
  SESSION_KEYS?: string
  SESSION_IDLE_HOURS?: string
  SESSION_MAX_HOURS?: string
  API_URL?: string
  CONTENT_URL?: string
  PERSONALISATION_URL?: string
  PERSONALISATION_KEY?: string
  TOP_PRODUCTS_LIST?: string
  HOSTED_CHECKOUT_URL?: string
  SERVER_TIMEOUT_MS?: string
  TOKEN_PLACE?: string
  PAGE_CACHE?: string
  TWO_STAGE_LISTS?: string
  PREVENT_DIRECT_ACCESS?: string
  PRICE_TIERS?: string
  GROUPED_TAX?: string
  DEFAULT_PRICE_GROUP?: string
  LOG_REQUESTS?: string
  PURGE_KEY?: string
  PURGE_POLL_SECONDS?: string
}

export interface Settings {
  environment: string
  storeHosts: StoreHosts
  /** Newest first: the first seals, all open. */
  sessionKeys: string[]
  /** How long a customer stays logged in. */
  sessionLimits: SessionLimits
  apiUrl: string
  contentUrl: string
  personalisationUrl: string
  /** Names a store to the personalisation service; `{store}` is the store's code. */
  personalisationKey: string
  /** The list of that service that brand pages show; `{store}` likewise. */
  topProductsList: string
  /** Where the payment provider's page lives: a path of ours for the embedded platform, else an absolute URL. */
  hostedCheckoutUrl: string
  /** Where a customer's token travels; it must be where the platform looks (R6.11; contract §0.5). */
  tokenPlace: 'header' | 'query'
  /** Deadline of a call that a page waits for (Spec §9, Server timeout). */
  serverTimeoutMs: number
  /** Whether customers have prices or taxes of their own, by their group. */
  priceGroups: PriceGroupSettings
  /** Off, every document is rendered: for measuring and for looking into faults. */
  pageCache: boolean
  /** A list's products are fetched once more, whole, behind the answer (Spec §4, Two-stage caching). */
  twoStageLists: boolean
  /** A variant has no page of its own; off, its address leads to its parent (Spec §2). */
  preventsDirectAccess: boolean
  /** Whether every request writes a line, or only those that failed. */
  logRequests: 'all' | 'errors'
  /** What an operator or an indexer proves itself with. */
  purgeKey: string
  /** How old this isolate's copy of the purge log may be; 0: it asks every time. */
  purgePollSeconds: number
}

/** Host part of calls that go through the service binding; the name never leaves the machine. */
const EMBEDDED = 'http://platform.internal'

const KEY_BYTES = 32
const HOUR_MS = 3_600_000

const hostsSchema = z.object({ sv: z.string(), no: z.string(), en: z.string().optional() }).partial()

/** A binding is an object of the runtime: all there is to check is whether it is there. */
const binding = z.custom<object>((value) => typeof value === 'object' && value !== null, 'is not bound')

const limiters = Object.values(limits).map((limit) => limit.binding)

interface Surroundings {
  /** Nobody but us can reach it: known keys and missing limiters do no harm. */
  isDevelopment: boolean
  /** The embedded platform answers what no address is given for. */
  hasPlatform: boolean
}

const settingsSchema = ({ isDevelopment, hasPlatform }: Surroundings) =>
  z.object({
    ENVIRONMENT: z.string().min(1),
    ASSETS: binding,
    CACHE: binding,
    ...Object.fromEntries(limiters.map((name) => [name, isDevelopment ? binding.optional() : binding])),
    STORE_HOSTS: storeHostsSchema.refine(
      (hosts) => isDevelopment || !Object.values(hosts).some((host) => host.endsWith('localhost')),
      'names localhost: set the hosts of the stores',
    ),
    SESSION_KEYS: isDevelopment
      ? sessionKeysSchema.prefault(DEVELOPMENT_SESSION_KEY)
      : sessionKeysSchema.refine((keys) => !keys.includes(DEVELOPMENT_SESSION_KEY), 'is the development key'),
    SESSION_IDLE_HOURS: z.coerce.number().positive().default(336),
    SESSION_MAX_HOURS: z.coerce.number().positive().default(2160),
    API_URL: hasPlatform ? z.url().default(EMBEDDED) : z.url(),
    CONTENT_URL: hasPlatform ? z.url().default(EMBEDDED) : z.url(),
    PERSONALISATION_URL: hasPlatform ? z.url().default(EMBEDDED) : z.url(),
    PERSONALISATION_KEY: z.string().default('skare-{store}'),
    TOP_PRODUCTS_LIST: z.string().default('top-{store}'),
    HOSTED_CHECKOUT_URL: z.string().default('/hosted-checkout/'),
    TOKEN_PLACE: z.enum(['header', 'query']).default('header'),
    SERVER_TIMEOUT_MS: z.coerce.number().int().positive().default(1000), // Spec §9
    PAGE_CACHE: z.enum(['on', 'off']).default('on'),
    TWO_STAGE_LISTS: z.enum(['on', 'off']).default('on'),
    PREVENT_DIRECT_ACCESS: z.enum(['on', 'off']).default('on'), // Spec §2
    PRICE_TIERS: z.enum(['on', 'off']).default('on'),
    GROUPED_TAX: z.enum(['on', 'off']).default('off'),
    DEFAULT_PRICE_GROUP: z.coerce.number().int().nonnegative().optional(),
    LOG_REQUESTS: z.enum(['all', 'errors']).default('all'),
    PURGE_LOG: binding,
    ORDER_MEMORY: binding,
    CUSTOMER_SESSIONS: binding,
    PURGE_KEY: isDevelopment
      ? purgeKeySchema.prefault(DEVELOPMENT_PURGE_KEY)
      : purgeKeySchema.refine((key) => key !== DEVELOPMENT_PURGE_KEY, 'is the development key'),
    PURGE_POLL_SECONDS: z.coerce.number().min(0).max(3600).default(5),
  })

const purgeKeySchema = z.string().min(16) // characters

const storeHostsSchema = z.string().transform((text, context) => {
  const hosts = hostsSchema.safeParse(parseJson(text))
  if (hosts.success) return hosts.data
  context.addIssue({ code: 'custom', message: 'is not a JSON object of store code → host' })
  return z.NEVER
})

const sessionKeysSchema = z
  .string()
  .min(1)
  .transform((keys) => keys.split(','))
  .refine((keys) => keys.every(isKey), `is not a list of ${KEY_BYTES} bytes in base64, comma-separated`)

function isKey(text: string): boolean {
  try {
    return atob(text).length === KEY_BYTES
  } catch {
    return false // not base64: reported by the schema as a wrong setting
  }
}

const parsed = new WeakMap<object, Settings>()

/** The settings of this isolate, parsed once. Throws an error that names every setting that is missing or wrong. */
export function settingsOf(env: Bindings): Settings {
  const known = parsed.get(env)
  if (known) return known
  const settings = parseSettings(env)
  parsed.set(env, settings)
  return settings
}

function parseSettings(env: Bindings): Settings {
  const isDevelopment = env.ENVIRONMENT === 'development'
  const result = settingsSchema({ isDevelopment, hasPlatform: env.PLATFORM !== undefined }).safeParse(env)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`Settings: ${faults.join('; ')}`)
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
    apiUrl: data.API_URL,
    contentUrl: data.CONTENT_URL,
    personalisationUrl: data.PERSONALISATION_URL,
    personalisationKey: data.PERSONALISATION_KEY,
    topProductsList: data.TOP_PRODUCTS_LIST,
    hostedCheckoutUrl: data.HOSTED_CHECKOUT_URL,
    tokenPlace: data.TOKEN_PLACE,
    serverTimeoutMs: data.SERVER_TIMEOUT_MS,
    priceGroups: {
      priceTiers: data.PRICE_TIERS === 'on',
      groupedTax: data.GROUPED_TAX === 'on',
      defaultGroup: data.DEFAULT_PRICE_GROUP ?? null,
    },
    pageCache: data.PAGE_CACHE === 'on',
    twoStageLists: data.TWO_STAGE_LISTS === 'on',
    preventsDirectAccess: data.PREVENT_DIRECT_ACCESS === 'on',
    logRequests: data.LOG_REQUESTS,
    purgeKey: data.PURGE_KEY,
    purgePollSeconds: data.PURGE_POLL_SECONDS,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // reported by the schema as a wrong setting
  }
}

/** What the middleware gives to everything that follows it. */
export interface AppVariables {
  settings: Settings
  requestId: string
  log: Log
  /** Of the request. Not to be changed: everybody reads the same. */
  url: Readonly<URL>
  store: StoreView
  session: Session
  nonce: string
  timings: UpstreamTimings
  /** Upstream calls of this request, a few at a time. */
  gate: Gate
  afterAnswer: AfterAnswer
  /** Name of the page that was answered, for the log. */
  page?: string
  /** The kept page that this answer hands out. */
  keptPage?: KeptPage
}

export interface AppEnv {
  Bindings: Bindings
  Variables: AppVariables
}

export type AppContext = Context<AppEnv>
