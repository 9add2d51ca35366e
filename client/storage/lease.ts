import { createStore, del, get, type UseStore, update } from 'idb-keyval'
import type { DatabaseName, LockName } from './storage-keys.ts'
import { wait } from './wait.ts'
import { withLock } from './with-lock.ts'

/** Who may work, and until when, in milliseconds since the epoch. */
interface Lease {
  owner: string
  until: number
}

const LEASE_MS = 30_000
const RENEW_MS = 10_000
const ASK_AGAIN_MS = 1000

interface LeaseDeps {
  store: UseStore
  owner: string
  now: () => number
  wait: (ms: number) => Promise<void>
}

/**
 * Runs work under a lease that all tabs see, for pages without locks: every browser with service workers has both, on secure pages
 * only. The lease of a tab that died runs out by itself; a tab at work renews its own. Where nothing can be kept nobody shares rows,
 * and the work just runs.
 */
export function createLease({ store, owner, now, wait }: LeaseDeps) {
  const claim = (name: string): Promise<boolean> =>
    update<Lease>(name, (old) => (isForeign(old) ? old : { owner, until: now() + LEASE_MS }), store)
      .then(() => get<Lease>(name, store))
      .then((lease) => lease?.owner === owner, isUseless)

  /** After a tab was frozen, the lease may be another's. */
  const release = async (name: string): Promise<void> => {
    const lease = await get<Lease>(name, store)
    if (lease?.owner === owner) await del(name, store)
  }

  /** A lease that ends later than any can is of a clock that was set back. */
  const isForeign = (lease: Lease | undefined): lease is Lease =>
    lease !== undefined && lease.owner !== owner && lease.until > now() && lease.until <= now() + LEASE_MS

  return async <T>(name: LockName, work: () => Promise<T>): Promise<T> => {
    while (!(await claim(name))) await wait(ASK_AGAIN_MS)
    const renewal = setInterval(() => void claim(name), RENEW_MS)
    try {
      return await work()
    } finally {
      clearInterval(renewal)
      await release(name).catch(isUseless)
    }
  }
}

function isUseless(error: unknown): true {
  console.warn('no lease can be kept', error)
  return true
}

const LEASES: DatabaseName = 'skare-leases'

/** Like `withLock`, and where there are no locks, and so no service worker, the order holds over all tabs all the same. */
export function withLockOrLease<T>(name: LockName, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return withLock(name, work)
  const withLease = createLease({
    store: createStore(LEASES, 'leases'),
    owner: crypto.randomUUID?.() ?? String(Math.random()), // without locks the page is often not secure, and has no ids
    now: Date.now,
    wait,
  })
  return withLock(name, () => withLease(name, work))
}
