import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchPage, benchPages, type FoundPages, fetchText, findPages } from './bench-pages.ts'
import { bundleConstant } from './bundle-constant.ts'
import { findFreePort } from './free-port.ts'
import { type Load, measureLoad, type Target } from './load.ts'
import { PURGE_KEY, type RawRuntime, startRawRuntime } from './raw-workerd.ts'
import { interleave, median } from './rounds.ts'
import { fillDatabase, startShopServer } from './shop-server.ts'

/** Processor time of one answer in the runtime alone, milliseconds. */
interface CpuOfPage {
  /** A constant of the page's bytes: the yardstick that other shops were measured against. */
  constant: number
  memory: number
  /** Rendered from data in the cache. */
  rendered: number
}

export interface CpuFigures {
  pages: Record<BenchPage, CpuOfPage>
  /** A product page that KV has and the isolate does not. */
  productFromKv: number
}

const ROUNDS = 5
const LOAD = { connections: 16, ms: 700 }
/** A busy machine is slow, but what an answer costs is the same. */
const PATIENT = { SERVER_TIMEOUT_MS: '20000' }
const KV_ENTRIES = 10_000
/** More product pages than an isolate's memory holds: asked for in turn, none of them is there. */
const PRODUCTS = 500

export async function measureCpu(): Promise<CpuFigures> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'skare-prices-'))
  try {
    await fillDatabase(stateFolder)
    const found = await withServer({ stateFolder }, async (port) => {
      const origin = `http://localhost:${port}`
      return { pages: await findPages(origin), products: await findProducts(origin) }
    })
    return await withServer({ stateFolder, platformOnly: true }, (platformPort) =>
      measureRuntime(platformPort, found),
    )
  } finally {
    rmSync(stateFolder, { recursive: true, force: true })
  }
}

async function withServer<T>(
  options: { stateFolder: string; platformOnly?: boolean },
  use: (port: number) => Promise<T>,
): Promise<T> {
  const port = await findFreePort()
  const server = await startShopServer({ port, settings: PATIENT, ...options })
  try {
    return await use(port)
  } finally {
    await server.dispose()
  }
}

interface Found {
  pages: FoundPages
  products: string[]
}

async function measureRuntime(platformPort: number, { pages, products }: Found): Promise<CpuFigures> {
  const constantScript = await bundleConstant()
  const runtime = await startRawRuntime({
    platformPort,
    constantScript,
    pages: pages.texts,
    settings: PATIENT,
    kvEntries: KV_ENTRIES,
  })
  try {
    return {
      pages: await measurePages(runtime, pages),
      productFromKv: await measureKv(runtime, products),
    }
  } finally {
    await runtime.stop()
  }
}

/** Addresses of products, from the sitemap. */
async function findProducts(origin: string): Promise<string[]> {
  const sitemap = await fetchText(`${origin}/sitemaps/products-0.xml`)
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .slice(0, PRODUCTS)
}

async function measurePages(
  { shop, rendering, constant, pid }: RawRuntime,
  { paths }: FoundPages,
): Promise<CpuFigures['pages']> {
  const found = {} as CpuFigures['pages'] // filled page by page
  for (const page of benchPages) {
    const targets: Record<keyof CpuOfPage, Target> = {
      constant: { port: constant, pid, ask: { path: `/${page}` } },
      memory: { port: shop, pid, ask: { path: paths[page] } },
      rendered: { port: rendering, pid, ask: { path: paths[page] } },
    }
    for (const target of Object.values(targets)) await measureLoad(target, LOAD) // warm
    const rounds = await interleave<keyof CpuOfPage, Load>(
      {
        constant: () => measureLoad(targets.constant, LOAD),
        memory: () => measureLoad(targets.memory, LOAD),
        rendered: () => measureLoad(targets.rendered, LOAD),
      },
      ROUNDS,
    )
    found[page] = {
      constant: medianCpu(rounds.constant),
      memory: medianCpu(rounds.memory),
      rendered: medianCpu(rounds.rendered),
    }
  }
  return found
}

async function measureKv({ shop, pid }: RawRuntime, products: string[]): Promise<number> {
  for (let round = 0; round < 2; round++)
    for (const path of products) await fetchText(`http://localhost:${shop}${path}`)
  const [first = ''] = products
  const headers = { Authorization: `Bearer ${PURGE_KEY}` }
  const timing = (await fetch(`http://localhost:${shop}${first}`, { headers })).headers.get('Server-Timing')
  if (!timing?.includes('kv-fresh'))
    throw new Error(`${products.length} products do not fill the memory: ${timing}`)
  const target: Target = {
    port: shop,
    pid,
    ask: (number) => ({ path: products[number % products.length] ?? first }),
  }
  const loads: Load[] = []
  for (let round = 0; round < ROUNDS; round++) loads.push(await measureLoad(target, LOAD))
  return medianCpu(loads)
}

const medianCpu = (loads: Load[]): number => median(loads.map(({ cpuMs }) => cpuMs))
