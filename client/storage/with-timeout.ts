/**
 * The result of `work`, or an error after `ms` milliseconds, because IndexedDB and Cache Storage may never respond (Spec §9, Local cache
 * time-out).
 */
export function withTimeout<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  Promise.resolve()
    .then(work)
    .then(resolve, reject)
    .finally(() => clearTimeout(timer))
  return promise
}
