import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findChromium } from '../support/chromium.ts'
import { type TraceEvent, toProcessorTime } from './processor-trace.ts'

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
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Paints in seconds, blocking time in milliseconds, of the simulated device. */
export interface Speed {
  firstPaint: number
  largestPaint: number
  blocking: number
}

/** What one run of Lighthouse says. */
export interface Run extends Speed {
  scores: number[]
  /** The same by processor time of the tasks. */
  byProcessor: Speed
  /** All tasks of the main thread, in milliseconds. */
  mainThread: number
  /** Lighthouse's measure of this machine's speed: a fixed computation, more is faster. */
  benchmarkIndex: number
  shift: number
  requests: number
  bytes: number
  /** Audits that cost points, for the report. */
  faults: string[]
}

interface LighthouseResult {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>
}

const ATTEMPTS = 4

/** A run of Lighthouse on a page, repeated when the browser failed: on a busy machine it misses the start of a page now and then. */
export async function measurePage(url: string, attempt = 1): Promise<Run> {
  try {
    return await runOnce(url)
  } catch (error) {
    if (attempt === ATTEMPTS) throw error
    console.error(`${String(error).split('\n')[0]}; once more`)
    return measurePage(url, attempt + 1)
  }
}

/** Loads the page and judges it; then judges what was recorded once more, with tasks that take their processor time. */
async function runOnce(url: string): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'skare-lighthouse-'))
  try {
    const run = toRun(await startLighthouse(url, [`-G=${folder}`, `-A=${folder}`]))
    changeTrace(join(folder, 'trace.json'))
    return { ...run, byProcessor: toSpeed(await startLighthouse(url, [`-A=${folder}`])) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function changeTrace(path: string): void {
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(path, 'utf8')) // Lighthouse's own JSON
  writeFileSync(path, JSON.stringify({ ...trace, traceEvents: toProcessorTime(trace.traceEvents) }))
}

const numberOf = ({ audits }: LighthouseResult, audit: string): number =>
  audits[audit]?.numericValue ?? Number.NaN

const toSpeed = (result: LighthouseResult): Speed => ({
  firstPaint: numberOf(result, 'first-contentful-paint') / 1000,
  largestPaint: numberOf(result, 'largest-contentful-paint') / 1000,
  blocking: numberOf(result, 'total-blocking-time'),
})

function toRun(result: LighthouseResult): Omit<Run, 'byProcessor'> {
  const { categories, audits, environment } = result
  return {
    ...toSpeed(result),
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    mainThread: numberOf(result, 'mainthread-work-breakdown'),
    benchmarkIndex: environment.benchmarkIndex,
    shift: numberOf(result, 'cumulative-layout-shift'),
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    bytes: numberOf(result, 'total-byte-weight'),
    faults: CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && isBroken(audits[id]?.score))
        .map(({ id }) => id),
    ),
  }
}

const isBroken = (score: number | null | undefined) => typeof score === 'number' && score < 1

const CLI = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js')

/** Lighthouse in a process of its own. Throws where it failed. */
async function startLighthouse(url: string, options: string[]): Promise<LighthouseResult> {
  const output = ['--output=json', '--quiet', `--only-categories=${CATEGORIES.join()}`]
  const child = spawn(
    process.execPath,
    [CLI, url, ...output, `--chrome-flags=${FLAGS.join(' ')}`, ...options],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: RUN_MS,
    },
  )
  const [result, errors, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve, reject) => child.once('error', reject).once('close', resolve)),
  ])
  if (status !== 0) throw new Error(`lighthouse: ${errors}`)
  return JSON.parse(result) // Lighthouse's own JSON
}
