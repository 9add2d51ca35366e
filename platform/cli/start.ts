import { parseArgs } from 'node:util'
import type { Miniflare } from 'miniflare'
import { stores } from '../commerce/stores.ts'
import { openPlatformDoor } from './platform-door.ts'
import { settingFaults, startSettings } from './read-settings.ts'
import { seedIfNeeded } from './seed-database.ts'
import { migrate, openDatabase, PLATFORM_WORKER, startShopServer } from './shop-server.ts'

/**
 * `npm start` and `npm run platform`: migrates and seeds the database, serves the built Workers, and prints their
 * addresses.
 */
const { values } = parseArgs({ options: { 'platform-only': { type: 'boolean', default: false } } })
const platformOnly = values['platform-only']
const port = Number(process.env[platformOnly ? 'PLATFORM_PORT' : 'PORT'] ?? (platformOnly ? 8788 : 8787))

for (const fault of settingFaults(process.env, { platformOnly })) console.warn(fault)

const stateFolder = process.env.STATE_FOLDER ?? '.wrangler/state/v3'
await prepareDatabase(stateFolder) // before the first request

const settings = startSettings(process.env, { port, platformOnly })
const miniflare = await startShopServer({ port, platformOnly, stateFolder, settings })
if (!platformOnly) await expectHealthy(miniflare)
const demo = await openDemo(miniflare)

await warmTextSearch(miniflare)

console.log(
  platformOnly
    ? `The platform answers at http://localhost:${port}/${demo === null ? '' : `, its mails and orders at ${demo}`}`
    : [
        '',
        '  Skare is open:',
        `    Sweden         http://localhost:${port}/`,
        `    Norway         http://no.localhost:${port}/`,
        `    International  http://localhost:${port}/en`,
        ...(demo === null ? [] : ['', `    Its mails and orders: ${demo}`]),
        '',
      ].join('\n'),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    miniflare.dispose().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

/** Migrates the database and fills it if necessary. */
async function prepareDatabase(folder: string): Promise<void> {
  const { db, close } = await openDatabase(folder)
  await migrate(db)
  await seedIfNeeded(db)
  await close()
}

/** Loads the columns of each store's text search, so that no shopper waits for it: 1.5 s at 100 000 products. */
async function warmTextSearch(started: Miniflare): Promise<void> {
  const platform = await started.getWorker(PLATFORM_WORKER)
  const body = JSON.stringify({
    _appliedFilters: [{ attribute: 'status', value: { in: [1] }, scope: 'default' }],
    _searchText: 'a',
  })
  for (const { index } of stores) {
    const url = `http://platform/api/catalog/${index}/product/_search?size=1&request_format=search-query`
    const answer = await platform.fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
    await answer.body?.cancel()
    if (!answer.ok) console.warn(`Text search of ${index} is not warm: ${answer.status}`)
  }
}

/** The address of the demo page; null when it is closed, or when its port is taken. With DIALS=1 the whole platform is there. */
async function openDemo(started: Miniflare): Promise<string | null> {
  const hasDials = settings.DIALS === '1'
  if (!hasDials && settings.DEMO !== '1') return null
  if (platformOnly) return `http://localhost:${port}/demo`
  const door = { port: Number(process.env.PLATFORM_PORT ?? 8788) }
  const isOpen = await openPlatformDoor(started, hasDials ? door : { ...door, path: '/demo' })
  return isOpen ? `http://localhost:${door.port}/demo` : null
}

/** Stops when the settings are wrong; the log has named them. */
async function expectHealthy(started: Miniflare): Promise<void> {
  const health = await started.dispatchFetch(`http://localhost:${port}/healthz`)
  await health.body?.cancel()
  if (health.ok) return
  await started.dispose()
  process.exit(1)
}
