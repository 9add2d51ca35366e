/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Draws 0 to `count` - 1, the first most often: the n-th is drawn 1/n^`exponent` as often as the first (Zipf), as pages
 * of a shop are viewed and as data centres are busy.
 */
export function createZipf(count: number, exponent: number, random: () => number): () => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let at = 0; at < count; at++) {
    sum += 1 / (at + 1) ** exponent
    sums[at] = sum
  }
  return () => {
    const target = random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < target) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Milliseconds until the next of events that come `perSecond` times a second, independently of each other. */
export const untilNext = (perSecond: number, random: () => number): number =>
  (-Math.log(1 - random()) / perSecond) * 1000
