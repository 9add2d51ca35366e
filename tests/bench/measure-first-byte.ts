import { type BenchPage, benchPages, type FoundPages } from './bench-pages.ts'
import { type Figure, hold, printRatio, type Section } from './figures.ts'
import { type Answer, Connection, measureAnswer, type Target } from './load.ts'
import { titles } from './measure-sizes.ts'
import type { PlatformDoor } from './platform-door.ts'
import type { RawRuntime } from './raw-workerd.ts'
import { interleave, median, ratioOf } from './rounds.ts'

const ROUNDS = 100
const FIRST_VISITS = 12
/** What the slow platform takes for every call, at least. */
const SLOW_PLATFORM_MS = 50

/** Hydrogen's time to first byte of the collection, in milliseconds, and our constant's beside it: measured once, on one machine. */
const record = { constant: 0.45, hydrogen: 9.76, hydrogenSlow: 62.5 }
const TIMES_HYDROGEN = 0.1 // our budget

interface Visits {
  runtime: RawRuntime
  door: PlatformDoor
  pages: FoundPages
}

/** Time to first byte, one request at a time: of warm pages, and of pages that nobody has visited. */
export async function compareFirstByte({ runtime, door, pages }: Visits): Promise<Section> {
  const warm = await measureWarm(runtime, pages)
  const constantMs = median(warm['constant listing'] ?? [])
  const firstVisits: Figure[] = []
  for (const roundTripMs of [0, SLOW_PLATFORM_MS]) {
    door.roundTripMs = roundTripMs
    const products = await visitOnce(runtime.shop, pages.products.splice(0, FIRST_VISITS))
    const categories = await visitOnce(runtime.shop, pages.categories.splice(0, FIRST_VISITS))
    firstVisits.push(...toFirstVisit('Product page', products, { roundTripMs, constantMs }))
    firstVisits.push(...toFirstVisit('Listing', categories, { roundTripMs, constantMs }))
  }
  door.roundTripMs = 0
  return {
    title: 'Time to first byte, workerd alone',
    figures: [...benchPages.flatMap((page) => toWarm(warm, page)), ...firstVisits],
    note: NOTE,
  }
}

const NOTE = `Hydrogen was measured once beside the same constant, on 21 November 2026; its figures are carried over by the constant's time of this
run, its slow platform's ${SLOW_PLATFORM_MS} ms unchanged. First visit: neither page nor its own data is in a cache; menu and
attributes are. The slow platform answers after ${SLOW_PLATFORM_MS} ms, as Hydrogen's stub did: the embedded platform's answers, which take less,
are held back. Round trips: time divided by these ${SLOW_PLATFORM_MS} ms. A listing's head and styles are sent before the platform has
answered; a product's address is known only by the platform, unless a list has brought it along, as here.`

type Warm = Record<string, number[]>

async function measureWarm(runtime: RawRuntime, { paths }: FoundPages): Promise<Warm> {
  const targets = benchPages.flatMap((page): [string, Target][] => [
    [`constant ${page}`, { port: runtime.constant, ask: { path: `/${page}` } }],
    [`cached ${page}`, { port: runtime.shop, ask: { path: paths[page] } }],
    [`rendered ${page}`, { port: runtime.rendering, ask: { path: paths[page] } }],
  ])
  const open = targets.map(([name, target]) => ({ name, target, connection: new Connection(target.port) }))
  try {
    const cases = open.map(({ name, target, connection }) => [
      name,
      async () => (await measureAnswer(connection, target)).firstByteMs,
    ])
    return await interleave(Object.fromEntries(cases), ROUNDS)
  } finally {
    for (const { connection } of open) connection.close()
  }
}

function toWarm(warm: Warm, page: BenchPage): Figure[] {
  const constant = warm[`constant ${page}`] ?? []
  const cached = ratioOf(warm[`cached ${page}`] ?? [], constant).median
  const rendered = ratioOf(warm[`rendered ${page}`] ?? [], constant).median
  const hydrogen = record.hydrogen / record.constant
  return [
    { name: `${titles[page]}, cached, × constant`, value: printRatio(cached) },
    hold(`${titles[page]}, cached, × Hydrogen`, cached / hydrogen, printRatio, { atMost: TIMES_HYDROGEN }),
    { name: `${titles[page]}, rendered, data in cache, × constant`, value: printRatio(rendered) },
    { name: `${titles[page]}, rendered, data in cache, × Hydrogen`, value: printRatio(rendered / hydrogen) },
  ]
}

/** Answers of pages that are visited for the first time. */
async function visitOnce(port: number, paths: string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const path of paths) {
    const connection = new Connection(port)
    try {
      answers.push(await measureAnswer(connection, { port, ask: { path } }))
    } finally {
      connection.close()
    }
  }
  return answers
}

/** Our budgets for a listing that nobody has seen, in round trips of a slow platform. */
const FIRST_BYTE_TRIPS = 0.1
const COMPLETE_TRIPS = 1.5

function toFirstVisit(
  name: 'Product page' | 'Listing',
  answers: Answer[],
  { roundTripMs, constantMs }: { roundTripMs: number; constantMs: number },
): Figure[] {
  const firstByteMs = median(answers.map((answer) => answer.firstByteMs))
  const completeMs = median(answers.map((answer) => answer.completeMs))
  if (roundTripMs === 0)
    return [{ name: `${name}, first visit, × constant`, value: printRatio(firstByteMs / constantMs) }]
  const hydrogen = roundTripMs + (record.hydrogenSlow - roundTripMs) * (constantMs / record.constant)
  const isHeld = name === 'Listing'
  return [
    hold(
      `${name}, first visit, slow platform: first byte, round trips`,
      firstByteMs / roundTripMs,
      printRatio,
      isHeld ? { atMost: FIRST_BYTE_TRIPS } : {},
    ),
    hold(
      `${name}, first visit, slow platform: complete, round trips`,
      completeMs / roundTripMs,
      printRatio,
      isHeld ? { atMost: COMPLETE_TRIPS } : {},
    ),
    hold(
      `${name}, first visit, slow platform: first byte, × Hydrogen`,
      firstByteMs / hydrogen,
      printRatio,
      isHeld ? { atMost: TIMES_HYDROGEN } : {},
    ),
  ]
}
