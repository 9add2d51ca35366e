import { type BenchPage, benchPages, type FoundPages } from './bench-pages.ts'
import { type Figure, hold, type Limit, printRatio, type Section } from './figures.ts'
import { measureThroughput, type Target } from './load.ts'
import { titles } from './measure-sizes.ts'
import { interleave, type Ratio, ratioOf } from './rounds.ts'

const ROUNDS = 5
const CONNECTIONS = 32

const MILLISECONDS = 500

type Kind = 'cached' | 'rendered' | 'missed'

/** What is compared with the constant, each by its port. */
export type Servers = { constant: number } & Partial<Record<Kind, number>>

/** Throughput as a multiple of the constant's, per kind and page. */
export type Ratios = Partial<Record<Kind, Record<BenchPage, Ratio>>>

/** Measures the pages against the constant, page by page; what is compared is measured right after one another. */
export async function compareThroughput(
  servers: Servers,
  { paths }: Pick<FoundPages, 'paths'>,
): Promise<Ratios> {
  const ratios: Ratios = {}
  for (const page of benchPages) {
    const targets = targetsOf(servers, page, paths[page])
    for (const target of Object.values(targets)) await measureThroughput(target, { connections: 4, ms: 200 }) // warm
    const cases = Object.entries(targets).map(([kind, target]) => [kind, () => measureOnce(target)])
    const { constant = [], ...rounds } = await interleave<string>(Object.fromEntries(cases), ROUNDS)
    for (const [kind, values] of Object.entries(rounds) as [Kind, number[]][]) {
      const known = ratios[kind] ?? ({} as Record<BenchPage, Ratio>) // filled page by page
      ratios[kind] = { ...known, [page]: ratioOf(values, constant) }
    }
  }
  return ratios
}

const measureOnce = (target: Target) =>
  measureThroughput(target, { connections: CONNECTIONS, ms: MILLISECONDS })

/** A missed page is never in the page cache, though its data is in the data cache: its query says nothing to the page. */
function targetsOf(servers: Servers, page: BenchPage, path: string): Record<string, Target> {
  const { constant, ...others } = servers
  const kinds = Object.entries(others) as [Kind, number][] // the ports that are given
  return {
    constant: { port: constant, path: `/${page}` },
    ...Object.fromEntries(
      kinds.map(([kind, port]) => [
        kind,
        { port, path: kind === 'missed' ? (number: number) => `${path}?childSku=bench-${number}` : path },
      ]),
    ),
  }
}

/** Hydrogen's throughput, uncached, as a multiple of the same constant (design §11). */
const hydrogen: Record<BenchPage, number> = { home: 0.042, listing: 0.016, product: 0.045 }
const rawBudgets = { cached: 0.9, rendered: { listing: 0.065, product: 0.16 } } // design §11
const MINIFLARE_CACHED = 0.45

/** The runtime alone: the figures of record. */
export function rawThroughput({ cached, rendered, missed }: Ratios): Section {
  const figures = benchPages.flatMap((page): Figure[] => [
    compare(`${titles[page]}, cached, × constant`, cached?.[page], { atLeast: rawBudgets.cached }),
    compare(`${titles[page]}, rendered, × constant`, rendered?.[page], {
      ...(page === 'home' ? {} : { atLeast: rawBudgets.rendered[page] }),
    }),
    hold(`${titles[page]}, rendered, × Hydrogen`, timesHydrogen(rendered, page), printRatio, {}),
    compare(`${titles[page]}, first visitor: rendered and stored, × constant`, missed?.[page]),
  ])
  return { title: 'Throughput, workerd alone', figures, note: RAW_NOTE }
}

/** A ratio with the span of its rounds. */
function compare(name: string, ratio: Ratio | undefined, limit: Limit = {}): Figure {
  const { median, lowest, highest } = ratio ?? { median: Number.NaN, lowest: Number.NaN, highest: Number.NaN }
  const figure = hold(name, median, printRatio, limit)
  return { ...figure, value: `${figure.value} (${lowest.toPrecision(2)}–${highest.toPrecision(2)})` }
}

const timesHydrogen = (ratios: Ratios[Kind], page: BenchPage) =>
  (ratios?.[page].median ?? Number.NaN) / hydrogen[page]

const RAW_NOTE = `In brackets the lowest and highest of the rounds. Rendered: with \`PAGE_CACHE=off\`, all data in the data
cache. First visitor: the page cache is on and misses.`

/** The same behind Miniflare, whose own proxy and asset router are part of every request to the shop. */
export function miniflareThroughput({ cached, rendered }: Ratios): Section {
  const figures = benchPages.flatMap((page): Figure[] => [
    compare(`${titles[page]}, cached, × constant`, cached?.[page], { atLeast: MINIFLARE_CACHED }),
    compare(`${titles[page]}, rendered, × constant`, rendered?.[page]),
  ])
  return { title: 'Throughput, Miniflare', figures }
}
