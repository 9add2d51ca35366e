import { readdir, readFile } from 'node:fs/promises'
import { convertV4MiniflareOptions, type Json, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from 'wrangler'

/** What to serve: both Workers from their builds in `dist/`, or the platform alone. */
export interface ShopServerOptions {
  port: number
  /** Only the embedded platform, for use as `API_URL`. */
  platformOnly?: boolean
  /** Folder of databases and caches; undefined keeps them in memory. */
  stateFolder?: string
  /** Settings that win over those of the configuration files, for both Workers. */
  settings?: Record<string, Json>
}

const STOREFRONT = 'dist/skare/wrangler.json'
const PLATFORM = 'dist/skare_platform/wrangler.json'
const MIGRATIONS = 'platform/migrations'
export const PLATFORM_WORKER = 'skare-platform'

/** Starts the built Workers in the real runtime, with the bindings that their configuration names. */
export async function startShopServer(options: ShopServerOptions): Promise<Miniflare> {
  const { port, platformOnly = false, stateFolder, settings = {} } = options
  const configs = platformOnly ? [PLATFORM] : [STOREFRONT, PLATFORM]
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '::',
      port,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: stateFolder,
      telemetry: { enabled: false },
      workers: configs.map((config) => toWorker(config, settings)),
    }),
  )
  await miniflare.ready
  return miniflare
}

function toWorker(config: string, settings: Record<string, Json>): V4WorkerOptions {
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config)
  return {
    ...workerOptions,
    name: config === PLATFORM ? PLATFORM_WORKER : 'skare',
    modules: true,
    modulesRules: [{ type: 'ESModule', include: ['**/*.js'] }],
    scriptPath: main,
    bindings: { ...workerOptions.bindings, ...settings },
  } as V4WorkerOptions // the two packages type the same options apart
}

/** Brings the platform's database up to its newest migration. */
export async function migrate(db: D1Database): Promise<void> {
  await db.prepare('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)').run()
  const { results } = await db.prepare('SELECT name FROM migration').all<{ name: string }>()
  const done = new Set(results.map(({ name }) => name))
  for (const name of (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()) {
    if (done.has(name)) continue
    const statements = unstable_splitSqlQuery(await readFile(`${MIGRATIONS}/${name}`, 'utf8')).map((sql) => db.prepare(sql))
    await db.batch([...statements, db.prepare('INSERT INTO migration VALUES (?)').bind(name)])
  }
}
