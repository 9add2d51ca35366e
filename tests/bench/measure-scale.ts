import { type BenchPage, benchPages, fetchText, findPages } from './bench-pages.ts'
import { type Figure, hold, printRatio, type Section } from './figures.ts'
import { type Load, measureLoad } from './load.ts'
import { collectCalls, type PlatformCalls, timeCalls } from './measure-platform.ts'
import { titles } from './measure-sizes.ts'
import { toComparison } from './measure-throughput.ts'
import { openDoor, type PlatformDoor } from './platform-door.ts'
import { startRawRuntime } from './raw-workerd.ts'
import { interleave, ratioOf } from './rounds.ts'
import { DEFAULT_PRODUCTS, fillDatabase, startShopServer } from './shop-server.ts'

const LARGE = 100_000
const ROUNDS = 5
const MILLISECONDS = 400
const STOREFRONT_TIMES = 1.2 // our budget

interface Folders {
  small: string
  large: string
}

/** A shop of one size: its storefront alone in the runtime, its platform behind a door. */
interface Shop {
  runtime: Awaited<ReturnType<typeof startRawRuntime>>
  platformPort: number
  door: PlatformDoor
  paths: Record<BenchPage, string>
  stop(): Promise<void>
}

/** What a hundred thousand products cost, against the demo shop's six hundred. */
export async function measureScale({ small, large }: Folders, constantScript: string): Promise<Section> {
  await fillDatabase(small)
  const startedAt = performance.now()
  await fillDatabase(large, LARGE)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const shops: Shop[] = []
  try {
    for (const folder of [small, large]) shops.push(await openShop(folder, constantScript))
    const [less, more] = shops as [Shop, Shop]
    const storefront = await compareStorefronts(less, more)
    const platform = await timeCalls(more.platformPort, await callsOfShop(more))
    return {
      title: `${LARGE.toLocaleString('en')} products`,
      figures: [
        ...storefront,
        ...platform.map((figure) => ({ ...figure, name: `Platform: ${figure.name}` })),
      ],
      note: `${NOTE} ${seconds > 5 ? `Seeding took ${seconds} s.` : 'The database was there already.'}`,
    }
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

const NOTE = `Storefront: answers per second (and per processor second) of rendered pages with all data in the data cache, 32
connections, of the same storefront before ${LARGE.toLocaleString('en')} and before ${DEFAULT_PRODUCTS} products, measured in turn; a listing shows 50 products in
both. Platform: as in the section above.`

/** The first call of a large shop reads its database from the disk; what is measured comes after. */
const PATIENT = { SERVER_TIMEOUT_MS: '15000' }

async function openShop(stateFolder: string, constantScript: string): Promise<Shop> {
  const miniflare = await startShopServer({ port: 0, platformOnly: true, stateFolder })
  const platformPort = Number((await miniflare.ready).port)
  const door = await openDoor(platformPort)
  const runtime = await startRawRuntime({
    platformPort: door.port,
    constantScript,
    pages: {},
    settings: PATIENT,
  })
  const stop = async () => {
    await runtime.stop()
    await door.close()
    await miniflare.dispose()
  }
  try {
    const { paths } = await findPages(`http://localhost:${runtime.shop}`)
    return { runtime, platformPort, door, paths, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Answers of the large shop for one of the small: 1 means that size costs nothing. */
async function compareStorefronts(less: Shop, more: Shop): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const page of benchPages) {
    const target = ({ runtime, paths }: Shop) => ({
      port: runtime.rendering,
      pid: runtime.pid,
      ask: { path: paths[page] },
    })
    for (const shop of [less, more, less, more])
      await fetchText(`http://localhost:${shop.runtime.rendering}${shop.paths[page]}`)
    const rounds = await interleave<'less' | 'more', Load>(
      {
        less: () => measureLoad(target(less), { ms: MILLISECONDS }),
        more: () => measureLoad(target(more), { ms: MILLISECONDS }),
      },
      ROUNDS,
    )
    const { throughput } = toComparison(rounds.more, rounds.less)
    const perCpu = ratioOf(
      rounds.more.map(({ cpuMs }) => cpuMs),
      rounds.less.map(({ cpuMs }) => cpuMs),
    )
    figures.push(
      hold(`${titles[page]}, rendered: time of an answer, × small shop`, 1 / throughput.median, printRatio, {
        atMost: STOREFRONT_TIMES,
      }),
      ...(Number.isNaN(perCpu.median)
        ? []
        : [
            hold(`${titles[page]}, rendered: processor time, × small shop`, perCpu.median, printRatio, {
              atMost: STOREFRONT_TIMES,
            }),
          ]),
    )
  }
  return figures
}

/** The storefront's own words of pages that it does not know yet, and a sitemap's page of addresses. */
async function callsOfShop({ platformPort, door, paths }: Shop): Promise<PlatformCalls> {
  const fresh = await startRawRuntime({
    platformPort: door.port,
    constantScript: EMPTY,
    pages: {},
    settings: PATIENT,
  })
  try {
    const calls = await collectCalls({ shopPort: fresh.shop, platformPort, door, paths })
    return { ...calls, 'Sitemap, 500 products after the middle one': sitemapCall(LARGE / 2) }
  } finally {
    await fresh.stop()
  }
}

const EMPTY = 'export default { fetch: () => new Response() }'

/** Products in the order of their ids after one of them: what a sitemap walks the catalogue with. */
function sitemapCall(afterId: number): PlatformCalls[string] {
  const body = {
    _availableFilters: [],
    _appliedFilters: [
      { attribute: 'visibility', value: { in: [2, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
      { attribute: 'id', value: { gt: afterId }, scope: 'default' },
    ],
    _appliedSort: [{ field: 'id', options: 'asc' }],
    _searchText: '',
  }
  const query =
    'size=500&from=0&request_format=search-query&response_format=compact&_source_include=id,url_path,updated_at'
  const path = `/api/catalog/vue_storefront_catalog/product/_search?${query}`
  return { method: 'POST', path, body: JSON.stringify(body), startedAt: 0, endedAt: 0 }
}
