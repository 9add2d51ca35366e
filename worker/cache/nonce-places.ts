import { findBytes } from './document-bytes.ts'

/** Fills the nonce's place in a stored document. It has no meaning: places are offsets and are never searched for. */
const FILLER = '-'.repeat(24) // as long as a nonce

const encoder = new TextEncoder()

/**
 * Removes the nonce that a document was rendered with and returns its offsets, where every response gets its own nonce.
 * The nonce is random and nobody has seen it, so no visitor's or editor's text can contain it.
 */
export function clearNonces(body: Uint8Array, nonce: string): number[] {
  const needle = encoder.encode(nonce)
  const filler = encoder.encode(FILLER)
  const places: number[] = []
  for (let at = findBytes(body, needle); at >= 0; at = findBytes(body, needle, at + 1)) {
    places.push(at)
    body.set(filler, at)
  }
  return places
}

/** A copy of the document with `nonce` at its places. */
export function withNonce(body: Uint8Array, places: number[], nonce: string): Uint8Array {
  const bytes = encoder.encode(nonce)
  const copy = body.slice()
  for (const place of places) copy.set(bytes, place)
  return copy
}
