const QUIET_MS = 350 // milliseconds: a shopper who waits longer doubts

/** A later change of the line has taken this one's place. */
export type Superseded = 'superseded'

interface Waiting {
  timer: ReturnType<typeof setTimeout>
  sendNow: () => void
  drop: () => void
}

const waiting = new Map<number, Waiting>()

interface Sending<T> {
  send: () => Promise<T>
  /** Sends what still waits when the page is left: it waits for no turn, because nothing waits for a page that is gone. */
  sendOnLeave: () => Promise<T>
}

/** Sends the last of several quick changes of a line; those before it are superseded. */
export function debounced<T>(id: number, { send, sendOnLeave }: Sending<T>): Promise<T | Superseded> {
  dropWaiting(id)
  if (waiting.size === 0) addEventListener('pagehide', sendWaiting, { once: true })
  return new Promise((resolve, reject) => {
    const run = (how: () => Promise<T>) => {
      waiting.delete(id)
      how().then(resolve, reject)
    }
    const timer = setTimeout(run, QUIET_MS, send)
    waiting.set(id, { timer, sendNow: () => run(sendOnLeave), drop: () => resolve('superseded') })
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
  for (const { timer, sendNow } of [...waiting.values()]) {
    clearTimeout(timer)
    sendNow()
  }
}
