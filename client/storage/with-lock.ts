import type { LockName } from './storage-keys.ts'

/** The last task of each lock name in this tab. */
const last = new Map<LockName, Promise<unknown>>()

/**
 * Runs tasks with the same lock name one after the other, in all tabs. Browsers that block storage block locks too;
 * then the order holds in this tab only.
 */
export async function withLock<T>(name: LockName, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return withLockHere(name, work)
  let isStarted = false
  const start = () => {
    isStarted = true
    return work()
  }
  try {
    return await navigator.locks.request(name, start)
  } catch (error) {
    if (isStarted) throw error
    return withLockHere(name, work)
  }
}

function withLockHere<T>(name: LockName, work: () => Promise<T>): Promise<T> {
  const promise = (last.get(name) ?? Promise.resolve()).then(work, work)
  last.set(name, promise)
  return promise
}
