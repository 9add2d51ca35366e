import { readdir, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import {
  convertV4MiniflareOptions,
  type Json,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from 'wrangler'
import { BATCH_WORKER, openBatches } from './local-database.ts'

/** What to serve: both Workers from their builds in `dist/`, or the platform alone. */
interface ShopServerOptions {
  port: number
  /** Only the embedded platform, for use as `API_URL`. */
  platformOnly?: boolean
  /** Folder of databases and caches; undefined: in memory only. */
  stateFolder?: string
  /** Settings that override those of the configuration files, for both Workers. */
  settings?: Record<string, Json>
  /** Names of more storefronts: each an isolate of its own, with the KV and the Durable Objects of the first. */
  twins?: string[]
}

const STOREFRONT = 'dist/skare/wrangler.json'
const PLATFORM = 'dist/skare_platform/wrangler.json'
const MIGRATIONS = 'platform/migrations'
export const PLATFORM_WORKER = 'skare-platform'

/** Starts the built Workers in the real runtime, with the bindings that their configuration names. */
export async function startShopServer(options: ShopServerOptions): Promise<Miniflare> {
  const { port, platformOnly = false, stateFolder, settings = {}, twins = [] } = options
  const configs = platformOnly ? [PLATFORM] : [STOREFRONT, PLATFORM]
  const workers = await Promise.all(configs.map((config) => toWorker(config, settings)))
  const [first] = workers
  const others = first ? twins.map((name) => toTwin(first, name)) : []
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '::',
      port,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: stateFolder,
      telemetry: { enabled: false },
      cf: false, // no look-up of the machine's location
      workers: [...workers, ...others],
    }),
  )
  await miniflare.ready
  return miniflare
}

async function toWorker(config: string, settings: Record<string, Json>): Promise<V4WorkerOptions> {
  const { modulesRules: _, ...workerOptions } = unstable_getMiniflareWorkerOptions(config).workerOptions
  return {
    ...workerOptions,
    name: config === PLATFORM ? PLATFORM_WORKER : 'skare',
    ...(await builtModules(dirname(config))),
    bindings: { ...(workerOptions.bindings as Record<string, Json>), ...settings },
  } as V4WorkerOptions // the two packages have different types for the same options
}

function toTwin(storefront: V4WorkerOptions, name: string): V4WorkerOptions {
  const objects = Object.entries(storefront.durableObjects ?? {}).map(([binding, object]) => [
    binding,
    { ...(typeof object === 'string' ? { className: object } : object), scriptName: storefront.name },
  ])
  return { ...storefront, name, durableObjects: Object.fromEntries(objects) }
}

/** The modules of a built Worker, its entry first. */
async function builtModules(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => /\.(?:js|wasm)$/.test(file) && file !== ENTRY,
  )
  const modules = [ENTRY, ...files].map((file) => ({
    type: file.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule',
    path: resolve(folder, file),
  }))
  return { rootPath: resolve(folder), modules }
}

const ENTRY = 'index.js'

/** Brings the platform's database up to its newest migration. */
export async function migrate(db: D1Database): Promise<void> {
  await db.prepare('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)').run()
  const { results } = await db.prepare('SELECT name FROM migration').all<{ name: string }>()
  const done = new Set(results.map(({ name }) => name))
  for (const name of (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()) {
    if (done.has(name)) continue
    const statements = unstable_splitSqlQuery(await readFile(`${MIGRATIONS}/${name}`, 'utf8')).map((sql) =>
      db.prepare(sql),
    )
    await db.batch([...statements, db.prepare('INSERT INTO migration VALUES (?)').bind(name)])
  }
}

/** Opens the platform's database only, for seeding while no server runs. */
export async function openDatabase(
  stateFolder: string,
): Promise<{ db: D1Database; close: () => Promise<void> }> {
  const options = {
    modules: true,
    script: BATCH_WORKER,
    d1Databases: { DB: DATABASE_ID },
    resourcePersistencePath: stateFolder,
  }
  const miniflare = new Miniflare(convertV4MiniflareOptions(options as V4WorkerOptions & typeof options))
  return { db: openBatches(miniflare), close: () => miniflare.dispose() }
}

const DATABASE_ID = 'skare-platform' // platform/wrangler.toml
