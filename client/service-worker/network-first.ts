/** How long the network may be silent before a saved copy is shown. */
const SILENCE_MS = 1500

/** For how long the network then counts as silent: the page of a shell must not wait a second time. */
const MEMORY_MS = 10_000

let silentSince = Number.NEGATIVE_INFINITY

/** Whether the network has just failed or been silent. A moment far ahead is none: the clock was set back. */
const wasSilent = () => Math.abs(Date.now() - silentSince) < MEMORY_MS

/** Whether copies may stand for current data: there is a network, as far as anybody knows. */
export const seemsOnline = (): boolean => navigator.onLine && !wasSilent()

/** Why the network's answer is not used. */
type Reason = 'silent' | 'failed'

/**
 * The network's answer, whatever its status. When it fails, or is silent for 1.5 s, `saved` may replace it; null waits
 * on, or fails with the network.
 */
export async function networkFirst(
  network: Promise<Response>,
  saved: (reason: Reason) => Promise<Response | null>,
): Promise<Response> {
  const settled = network.then(answered, failed)
  const first = await Promise.race([settled, silence()])
  if (first instanceof Response) return first
  if (first === 'silent') {
    silentSince = Date.now()
    const copy = await saved('silent')
    if (copy) {
      void settled.then(drop)
      return copy
    }
    const later = await settled
    if (later instanceof Response) return later
  }
  const copy = await saved('failed')
  return copy ?? network
}

/**
 * Gives up an answer that nobody will read. An open answer is work that the next service worker would have to wait for,
 * up to minutes. A clone of it can still be read.
 */
export const drop = (answer: Response | 'failed'): void => {
  if (answer instanceof Response) void answer.body?.cancel().catch(() => undefined) // it has ended
}

function answered(response: Response): Response {
  silentSince = Number.NEGATIVE_INFINITY
  return response
}

function failed(): 'failed' {
  silentSince = Date.now()
  return 'failed'
}

const silence = (): Promise<'silent'> =>
  new Promise((resolve) => setTimeout(resolve, wasSilent() ? 0 : SILENCE_MS, 'silent'))
