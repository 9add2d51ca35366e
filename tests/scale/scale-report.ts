import type { LogCalls, LogCallsOptions } from './log-calls.ts'
import type { PageViews, PageViewsOptions } from './page-views.ts'
import { type KvKind, kvKinds } from './regional-kv.ts'

/** What `npm run scale` found. */
export interface ScaleFigures {
  pollSeconds: number
  log: { traffic: Omit<LogCallsOptions, 'isRelayed'>; alone: LogCalls; relayed: LogCalls }
  pages: {
    traffic: Omit<PageViewsOptions, 'viewsPerSecond' | 'withDeployment'>
    scenarios: { name: string; result: PageViews }[]
  }
}

const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

export const viewsPerCall = ({ views, calls }: PageViews): number => views / sumOf(calls)

const toNumber = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits }).replaceAll(',', ' ')

const toShare = (part: number, whole: number) => `${toNumber((100 * part) / whole, 1)} %`
const toSeconds = (ms: number) => `${toNumber(ms / 1000, 2)} s`
const toRow = (cells: string[]) => `| ${cells.join(' | ')} |`
const per1000 = (count: number, views: number) => toNumber((1000 * count) / views, 1)

/** docs/scale.md, as Markdown. */
export const toScaleReport = ({
  pollSeconds,
  log,
  pages,
}: ScaleFigures): string => `# What many data centres cost

Written by \`npm run scale\`; do not edit. The real page cache, data cache, copies and relays of the purge log, over a simulated clock, KV
(a data centre sees for 60 s what it has read before, also that nothing was there) and purge log.

## Calls of the purge log

${toNumber(log.traffic.isolates)} isolates in ${log.traffic.dataCentres} data centres, each with a request a second and a life of ${toNumber(log.traffic.isolateSeconds / 60)} minutes, ${toNumber(log.traffic.purgesPerHour)} purges an hour, \`PURGE_POLL_SECONDS\` = ${pollSeconds}.

| | calls a second | latest that a purge was seen |
|---|--:|--:|
${[['each isolate asks', log.alone] as const, ['a data centre asks', log.relayed] as const]
  .map(([name, { callsPerSecond, stalestMs }]) =>
    toRow([name, toNumber(callsPerSecond), toSeconds(stalestMs)]),
  )
  .join('\n')}

## Views of product pages

${toNumber(pages.traffic.products)} products, viewed and purged by Zipf's law, ${toNumber(pages.traffic.purgesPerHour)} purges an hour; ${pages.traffic.isolates} isolates in ${pages.traffic.dataCentres} data centres, which live ${toNumber(pages.traffic.isolateSeconds / 60)} minutes.
A page is made of four calls: address and product, address in two other stores, eight related products of its category. Each product is
viewed in the days before, with their purges, so that entries are of every age.

| traffic | views | from memory | from KV | rendered while a shopper waits | views per platform call | purge log calls a second | oldest page shown after its purge |
|---|--:|--:|--:|--:|--:|--:|--:|
${pages.scenarios.map(({ name, result }) => toRow(viewCells(name, result, pages.traffic.seconds))).join('\n')}

Platform calls per 1 000 views:

| traffic | addresses with products | products alone | addresses in other stores | related products |
|---|--:|--:|--:|--:|
${pages.scenarios.map(({ name, result }) => toRow(callCells(name, result))).join('\n')}

## KV operations

Per 1 000 views, reads / writes. "Renewed" is what is written once more under a purge's number (\`worker/cache/newest-entry.ts\`).

| traffic | pages | data | renewed pages | renewed data | all |
|---|--:|--:|--:|--:|--:|
${pages.scenarios.map(({ name, result }) => toRow(kvCells(name, result))).join('\n')}

KV shows a data centre the writes of others up to a minute late, if it has read the key before. What that means:

| entry | key | what the minute costs | what is never wrong |
|---|---|---|---|
| page | build, store, address | it is rendered again, from the data | an entry is judged by its tags and purge numbers, however late it comes |
| data of the platform | what was asked | it is asked again | the same |
| page or data, renewed after a purge | the same and the purge's number | nobody has read the key before, so it is seen at once; who looked too early asks again | the same; it lives two minutes |
| not found, empty, made up | none: memory only | – | nobody can fill KV |
| redirect instead of a page | the page is deleted | the old page is shown for up to a minute more | a purge of the product or category ends it at once |

A write costs ten reads, so nothing is written that is soon written again: a renewal loads stale data first, and what a page is made of ends at one time
(before, a page was made and written several times a day). Writing a page at its second use only was considered: it costs five reads of data for each
page, and pays below about one view a day for the whole world.
`

function viewCells(name: string, result: PageViews, seconds: number): string[] {
  const { views, tiers, logCalls, stalestMs } = result
  return [
    name,
    toNumber(views),
    toShare(tiers.memory, views),
    toShare(tiers.kv, views),
    toShare(tiers.rendered, views),
    toNumber(viewsPerCall(result), 1),
    toNumber(logCalls / seconds, 1),
    toSeconds(stalestMs),
  ]
}

const callCells = (name: string, { views, calls }: PageViews): string[] => [
  name,
  ...[calls.address, calls.product, calls.alternate, calls.related].map((count) => per1000(count, views)),
]

function kvCells(name: string, { views, kvReads, kvWrites }: PageViews): string[] {
  const both = (reads: number, writes: number) => `${per1000(reads, views)} / ${per1000(writes, views)}`
  const kinds = kvKinds.map((kind: KvKind) => both(kvReads[kind], kvWrites[kind]))
  return [name, ...kinds, both(sumOf(kvReads), sumOf(kvWrites))]
}
