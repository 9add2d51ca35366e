import { median } from '../bench/rounds.ts'
import type { JudgedLanguage } from './languages.ts'
import { type Send, searchText } from './search-door.ts'

/** Two platforms with the same products: as they were, and as they are. */
export interface Pair {
  before: Send
  after: Send
}

/** Milliseconds of all judged queries. */
export interface Speed {
  p50: number
  p95: number
}

const ROUNDS = 3 // the first warms up

/** Asks both platforms the same queries, one at a time and in turn, so that a busy machine is busy for both. */
export async function measureSpeed(
  { before, after }: Pair,
  { index, queries }: JudgedLanguage,
): Promise<Record<keyof Pair, Speed>> {
  const times: Record<keyof Pair, number[]> = { before: [], after: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, { query }] of queries.entries()) {
      const turns = [() => time('before', before), () => time('after', after)]
      for (const turn of (at + round) % 2 === 0 ? turns : turns.toReversed()) await turn()

      async function time(name: keyof Pair, send: Send) {
        const startedAt = performance.now()
        await searchText(send, index, query)
        if (round > 0) times[name].push(performance.now() - startedAt)
      }
    }
  }
  return { before: toSpeed(times.before), after: toSpeed(times.after) }
}

const toSpeed = (times: number[]): Speed => ({
  p50: median(times),
  p95: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN,
})
