import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { storeCodes } from '#shared/store-views.ts'
import type { Bindings } from '#worker/app-env.ts'
import { LIMIT_PERIOD_SECONDS, limits } from '#worker/limits.ts'
import { settingsOf } from '#worker/settings.ts'

const named = z.object({ name: z.string() })
const bound = z.object({ binding: z.string() })

/** An environment of wrangler.toml, as far as the worker sees it. */
const environmentSchema = z.object({
  vars: z.record(z.string(), z.unknown()),
  secrets: z.optional(z.object({ required: z.array(z.string()) })),
  assets: bound,
  kv_namespaces: z.array(bound),
  services: z._default(z.array(bound), []),
  durable_objects: z.object({ bindings: z.array(named) }),
  ratelimits: z._default(z.array(z.extend(named, { simple: z.object({ period: z.number() }) })), []),
  version_metadata: z.optional(bound),
  cache: z.optional(z.object({ enabled: z.boolean() })),
})
type Environment = z.infer<typeof environmentSchema>

const text = (env as unknown as { ENVIRONMENTS: string }).ENVIRONMENTS // vitest.config.ts reads wrangler.toml
const environments = z.record(z.string(), environmentSchema).parse(JSON.parse(text))

const names = ['development', 'preview', 'production'] as const
const environmentOf = (name: string): Environment => environments[name] ?? environmentSchema.parse(undefined)

const secretOf32Bytes = btoa('a secret of an operator, 32 byte')

/** What the worker would be given: every var, an object for every binding, a value for every secret. */
function bindingsOf(environment: Environment): Record<string, unknown> {
  const { vars, secrets, assets, kv_namespaces, services, durable_objects, ratelimits, version_metadata } =
    environment
  const bindings = [assets, ...kv_namespaces, ...services, ...(version_metadata ? [version_metadata] : [])]
  const objects = [
    ...bindings.map(({ binding }) => binding),
    ...[...durable_objects.bindings, ...ratelimits].map(({ name }) => name),
  ]
  return {
    ...vars,
    ...Object.fromEntries(objects.map((name) => [name, {}])),
    ...Object.fromEntries((secrets?.required ?? []).map((name) => [name, secretOf32Bytes])),
  }
}

const start = (bindings: Record<string, unknown>) => settingsOf(bindings as unknown as Bindings) // as wrangler.toml gives them

test.each(names)('wrangler.toml gives %s every binding and setting that the shop demands', (name) => {
  expect(start(bindingsOf(environmentOf(name))).environment).toBe(name)
})

const demanded = {
  development: ['ENVIRONMENT', 'ASSETS', 'CACHE', 'STORE_HOSTS'],
  preview: ['ENVIRONMENT', 'ASSETS', 'CACHE', 'STORE_HOSTS', 'SESSION_KEYS', 'API_URL', 'CONTENT_URL'],
  production: ['ASSETS', 'CACHE', 'STORE_HOSTS', 'SESSION_KEYS', 'API_URL', 'LIMIT_LOGIN', 'LIMIT_ORDER'],
}

test.each(names.flatMap((name) => demanded[name].map((missing) => [name, missing] as const)))(
  'in %s the shop does not start without %s, and says so',
  (name, missing) => {
    const { [missing]: _, ...rest } = bindingsOf(environmentOf(name))
    expect(() => start(rest)).toThrow(new RegExp(`^Settings: .*\\b${missing} `))
  },
)

test('everything that is missing or wrong is named at once', () => {
  const wrong = {
    ENVIRONMENT: 'production',
    STORE_HOSTS: 'no json',
    SESSION_KEYS: 'short',
    PAGE_CACHE: 'yes',
  }
  for (const name of [
    'ASSETS',
    'CACHE',
    'STORE_HOSTS',
    'SESSION_KEYS',
    'API_URL',
    'LIMIT_COUPON',
    'PAGE_CACHE',
  ]) {
    expect(() => start(wrong)).toThrow(name)
  }
})

