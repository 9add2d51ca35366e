import { createHistory, type PurgeHistory } from '#worker/cache/purge/purge-history.ts'
import { HISTORY_AGE_MS, MAX_CHANGES, MAX_TAGS } from '#worker/cache/purge/purge-limits.ts'
import type { PurgeChanges } from '#worker/cache/purge/purge-log.ts'
import { affectedTags } from '#worker/cache/tags.ts'

const MAX_AFFECTED = 2 // tags of one purge here: a product and P*

/** The purge log's rules in memory, ordered by number so that asking for the last changes is cheap. */
export interface CountedLog {
  /** How often it was asked. */
  asked(): number
  purge(tag: string): number
  changesSince(sequence: number): PurgeChanges
  history(): PurgeHistory
  /** The first purge after a number: what a copy with this number has missed for the longest time. */
  firstAfter(sequence: number): number | null
}

export function createCountedLog(now: () => number): CountedLog {
  const purges: { sequence: number; tag: string }[] = []
  const lastOf = new Map<string, number>() // the tag of the oldest number first
  let floor = now()
  let asked = 0
  let kept: { builtAt: number; history: PurgeHistory } | null = null
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

  const toTags = (numbers: Map<string, number>) => [...numbers].map(([tag, hard]) => ({ tag, hard, soft: 0 }))

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
      let at = purges.length
      for (; at > 0; at--) {
        const purge = purges[at - 1]
        if (!purge || purge.sequence <= Math.max(sequence, floor) || tags.size > MAX_CHANGES - MAX_AFFECTED)
          break
        for (const tag of affectedTags([purge.tag])) if (!tags.has(tag)) tags.set(tag, purge.sequence)
      }
      return { since: purges[at - 1]?.sequence ?? floor, sequence: last(), floor, tags: toTags(tags) }
    },
    history() {
      asked += 1
      if (!kept || now() - kept.builtAt >= HISTORY_AGE_MS)
        // fewer than MAX_CHANGES purges come in this time
        kept = {
          builtAt: now(),
          history: createHistory({ sequence: last(), floor, tags: toTags(lastOf) }),
        }
      return kept.history
    },
    firstAfter: (sequence) => purges[placeAfter(sequence)]?.sequence ?? null,
  }
}
