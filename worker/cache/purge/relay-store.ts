import * as z from 'zod/mini'
import type { Log } from '../../observability/log.ts'

/** An answer of the purge log that a data centre shares. Times are in milliseconds since the epoch. */
const entrySchema = z.object({
  /** It has all changes after this number. */
  since: z.number(),
  readAt: z.number(),
  /** When an isolate last began to renew it; 0: none has. */
  claimedAt: z.number(),
  changes: z.object({
    sequence: z.number(),
    floor: z.number(),
    tags: z.array(z.object({ tag: z.string(), hard: z.number(), soft: z.number() })),
  }),
})

export type RelayEntry = z.infer<typeof entrySchema>

interface Shelf {
  read(): Promise<RelayEntry | null>
  write(entry: RelayEntry): Promise<void>
}

/** What a data centre shares: the changes of the last minutes, and all of them. */
export interface RelayStore {
  recent: Shelf
  all: Shelf
}

const MAX_SECONDS = 60 // nothing older is used

/**
 * The cache of this data centre (Cache API). A failure there costs a read of the purge log, nothing else. Where the
 * platform has no such cache, nothing is found in it.
 */
export function createRelayStore(cache: Pick<Cache, 'match' | 'put'>, log: Log): RelayStore {
  const shelf = (name: string): Shelf => {
    const address = `https://purge-log.invalid/${name}`
    return {
      async read() {
        try {
          const stored = await cache.match(address)
          return stored ? entrySchema.parse(await stored.json()) : null
        } catch (error) {
          log.warn('purge.relayUnreadable', { name, error })
          return null
        }
      },
      async write(entry) {
        const headers = { 'Cache-Control': `max-age=${MAX_SECONDS}`, 'Content-Type': 'application/json' }
        try {
          await cache.put(address, new Response(JSON.stringify(entry), { headers }))
        } catch (error) {
          log.warn('purge.relayUnwritable', { name, error })
        }
      },
    }
  }
  return { recent: shelf('recent'), all: shelf('all') }
}
