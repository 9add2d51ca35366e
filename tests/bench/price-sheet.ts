import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cloudPrices as prices } from './cloud-prices.ts'
import { type CpuFigures, measureCpu } from './measure-cpu.ts'
import { hydrogen } from './measure-throughput.ts'

/**
 * `npm run prices`: what a million page views cost, written into RUNBOOK.md. Operations are those of the last
 * `npm run scale`, processor times are measured now in the runtime alone.
 */
const RUNBOOK = 'RUNBOOK.md'
const START = '<!-- price sheet: written by `npm run prices` -->'
const END = '<!-- end of the price sheet -->'
const MILLION = 1_000_000
/** The purge log stays in memory while it is asked. */
const DURABLE_OBJECT_GB = 0.128

/** What `tests/scale/figures.json` has, as far as it has a price: counts of one scenario's views. */
interface Scenario {
  views: number
  tiers: { memory: number; kv: number; rendered: number }
  logCalls: number
  kvReads: Record<string, number>
  kvWrites: Record<string, number> & { page: number }
}

interface ScaleFigures {
  pages: { traffic: { seconds: number }; scenarios: { name: string; result: Scenario }[] }
}

const scale: ScaleFigures = JSON.parse(readFileSync('tests/scale/figures.json', 'utf8'))
const cpu = await measureCpu()

interface Line {
  name: string
  /** Of a million views. */
  count: number
  /** Of a million of them. */
  price: number
}

/** Every page that is written was rendered, most of them while nobody waited. */
function cpuMsOf({ views, tiers, kvWrites }: Scenario): number {
  const { memory, rendered } = cpu.pages.product
  const renders = Math.max(tiers.rendered, kvWrites.page)
  return (tiers.memory * memory + tiers.kv * cpu.productFromKv + renders * rendered) / views
}

function linesOf(scenario: Scenario): Line[] {
  const { views, logCalls, kvReads, kvWrites } = scenario
  const perMillion = (count: number) => (count / views) * MILLION
  const seconds = scale.pages.traffic.seconds
  return [
    { name: 'Worker requests', count: MILLION, price: prices.request },
    { name: 'CPU ms', count: cpuMsOf(scenario) * MILLION, price: prices.cpuMs },
    { name: 'KV reads', count: perMillion(sumOf(kvReads)), price: prices.kvRead },
    { name: 'KV writes', count: perMillion(sumOf(kvWrites)), price: prices.kvWrite },
    { name: 'Durable Object requests', count: perMillion(logCalls), price: prices.durableObjectRequest },
    {
      name: 'Durable Object GB-seconds',
      count: perMillion(seconds * DURABLE_OBJECT_GB),
      price: prices.durableObjectGbSecond,
    },
  ]
}

const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const toCount = (value: number) => Math.round(value).toLocaleString('en').replaceAll(',', ' ')
const toDollars = (value: number) => `$${value.toFixed(value < 0.1 ? 3 : 2)}`
const toMs = (value: number) => `${value.toPrecision(2)} ms`
const costOf = ({ count, price }: Line) => (count / MILLION) * price

function scenarioTable(): string {
  const columns = scale.pages.scenarios.map(({ name, result }) => ({ name, lines: linesOf(result) }))
  const names = columns[0]?.lines.map(({ name }) => name) ?? []
  const rows = names.map((name, at) => {
    const cells = columns.map(({ lines }) => {
      const line = lines[at]
      return line ? `${toCount(line.count)}: ${toDollars(costOf(line))}` : ''
    })
    return `| ${name} | ${cells.join(' | ')} |`
  })
  const sums = columns.map(({ lines }) => toDollars(lines.reduce((sum, line) => sum + costOf(line), 0)))
  return [
    `| of a million views | ${columns.map(({ name }) => name).join(' | ')} |`,
    `|---|${columns.map(() => '--:|').join('')}`,
    ...rows,
    `| **sum** | ${sums.map((sum) => `**${sum}**`).join(' | ')} |`,
  ].join('\n')
}

function cpuTable({ pages, productFromKv }: CpuFigures): string {
  const names = { home: 'home', listing: 'listing of 50', product: 'product' }
  const rows = Object.entries(pages).map(([page, { constant, memory, rendered }]) => {
    const key = page as keyof typeof pages // its own key
    const uncached = constant / hydrogen[key]
    const fromKv = key === 'product' ? toMs(productFromKv) : '–'
    return `| ${names[key]} | ${toMs(memory)} | ${fromKv} | ${toMs(rendered)} | ${toMs(uncached)} | ${(uncached / rendered).toFixed(1)} × |`
  })
  return [
    '| CPU of one answer | from memory | from KV | rendered | Hydrogen, rendered | Hydrogen ÷ rendered |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

const sheet = `${START}

${scenarioTable()}

Prices are those beyond what the plan includes, in US dollars, read on ${prices.readOn}: ${prices.request} a million requests, ${prices.cpuMs} a million CPU ms,
KV ${prices.kvRead} and ${prices.kvWrite} a million reads and writes, Durable Objects ${prices.durableObjectRequest} a million requests and ${prices.durableObjectGbSecond} a million GB-seconds
(\`tests/bench/cloud-prices.ts\` names the pages). Operations are those of [docs/scale.md](docs/scale.md). A view is one product document; each further request to the
Worker, such as live prices or a picture, is a request more. Orders, sessions, stored gigabytes and rows of the purge log are not in it. The scenario with a
deployment is the two minutes around it, not a lasting cost: each page is rendered and written once for the new build.

${cpuTable(cpu)}

CPU is the processor time of workerd on the machine of the measurement: compare columns, not clouds. Hydrogen is its measured share of the constant's throughput
(${Object.values(hydrogen).join(', ')} for home, listing and product) and the constant's CPU of this run. At ${scale.pages.scenarios.map(({ name, result }) => `${name} a view of a product page takes ${toMs(cpuMsOf(result))}`).join('; at ')}.

${END}`

const text = readFileSync(RUNBOOK, 'utf8')
const [start, end] = [text.indexOf(START), text.indexOf(END)]
if (start < 0 || end < 0) throw new Error(`${RUNBOOK} has no place for the price sheet`)
writeFileSync(RUNBOOK, text.slice(0, start) + sheet + text.slice(end + END.length))
execFileSync('node_modules/.bin/biome', ['format', '--write', RUNBOOK])
console.log(`${RUNBOOK} has the price sheet.`)
process.exit(0) // Node's fetch keeps its connections open
