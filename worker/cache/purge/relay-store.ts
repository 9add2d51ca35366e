import * as z from 'zod/mini'
import type { Log } from '../../observability/log.ts'
import { fromBytes, type SharedHistory, toBytes } from './purge-history.ts'
import { HISTORY_AGE_MS } from './purge-limits.ts'

/** An answer of the purge log that a data centre shares. Times are in milliseconds since the epoch. */
const entrySchema = z.object({
  readAt: z.number(),
  /** When an isolate last began to renew it; 0: none has. */
  claimedAt: z.number(),
  changes: z.object({
    since: z.number(),
    sequence: z.number(),
    floor: z.number(),
    tags: z.array(z.object({ tag: z.string(), hard: z.number(), soft: z.number() })),
  }),
})

export type RelayEntry = z.infer<typeof entrySchema>

interface CacheSlot<Entry> {
  read(): Promise<Entry | null>
  write(entry: Entry): Promise<void>
}

/** What a data centre shares: the changes of the last minutes, and the history before them. */
export interface RelayStore {
  recent: CacheSlot<RelayEntry>
  history: CacheSlot<SharedHistory>
}

interface Format<Entry> {
  /** Another one when the format changes: old and new versions of the shop run side by side for a while. */
  path: string
  maxAgeSeconds: number
  pack: (entry: Entry) => BodyInit
  unpack: (stored: Response) => Promise<Entry>
}

const recentFormat: Format<RelayEntry> = {
  path: 'recent-2',
  maxAgeSeconds: 60, // nothing older is used
  pack: (entry) => JSON.stringify(entry),
  unpack: async (stored) => entrySchema.parse(await stored.json()),
}

const historyFormat: Format<SharedHistory> = {
  path: 'history-1',
  maxAgeSeconds: HISTORY_AGE_MS / 1000,
  pack: toBytes,
  unpack: async (stored) => fromBytes(await stored.arrayBuffer()),
}

/**
 * The cache of this data centre (Cache API). After a failure the purge log is read instead. Where there is
 * no such cache, nothing is found. All Workers of a zone share it, so each purge log has its own addresses.
 */
export function createRelayStore(
  cache: Pick<Cache, 'match' | 'put'>,
  { log, logId }: { log: Log; logId: string },
): RelayStore {
  const createSlot = <Entry>(
    name: keyof RelayStore,
    { path, maxAgeSeconds, pack, unpack }: Format<Entry>,
  ): CacheSlot<Entry> => {
    const address = `https://purge-log.invalid/${logId}/${path}`
    return {
      async read() {
        try {
          const stored = await cache.match(address)
          return stored ? await unpack(stored) : null
        } catch (error) {
          log.warn('purge.relayUnreadable', { name, error })
          return null
        }
      },
      async write(entry) {
        const headers = { 'Cache-Control': `max-age=${maxAgeSeconds}` }
        try {
          await cache.put(address, new Response(pack(entry), { headers }))
        } catch (error) {
          log.warn('purge.relayUnwritable', { name, error })
        }
      },
    }
  }
  return { recent: createSlot('recent', recentFormat), history: createSlot('history', historyFormat) }
}
