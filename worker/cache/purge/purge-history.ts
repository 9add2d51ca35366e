/** The numbers of the last hard and the last soft purge of a tag; 0 for none. */
export interface Purged {
  hard: number
  soft: number
}

/**
 * All purges up to a number, in columns of 20 bytes per tag: an isolate can keep a hundred thousand. Tags are found by their hash. Two
 * tags with the same hash share the higher numbers: more is renewed than needed, never less.
 */
export interface PurgeHistory {
  /** The last number. */
  sequence: number
  /** Purges up to this number are not known any more. */
  floor: number
  /** Hashes of the tags, ascending; `hard` and `soft` are in the same order. */
  hashes: Uint32Array
  hard: Float64Array
  soft: Float64Array
}

interface PurgeList extends Pick<PurgeHistory, 'sequence' | 'floor'> {
  tags: (Purged & { tag: string })[]
}

export function createHistory({ sequence, floor, tags }: PurgeList): PurgeHistory {
  const byHash = new Map<number, Purged>()
  for (const { tag, hard, soft } of tags) {
    const hash = hashOf(tag)
    const other = byHash.get(hash)
    byHash.set(hash, { hard: Math.max(hard, other?.hard ?? 0), soft: Math.max(soft, other?.soft ?? 0) })
  }
  const hashes = Uint32Array.from(byHash.keys()).sort()
  const column = (kind: keyof Purged) => Float64Array.from(hashes, (hash) => byHash.get(hash)?.[kind] ?? 0)
  return { sequence, floor, hashes, hard: column('hard'), soft: column('soft') }
}

/** The last purges of a tag; null: there was none. */
export function findPurge({ hashes, hard, soft }: PurgeHistory, tag: string): Purged | null {
  const hash = hashOf(tag)
  let [low, high] = [0, hashes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((hashes[middle] ?? 0) < hash) low = middle + 1
    else high = middle
  }
  return hashes[low] === hash ? { hard: hard[low] ?? 0, soft: soft[low] ?? 0 } : null
}

/** 32-bit FNV-1a, with its bits mixed once more (MurmurHash3's finalizer), because tags differ in their last digits only. */
function hashOf(tag: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < tag.length; at++) hash = Math.imul(hash ^ tag.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A history that a data centre shares. */
export interface SharedHistory {
  /** When the purge log was read, in milliseconds since the epoch. */
  readAt: number
  history: PurgeHistory
}

const FACTS = 3 // readAt, sequence, floor
const BYTES_PER_NUMBER = Float64Array.BYTES_PER_ELEMENT
const BYTES_PER_TAG = 2 * BYTES_PER_NUMBER + Uint32Array.BYTES_PER_ELEMENT

/** The facts, then the columns: numbers first, because they must lie at multiples of eight bytes. */
export function toBytes({ readAt, history }: SharedHistory): Uint8Array<ArrayBuffer> {
  const { sequence, floor, hard, soft, hashes } = history
  const columns = [Float64Array.of(readAt, sequence, floor), hard, soft, hashes]
  const bytes = new Uint8Array(columns.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of columns) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return bytes
}

/** Throws when the length fits no number of tags. */
export function fromBytes(buffer: ArrayBuffer): SharedHistory {
  const start = FACTS * BYTES_PER_NUMBER
  const count = (buffer.byteLength - start) / BYTES_PER_TAG
  if (count < 0 || !Number.isInteger(count)) throw new Error('not a purge history')
  const [readAt = 0, sequence = 0, floor = 0] = new Float64Array(buffer, 0, FACTS)
  const hard = new Float64Array(buffer, start, count)
  const soft = new Float64Array(buffer, start + hard.byteLength, count)
  const hashes = new Uint32Array(buffer, start + 2 * hard.byteLength, count)
  return { readAt, history: { sequence, floor, hashes, hard, soft } }
}
