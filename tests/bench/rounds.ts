/** What one case came to in each round. */
export type Rounds<Name extends string, T = number> = Record<Name, T[]>

/**
 * Measures every case once per round, each round starting with another one, so that a neighbour who takes the machine's
 * time for a while takes it from all cases alike.
 */
export async function interleave<Name extends string, T>(
  cases: Record<Name, () => Promise<T>>,
  rounds: number,
): Promise<Rounds<Name, T>> {
  const names = Object.keys(cases) as Name[] // the record's own keys
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Rounds<Name, T> // one list per name
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < names.length; at++) {
      const name = names[(at + round) % names.length] as Name // a remainder is an index
      found[name].push(await cases[name]())
    }
  }
  return found
}

/** The middle of the values; of an even number the upper of the two. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** One case divided by another of the same round: the median over rounds, and between what the rounds lie. */
export interface Ratio {
  median: number
  lowest: number
  highest: number
}

export function ratioOf(values: number[], others: number[]): Ratio {
  const ratios = values.map((value, round) => value / (others[round] ?? Number.NaN))
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) }
}

/** How much `values` grow from one to the next, by least squares. */
export function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / spread
}
