/** Lets a few tasks run at a time; the others wait in line. */
export interface Semaphore {
  /** Runs the task when it is its turn. One whose signal aborts while it waits leaves the line and never starts. */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>
}

/** Calls of one request that may wait for an answer side by side: the runtime allows six. */
export const PARALLEL_CALLS = 4

/**
 * A gate belongs to one request: whoever waits in it waits for calls of its own request only, which is all that the runtime
 * lets it wait for.
 */
export function createSemaphore(width = PARALLEL_CALLS): Semaphore {
  const line: (() => void)[] = []
  let running = 0
  const enter = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const start = () => {
        signal.removeEventListener('abort', leaveLine)
        running += 1
        resolve()
      }
      const leaveLine = () => {
        line.splice(line.indexOf(start), 1)
        reject(signal.reason)
      }
      if (running < width) return start()
      line.push(start)
      signal.addEventListener('abort', leaveLine)
    })
  return {
    async run(task, signal) {
      await enter(signal)
      try {
        return await task()
      } finally {
        running -= 1
        line.shift()?.()
      }
    },
  }
}
