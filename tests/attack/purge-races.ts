import { setTimeout as sleep } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import { findPages } from '#tests/bench/bench-pages.ts'
import { findFreePort } from '#tests/bench/free-port.ts'
import { fillDatabase, startShopServer } from '#tests/bench/shop-server.ts'
import { createDraw, type Draw } from './draw.ts'
import type { Row } from './report.ts'
import { openVersionDoor, type VersionDoor, versionsIn } from './version-door.ts'

const ISOLATES = ['skare', 'skare-2', 'skare-3']
const READERS_AT_ONCE = 9
const LONGEST_PAUSE_MS = 250
const PURGE_KEY = 'skare-attack-purge-key'

type Storefront = Awaited<ReturnType<Miniflare['getWorker']>>

/** What is read, where, and what a reader must not fall behind. */
interface Race {
  origin: string
  storefronts: Storefront[]
  paths: string[]
  product: { id: number; name: string }
  door: VersionDoor
  /** The highest version whose purge has been answered. */
  purged: number
  draw: Draw
}

export interface PurgeOptions {
  reads: number
  seed: number
  /** How old an isolate's copy of the purge log may be; above 0 stale answers must be found. */
  pollSeconds: string
}

/**
 * Three isolates of the storefront with one KV and one purge log. A product's name gets a new version, and is purged, again and
 * again, while readers ask all isolates. Who asks after a purge was answered must not see an older version.
 */
export async function attackPurges(stateFolder: string, options: PurgeOptions): Promise<Row> {
  const { reads, seed, pollSeconds } = options
  const draw = createDraw(seed)
  const [platformPort, port] = [await findFreePort(), await findFreePort()]
  await fillDatabase(stateFolder)
  const platform = await startShopServer({ port: platformPort, platformOnly: true, stateFolder })
  const door = await openVersionDoor(platformPort, draw)
  const upstream = `http://127.0.0.1:${door.port}`
  const shop = await startShopServer({
    port,
    twins: ISOLATES.slice(1),
    settings: {
      API_URL: upstream,
      CONTENT_URL: upstream,
      PERSONALISATION_URL: upstream,
      LOG_REQUESTS: 'errors',
      PURGE_KEY,
      PURGE_POLL_SECONDS: pollSeconds,
      SERVER_TIMEOUT_MS: '10000', // a slow machine is no stale answer
    },
  })
  try {
    const race = await prepare(shop, `http://localhost:${port}`, { door, draw })
    return toRow(await run(race, reads), { reads, seed })
  } finally {
    await shop.dispose()
    door.close()
    await platform.dispose()
  }
}

async function prepare(
  shop: Miniflare,
  origin: string,
  { door, draw }: Pick<Race, 'door' | 'draw'>,
): Promise<Race> {
  const { paths, product } = await findPages(origin)
  const answer = await fetch(`${origin}/api/products?skus=${encodeURIComponent(product.parentSku)}`)
  const { cards } = (await answer.json()) as { cards: { name: string; brand: string | null }[] } // the answer of our own API
  const [card] = cards
  if (!card) throw new Error(`no card of ${product.parentSku}`)
  door.name = card.name
  const storefronts = await Promise.all(ISOLATES.map((isolate) => shop.getWorker(isolate)))
  return {
    origin,
    storefronts,
    paths: [paths.product, paths.listing],
    product: { id: product.id, name: shownName(card) },
    door,
    purged: 0,
    draw,
  }
}

/** Cards show the name without the brand; the name in full ends with it. */
const shownName = ({ name, brand }: { name: string; brand: string | null }) =>
  brand && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name

/** Reads until there are enough; purges meanwhile. */
async function run(race: Race, reads: number): Promise<{ purges: number; found: string[] }> {
  const found: string[] = []
  let begun = 0
  await change(race)
  const read = async () => {
    while (begun++ < reads) found.push(...(await readOnce(race)))
  }
  const purge = async () => {
    while (begun < reads) {
      await sleep(race.draw(LONGEST_PAUSE_MS))
      await change(race)
    }
  }
  await Promise.all([purge(), ...Array.from({ length: READERS_AT_ONCE }, read)])
  return { purges: race.purged, found }
}

/** A new version of the product, and its purge through one of the isolates. */
async function change(race: Race): Promise<void> {
  const { door, draw, storefronts, origin, product } = race
  door.version++
  const answer = await storefronts[draw(storefronts.length)]?.fetch(`${origin}/ops/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${PURGE_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: [`P${product.id}`] }),
  })
  await answer?.arrayBuffer()
  if (!answer?.ok) throw new Error(`the purge is answered with ${answer?.status}`)
  race.purged = door.version
}

/** What is wrong with one answer; empty: nothing. */
async function readOnce(race: Race): Promise<string[]> {
  const { draw, storefronts, paths, origin, product, purged } = race
  const at = draw(storefronts.length)
  const path = paths[draw(paths.length)] ?? '/'
  const answer = await storefronts[at]?.fetch(origin + path)
  const versions = versionsIn((await answer?.text()) ?? '', product.name)
  if (answer?.status !== 200) return [`${path}: status ${answer?.status}`]
  if (versions.length === 0) return [`${path} shows no version`]
  const oldest = Math.min(...versions)
  return oldest < purged
    ? [`${ISOLATES[at]} shows ${path} of version ${oldest} after ${purged} was purged`]
    : []
}

const toRow = (
  { purges, found }: { purges: number; found: string[] },
  { reads, seed }: { reads: number; seed: number },
): Row => ({
  name: 'reads around purges',
  tries: reads,
  found,
  detail: `Seed ${seed}. ${purges} purges through three isolates of one shop. Who asked after a purge was answered saw what was new.`,
})
