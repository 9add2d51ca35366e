/**
 * Stored documents carry a placeholder where the nonce goes; every response gets its own (design §6).
 * Both are 24 ASCII characters, so the bytes keep their places.
 */
export const NONCE_PLACEHOLDER = 'skare+nonce+placeholder='

const encoder = new TextEncoder()
const needle = encoder.encode(NONCE_PLACEHOLDER)

/** Offsets of the placeholder in a rendered document. */
export function findNoncePlaces(body: Uint8Array): number[] {
  const places: number[] = []
  let at = body.indexOf(needle[0] ?? 0)
  while (at >= 0) {
    if (needle.every((byte, offset) => body[at + offset] === byte)) places.push(at)
    at = body.indexOf(needle[0] ?? 0, at + 1)
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
