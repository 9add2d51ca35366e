import { MAX_TAGS } from '#worker/cache/purge/purge-limits.ts'
import type { PurgeChanges } from '#worker/cache/purge/purge-log.ts'
import { affectedTags } from '#worker/cache/tags.ts'

/** The purge log's rules in memory, ordered by number so that asking for the last changes is cheap. */
export interface CountedLog {
  /** How often it was asked. */
  asked(): number
  purge(tag: string): number
  changesSince(sequence: number): PurgeChanges
  /** The first purge after a number: what a copy with this number has missed for the longest time. */
  firstAfter(sequence: number): number | null
}

export function createCountedLog(now: () => number): CountedLog {
  const purges: { sequence: number; tag: string }[] = []
  const lastOf = new Map<string, number>() // the tag of the oldest number first
  let floor = now()
  let asked = 0
  const last = () => purges.at(-1)?.sequence ?? floor

  function record(tag: string, sequence: number): void {
    lastOf.delete(tag)
    lastOf.set(tag, sequence)
    const [oldest] = lastOf
    if (lastOf.size <= MAX_TAGS || !oldest) return
    lastOf.delete(oldest[0])
    floor = oldest[1]
  }

  /** Where the purges after a number begin. */
  function placeAfter(sequence: number): number {
    let [low, high] = [0, purges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((purges[middle]?.sequence ?? 0) > sequence) high = middle
      else low = middle + 1
    }
    return low
  }

  return {
    asked: () => asked,
    purge(tag) {
      const sequence = Math.max(last() + 1, now())
      purges.push({ sequence, tag })
      for (const affected of affectedTags([tag])) record(affected, sequence)
      return sequence
    },
    changesSince(sequence) {
      asked += 1
      const tags = new Map<string, number>()
      for (const purge of purges.slice(placeAfter(Math.max(sequence, floor))))
        for (const tag of affectedTags([purge.tag])) tags.set(tag, purge.sequence)
      return { sequence: last(), floor, tags: [...tags].map(([tag, hard]) => ({ tag, hard, soft: 0 })) }
    },
    firstAfter: (sequence) => purges[placeAfter(sequence)]?.sequence ?? null,
  }
}
