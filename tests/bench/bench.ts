import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type FoundPages, fetchText, findPages } from './bench-pages.ts'
import { bundleConstant } from './bundle-constant.ts'
import type { Section } from './figures.ts'
import { findFreePort } from './free-port.ts'
import { compareFirstByte } from './measure-first-byte.ts'
import { measureInteraction } from './measure-interaction.ts'
import { runLighthouse } from './measure-lighthouse.ts'
import { measureNextPage } from './measure-next-page.ts'
import { measurePlatform } from './measure-platform.ts'
import { measurePurges } from './measure-purges.ts'
import { measureScale } from './measure-scale.ts'
import { measureBuild, measureDocuments } from './measure-sizes.ts'
import { soak } from './measure-soak.ts'
import { compareThroughput, miniflareThroughput, rawThroughput, type Server } from './measure-throughput.ts'
import { countUpstream } from './measure-upstream.ts'
import { startConstant } from './miniflare-runtime.ts'
import { openDoor } from './platform-door.ts'
import { startRuntime } from './process-usage.ts'
import { type RawRuntime, startRawRuntime } from './raw-workerd.ts'
import { fillDatabase, startShopServer } from './shop-server.ts'
import { writeReport } from './write-report.ts'

/**
 * `npm run bench`: measures the build in `dist/` against our budgets and writes BENCHMARKS.md.
 * `--lighthouse` adds Lighthouse runs, some ten minutes on a machine that does nothing else; `--scale` a shop of 100 000 products, which has to be seeded
 * first (`--scale-state <folder>` keeps it for the next time); `--soak <seconds>` full load for a while. Everything else
 * runs on this machine and is gone afterwards.
 */
