import { version } from '../../package.json'
import type { AppContext, Bindings } from '../app-env.ts'
import { BUILD } from '../render/assets.ts'
import type { Settings } from '../settings.ts'
import { breakerKinds } from '../upstream/breakers.ts'
import { withDeadline } from '../upstream/deadline.ts'
import { fetchService } from '../upstream/fetch-service.ts'

const CHECK_MS = 1000
/** Whoever asks more often gets the same answer: a public address must not be a way to keep the platform busy. */
const KEPT_MS = 1000

type Check = 'ok' | 'failed'

interface Readiness {
  kv: Check
  platform: Check
}

/** Which code answers: the version of the product, of its client build, and of the deployment. */
const identity = ({ VERSION }: Bindings) => ({ version, build: BUILD, deployment: VERSION?.id ?? null })

/** `GET /healthz`: the worker runs and its settings are right. Asks nobody. */
export function serveHealth(c: AppContext): Response {
  return c.json({ status: 'ok', ...identity(c.env) }, 200, { 'Cache-Control': 'no-store' })
}

let known: { readiness: Readiness; checkedAt: number } | null = null

/** `GET /readyz`: whether what the shop needs answers, past all caches and breakers; 503 when something does not. */
export async function serveReadiness(c: AppContext): Promise<Response> {
  if (!known || Date.now() - known.checkedAt >= KEPT_MS) {
    known = { readiness: await checkReadiness(c.env, c.var.settings), checkedAt: Date.now() }
  }
  const { readiness } = known
  const isReady = Object.values(readiness).every((check) => check === 'ok')
  const body = {
    status: isReady ? 'ok' : 'failed',
    ...identity(c.env),
    checks: readiness,
    breakers: breakerKinds(),
  }
  return c.json(body, isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
}

async function checkReadiness(env: Bindings, settings: Settings): Promise<Readiness> {
  const [kv, platform] = await Promise.all([
    check(async () => void (await env.CACHE.get('readyz'))),
    check((signal) => askPlatform(settings, signal)),
  ])
  return { kv, platform }
}

/** The platform's own greeting (contract §0.2). */
async function askPlatform({ platform }: Settings, signal: AbortSignal): Promise<void> {
  const response = await fetchService(platform, new Request(`${platform.origin}/api/`, { signal }))
  await response.body?.cancel()
  if (response.status >= 500) throw new Error(`status ${response.status}`)
}

/** A failure is the answer here, not an error: monitors read it. */
const check = (run: (signal: AbortSignal) => Promise<void>): Promise<Check> =>
  withDeadline(CHECK_MS, run).then(
    () => 'ok',
    () => 'failed',
  )
