import { type BenchPage, benchPages, type FoundPages } from './bench-pages.ts'
import { type Figure, hold, type Limit, printRatio, type Section } from './figures.ts'
import { type Load, measureLoad, type Question, type Target } from './load.ts'
import { titles } from './measure-sizes.ts'
import { interleave, type Ratio, ratioOf } from './rounds.ts'

const ROUNDS = 5
const CONNECTIONS = 32
const MILLISECONDS = 400

type Kind = 'cached' | 'rendered' | 'missed'

/** A server by its port, with its process. */
export type Server = Pick<Target, 'port' | 'pid'>

/** What is compared with the constant. */
export type Servers = { constant: Server } & Partial<Record<Kind, Server>>

/** Both as multiples of the constant's: answers per second, and per second of processor time. */
interface Comparison {
  throughput: Ratio
  perCpu: Ratio
}

export type Ratios = Partial<Record<Kind, Record<BenchPage, Comparison>>>

/** Measures the pages against the constant, page by page; what is compared is measured right after one another. */
export async function compareThroughput(
  servers: Servers,
  { paths }: Pick<FoundPages, 'paths'>,
): Promise<Ratios> {
  const ratios: Ratios = {}
  for (const page of benchPages) {
    const targets = targetsOf(servers, page, paths[page])
    for (const target of Object.values(targets)) await measureLoad(target, { connections: 4, ms: 200 }) // warm
    const cases = Object.entries(targets).map(([kind, target]) => [kind, () => measureOnce(target)])
    const { constant = [], ...rounds } = await interleave<string, Load>(Object.fromEntries(cases), ROUNDS)
    for (const [kind, loads] of Object.entries(rounds) as [Kind, Load[]][]) {
      const known = ratios[kind] ?? ({} as Record<BenchPage, Comparison>) // filled page by page
      ratios[kind] = { ...known, [page]: toComparison(loads, constant) }
    }
  }
  return ratios
}

export const toComparison = (loads: Load[], constant: Load[]): Comparison => ({
  throughput: ratioOf(loads.map(perSecond), constant.map(perSecond)),
  perCpu: ratioOf(constant.map(cpuMs), loads.map(cpuMs)), // what costs half gives twice as many
})

const perSecond = (load: Load) => load.perSecond
const cpuMs = (load: Load) => load.cpuMs

const measureOnce = (target: Target) => measureLoad(target, { connections: CONNECTIONS, ms: MILLISECONDS })

function targetsOf(servers: Servers, page: BenchPage, path: string): Record<string, Target> {
  const { constant, ...others } = servers
  const given = Object.entries(others) as [Kind, Server][]
  const kinds = given.filter(([kind]) => page !== 'home' || kind !== 'missed')
  return {
    constant: { ...constant, ask: { path: `/${page}` } },
    ...Object.fromEntries(
      kinds.map(([kind, server]) => [kind, { ...server, ask: kind === 'missed' ? missed(path) : { path } }]),
    ),
  }
}

/**
 * A missed page is never in the page cache, though its data is in the data cache: its query says nothing to the page.
 * Home leaves every query out and is found.
 */
export const missed =
  (path: string) =>
  (number: number): Question => ({ path: `${path}?childSku=bench-${number}` })

/** Hydrogen's throughput, uncached, as a multiple of the same constant. */
export const hydrogen: Record<BenchPage, number> = { home: 0.042, listing: 0.016, product: 0.045 }
const rawBudgets = { cached: 0.9, rendered: { listing: 0.065, product: 0.16 } } // our budgets
const MINIFLARE_CACHED = 0.45

/** The runtime alone: the figures of record. */
export function rawThroughput({ cached, rendered, missed }: Ratios): Section {
  const figures = benchPages.flatMap((page): Figure[] => [
    ...compare(`${titles[page]}, cached`, cached?.[page], { atLeast: rawBudgets.cached }),
    ...compare(
      `${titles[page]}, rendered`,
      rendered?.[page],
      page === 'home' ? {} : { atLeast: rawBudgets.rendered[page] },
    ),
    hold(
      `${titles[page]}, rendered: answers per second, × Hydrogen`,
      (rendered?.[page].throughput.median ?? Number.NaN) / hydrogen[page],
      printRatio,
      {},
    ),
    ...(page === 'home' ? [] : compare(`${titles[page]}, first visitor`, missed?.[page])),
  ])
  return { title: 'Throughput, workerd alone', figures, note: RAW_NOTE }
}

/** Both ratios with the span of their rounds, held to the same limit. */
function compare(name: string, comparison: Comparison | undefined, limit: Limit = {}): Figure[] {
  if (!comparison) return []
  const { throughput, perCpu } = comparison
  return [
    withSpan(`${name}: answers per second, × constant`, throughput, limit),
    ...(Number.isNaN(perCpu.median)
      ? []
      : [withSpan(`${name}: answers per processor second, × constant`, perCpu, limit)]),
  ]
}

function withSpan(name: string, { median, lowest, highest }: Ratio, limit: Limit): Figure {
  const figure = hold(name, median, printRatio, limit)
  return { ...figure, value: `${figure.value} (${lowest.toPrecision(2)}–${highest.toPrecision(2)})` }
}

const RAW_NOTE = `In brackets the lowest and highest of the rounds. Rendered: with \`PAGE_CACHE=off\`, all data in the data
cache. First visitor: the page cache is on and misses; the page is rendered and stored. Answers per processor second count
what the server's process used; neighbours on a busy machine disturb them less than answers per second.`

/** The same behind Miniflare, whose own proxy and asset router are part of every request to the shop. */
export function miniflareThroughput({ cached, rendered }: Ratios): Section {
  const figures = benchPages.flatMap((page): Figure[] => [
    ...compare(`${titles[page]}, cached`, cached?.[page], { atLeast: MINIFLARE_CACHED }),
    ...compare(`${titles[page]}, rendered`, rendered?.[page]),
  ])
  return { title: 'Throughput, Miniflare', figures }
}
