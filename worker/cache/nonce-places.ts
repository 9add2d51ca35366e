/** Stands in a kept document where the nonce goes, and means nothing: places are offsets, never looked for in kept bytes. */
const FILLER = '-'.repeat(24) // as long as a nonce

const encoder = new TextEncoder()

/**
 * Takes the nonce that a document was rendered with out of its bytes and says where it stood. Every response gets its own
 * in these places. The nonce is random and seen by nobody, so no content can hold it: what a visitor or an editor writes
 * never becomes a place.
 */
export function clearNonces(body: Uint8Array, nonce: string): number[] {
  const needle = encoder.encode(nonce)
  const filler = encoder.encode(FILLER)
  const first = needle[0] ?? 0
  const places: number[] = []
  for (let at = body.indexOf(first); at >= 0; at = body.indexOf(first, at + 1)) {
    if (!needle.every((byte, offset) => body[at + offset] === byte)) continue
    places.push(at)
    body.set(filler, at)
  }
  return places
}

/** A copy of the document with `nonce` in its places. */
export function withNonce(body: Uint8Array, places: number[], nonce: string): Uint8Array {
  const bytes = encoder.encode(nonce)
  const copy = body.slice()
  for (const place of places) copy.set(bytes, place)
  return copy
}
