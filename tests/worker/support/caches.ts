import type { CacheContext } from '#worker/cache/cache-context.ts'
import { createDataCache, type DataCache } from '#worker/cache/data-cache.ts'
import { createIsolate } from '#worker/cache/isolate.ts'
import { createPageCache, type PageCache } from '#worker/cache/page-cache.ts'
import type { PurgeSource } from '#worker/cache/purge/purge-copy.ts'
import { createHistory, type Purged } from '#worker/cache/purge/purge-history.ts'
import type { PurgeChanges, PurgeRequest } from '#worker/cache/purge/purge-log.ts'
import { affectedTags } from '#worker/cache/tags.ts'

/** Lets tests hold and order what is on its way; at once by default. */
export type Semaphore = <T>(name: string, run: () => T | Promise<T>) => Promise<T>
const open: Semaphore = async (_, run) => run()

/** A clock that only moves when it is told to. */
export function aClock(startsAt = 1_000_000) {
  let time = startsAt
  return {
    now: () => time,
    advance: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

/** The purge log's rules without its storage; tests/worker/purge holds the two against each other. */
export function aPurgeLog({ now }: { now: () => number }) {
  let sequence = now()
  const floor = sequence
  const tags = new Map<string, Purged>()
  const changesSince = (known: number): PurgeChanges => ({
    since: Math.max(floor, ...[...tags.values()].map(lastOf).filter((last) => last <= known)),
    sequence,
    floor,
    tags: [...tags]
      .filter(([, purged]) => lastOf(purged) > known)
      .map(([tag, purged]) => ({ tag, ...purged })),
  })
  return {
    changesSince,
    history: () => createHistory(changesSince(0)),
    purge(order: PurgeRequest): number {
      sequence = Math.max(sequence + 1, now())
      for (const tag of affectedTags(order.tags)) {
        const { hard, soft } = tags.get(tag) ?? { hard: 0, soft: 0 }
        tags.set(tag, order.soft ? { hard, soft: sequence } : { hard: sequence, soft })
      }
      return sequence
    },
  }
}

const lastOf = ({ hard, soft }: Purged): number => Math.max(hard, soft)

/** A KV namespace in memory: the calls the caches make of one. */
export function aKv(semaphore: Semaphore = open) {
  const entries = new Map<string, { value: string | Uint8Array; options?: KVNamespacePutOptions }>()
  const get = (key: string, type?: string) =>
    semaphore(`kv.get ${key}`, () => {
      const value = entries.get(key)?.value
      if (value === undefined) return null
      if (type !== 'arrayBuffer') return typeof value === 'string' ? value : new TextDecoder().decode(value)
      return (typeof value === 'string' ? new TextEncoder().encode(value) : value.slice()).buffer
    })
  const put = (key: string, value: string | Uint8Array, options?: KVNamespacePutOptions) =>
    semaphore(`kv.put ${key}`, () => void entries.set(key, { value, options }))
  const remove = (key: string) => semaphore(`kv.delete ${key}`, () => void entries.delete(key))
  return { entries, namespace: { get, put, delete: remove } as unknown as KVNamespace }
}

const LAG_SECONDS = 60

/** KV as one data centre sees it: what it has read, also that nothing was there, it sees for a minute; its own writes at once. */
export function aRegionOf({ namespace }: ReturnType<typeof aKv>, { now }: { now: () => number }) {
  const near = new Map<string, { value: unknown; readAt: number }>()
  const see = (key: string, value: unknown) => void near.set(key, { value, readAt: now() })
  async function get(key: string, type: 'arrayBuffer') {
    const seen = near.get(key)
    if (seen && now() - seen.readAt < LAG_SECONDS * 1000) return seen.value
    const value = await namespace.get(key, type)
    see(key, value)
    return value
  }
  async function put(key: string, value: string | Uint8Array<ArrayBuffer>, options?: KVNamespacePutOptions) {
    await namespace.put(key, value, options)
    see(key, typeof value === 'string' ? value : value.slice().buffer)
  }
  async function remove(key: string) {
    await namespace.delete(key)
    see(key, null)
  }
  return { get, put, delete: remove } as unknown as KVNamespace
}

export interface InstanceOptions {
  kv: KVNamespace
  source: PurgeSource
  now: () => number
  pollSeconds?: number
  semaphore?: Semaphore
  random?: () => number
}

/** One isolate with its own memory and its own copy of the log, over a KV and a log that others use as well. */
export function anInstance(options: InstanceOptions) {
  const { kv, source, now, pollSeconds = 0, semaphore = open, random = () => 0.5 } = options
  const isolate = createIsolate({ now })
  const tasks: Promise<unknown>[] = []
  const warnings: string[] = []
  const notes: string[] = []
  const log = {
    warn: (event: string) => void warnings.push(event),
    error: (event: string) => void warnings.push(event),
  }
  const waitUntil = (promise: Promise<unknown>) => void tasks.push(promise)
  const gated: PurgeSource = {
    changesSince: (known, reading) => semaphore('log', () => source.changesSince(known, reading)),
  }
  const context: CacheContext = {
    isolate,
    kv,
    log,
    waitUntil,
    now,
    random,
    refreshPurges: () =>
      isolate.purges.refresh({ source: gated, pollMs: pollSeconds * 1000, log, waitUntil }),
    purges: isolate.purges.current,
    recordTiming: (name, description) => void notes.push(`${name} ${description}`),
  }
  return {
    isolate,
    warnings,
    notes,
    /** One request's caches. */
    data: (options?: Parameters<typeof createDataCache>[1]): DataCache => createDataCache(context, options),
    pages: (): PageCache => createPageCache(context),
    /** Waits for what requests left behind. */
    async settle() {
      while (tasks.length > 0) await Promise.allSettled(tasks.splice(0))
    },
  }
}

export type Instance = ReturnType<typeof anInstance>
