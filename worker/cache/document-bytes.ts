import type { StoredPage } from './entries.ts'

/** The bytes of a document and where its nonces stand. */
export type DocumentBytes = Pick<StoredPage, 'body' | 'noncePlaces'>

interface Replacement {
  /** Offset of the bytes that go. */
  at: number
  /** How many they are. */
  length: number
  replacement: Uint8Array
}

/** The document with other bytes in one place. The nonces' places move along. */
export function replaceBytes(
  { body, noncePlaces }: DocumentBytes,
  { at, length, replacement }: Replacement,
): DocumentBytes {
  const shift = replacement.length - length
  const bytes = new Uint8Array(body.length + shift)
  bytes.set(body.subarray(0, at))
  bytes.set(replacement, at)
  bytes.set(body.subarray(at + length), at + replacement.length)
  return { body: bytes, noncePlaces: noncePlaces.map((place) => (place > at ? place + shift : place)) }
}

/** Offset of the first `wanted` from `from` on; -1: there is none. */
export function findBytes(body: Uint8Array, wanted: Uint8Array, from = 0): number {
  const first = wanted[0] ?? 0
  for (let at = body.indexOf(first, from); at >= 0; at = body.indexOf(first, at + 1))
    if (isAt(body, at, wanted)) return at
  return -1
}

/** Offset of the last `wanted`; -1: there is none. What stands at the end of a document is found at once from there. */
export function findLastBytes(body: Uint8Array, wanted: Uint8Array): number {
  const first = wanted[0] ?? 0
  for (let at = body.lastIndexOf(first); at > 0; at = body.lastIndexOf(first, at - 1))
    if (isAt(body, at, wanted)) return at
  return -1
}

const isAt = (body: Uint8Array, at: number, wanted: Uint8Array): boolean =>
  wanted.every((byte, offset) => body[at + offset] === byte)