const { values: options } = parseArgs({
  options: {
    lighthouse: { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
    'scale-state': { type: 'string' },
    soak: { type: 'string', default: '0' },
  },
})
const soakSeconds = Number(options.soak)
if (!Number.isSafeInteger(soakSeconds) || soakSeconds < 0) {
  console.error(`--soak takes whole seconds, not ${options.soak}`)
  process.exit(1)
}

const REPORT = 'BENCHMARKS.md'
const SCALE_MS = 40 * 60_000
const LONGEST_MS = 60 * 60_000 + soakSeconds * 1000 + (options.scale ? SCALE_MS : 0)
const startedAt = performance.now()
const [loadBefore = 0] = loadavg()

const stateFolder = mkdtempSync(join(tmpdir(), 'skare-bench-'))
setTimeout(() => {
  console.error('The benchmark took too long and was stopped.')
  process.exit(1)
}, LONGEST_MS).unref()

try {
  const sections = await measureAll()
  writeReport(REPORT, introduction(), sections)
  console.log(`${REPORT} is written.`)
} finally {
  rmSync(stateFolder, { recursive: true, force: true })
}
process.exit(0) // Node's fetch keeps its connections open

async function measureAll(): Promise<Section[]> {
  const build = measureBuild()
  say('fills a database')
  await fillDatabase(stateFolder)
  const constantScript = await bundleConstant()
  const shop = await measureMiniflare(constantScript)
  const raw = await measureRaw(constantScript, shop.pages)
  const scale = options.scale ? [await measureLargeShop(constantScript)] : []
  return [build, measureDocuments(shop.pages), ...raw, shop.throughput, ...scale, ...shop.lighthouse]
}

function measureLargeShop(constantScript: string): Promise<Section> {
  say('seeds and measures a large shop')
  const large = options['scale-state'] ?? join(stateFolder, 'large')
  return measureScale({ small: stateFolder, large }, constantScript)
}

/** The shop as `npm start` serves it. */
async function measureMiniflare(constantScript: string) {
  const port = await findFreePort()
  const { started: shop, pid } = await startRuntime(() => startShopServer({ port, stateFolder }))
  try {
    const pages = await findPages(`http://localhost:${port}`)
    const constantPort = await findFreePort()
    const { started, pid: constantPid } = await startRuntime(() =>
      startConstant(constantPort, constantScript, pages.texts),
    )
    const constant = { port: constantPort, pid: constantPid }
    try {
      say('measures throughput in Miniflare')
      const cached = await compareThroughput({ constant, cached: { port, pid } }, pages)
      const lighthouse = options.lighthouse ? await measureInBrowser(port, pages) : []
      await shop.dispose()
      const rendered = await measureRendering(constant, pages)
      return { pages, throughput: miniflareThroughput({ ...cached, ...rendered }), lighthouse }
    } finally {
      await started.dispose()
    }
  } finally {
    await shop.dispose()
  }
}

/** What a browser sees. Nothing else may run meanwhile. */
async function measureInBrowser(port: number, pages: FoundPages): Promise<Section[]> {
  const measures: [string, () => Promise<Section>][] = [
    ['Lighthouse', () => runLighthouse(port, pages)],
    ['taps', () => measureInteraction(port, Math.random)],
    ['clicks on cards', () => measureNextPage(port)],
  ]
  const sections: Section[] = []
  for (const [title, measure] of measures) {
    say(title)
    sections.push(await measure().catch((error: unknown) => notMeasured(title, error)))
  }
  return sections
}

/** A section that failed stands in the report as a budget that is not met; the others took long and are kept. */
function notMeasured(title: string, error: unknown): Section {
  console.error(title, error)
  const [reason = ''] = String(error).split('\n')
  return { title, figures: [{ name: 'Measured', value: `no: ${reason}`, budget: 'yes', isMet: false }] }
}

/** The same shop with its page cache off, on the same database and data cache. */
async function measureRendering(constant: Server, pages: FoundPages) {
  const port = await findFreePort()
  const { started: shop, pid } = await startRuntime(() =>
    startShopServer({ port, stateFolder, settings: { PAGE_CACHE: 'off' } }),
  )
  try {
    for (const path of Object.values(pages.paths)) await fetchText(`http://localhost:${port}${path}`)
    return await compareThroughput({ constant, rendered: { port, pid } }, pages)
  } finally {
    await shop.dispose()
  }
}

/** The storefront in the runtime alone, the platform behind a door that counts calls. */
async function measureRaw(constantScript: string, pages: FoundPages): Promise<Section[]> {
  const platformPort = await findFreePort()
  const platform = await startShopServer({ port: platformPort, platformOnly: true, stateFolder })
  const door = await openDoor(platformPort)
  const start = () => startRawRuntime({ platformPort: door.port, constantScript, pages: pages.texts })
  try {
    say('counts calls to the platform')
    const upstream = await withRuntime(start, ({ shop }) => countUpstream(shop, door, pages.products))
    say('measures the platform')
    const paths = { listing: pages.paths.listing, product: pages.paths.product }
    const speed = await withRuntime(start, ({ shop }) =>
      measurePlatform({ shopPort: shop, platformPort, door, paths }),
    )
    const warmed = await withRuntime(start, async (runtime) => {
      await warm(runtime, pages)
      say('measures throughput in workerd')
      const throughput = rawThroughput(await compareThroughput(serversOf(runtime), pages))
      say('measures first bytes')
      return [throughput, await compareFirstByte({ runtime, door, pages }), upstream, speed]
    })
    const purges = await withRuntime(start, (runtime) => measurePurgesOf(runtime, pages))
    const soaked = soakSeconds > 0 ? [await withRuntime(start, (runtime) => soakShop(runtime, pages))] : []
    return [...warmed, purges, ...soaked]
  } finally {
    await door.close()
    await platform.dispose()
  }
}

function serversOf({ pid, constant, shop, rendering }: RawRuntime) {
  const cached = { port: shop, pid }
  return { constant: { port: constant, pid }, cached, rendered: { port: rendering, pid }, missed: cached }
}

async function measurePurgesOf(runtime: RawRuntime, pages: FoundPages): Promise<Section> {
  say('measures purges')
  await warm(runtime, pages)
  return measurePurges(runtime, pages.paths.listing)
}

async function soakShop(runtime: RawRuntime, pages: FoundPages): Promise<Section> {
  say(`soaks for ${soakSeconds} s`)
  await warm(runtime, pages)
  return soak(runtime, pages, soakSeconds)
}

async function withRuntime<T>(
  start: () => Promise<RawRuntime>,
  use: (runtime: RawRuntime) => Promise<T>,
): Promise<T> {
  const runtime = await start()
  try {
    return await use(runtime)
  } finally {
    await runtime.stop()
  }
}

/** Fills the caches of both shops; twice, because the first document of a page may be made in the background. */
async function warm({ shop, rendering }: RawRuntime, { paths }: FoundPages): Promise<void> {
  for (let round = 0; round < 2; round++) {
    for (const port of [shop, rendering]) {
      for (const path of Object.values(paths)) await fetchText(`http://localhost:${port}${path}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

function say(what: string): void {
  console.log(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)} s  ${what}`)
}

function introduction(): string {
  return `# Benchmarks

Written by \`npm run bench\`; do not edit. Budgets are those of the design (\`tests/support/budgets.ts\` and
\`tests/bench\`).

Figures of speed are ratios within one run: shop and yardstick are measured in turn, five rounds, each round starting with
another case; a ratio is taken inside each round, and the median over rounds is shown. All figures are of one run. The yardstick ("constant") is a Hono
route that answers the very text of the page as a constant, in the same runtime. Load: 32 keep-alive connections on
loopback, no compression asked for. "workerd alone" is the built storefront in the runtime itself, with KV in memory;
"Miniflare" is the shop as \`npm start\` serves it, proxy and asset router included. "Hydrogen" is Shopify Hydrogen 2026.4
(its skeleton with the same number of products), measured once beside the same kind of constant.

Load of the machine before this run: ${loadBefore.toFixed(1)} on ${availableParallelism()} processors. Where others keep it busy (above 1 per
processor), the spans in brackets are wide and a single ratio may be a third off.`
}
