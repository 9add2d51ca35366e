import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const migrations = await readD1Migrations('./platform/migrations')

/** Both runtimes get the embedded platform's database; tests/worker also gets the storefront's bindings. */
const platformBindings = {
  compatibilityDate: '2026-11-01',
  compatibilityFlags: ['nodejs_compat'],
  d1Databases: ['DB'],
  bindings: {
    MIGRATIONS: migrations,
    DIALS: '1',
    TOKEN_TTL_SECONDS: '3600',
    SIGNING_KEY: 'test-signing-key',
  },
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/{unit,client}/**/*.test.{ts,tsx}'], environment: 'node' } },
      {
        plugins: [cloudflareTest({ main: './platform/index.ts', miniflare: platformBindings })],
        test: {
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          setupFiles: ['tests/platform/setup.ts'],
        },
      },
    ],
  },
})
