export const TIMED_OUT = Symbol('late')

/** The promise's value, or `TIMED_OUT` after `ms` milliseconds. */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | typeof TIMED_OUT> {
  return (await isSoon(promise)) ? promise : withTimer(promise, ms)
}

/**
 * A timer costs more than this many turns of the microtask queue. A value from memory settles before a timer is needed.
 */
const TURNS = 100

/** Whether a promise settles within these turns, without waiting for I/O. */
async function isSoon(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  promise.then(settle, settle)
  for (let turn = 0; turn < TURNS && !isSettled; turn++) await null
  return isSettled
}

async function withTimer<T>(promise: Promise<T>, ms: number): Promise<T | typeof TIMED_OUT> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(resolve, ms, TIMED_OUT)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
