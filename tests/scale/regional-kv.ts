import { PAGE_PREFIX } from '#worker/cache/page-index.ts'
import type { SimulatedTime } from '../support/simulated-time.ts'

const READ_MS = 12
const WRITE_MS = 60
/** A data centre keeps what it has read of KV, also that something is not there, for at least so long. */
const REGIONAL_MS = 60_000

type Value = string | Uint8Array

/** Entries that cost differently: pages and data, and what is written of them under a purge's number. */
export const kvKinds = ['page', 'data', 'renewedPage', 'renewedData'] as const
export type KvKind = (typeof kvKinds)[number]
type Counts = Record<KvKind, number>

const noCounts = (): Counts => ({ page: 0, data: 0, renewedPage: 0, renewedData: 0 })

const kindOf = (key: string): KvKind => {
  const isPage = key.startsWith(PAGE_PREFIX)
  if (NUMBERED.test(key)) return isPage ? 'renewedPage' : 'renewedData'
  return isPage ? 'page' : 'data'
}
const NUMBERED = /@\d+$/

/** What KV holds everywhere, once a write has travelled. */
export interface GlobalKv {
  values: Map<string, Value>
  reads: Counts
  writes: Counts
  /** Counts from now on. */
  resetCounts(): void
}

export function createGlobalKv(): GlobalKv {
  const kv: GlobalKv = {
    values: new Map(),
    reads: noCounts(),
    writes: noCounts(),
    resetCounts: () => void Object.assign(kv, { reads: noCounts(), writes: noCounts() }),
  }
  return kv
}

export interface RegionalKv {
  namespace: KVNamespace
}

/** KV as one data centre sees it: its own writes at once, those of others up to a minute late. */
export function createRegionalKv(global: GlobalKv, time: SimulatedTime): RegionalKv {
  const region = new Map<string, { value: Value | null; readAt: number }>()

  async function get(key: string, type?: string) {
    global.reads[kindOf(key)] += 1
    await time.sleep(READ_MS)
    const near = region.get(key)
    const isNear = near !== undefined && time.now() - near.readAt < REGIONAL_MS
    const value = isNear ? near.value : (global.values.get(key) ?? null)
    if (!isNear) region.set(key, { value, readAt: time.now() })
    if (value === null || type === 'arrayBuffer') return value && (value as Uint8Array).slice().buffer
    return value
  }

  async function put(key: string, value: Value) {
    global.writes[kindOf(key)] += 1
    region.set(key, { value, readAt: time.now() })
    await time.sleep(WRITE_MS)
    global.values.set(key, value)
  }

  const remove = async (key: string) => void global.values.delete(key)
  return { namespace: { get, put, delete: remove } as unknown as KVNamespace } // the calls that the caches make
}
