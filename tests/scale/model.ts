import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { simulateLogCalls } from './log-calls.ts'
import { simulatePageViews } from './page-views.ts'
import { type ScaleFigures, toScaleReport, viewsPerCall } from './scale-report.ts'

/**
 * `npm run scale`: the real caches, copies of the purge log and relays under the traffic of many data centres, with
 * a simulated clock. Writes docs/scale.md, and its figures for the price sheet; exits 1 when a promise is broken.
 */
const POLL_SECONDS = 5 // the default of PURGE_POLL_SECONDS
const PURGES_PER_HOUR = 2000
const LOG_LIMIT = 300
const VIEWS_PER_CALL = 100

const logTraffic = {
  dataCentres: 300,
  isolates: 20_000,
  pollMs: POLL_SECONDS * 1000,
  purgesPerHour: PURGES_PER_HOUR,
  requestsPerSecond: 1,
  isolateSeconds: 1200,
  seconds: 30,
}
const pageTraffic = {
  products: 100_000,
  dataCentres: 24,
  isolates: 96,
  purgesPerHour: PURGES_PER_HOUR,
  pollMs: POLL_SECONDS * 1000,
  isolateSeconds: 1200,
  warmUpSeconds: 60,
  seconds: 120,
}
const scenarios = [
  { name: '250 views a second', viewsPerSecond: 250, withDeployment: false },
  { name: '1 000 views a second', viewsPerSecond: 1000, withDeployment: false },
  { name: '1 000 views a second, a deployment', viewsPerSecond: 1000, withDeployment: true },
]

async function simulate(): Promise<ScaleFigures> {
  const alone = await simulateLogCalls({ ...logTraffic, isRelayed: false })
  const relayed = await simulateLogCalls({ ...logTraffic, isRelayed: true })
  const results: ScaleFigures['pages']['scenarios'] = []
  for (const { name, ...traffic } of scenarios)
    results.push({ name, result: await simulatePageViews({ ...pageTraffic, ...traffic }) })
  const log = { traffic: logTraffic, alone, relayed }
  return { pollSeconds: POLL_SECONDS, log, pages: { traffic: pageTraffic, scenarios: results } }
}

const figures = await simulate()
const files = { 'docs/scale.md': toScaleReport(figures), 'tests/scale/figures.json': JSON.stringify(figures) }
for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
execFileSync('node_modules/.bin/biome', ['format', '--write', ...Object.keys(files)])

const pages = figures.pages.scenarios.map(({ result }) => result)
const viewsPerCallOf = (at: number) => (pages[at] ? viewsPerCall(pages[at]) : 0)
const stalest = Math.max(figures.log.relayed.stalestMs, ...pages.map(({ stalestMs }) => stalestMs))
const promises: [text: string, isKept: boolean][] = [
  [`the log is asked at most ${LOG_LIMIT} times a second`, figures.log.relayed.callsPerSecond <= LOG_LIMIT],
  ['nothing is shown PURGE_POLL_SECONDS after its purge', stalest <= POLL_SECONDS * 1000],
  [
    `at least ${VIEWS_PER_CALL} views per platform call at 1 000 views a second`,
    [1, 2].every((at) => viewsPerCallOf(at) >= VIEWS_PER_CALL),
  ],
  [
    'a deployment costs a quarter more platform calls at most: data survives it',
    viewsPerCallOf(2) >= 0.8 * viewsPerCallOf(1),
  ],
]
for (const [text, isKept] of promises) console.log(isKept ? 'kept  ' : 'BROKEN', text)
process.exit(promises.every(([, isKept]) => isKept) ? 0 : 1)
