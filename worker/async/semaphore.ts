/** Limits how many tasks run at the same time. The others wait in a queue. */
export interface Semaphore {
  /**
   * Runs the task when it is its turn. A task whose signal aborts while it waits is removed from the queue and never
   * starts.
   */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>
}

/** Maximum parallel calls of one request. The runtime allows six. */
export const PARALLEL_CALLS = 4

/** Creates a semaphore for one request. A request may only wait for promises of its own; the runtime requires that. */
export function createSemaphore(limit = PARALLEL_CALLS): Semaphore {
  const queue: (() => void)[] = []
  let running = 0
  const acquire = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const start = () => {
        signal.removeEventListener('abort', leaveQueue)
        running += 1
        resolve()
      }
      const leaveQueue = () => {
        queue.splice(queue.indexOf(start), 1)
        reject(signal.reason)
      }
      if (running < limit) return start()
      queue.push(start)
      signal.addEventListener('abort', leaveQueue)
    })
  return {
    async run(task, signal) {
      await acquire(signal)
      try {
        return await task()
      } finally {
        running -= 1
        queue.shift()?.()
      }
    },
  }
}
