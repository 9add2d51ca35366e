import { applyD1Migrations, env } from 'cloudflare:test'
import type { D1Migration } from '@cloudflare/vitest-plugin'
import type { Env } from '#platform/env.ts'

declare global {
  namespace Cloudflare {
    // What vitest.config.ts binds for the platform's tests.
    interface Env extends PlatformTestEnv {}
  }
}

interface PlatformTestEnv extends Env {
  MIGRATIONS: D1Migration[]
}

await applyD1Migrations(env.DB, env.MIGRATIONS)
