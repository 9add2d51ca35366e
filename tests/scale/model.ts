import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { simulateLogCalls } from './log-calls.ts'
import { type PageViews, simulatePageViews } from './page-views.ts'

/**
 * `npm run scale`: the real caches, copies of the purge log and relays under the traffic of many data centres, with
 * a simulated clock. Writes docs/scale.md; exits 1 when a promise is broken.
 */
const POLL_SECONDS = 5 // the default of PURGE_POLL_SECONDS
const PURGES_PER_HOUR = 2000
const PRODUCTS = 100_000
const LOG_LIMIT = 300
const VIEWS_PER_CALL = 100

const logTraffic = {
  dataCentres: 300,
  isolates: 20_000,
  pollMs: POLL_SECONDS * 1000,
  purgesPerHour: PURGES_PER_HOUR,
  requestsPerSecond: 1,
  seconds: 30,
}
const alone = await simulateLogCalls({ ...logTraffic, isRelayed: false })
const relayed = await simulateLogCalls({ ...logTraffic, isRelayed: true })

const pageTraffic = {
  products: PRODUCTS,
  dataCentres: 24,
  isolates: 96,
  purgesPerHour: PURGES_PER_HOUR,
  pollMs: POLL_SECONDS * 1000,
  isolateSeconds: 1200,
  warmUpSeconds: 60,
  seconds: 120,
}
const scenarios: { name: string; viewsPerSecond: number; withDeployment: boolean }[] = [
  { name: '250 views a second', viewsPerSecond: 250, withDeployment: false },
  { name: '1 000 views a second', viewsPerSecond: 1000, withDeployment: false },
  { name: '1 000 views a second, a deployment', viewsPerSecond: 1000, withDeployment: true },
]
const results: { name: string; result: PageViews }[] = []
for (const { name, ...traffic } of scenarios)
  results.push({ name, result: await simulatePageViews({ ...pageTraffic, ...traffic }) })

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits }).replaceAll(',', ' ')
const share = (part: number, whole: number) => `${number((100 * part) / whole, 1)} %`
const seconds = (ms: number) => `${number(ms / 1000, 2)} s`

const rows = results.map(({ name, result }) => {
  const { views, tiers } = result
  const cells = [
    number(views),
    share(tiers.memory, views),
    share(tiers.kv, views),
    share(tiers.rendered, views),
    number(views / result.platformCalls, 1),
    number((1000 * result.kvReads) / views),
    number((1000 * result.kvWrites) / views, 1),
    seconds(result.stalestMs),
  ]
  return `| ${name} | ${cells.join(' | ')} |`
})

const REPORT = 'docs/scale.md'
writeFileSync(
  REPORT,
  `# What many data centres cost

Written by \`npm run scale\`; do not edit. The real page cache, data cache, copies and relays of the purge log, over a simulated clock, KV
(writes of others are seen after up to 60 s) and purge log.

## Calls of the purge log

${number(logTraffic.isolates)} isolates in ${logTraffic.dataCentres} data centres, each with a request a second, ${number(PURGES_PER_HOUR)} purges an hour, \`PURGE_POLL_SECONDS\` = ${POLL_SECONDS}.

| | calls a second | latest that a purge was seen |
|---|--:|--:|
| each isolate asks | ${number(alone.callsPerSecond)} | ${seconds(alone.stalestMs)} |
| a data centre asks | ${number(relayed.callsPerSecond)} | ${seconds(relayed.stalestMs)} |

## Views of product pages

${number(PRODUCTS)} products, viewed and purged by Zipf's law, ${number(PURGES_PER_HOUR)} purges an hour; ${pageTraffic.isolates} isolates in ${pageTraffic.dataCentres} data centres, which live ${number(pageTraffic.isolateSeconds / 60)} minutes; on the day before, every product was viewed once.

| traffic | views | from memory | from KV | rendered | views per platform call | KV reads per 1 000 views | KV writes per 1 000 views | oldest page shown after its purge |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}
`,
)
execFileSync('node_modules/.bin/biome', ['format', '--write', REPORT])

const stalest = Math.max(relayed.stalestMs, ...results.map(({ result }) => result.stalestMs))
const promises: [text: string, isKept: boolean][] = [
  [`the log is asked at most ${LOG_LIMIT} times a second`, relayed.callsPerSecond <= LOG_LIMIT],
  [`nothing is older than PURGE_POLL_SECONDS`, stalest <= POLL_SECONDS * 1000],
  [
    `at least ${VIEWS_PER_CALL} views per platform call at 1 000 views a second`,
    results.slice(1).every(({ result }) => result.views / result.platformCalls >= VIEWS_PER_CALL),
  ],
]
for (const [text, isKept] of promises) console.log(isKept ? 'kept  ' : 'BROKEN', text)
process.exit(promises.every(([, isKept]) => isKept) ? 0 : 1)
