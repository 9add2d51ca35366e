import { DAY_MS } from '#shared/durations.ts'
import { SAVED_AT_HEADER } from '#shared/page-format.ts'
import { withTimeout } from './with-timeout.ts'
import { writeWithRoom } from './write-with-room.ts'

/** A cache of this device, and how much it may hold. The oldest entries go first. */
export interface CacheLimits {
  name: CacheName
  maxEntries: number
  /** Of one entry, in bytes of its body. Larger answers are not kept. */
  maxEntryBytes: number
}

/**
 * Names of Cache Storage, beside `skare-precache` (service-worker/files.ts). Everything in them can be loaded again, and all begin with `skare-`, which is what the kill
 * switch deletes.
 */
type CacheName =
  | 'skare-pages' // data of visited pages · storage/saved-pages.ts
  | 'skare-answers' // answers of our API that are the same for everybody · service-worker
  | 'skare-pictures' // pictures of products and editors · service-worker
  | 'skare-files' // built files outside of the precache, by their hashed names · service-worker
  | 'skare-shells' // shell document of each store and build · service-worker

const MAX_AGE_MS = 30 * DAY_MS

/** The limits of each cache. 200 pictures of at most 150 kB are 30 MB. */
export const deviceCaches = {
  pages: { name: 'skare-pages', maxEntries: 100, maxEntryBytes: 500_000 },
  answers: { name: 'skare-answers', maxEntries: 100, maxEntryBytes: 200_000 },
  pictures: { name: 'skare-pictures', maxEntries: 200, maxEntryBytes: 150_000 },
  files: { name: 'skare-files', maxEntries: 100, maxEntryBytes: 1_000_000 },
  shells: { name: 'skare-shells', maxEntries: 12, maxEntryBytes: 500_000 },
} as const satisfies Record<string, CacheLimits>

/** Caches that are emptied when the device is full, the most expendable first. Without shells and files nothing opens. */
const EXPENDABLE: CacheName[] = ['skare-pictures', 'skare-answers', 'skare-pages']

/**
 * Writes an entry with the moment of saving and removes the oldest ones. Resolves to whether it was written; never
 * rejects, because storage may be blocked. On a full device expendable caches make room.
 */
export async function writeEntry(limits: CacheLimits, key: string, response: Response): Promise<boolean> {
  try {
    const body = await response.arrayBuffer()
    if (body.byteLength > limits.maxEntryBytes) return false
    const headers = new Headers(response.headers)
    headers.set(SAVED_AT_HEADER, new Date().toISOString())
    const put = async () => {
      const cache = await caches.open(limits.name)
      await cache.delete(key) // so that the new entry is the newest
      await cache.put(key, new Response(body, { headers }))
      await trim(cache, limits)
    }
    await writeWithRoom(
      put,
      EXPENDABLE.map((name) => () => caches.delete(name)),
    )
    return true
  } catch (error) {
    console.info('not saved', key, error)
    return false
  }
}

/** Whether the browser refuses to keep pages for this shop, as some do in private windows. */
export const isStorageBlocked = (): Promise<boolean> =>
  Promise.resolve()
    .then(() => caches.open(deviceCaches.pages.name)) // where it is blocked, `caches` may not even exist
    .then(
      () => false,
      () => true,
    )

const READ_MS = 800 // Spec §9, Local cache time-out
const OFFLINE_READ_MS = 5000 // without a network nothing else can answer

/** An entry; null when there is none, it is too old, or storage is blocked or does not answer in time. */
export async function readEntry({ name }: Pick<CacheLimits, 'name'>, key: string): Promise<Response | null> {
  try {
    const limitMs = navigator.onLine ? READ_MS : OFFLINE_READ_MS
    const response = await withTimeout(limitMs, async () => (await caches.open(name)).match(key))
    return response && isFresh(response) ? response : null
  } catch (error) {
    console.info('not read', key, error)
    return null
  }
}

/**
 * Whether the shop says that an answer is the same for everybody, and it is of the expected type. Errors, redirects and
 * partial answers are never saved.
 */
export function isSavable({ status, redirected, headers }: Response, type: RegExp): boolean {
  const isPublic = /\bpublic\b/.test(headers.get('Cache-Control') ?? '')
  return status === 200 && !redirected && isPublic && type.test(headers.get('Content-Type') ?? '')
}

/** Whether a saved response has not reached its age limit. */
export const isFresh = (response: Response, maxAgeMs: number = MAX_AGE_MS): boolean =>
  ageOf(response) <= maxAgeMs

/** Milliseconds since a response was saved, or until then if the clock was set back; infinite without a date. */
export function ageOf({ headers }: Response): number {
  const savedAt = Date.parse(headers.get(SAVED_AT_HEADER) ?? '')
  return Number.isNaN(savedAt) ? Number.POSITIVE_INFINITY : Math.abs(Date.now() - savedAt)
}

/** Removes the oldest entries: keys come in the order in which they were written. */
async function trim(cache: Cache, { maxEntries }: CacheLimits): Promise<void> {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - maxEntries))) await cache.delete(key)
}

/** Empties the caches that only save time. Shells and precached files stay: without them nothing opens offline. */
export async function emptyCaches(): Promise<void> {
  if ('caches' in globalThis) await Promise.all(EXPENDABLE.map((name) => caches.delete(name)))
}

/** Deletes the answers whose addresses name what a customer has put on the wishlist or compares. Never rejects. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(deviceCaches.answers.name).catch(() => false)
}
