import type { CacheContext } from './cache-context.ts'
import { lastPurgeOf, type Purges, type Tagged } from './cache-status.ts'
import type { Life } from './freshness.ts'

/**
 * KV shows a data centre what others have written up to a minute late, as far as it has read the key before. After a
 * purge every data centre would find the purged entry there and ask the platform itself. So a renewed entry is written
 * twice: under its key, and for this time under a key with the purge's number, which nobody has read before.
 */
const LAG_MS = 60_000
/** Nobody looks for a numbered key for longer. */
const NUMBERED_MS = 2 * LAG_MS
const MIN_TTL_SECONDS = 60 // KV rejects a shorter one

type Context = Pick<CacheContext, 'kv' | 'purges' | 'now'>

/** The best that KV has: the entry under `key`, or, when that was purged lately, what somebody has renewed since. */
export async function readNewest<T extends { entry: Tagged }>(
  { purges, now }: Context,
  key: string,
  read: (key: string) => Promise<T | null>,
): Promise<T | null> {
  const stored = await read(key)
  const numbered = stored && numberedKey(key, stored.entry, { purges: purges(), since: now() - NUMBERED_MS })
  return (numbered && (await read(numbered))) || stored
}

interface Packed {
  entry: Tagged & { life: Life }
  value: string | Uint8Array
  metadata?: unknown
}

/** Writes an entry for as long as it may stand in for a failing platform. */
export async function writeNewest(
  { kv, purges, now }: Context,
  key: string,
  { entry: { life, tags }, value, metadata }: Packed,
): Promise<void> {
  const put = (name: string, ms: number) =>
    kv.put(name, value, { metadata, expirationTtl: Math.max(MIN_TTL_SECONDS, Math.ceil(ms / 1000)) })
  const since = now() - LAG_MS
  const numbered = numberedKey(key, { tags, epoch: since }, { purges: purges(), since })
  if (numbered) await put(numbered, NUMBERED_MS)
  await put(key, life.errorUntil - life.storedAt)
}

/** The key for what replaces a purged entry; null when it was not purged, or not lately. Numbers are about milliseconds. */
function numberedKey(
  key: string,
  entry: Tagged,
  { purges, since }: { purges: Purges | null; since: number },
): string | null {
  const number = lastPurgeOf(entry.tags, purges)
  return number > entry.epoch && number > since ? `${key}@${number}` : null
}
