import type { Log } from '../middleware/request-log.ts'
import type { Freshness } from './freshness.ts'
import { createMemoryCache } from './memory-cache.ts'

/** A rendered guest document as bytes, the same for everybody but for the nonce. */
export interface StoredPage {
  body: Uint8Array
  noncePlaces: number[]
  etag: string
  tags: string[]
  status: number
  storedAt: number
  freshness: Freshness
}

export interface PageCache {
  read(key: string): Promise<{ page: StoredPage; tier: 'memory' | 'kv' } | null>
  store(key: string, page: StoredPage): void
}

interface PageCacheContext {
  kv: KVNamespace
  log: Log
  waitUntil: (promise: Promise<unknown>) => void
}

const MAX_BYTES = 16 * 1024 * 1024 // design §6
const MAX_PAGE_BYTES = 1024 * 1024 // field guide §5.2: envelopes of at most 1 MiB
const memory = createMemoryCache<StoredPage>(MAX_BYTES)

/** Memory of the isolate, then KV. In KV a page is its facts as one JSON line, then its bytes. */
export function createPageCache({ kv, log, waitUntil }: PageCacheContext): PageCache {
  return {
    async read(key) {
      const known = memory.get(key)
      if (known) return { page: known, tier: 'memory' }
      const stored = await kv.get(`page:${key}`, 'arrayBuffer')
      if (!stored) return null
      const page = unpack(new Uint8Array(stored))
      memory.set(key, page, page.body.byteLength)
      return { page, tier: 'kv' }
    },
    store(key, page) {
      if (page.body.byteLength > MAX_PAGE_BYTES) return
      memory.set(key, page, page.body.byteLength)
      const expirationTtl = Math.max(60, page.freshness.errorSeconds)
      waitUntil(
        kv
          .put(`page:${key}`, pack(page), { expirationTtl })
          .catch((error) => log.warn('cache.storeFailed', { key, error })),
      )
    },
  }
}

const NEWLINE = 10

function pack({ body, ...facts }: StoredPage): Uint8Array {
  const head = new TextEncoder().encode(`${JSON.stringify(facts)}\n`)
  const packed = new Uint8Array(head.byteLength + body.byteLength)
  packed.set(head)
  packed.set(body, head.byteLength)
  return packed
}

function unpack(packed: Uint8Array): StoredPage {
  const end = packed.indexOf(NEWLINE)
  const facts = JSON.parse(new TextDecoder().decode(packed.subarray(0, end))) as Omit<StoredPage, 'body'> // written by `pack`
  return { ...facts, body: packed.subarray(end + 1) }
}
