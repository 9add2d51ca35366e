import { extensionNames } from '#shared/extensions.ts'
import { version } from '../../package.json'
import type { AppContext, Bindings } from '../app-env.ts'
import { BUILD } from '../assets.ts'
import type { Log } from '../observability/log.ts'
import { isUnknown, lackingExtensions } from '../platform/extensions.ts'
import { unsortableFields } from '../platform/search/index-fields.ts'
import type { Settings } from '../settings.ts'
import { breakerKinds } from '../upstream/breakers.ts'
import { withDeadline } from '../upstream/deadline.ts'
import { fetchService } from '../upstream/fetch-service.ts'

const CHECK_MS = 1000
/** A check begins once in this time, so that this public address cannot be used to load the platform, however slow it is. */
const CACHE_MS = 1000
/** How old a result may be while the next check runs. */
const MAX_AGE_MS = CACHE_MS + CHECK_MS
const POLL_MS = 25

type Check = 'ok' | 'failed'

interface Readiness {
  kv: Check
  platform: Check
}

/** The version of the product, of its client build, and of the deployment. */
const identity = ({ VERSION }: Bindings) => ({ version, build: BUILD, deployment: VERSION?.id ?? null })

/** `GET /healthz`: the worker runs and its settings are valid. Makes no calls. */
export function serveHealth(c: AppContext): Response {
  return c.json({ status: 'ok', ...identity(c.env) }, 200, { 'Cache-Control': 'no-store' })
}

let startedAt = 0
let latest: { readiness: Readiness; checkedAt: number } | null = null

/**
 * `GET /readyz`: whether KV and the platform respond, checked without caches and breakers; 503 when one of them fails.
 */
export async function serveReadiness(c: AppContext): Promise<Response> {
  const readiness = await readReadiness(c)
  const isReady = Object.values(readiness).every((check) => check === 'ok')
  const body = {
    status: isReady ? 'ok' : 'failed',
    ...identity(c.env),
    checks: readiness,
    breakers: breakerKinds(),
    lacking: lackingExtensions(c.var.settings.extensionsOff),
    unheardOf: extensionNames.filter((name) => isUnknown(name, c.var.settings.extensionsOff)),
    unsortable: unsortableFields(),
  }
  return c.json(body, isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
}

/**
 * The latest result, or that of a check. While another request's check runs and there is no recent result, this one polls with a
 * timer of its own: that request may end first.
 */
async function readReadiness(c: AppContext): Promise<Readiness> {
  for (;;) {
    if (Date.now() - startedAt >= CACHE_MS) {
      startedAt = Date.now()
      const readiness = await checkReadiness(c)
      latest = { readiness, checkedAt: Date.now() }
      return readiness
    }
    if (latest && Date.now() - latest.checkedAt < MAX_AGE_MS) return latest.readiness
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

async function checkReadiness({ env, var: { settings, log } }: AppContext): Promise<Readiness> {
  const [kv, platform] = await Promise.all([
    check(log, 'kv', async () => void (await env.CACHE.get('readyz'))),
    check(log, 'platform', (signal) => callPlatform(settings, signal)),
  ])
  return { kv, platform }
}

/** Calls the platform's root (contract §0.2). One that refuses all calls for a while is not ready, either. */
async function callPlatform({ platform }: Settings, signal: AbortSignal): Promise<void> {
  const response = await fetchService(platform, new Request(`${platform.origin}/api/`, { signal }))
  await response.body?.cancel()
  if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`)
}

/** A failure is a result here; the log has its reason. */
const check = (
  log: Log,
  name: keyof Readiness,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<Check> =>
  withDeadline(CHECK_MS, run).then(
    () => 'ok',
    (error: unknown) => {
      log.warn('readiness.failed', { check: name, error })
      return 'failed'
    },
  )
