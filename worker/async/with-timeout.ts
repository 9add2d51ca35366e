export const TIMED_OUT = Symbol('late')

/** What the promise comes to, or `LATE` after `ms` milliseconds. */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | typeof TIMED_OUT> {
  return (await isSoon(promise)) ? promise : withTimer(promise, ms)
}

/** A timer costs more than so many turns of the microtask queue: what memory answers is here before one is set. */
const TURNS = 100

/** Whether a promise settles without waiting for anything but other promises. */
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
