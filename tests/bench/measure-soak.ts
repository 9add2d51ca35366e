import { setTimeout as sleep } from 'node:timers/promises'
import type { FoundPages } from './bench-pages.ts'
import { hold, printCount, printMegabytes, printRatio, type Section } from './figures.ts'
import { Connection, type Question } from './load.ts'
import { purgeOf } from './measure-purges.ts'
import { missed } from './measure-throughput.ts'
import { readMemory } from './process-usage.ts'
import type { RawRuntime } from './raw-workerd.ts'
import { median, slopeOf } from './rounds.ts'

const CONNECTIONS = 16
const SAMPLE_MS = 1000
const GROWTH = 1.15 // our choice: of memory, from the middle fifth of the run to the last

/** What shoppers and indexers ask for under load. */
interface Mix {
  /** Of a hundred requests. */
  share: number
  ask: (number: number) => Question
}

/** Full load of every kind for a while: how it is answered, what becomes of the memory, what the runtime has to say. */
export async function soak(runtime: RawRuntime, pages: FoundPages, seconds: number): Promise<Section> {
  const silent = runtime.said.length
  const until = performance.now() + seconds * 1000
  const answers = new Map<string, number>()
  const memory: number[] = []
  const mix = mixOf(pages)
  let number = 0
  const visit = async () => {
    let connection = new Connection(runtime.shop)
    while (performance.now() < until) {
      const outcome = await connection.ask(pick(mix, number++)).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      )
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
      if (/^\d/.test(outcome)) continue
      connection.close()
      connection = new Connection(runtime.shop)
    }
    connection.close()
  }
  const sample = async () => {
    while (performance.now() < until) {
      memory.push(readMemory(runtime.pid))
      await sleep(SAMPLE_MS)
    }
  }
  await Promise.all([sample(), ...Array.from({ length: CONNECTIONS }, visit)])
  return toSection({ seconds, answers, memory, said: runtime.said.slice(silent) })
}

interface Soaked {
  seconds: number
  answers: Map<string, number>
  memory: number[]
  said: string[]
}

function toSection({ seconds, answers, memory, said }: Soaked): Section {
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0)
  const isFailure = ([outcome]: [string, number]) => !/^[234]/.test(outcome)
  const failures = [...answers].filter(isFailure).reduce((sum, [, count]) => sum + count, 0)
  const fifth = Math.max(1, Math.floor(memory.length / 5))
  const [start, middle, end] = [0, 2 * fifth, memory.length - fifth].map((at) =>
    median(memory.slice(at, at + fifth)),
  ) as [number, number, number]
  const perMinute = (slopeOf(memory.slice(Math.floor(memory.length / 2))) * 60_000) / SAMPLE_MS
  const unhandled = said.filter((line) => /unhandled|uncaught|fatal/i.test(line))
  const others = said.length - unhandled.length
  for (const line of unhandled) console.error(line)
  return {
    title: `Soak, ${seconds} s, workerd alone`,
    figures: [
      { name: 'Answers', value: printCount(total) },
      {
        name: 'Answers by status',
        value: [...answers].map(([outcome, count]) => `${outcome}: ${count}`).join(', '),
      },
      hold('Failures (5xx, broken connections)', failures, printCount, { atMost: 0 }),
      hold('Unhandled rejections and exceptions in the log', unhandled.length, printCount, { atMost: 0 }),
      { name: 'Other lines of the log', value: printCount(others) },
      { name: 'Memory: start, middle, end', value: [start, middle, end].map(printMegabytes).join(', ') },
      hold('Memory: end, × middle', end / middle, printRatio, { atMost: GROWTH }),
      { name: 'Memory: slope of the second half', value: `${(perMinute / 1e6).toFixed(1)} MB a minute` },
    ],
    note: [
      NOTE,
      ...tell('Unhandled', unhandled),
      ...tell(
        'Other lines',
        said.filter((line) => !unhandled.includes(line)),
      ),
    ].join(' '),
  }
}

const NOTE = `${CONNECTIONS} connections. Of a hundred requests 60 are for kept pages, 14 for pages that have to be rendered, 10 for
searches (half of them for words that nobody has asked for), 14 for the cart (half of them put something in) and 2 are purges of
products on the kept pages. A status of 4xx is an answer the shop gave on purpose.`

const LONGEST_LINE = 200

/** The kinds of lines, most frequent first, without what differs from line to line. */
function tell(name: string, lines: string[]): string[] {
  const kinds = Map.groupBy(lines, (line) =>
    line.replace(/"requestId":"[^"]*",?|\d+/g, '').slice(0, LONGEST_LINE),
  )
  const told = [...kinds].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 3)
  return told.length > 0
    ? [
        `${name}: ${told.map(([kind, { length }]) => `${length} × \`${kind.replaceAll('`', "'")}\``).join('; ')}.`,
      ]
    : []
}

const JSON_HEADERS = { 'Content-Type': 'application/json' }
const WORDS = ['skidor', 'stavar', 'handskar', 'ryggsäck', 'underställ']

function mixOf({ paths, products, categories, product }: FoundPages): Mix[] {
  const kept = [...Object.values(paths), ...products.slice(0, 20), ...categories.slice(0, 6)]
  const line = JSON.stringify({ ...product, id: undefined, quantity: 1 })
  const word = (number: number) => encodeURIComponent(WORDS[number % WORDS.length] ?? '')
  return [
    { share: 60, ask: (number) => ({ path: kept[number % kept.length] ?? '/' }) },
    { share: 7, ask: missed(paths.product) },
    { share: 7, ask: missed(paths.listing) },
    { share: 5, ask: (number) => ({ path: `/sokresultat?s=${word(number)}` }) },
    { share: 5, ask: (number) => ({ path: `/api/search/suggest?q=${word(number)}${number}` }) },
    { share: 7, ask: () => ({ path: '/api/cart' }) },
    { share: 7, ask: () => ({ method: 'POST', path: '/api/cart/lines', headers: JSON_HEADERS, body: line }) },
    { share: 2, ask: (number) => purgeOf([`P${product.id}`, `P${10_000_000 + number}`]) },
  ]
}

/** Requests in an order that mixes them evenly, the same in every run. */
function pick(mix: Mix[], number: number): Question {
  let left = (number * 37) % 100 // 37 and 100 share no factor
  for (const { share, ask } of mix) {
    if (left < share) return ask(number)
    left -= share
  }
  throw new Error('the shares do not come to a hundred')
}
