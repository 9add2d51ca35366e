/** Draws that come out the same on every machine and every run. */
export interface Draw {
  /** From 0 up to, not including, 1. */
  share(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** One of the list. */
  one<T>(list: readonly [T, ...T[]]): T
  /** Whether something of this probability happens. */
  happens(probability: number): boolean
  /** So many different ones of the list, in its order. */
  some<T>(list: readonly T[], count: number): T[]
}

/** A source of draws for one thing: the same seed gives the same draws (mulberry32 on an FNV-1a hash). */
export function createDraw(seed: string): Draw {
  let state = hashOf(seed)
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(share() * (to - from + 1))
  return {
    share,
    whole,
    one: ([first, ...rest]) => [first, ...rest][whole(0, rest.length)] ?? first,
    happens: (probability) => share() < probability,
    some: (list, count) => {
      const chosen = list
        .map((item) => ({ item, key: share() }))
        .toSorted((one, other) => one.key - other.key)
      const chosenItems = new Set(chosen.slice(0, count).map(({ item }) => item))
      return list.filter((item) => chosenItems.has(item))
    },
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
