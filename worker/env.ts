import { z } from 'zod'
import type { StoreHosts, StoreView } from '#shared/store-views.ts'
import type { Log } from './middleware/request-log.ts'
import type { Session } from './middleware/session.ts'
import type { UpstreamTimings } from './middleware/upstream-timings.ts'

/** Bindings and variables as wrangler.toml gives them; `parseSettings` turns the texts into `Settings`. */
export interface Bindings {
  ASSETS: Fetcher
  CACHE: KVNamespace
  /** The embedded platform; absent where `API_URL` names another one. */
  PLATFORM?: Fetcher
  ENVIRONMENT: string
  STORE_HOSTS: string
  SESSION_KEYS: string
  API_URL?: string
  CONTENT_URL?: string
  PERSONALISATION_URL?: string
  PERSONALISATION_KEY?: string
  TOP_PRODUCTS_LIST?: string
  HOSTED_CHECKOUT_URL?: string
  SERVER_TIMEOUT_MS?: string
  PAGE_CACHE?: string
}

export interface Settings {
  environment: string
  storeHosts: StoreHosts
  /** Newest first: the first seals, all open. */
  sessionKeys: string[]
  apiUrl: string
  contentUrl: string
  personalisationUrl: string
  /** Names a store to the personalisation service; `{store}` is the store's code. */
  personalisationKey: string
  /** The list of that service that brand pages show; `{store}` likewise. */
  topProductsList: string
  /** Where the payment provider's page lives: a path of ours for the embedded platform, else an absolute URL. */
  hostedCheckoutUrl: string
  /** Deadline of a call that a page waits for (Spec §9, Server timeout). */
  serverTimeoutMs: number
  /** Off, every document is rendered: for measuring and for looking into faults. */
  pageCache: boolean
}

/** Host part of calls that go through the service binding; the name never leaves the machine. */
const EMBEDDED = 'http://platform.internal'
const DEVELOPMENT_KEY = 'c2thcmUtZGV2ZWxvcG1lbnQtc2Vzc2lvbi1rZXktMDE='

const hostsSchema = z.object({ sv: z.string(), no: z.string(), en: z.string().optional() }).partial()

const settingsSchema = z
  .object({
    ENVIRONMENT: z.string().min(1),
    STORE_HOSTS: z.string().transform((text, context) => {
      const hosts = hostsSchema.safeParse(parseJson(text))
      if (hosts.success) return hosts.data
      context.addIssue({ code: 'custom', message: 'is not a JSON object of store code → host' })
      return z.NEVER
    }),
    SESSION_KEYS: z
      .string()
      .min(1)
      .transform((keys) => keys.split(',')),
    API_URL: z.url().default(EMBEDDED),
    CONTENT_URL: z.url().default(EMBEDDED),
    PERSONALISATION_URL: z.url().default(EMBEDDED),
    PERSONALISATION_KEY: z.string().default('skare-{store}'),
    TOP_PRODUCTS_LIST: z.string().default('top-{store}'),
    HOSTED_CHECKOUT_URL: z.string().default('/hosted-checkout/'),
    SERVER_TIMEOUT_MS: z.coerce.number().int().positive().default(1000), // Spec §9
    PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  })
  .refine((env) => env.ENVIRONMENT === 'development' || !env.SESSION_KEYS.includes(DEVELOPMENT_KEY), {
    path: ['SESSION_KEYS'],
    message: 'is the development key: set a secret of your own',
  })

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
  const result = settingsSchema.safeParse(env)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`Settings: ${faults.join('; ')}`)
  }
  const { data } = result
  return {
    environment: data.ENVIRONMENT,
    storeHosts: data.STORE_HOSTS,
    sessionKeys: data.SESSION_KEYS,
    apiUrl: data.API_URL,
    contentUrl: data.CONTENT_URL,
    personalisationUrl: data.PERSONALISATION_URL,
    personalisationKey: data.PERSONALISATION_KEY,
    topProductsList: data.TOP_PRODUCTS_LIST,
    hostedCheckoutUrl: data.HOSTED_CHECKOUT_URL,
    serverTimeoutMs: data.SERVER_TIMEOUT_MS,
    pageCache: data.PAGE_CACHE === 'on',
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
  store: StoreView
  session: Session
  nonce: string
  timings: UpstreamTimings
}

export interface AppEnv {
  Bindings: Bindings
  Variables: AppVariables
}