test.each([
  ['API_URL', undefined, 'is missing'],
  ['API_URL', 'platform', 'must be url'],
  ['PAGE_CACHE', 'yes', 'must be one of on, off'],
  ['SERVER_TIMEOUT_MS', 'soon', 'must be number, is NaN'],
  ['SERVER_TIMEOUT_MS', '1.5', 'must be int, is number'],
  ['SESSION_IDLE_HOURS', '0', 'must be more than 0'],
  ['SESSION_IDLE_HOURS', '721', 'must be at most 720'],
  ['PURGE_POLL_SECONDS', '4000', 'must be at most 3600'],
  ['PURGE_KEY', 'short', 'must be at least 16 characters'],
  ['CACHE', undefined, 'is not bound'],
  ['ENVIRONMENT', 'Development', 'is not a name in lower case'],
  ['ENVIRONMENT', '', 'is not a name in lower case'],
  ['SESSION_KEYS', btoa('\0'.repeat(32)), 'is not a list of 32 random bytes'],
  ['SESSION_KEYS', btoa('a'.repeat(32)), 'is not a list of 32 random bytes'],
  ['API_URL', 'http://platform.skare.example', 'is not https'],
  ['CONTENT_URL', 'http://content.skare.example', 'is not https'],
  ['HOSTED_CHECKOUT_URL', 'http://pay.skare.example/', 'is not https'],
  ['STORE_HOSTS', '{"no":"no.skare.example"}', 'does not name the host of the store sv'],
  ['HSTS_SECONDS', '-1', 'must be'],
  ['STORE_HOSTS', 'no json', 'is not a JSON object of store code → host'],
  ['STORE_HOSTS', '{"sv":"www.skare.example","no":"no.skare.example:8787"}', 'is not a JSON object'],
])('%s with the value %s is told what it should be', (name, value, message) => {
  const bindings = { ...bindingsOf(environmentOf('production')), [name]: value }
  expect(() => start(bindings)).toThrow(`Settings: ${name} ${message}`)
})

test.each([
  ['the development key', { SESSION_KEYS: 'c2thcmUtZGV2ZWxvcG1lbnQtc2Vzc2lvbi1rZXktMDE=' }, 'SESSION_KEYS'],
  ['a host of this machine', { STORE_HOSTS: '{"sv":"localhost"}' }, 'STORE_HOSTS'],
])('production refuses %s', (_, change, name) => {
  expect(() => start({ ...bindingsOf(environmentOf('production')), ...change })).toThrow(name)
})

test('hosts are kept of every store there is, and refused of a store that is none', () => {
  const withHosts = (codes: string[]) => {
    const hosts = Object.fromEntries(codes.map((code) => [code, `${code}.skare.example`]))
    return { ...bindingsOf(environmentOf('development')), STORE_HOSTS: JSON.stringify(hosts) }
  }
  expect(Object.keys(start(withHosts(storeCodes)).storeHosts)).toEqual(storeCodes)
  expect(Object.keys(start(withHosts(['no'])).storeHosts)).toEqual(['no'])
  expect(() => start(withHosts([...storeCodes, 'da']))).toThrow('STORE_HOSTS')
})

test.each(['preview', 'production'])(
  '%s keeps its keys out of the file, and has every rate limit',
  (name) => {
    const { vars, secrets, ratelimits } = environmentOf(name)
    expect(secrets?.required).toContain('SESSION_KEYS')
    expect(Object.keys(vars)).not.toContain('SESSION_KEYS')
    expect(ratelimits.map((limit) => limit.name)).toEqual(Object.values(limits).map(({ binding }) => binding))
    for (const { simple } of ratelimits) expect(simple.period).toBe(LIMIT_PERIOD_SECONDS)
  },
)

test('development may call a platform of this machine, and tells browsers nothing of https', () => {
  const bindings = { ...bindingsOf(environmentOf('development')), API_URL: 'http://localhost:8080' }
  expect(start(bindings).platform.origin).toBe('http://localhost:8080')
  expect(start(bindings).hstsSeconds).toBe(0)
  expect(start(bindingsOf(environmentOf('production'))).hstsSeconds).toBeGreaterThan(0)
})

test.each(names)('%s has no cache in front: two stores would share an address', (name) => {
  expect(environmentOf(name).cache).toEqual({ enabled: false })
})
