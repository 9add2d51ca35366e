/** One line of the report. */
export interface Figure {
  name: string
  /** As it is printed. */
  value: string
  /** Our budget, as it is printed; absent: the figure is context. */
  budget?: string
  isMet?: boolean
}

/** A table of the report. */
export interface Section {
  title: string
  figures: Figure[]
  note?: string
}

/** Our budget; neither: the figure is context. */
export interface Limit {
  atMost?: number
  atLeast?: number
}

/** A figure held to a limit, both printed the same way. */
export function hold(name: string, value: number, print: (value: number) => string, limit: Limit): Figure {
  const { atMost, atLeast } = limit
  if (atMost !== undefined) {
    return { name, value: print(value), budget: `≤ ${print(atMost)}`, isMet: value <= atMost }
  }
  if (atLeast !== undefined) {
    return { name, value: print(value), budget: `≥ ${print(atLeast)}`, isMet: value >= atLeast }
  }
  return { name, value: print(value) }
}

export const printKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const printRatio = (ratio: number): string => `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} ×`
export const printCount = (count: number): string => String(count)
export const printMilliseconds = (ms: number): string => `${ms.toFixed(1)} ms`
export const printMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
