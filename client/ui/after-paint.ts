/** Where nothing is painted, as in a tab behind others, work waits no longer. */
const LONGEST_MS = 100

/** Resolves after the next paint: what a press shows comes before its work. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
