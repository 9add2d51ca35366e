import { applyD1Migrations, env } from 'cloudflare:test'
import type { D1Migration } from '@cloudflare/vitest-plugin'
import { vi } from 'vitest'
import type { Env } from '#platform/env.ts'
import { emptyStorage } from '../support/empty-storage.ts'

declare global {
  namespace Cloudflare {
    // What vitest.config.ts binds for the platform's tests.
    interface Env extends PlatformTestEnv {}
  }
}

interface PlatformTestEnv extends Env {
  MIGRATIONS: D1Migration[]
}

// Files share a runtime, because starting one takes longer than most files do. Each begins with the real clock and globals,
// with empty storage and with new modules.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
await emptyStorage()
vi.resetModules()
await applyD1Migrations(env.DB, env.MIGRATIONS)
