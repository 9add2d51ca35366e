import { type BenchPage, benchPages, type FoundPages } from './bench-pages.ts'
import { type Figure, hold, printRatio, type Section } from './figures.ts'
import { measureThroughput, type Target } from './load.ts'
import { titles } from './measure-sizes.ts'
import { interleave, medianRatio } from './rounds.ts'

const ROUNDS = 5
const CONNECTIONS = 32

type Kind = 'constant' | 'cached' | 'rendered' | 'missed'

/** Ports of what is compared; a server that is not there is not measured. */
export interface Servers {
  constant: number
  cached?: number
  rendered?: number
}

/** Throughput as a multiple of the constant's, per kind and page. */
export type Ratios = Partial<Record<Kind, Record<BenchPage, number>>>

/** Measures the pages against the constant, round by round, every page and server in turn. */
export async function compareThroughput(
  servers: Servers,
  { paths }: Pick<FoundPages, 'paths'>,
): Promise<Ratios> {
  const kinds = (['constant', 'cached', 'rendered', 'missed'] as const).filter((kind) => portOf(kind, servers))
  const cases = Object.fromEntries(
    kinds.flatMap((kind) => benchPages.map((page) => [`${kind} ${page}`, targetOf(kind, page, servers, paths)])),
  )
  for (const target of Object.values(cases)) await measureThroughput(target, { connections: 4, ms: 200 }) // warm
  const rounds = await interleave(
    Object.fromEntries(
      Object.entries(cases).map(([name, target]) => [
        name,
        () => measureThroughput(target, { connections: CONNECTIONS }),
      ]),
    ),
    ROUNDS,
  )
  const ratioOf = (kind: Kind, page: BenchPage) =>
    medianRatio(rounds[`${kind} ${page}`] ?? [], rounds[`constant ${page}`] ?? [])
  return Object.fromEntries(
    kinds
      .filter((kind) => kind !== 'constant')
      .map((kind) => [kind, Object.fromEntries(benchPages.map((page) => [page, ratioOf(kind, page)]))]),
  )
}

const portOf = (kind: Kind, { constant, cached, rendered }: Servers): number | undefined =>
  ({ constant, cached, rendered, missed: cached })[kind]

/** A page that is never in the page cache, though its data is in the data cache: a query the page takes no notice of. */
function targetOf(kind: Kind, page: BenchPage, servers: Servers, paths: FoundPages['paths']): Target {
  const port = portOf(kind, servers) ?? 0
  if (kind === 'constant') return { port, path: `/${page}` }
  if (kind === 'missed') return { port, path: (number) => `${paths[page]}?childSku=bench-${number}` }
  return { port, path: paths[page] }
}

/** Hydrogen's throughput, uncached, as a multiple of the same constant (design §11). */
const hydrogen: Record<BenchPage, number> = { home: 0.042, listing: 0.016, product: 0.045 }
const rawBudgets = { cached: 0.9, rendered: { listing: 0.065, product: 0.16 } } // design §11
const MINIFLARE_CACHED = 0.45

/** The runtime alone: the figures of record. */
export function rawThroughput({ cached, rendered, missed }: Ratios): Section {
  const figures = benchPages.flatMap((page): Figure[] => [
    hold(`${titles[page]}, cached, × constant`, cached?.[page] ?? Number.NaN, printRatio, {
      atLeast: rawBudgets.cached,
    }),
    hold(`${titles[page]}, rendered, × constant`, rendered?.[page] ?? Number.NaN, printRatio, {
      ...(page === 'home' ? {} : { atLeast: rawBudgets.rendered[page] }),
    }),
    { name: `${titles[page]}, rendered, × Hydrogen`, value: timesHydrogen(rendered, page) },
    { name: `${titles[page]}, first visitor: rendered and stored, × constant`, value: print(missed, page) },
  ])
  return { title: 'Throughput, workerd alone', figures, note: RAW_NOTE }
}

const print = (ratios: Record<BenchPage, number> | undefined, page: BenchPage) =>
  printRatio(ratios?.[page] ?? Number.NaN)
const timesHydrogen = (ratios: Record<BenchPage, number> | undefined, page: BenchPage) =>
  printRatio((ratios?.[page] ?? Number.NaN) / hydrogen[page])

const RAW_NOTE =
  'Rendered: with `PAGE_CACHE=off`, all data in the data cache. First visitor: the page cache is on and misses.'

/** The same behind Miniflare, whose own proxy and asset router are part of every request to the shop. */
export function miniflareThroughput({ cached, rendered, missed }: Ratios): Section {
  const figures = benchPages.flatMap((page): Figure[] => [
    hold(`${titles[page]}, cached, × constant`, cached?.[page] ?? Number.NaN, printRatio, {
      atLeast: MINIFLARE_CACHED,
    }),
    { name: `${titles[page]}, rendered, × constant`, value: print(rendered, page) },
    { name: `${titles[page]}, first visitor, × constant`, value: print(missed, page) },
  ])
  return { title: 'Throughput, Miniflare', figures }
}
