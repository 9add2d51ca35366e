export const LATE = Symbol('late')

/** What the promise comes to, or `LATE` after `ms` milliseconds. */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | typeof LATE> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, ms, LATE)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
