import { type BenchPage, benchPages, type FoundPages } from './bench-pages.ts'
import { type Figure, hold, printCount, printRatio, type Section } from './figures.ts'
import { CATEGORIES, measurePage, type Run, type Speed } from './lighthouse-run.ts'
import { titles } from './measure-sizes.ts'
import { median } from './rounds.ts'
import { openSecureFront } from './secure-front.ts'

const RUNS = 9
const FIRST_PAINT_S = 0.87 // our budgets
const LARGEST_PAINT_S = 0.98
const BLOCKING_MS = 50
/** First paint, beside the same page without scripts. */
const TIMES_PLAIN = 1.02

/** The page as it is, and the same without its scripts: the floor of its first paint. */
const forms = ['shop', 'plain'] as const
type Runs = Record<(typeof forms)[number], Run[]>

/** Lighthouse mobile, simulated throttling, first visits: home, listing and product in turn, medians of nine runs. */
export async function runLighthouse(port: number, { paths }: FoundPages): Promise<Section> {
  const fronts = {
    shop: await openSecureFront(port),
    plain: await openSecureFront(port, { withoutScripts: true }),
  }
  if (!fronts.shop || !fronts.plain)
    throw new Error('Lighthouse measures over TLS: this machine has no openssl')
  const runs: Record<BenchPage, Runs> = {
    home: { shop: [], plain: [] },
    listing: { shop: [], plain: [] },
    product: { shop: [], plain: [] },
  }
  try {
    for (let round = 0; round < RUNS; round++) {
      for (const page of benchPages)
        for (const form of forms)
          runs[page][form].push(await measurePage(`${fronts[form]?.origin}${paths[page]}`))
      if (round === 0) console.log(`${' '.repeat(8)}${sayMachine(runs)}`) // before the other forty minutes
    }
  } finally {
    for (const form of forms) fronts[form]?.close()
  }
  const faults = benchPages.flatMap((page) => faultsOf(page, runs[page].shop))
  return {
    title: 'Lighthouse, mobile',
    figures: [machineFigure(runs), ...benchPages.flatMap((page) => toFigures(page, runs[page]))],
    note: [
      'Over HTTP/2 with TLS in front of Miniflare; medians of nine runs. The front sends every document complete, and keeps files and pictures as an edge does, so that less than before takes the processors from the browser. Plain: the same document without its scripts, sent in the same way.',
      'Simulated throttling: seconds are those of the simulated device and network, not of this machine. Main thread: all its tasks until the page is quiet.',
      'The benchmark index is Lighthouse’s measure of the machine’s speed before each run (more is faster): elapsed times, also those of taps and clicks below, move with it.',
      'Lighthouse counts the elapsed time of tasks, four times, also while browser, server and Lighthouse had the processors of this machine. Of processor time: the same recording, judged once more by Lighthouse, with each task as long as it had a processor.',
      faults.length > 0 ? `Audits that cost points: ${faults.join('; ')}.` : 'No audit costs a point.',
    ].join(' '),
  }
}

/** Elapsed times of two runs of this table can only be compared where these are the same. */
const machineFigure = (runs: Record<BenchPage, Runs>): Figure => ({
  name: 'Benchmark index of this machine',
  value: printIndex(runs),
})

/** Whether the machine is quiet enough for the times that follow: a page without scripts keeps it from nothing. */
function sayMachine(runs: Record<BenchPage, Runs>): string {
  const blocking = median(benchPages.flatMap((page) => runs[page].plain.map((run) => run.blocking)))
  return `benchmark index ${printIndex(runs)}; a plain page blocks ${Math.round(blocking)} ms, on a quiet machine less than 50`
}

function printIndex(runs: Record<BenchPage, Runs>): string {
  const indexes = Object.values(runs).flatMap(({ shop, plain }) =>
    [...shop, ...plain].map(({ benchmarkIndex }) => benchmarkIndex),
  )
  const [low, middle, high] = [Math.min(...indexes), median(indexes), Math.max(...indexes)].map(Math.round)
  return `${middle} (${low}–${high})`
}

function toFigures(page: BenchPage, { shop, plain }: Runs): Figure[] {
  const middle = (value: (run: Run) => number, runs = shop) => median(runs.map(value))
  const [performance = 0, ...others] = CATEGORIES.map((_, at) => middle((run) => run.scores[at] ?? 0))
  const mainThread = (run: Run) => run.mainThread
  const title = titles[page]
  return [
    {
      name: `${title}: performance, accessibility, best practices, SEO`,
      value: [performance, ...others].join(' / '),
      budget: '≥ 99 / 100 / 100 / 100',
      isMet: performance >= 99 && others.every((score) => score === 100),
    },
    ...speedFigures(
      title,
      '',
      speedOf(shop, (run) => run),
      speedOf(plain, (run) => run),
    ),
    ...speedFigures(
      title,
      ', of processor time',
      speedOf(shop, (run) => run.byProcessor),
      speedOf(plain, (run) => run.byProcessor),
    ),
    { name: `${title}: main thread`, value: printMilliseconds(middle(mainThread)) },
    { name: `${title}, plain: main thread`, value: printMilliseconds(middle(mainThread, plain)) },
    { name: `${title}: layout shift`, value: middle((run) => run.shift).toFixed(3) },
    { name: `${title}: requests`, value: printCount(middle((run) => run.requests)) },
    { name: `${title}: transferred`, value: `${Math.round(middle((run) => run.bytes) / 1000)} kB` },
  ]
}

const speedOf = (runs: Run[], pick: (run: Run) => Speed): Speed => ({
  firstPaint: median(runs.map((run) => pick(run).firstPaint)),
  largestPaint: median(runs.map((run) => pick(run).largestPaint)),
  blocking: median(runs.map((run) => pick(run).blocking)),
})

const speedFigures = (title: string, how: string, shop: Speed, plain: Speed): Figure[] => [
  hold(`${title}: first paint${how}`, shop.firstPaint, printSeconds, { atMost: FIRST_PAINT_S }),
  { name: `${title}, plain: first paint${how}`, value: printSeconds(plain.firstPaint) },
  hold(`${title}: first paint${how}, × plain`, shop.firstPaint / plain.firstPaint, printRatio, {
    atMost: TIMES_PLAIN,
  }),
  hold(`${title}: largest paint${how}`, shop.largestPaint, printSeconds, { atMost: LARGEST_PAINT_S }),
  { name: `${title}, plain: largest paint${how}`, value: printSeconds(plain.largestPaint) },
  hold(`${title}: blocking time${how}`, shop.blocking, printMilliseconds, { atMost: BLOCKING_MS }),
  { name: `${title}, plain: blocking time${how}`, value: printMilliseconds(plain.blocking) },
]

const printMilliseconds = (ms: number) => `${Math.round(ms)} ms`
const printSeconds = (seconds: number) => `${seconds.toFixed(2)} s`

const faultsOf = (page: BenchPage, runs: Run[]): string[] =>
  [...new Set(runs.flatMap(({ faults }) => faults))].map((fault) => `${titles[page]}: ${fault}`)
