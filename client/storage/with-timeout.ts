/** The outcome of some work, or a failure after so long: IndexedDB may never answer (Spec §9, Local cache time-out). */
export function withTimeout<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  Promise.resolve()
    .then(work)
    .then(resolve, reject)
    .finally(() => clearTimeout(timer))
  return promise
}
