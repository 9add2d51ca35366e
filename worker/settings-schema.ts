import * as z from 'zod/mini'
import { allSorts } from '#shared/catalogue/offered-sorts.ts'
import { extensionNames } from '#shared/extensions.ts'
import { storeCodes } from '#shared/store-views.ts'
import { DEVELOPMENT_PURGE_KEY, DEVELOPMENT_SESSION_KEY } from './development-keys.ts'
import { limits } from './limits.ts'
import './schema-messages.ts'

const KEY_BYTES = 32
/** A random key has about thirty different bytes. One of zeros, or of one repeated letter, is none. */
const LEAST_DIFFERENT_BYTES = 8

/** Checks only that a binding exists, because its type belongs to the runtime. */
const binding = z.custom<object>((value) => typeof value === 'object' && value !== null, 'is not bound')

const toggle = (byDefault: 'on' | 'off') => z._default(z.enum(['on', 'off']), byDefault)

const limiters = Object.values(limits).map((limit) => limit.binding)

interface SettingsContext {
  /** The shop is not public, so known keys and missing limiters are allowed. */
  isDevelopment: boolean
  /** The embedded platform is bound, so service addresses are optional. */
  hasPlatform: boolean
}

/** What the settings may be: texts of `wrangler.toml` and secrets, and the bindings. Messages say what a value is not. */
export const settingsSchema = ({ isDevelopment, hasPlatform }: SettingsContext) => {
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
    PAGE_CACHE: toggle('on'),
    SERVICE_WORKER: toggle('on'),
    TWO_STAGE_LISTS: toggle('on'),
    PREVENT_DIRECT_ACCESS: toggle('on'), // Spec §2
    PRICE_TIERS: toggle('on'),
    GROUPED_TAX: toggle('off'),
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

/** A JSON object in a text. */
const jsonOf = <Schema extends z.ZodMiniType>(schema: Schema, message: string) =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const object = schema.safeParse(parseJson(text))
      if (object.success) return object.data
      context.issues.push({ code: 'custom', input: text, message })
      return z.NEVER
    }),
  )

/** Hosts as browsers write them: in lower case, and without the port, which is the page's own. */
const storeHostsSchema = jsonOf(
  z.partialRecord(z.enum(storeCodes), z.string().check(z.regex(/^[a-z\d.-]+$/))),
  'is not a JSON object of store code → host without port: {"no":"no.localhost"}',
)

const attributeNamesSchema = jsonOf(
  z.record(z.string().check(z.regex(/^ls_[a-z0-9_]+$/)), z.string().check(z.regex(/^\w+$/))),
  'is not a JSON object of the shop\'s attribute → the catalogue\'s: {"ls_farg":"color"}',
)

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the schema reports it
  }
}
