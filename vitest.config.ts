import { createHash } from 'node:crypto'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig, type Plugin } from 'vitest/config'
import { unstable_readConfig } from 'wrangler'
import { builtStyles } from './tests/support/built-styles.ts'

const migrations = await readD1Migrations('./platform/migrations')

/** Bindings that both Workers share in the tests: one database, dials open. */
const shared = {
  compatibilityDate: '2026-11-01',
  compatibilityFlags: ['nodejs_compat'],
  d1Databases: ['DB'],
  modulesRules: [{ type: 'CompiledWasm' as const, include: ['**/*.wasm'] }],
  bindings: {
    MIGRATIONS: migrations,
    DIALS: '1',
    TOKEN_TTL_SECONDS: '3600',
    SIGNING_KEY: 'test-signing-key',
    ENVIRONMENT: 'development',
    LOG_REQUESTS: 'errors',
    STORE_HOSTS: JSON.stringify({ sv: 'skare.test', no: 'no.skare.test' }),
    PURGE_KEY: 'skare-development-purge-key',
    PURGE_POLL_SECONDS: '0',
    SESSION_KEYS: 'c2thcmUtZGV2ZWxvcG1lbnQtc2Vzc2lvbi1rZXktMDE=',
  },
}

/** Each environment as wrangler would deploy it, for the test that starts the shop's settings with it. */
const environments = Object.fromEntries(
  [undefined, 'preview', 'production'].map((env) => [
    env ?? 'development',
    unstable_readConfig({ config: 'wrangler.toml', ...(env ? { env } : {}) }, { hideWarnings: true }),
  ]),
)
/** What only the storefront has. */
const storefront = {
  kvNamespaces: ['CACHE'],
  durableObjects: {
    PURGE_LOG: { className: 'PurgeLog', useSQLite: true },
    ORDER_MEMORY: { className: 'OrderMemory', useSQLite: true },
    CUSTOMER_SESSIONS: { className: 'CustomerSessions', useSQLite: true },
    ATTEMPT_COUNTER: { className: 'AttemptCounter', useSQLite: true },
  },
}

/**
 * How many random sessions are lived through, and which: seed and path are those that a failure prints (tests/worker/orders).
 * And how many made-up requests of each kind come (tests/worker/cache).
 */
const random = {
  RANDOM_RUNS: process.env.RANDOM_RUNS ?? '25',
  RANDOM_SEED: process.env.RANDOM_SEED ?? '20261122',
  RANDOM_PATH: process.env.RANDOM_PATH ?? '',
  MADE_UP_REQUESTS: process.env.MADE_UP_REQUESTS ?? '40',
}

const toStylesheet = (path: keyof typeof builtStyles) => ({
  path,
  hash: createHash('sha256').update(builtStyles[path]).digest('base64'),
})

/** Stands in for the built client files: the tests render documents, no browser loads them. */
const assets = {
  build: 'test',
  starter: '/starter.js',
  stylesheet: toStylesheet('/styles.css'),
  firstScreens: {
    home: { ...toStylesheet('/first-home.css'), rest: '/rest-of-home.css' },
    list: { ...toStylesheet('/first-list.css'), rest: '/rest-of-list.css' },
    product: { ...toStylesheet('/first-product.css'), rest: '/rest-of-product.css' },
  },
  entry: '/entry.js',
}
const clientAssets: Plugin = {
  name: 'skare:test-assets',
  enforce: 'pre',
  resolveId: (source) => (source === 'virtual:client-assets' ? '\0client-assets' : undefined),
  load: (id) => (id === '\0client-assets' ? `export default ${JSON.stringify(assets)}` : undefined),
}

/** For a property test, and for a cold shop, on a busy machine. What passes only at another try is listed at the end. */
const testTimeout = 20_000
const busy = { testTimeout, retry: 1, expect: { poll: { timeout: 10_000 } } }

/** Two runtimes for all files, not one for each; the setup empties them between files. It halves the time. */
const inOneRuntime = { isolate: false, setupFiles: ['tests/platform/setup.ts'] }

export default defineConfig({
  test: {
    maxWorkers: 2, // by itself it leaves a processor of two idle
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          pool: 'threads',
          isolate: false, // pure code: modules are loaded once, not once per file
          ...busy,
        },
      },
      {
        test: {
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          environment: 'node', // some need a page: `@vitest-environment happy-dom`
          pool: 'vmThreads', // a page is made in a third of the time
          setupFiles: ['tests/client/setup.ts'],
          ...busy,
        },
      },
      {
        plugins: [cloudflareTest({ main: './platform/index.ts', miniflare: shared })],
        test: {
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          ...inOneRuntime,
          ...busy,
        },
      },
      {
        plugins: [
          clientAssets,
          cloudflareTest({
            main: './worker/index.ts',
            miniflare: {
              ...shared,
              ...storefront,
              bindings: { ...shared.bindings, ...random, ENVIRONMENTS: JSON.stringify(environments) },
              ratelimits: { TEST_LIMIT: { namespace_id: '1', simple: { limit: 3, period: 60 } } },
            },
          }),
        ],
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.{ts,tsx}'],
          ...inOneRuntime,
          ...busy,
        },
      },
    ],
  },
})
