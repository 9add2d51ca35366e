import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findChromium } from '../support/chromium.ts'
import { type BenchPage, benchPages, type FoundPages } from './bench-pages.ts'
import { type Figure, hold, printCount, printRatio, type Section } from './figures.ts'
import { titles } from './measure-sizes.ts'
import { processorBlockingOf, type TraceEvent } from './processor-blocking.ts'
import { median } from './rounds.ts'
import { openSecureFront } from './secure-front.ts'

const RUNS = 9
const RUN_MS = 60_000
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors', // the front's certificate is of its own making
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIRST_PAINT_S = 0.87 // our budgets
const LARGEST_PAINT_S = 0.98
const BLOCKING_MS = 50
/** First paint, beside the same page without scripts. */
const TIMES_PLAIN = 1.02

/** What one run of Lighthouse says. */
interface Run {
  scores: number[]
  firstPaint: number
  largestPaint: number
  blocking: number
  /** The same by processor time. */
  processorBlocking: number
  /** All tasks of the main thread. */
  mainThread: number
  shift: number
  requests: number
  bytes: number
  /** Audits that cost points, for the report. */
  faults: string[]
}

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
    for (let round = 0; round < RUNS; round++)
      for (const page of benchPages)
        for (const form of forms)
          runs[page][form].push(await measurePage(`${fronts[form]?.origin}${paths[page]}`))
  } finally {
    for (const form of forms) fronts[form]?.close()
  }
  const faults = benchPages.flatMap((page) => faultsOf(page, runs[page].shop))
  return {
    title: 'Lighthouse, mobile',
    figures: benchPages.flatMap((page) => toFigures(page, runs[page])),
    note: [
      'Over HTTP/2 with TLS in front of Miniflare; medians of nine runs. Plain: the same document without its scripts.',
      'Simulated throttling: seconds are those of the simulated device and network, not of this machine. Main thread: all its tasks until the page is quiet.',
      'Blocking time counts the elapsed time of tasks, also while browser and server had the processors of this machine; of processor time: the same without that.',
      faults.length > 0 ? `Audits that cost points: ${faults.join('; ')}.` : 'No audit costs a point.',
    ].join(' '),
  }
}

function toFigures(page: BenchPage, { shop, plain }: Runs): Figure[] {
  const middle = (value: (run: Run) => number, runs = shop) => median(runs.map(value))
  const firstPaint = (run: Run) => run.firstPaint
  const blocking = (run: Run) => run.blocking
  const processorBlocking = (run: Run) => run.processorBlocking
  const mainThread = (run: Run) => run.mainThread
  const scores = CATEGORIES.map((_, at) => middle((run) => run.scores[at] ?? 0))
  const [performance = 0, ...others] = scores
  const title = titles[page]
  return [
    {
      name: `${title}: performance, accessibility, best practices, SEO`,
      value: scores.join(' / '),
      budget: '≥ 99 / 100 / 100 / 100',
      isMet: performance >= 99 && others.every((score) => score === 100),
    },
    hold(`${title}: first paint`, middle(firstPaint), printSeconds, { atMost: FIRST_PAINT_S }),
    { name: `${title}, plain: first paint`, value: printSeconds(middle(firstPaint, plain)) },
    hold(`${title}: first paint, × plain`, middle(firstPaint) / middle(firstPaint, plain), printRatio, {
      atMost: TIMES_PLAIN,
    }),
    hold(
      `${title}: largest paint`,
      middle((run) => run.largestPaint),
      printSeconds,
      { atMost: LARGEST_PAINT_S },
    ),
    hold(`${title}: blocking time`, middle(blocking), printMilliseconds, { atMost: BLOCKING_MS }),
    { name: `${title}, plain: blocking time`, value: printMilliseconds(middle(blocking, plain)) },
    {
      name: `${title}: blocking time, of processor time`,
      value: printMilliseconds(middle(processorBlocking)),
    },
    {
      name: `${title}, plain: blocking time, of processor time`,
      value: printMilliseconds(middle(processorBlocking, plain)),
    },
    { name: `${title}: main thread`, value: printMilliseconds(middle(mainThread)) },
    { name: `${title}, plain: main thread`, value: printMilliseconds(middle(mainThread, plain)) },
    { name: `${title}: layout shift`, value: middle((run) => run.shift).toFixed(3) },
    hold(
      `${title}: requests`,
      middle((run) => run.requests),
      printCount,
      {},
    ),
    { name: `${title}: transferred`, value: `${Math.round(middle((run) => run.bytes) / 1000)} kB` },
  ]
}

const printMilliseconds = (ms: number) => `${Math.round(ms)} ms`
const printSeconds = (seconds: number) => `${seconds.toFixed(2)} s`

const faultsOf = (page: BenchPage, runs: Run[]): string[] =>
  [...new Set(runs.flatMap(({ faults }) => faults))].map((fault) => `${titles[page]}: ${fault}`)

interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>
}

/** A run of Lighthouse on a page, repeated once when the browser failed: on a busy machine it misses the start of a page now and then. */
export const measurePage = (url: string): Promise<Run> =>
  runOnce(url).catch((error) => {
    console.error(`${error.message.split('\n')[0]}; once more`)
    return runOnce(url)
  })

async function runOnce(url: string): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'skare-lighthouse-'))
  try {
    await startLighthouse(url, join(folder, 'run.json'))
    const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const { traceEvents }: { traceEvents: TraceEvent[] } = readJson('run-0.trace.json') // Lighthouse's own JSON
    return { ...toRun(readJson('run.json')), processorBlocking: processorBlockingOf(traceEvents, url) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function toRun({ categories, audits }: LighthouseResult): Omit<Run, 'processorBlocking'> {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    firstPaint: numberOf('first-contentful-paint') / 1000,
    largestPaint: numberOf('largest-contentful-paint') / 1000,
    blocking: numberOf('total-blocking-time'),
    mainThread: numberOf('mainthread-work-breakdown'),
    shift: numberOf('cumulative-layout-shift'),
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    bytes: numberOf('total-byte-weight'),
    faults: CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && isBroken(audits[id]?.score))
        .map(({ id }) => id),
    ),
  }
}

const isBroken = (score: number | null | undefined) => typeof score === 'number' && score < 1

const CLI = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js')

/** Lighthouse in a process of its own; it writes its result, and the trace beside it. */
function startLighthouse(url: string, path: string): Promise<void> {
  const options = ['--output=json', '--quiet', '--save-assets', `--output-path=${path}`]
  const categories = `--only-categories=${CATEGORIES.join(',')}`
  const child = spawn(
    process.execPath,
    [CLI, url, ...options, categories, `--chrome-flags=${FLAGS.join(' ')}`],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: RUN_MS,
    },
  )
  let errors = ''
  child.stderr.on('data', (bytes) => {
    errors += bytes
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`lighthouse: ${errors}`))))
  })
}
