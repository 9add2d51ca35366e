import { settled } from '#shared/page-lines.ts'
import type { FinalOutcome } from './page-outcome.ts'

const PREFETCHED_MS = 30_000
const MAX_PREFETCHES = 2 // at once: a pointer that wanders over a list asks for no more

/**
 * Pages that are probably visited next, by address. A loaded page is used for half a minute; a failed one is removed.
 */
export function createPrefetchedPages(load: (url: string) => Promise<FinalOutcome>) {
  const pages = new Map<string, Promise<FinalOutcome>>()
  let prefetches = 0
  const drop = (url: string, loading: Promise<FinalOutcome>) =>
    pages.get(url) === loading && pages.delete(url)
  const keep = (url: string, loading: Promise<FinalOutcome>, outcome: FinalOutcome) => {
    if (pages.get(url) !== loading) return
    const arrived = settled(outcome)
    pages.set(url, arrived)
    setTimeout(drop, PREFETCHED_MS, url, arrived)
  }
  return {
    /** Loads a page, unless it is here or too many are on their way. */
    add(url: string): void {
      if (pages.has(url) || prefetches >= MAX_PREFETCHES) return
      prefetches += 1
      const loading = load(url)
      pages.set(url, loading)
      loading
        .then(
          (outcome) => keep(url, loading, outcome),
          () => drop(url, loading),
        )
        .finally(() => {
          prefetches -= 1
        })
    },
    /** The page of an address, which counts once; it rejects where it could not be loaded. */
    take(url: string): Promise<FinalOutcome> | undefined {
      const loading = pages.get(url)
      pages.delete(url)
      return loading
    },
  }
}
