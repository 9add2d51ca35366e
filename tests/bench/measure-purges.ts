import { type Figure, hold, printMilliseconds, printRatio, type Section } from './figures.ts'
import { type Load, measureLoad, type Question, type Target } from './load.ts'
import { PURGE_KEY, type RawRuntime } from './raw-workerd.ts'
import { interleave, median, ratioOf } from './rounds.ts'

const ROUNDS = 5
const TAGS = 8
const MANY_TAGS = 500 // the most that one call takes
const CONNECTIONS = 8
const MILLISECONDS = 400
const CALLS_TO_FILL = 20 // with 500 tags each: as many as the log remembers
const AFTER_PURGES = 0.9 // our choice: a long purge log costs a kept page at most a tenth

/** How many purges the shop takes, and what a kept page costs when thousands of other things were purged. */
export async function measurePurges(runtime: RawRuntime, path: string): Promise<Section> {
  const { shop: port, constant, pid } = runtime
  const page: Target = { port, pid, ask: { path } }
  const yardstick: Target = { port: constant, pid, ask: { path: '/listing' } }
  const before = await measureTogether({ page, yardstick })
  const few = await purgeAlone(port, pid, TAGS)
  const many = await purgeAlone(port, pid, MANY_TAGS)
  for (let call = 0; call < CALLS_TO_FILL; call++) await purgeOnce(port, purge(MANY_TAGS)(1_000_000 + call))
  const after = await measureTogether({ page, yardstick })
  return {
    title: 'Purges, workerd alone',
    figures: [
      ...toFigures(`Purge of ${TAGS} tags`, few, before.yardstick),
      ...toFigures(`Purge of ${MANY_TAGS} tags`, many, before.yardstick),
      hold(
        `Listing, cached, with ${(CALLS_TO_FILL * MANY_TAGS).toLocaleString('en')} purged tags in force, × without`,
        relative(after) / relative(before),
        printRatio,
        { atLeast: AFTER_PURGES },
      ),
    ],
    note: NOTE,
  }
}

const NOTE = `Through \`POST /ops/purge\`, ${CONNECTIONS} at a time, none of the tags on the measured page. A purge is written to the purge
log (a Durable Object on disk) before it is answered, and is in force in its isolate with the answer.`

const measureTogether = (targets: { page: Target; yardstick: Target }) =>
  interleave<'page' | 'yardstick', Load>(
    {
      page: () => measureLoad(targets.page, { ms: MILLISECONDS }),
      yardstick: () => measureLoad(targets.yardstick, { ms: MILLISECONDS }),
    },
    ROUNDS,
  )

/** The page's processor time against the constant's, where the system tells it; else their throughput. */
function relative({ page, yardstick }: { page: Load[]; yardstick: Load[] }): number {
  const byCpu = ratioOf(cpuOf(yardstick), cpuOf(page)).median
  return Number.isNaN(byCpu) ? ratioOf(rateOf(page), rateOf(yardstick)).median : byCpu
}

const cpuOf = (loads: Load[]) => loads.map(({ cpuMs }) => cpuMs)
const rateOf = (loads: Load[]) => loads.map(({ perSecond }) => perSecond)

async function purgeAlone(port: number, pid: number, tags: number): Promise<Load[]> {
  const target: Target = { port, pid, ask: purge(tags) }
  const loads: Load[] = []
  for (let round = 0; round < ROUNDS; round++)
    loads.push(await measureLoad(target, { connections: CONNECTIONS, ms: MILLISECONDS }))
  return loads
}

function toFigures(name: string, loads: Load[], yardstick: Load[]): Figure[] {
  return [
    {
      name: `${name}: per second, × constant`,
      value: printRatio(ratioOf(rateOf(loads), rateOf(yardstick)).median),
    },
    { name: `${name}: time between two`, value: printMilliseconds(1000 / median(rateOf(loads))) },
  ]
}

const HEADERS = { Authorization: `Bearer ${PURGE_KEY}`, 'Content-Type': 'application/json' }
const FIRST_UNUSED = 100_000_000 // no product of the demo shop has such an id

/** A purge of products that nobody has. */
const purge =
  (tags: number) =>
  (number: number): Question =>
    purgeOf(Array.from({ length: tags }, (_, at) => `P${FIRST_UNUSED + number * tags + at}`))

export const purgeOf = (tags: string[]): Question => ({
  method: 'POST',
  path: '/ops/purge',
  headers: HEADERS,
  body: JSON.stringify({ tags }),
})

async function purgeOnce(port: number, { path, headers, body }: Question): Promise<void> {
  const answer = await fetch(`http://localhost:${port}${path}`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`the purge was answered with ${answer.status}`)
  await answer.arrayBuffer()
}
