const QUIET_MS = 350 // milliseconds: a shopper who waits longer doubts

/** A later change of the line has taken this one's place. */
export type Superseded = 'superseded'

interface Waiting {
  timer: ReturnType<typeof setTimeout>
  run: (isLeaving: boolean) => void
  drop: () => void
}

const waiting = new Map<number, Waiting>()

/**
 * Sends the last of several quick changes of a line; those before it are superseded. Leaving the page sends what still
 * waits at once, because nothing waits for a page that is gone.
 */
export function debounced<T>(id: number, send: (isLeaving: boolean) => Promise<T>): Promise<T | Superseded> {
  dropWaiting(id)
  if (waiting.size === 0) addEventListener('pagehide', sendWaiting, { once: true })
  return new Promise((resolve, reject) => {
    const run = (isLeaving: boolean) => {
      waiting.delete(id)
      send(isLeaving).then(resolve, reject)
    }
    waiting.set(id, { timer: setTimeout(run, QUIET_MS, false), run, drop: () => resolve('superseded') })
  })
}

/** Another change has taken the place of what waits for this line. */
export function dropWaiting(id: number): void {
  const one = waiting.get(id)
  clearTimeout(one?.timer)
  waiting.delete(id)
  one?.drop()
}

function sendWaiting(): void {
  for (const { timer, run } of [...waiting.values()]) {
    clearTimeout(timer)
    run(true)
  }
}
