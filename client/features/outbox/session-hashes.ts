const KEY = 'skare:order-hashes'

/** Hashes of the orders of this session that are under way or accepted (Spec §4, Placing an order). */
export const readHashes = (): Set<string> => new Set(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))

/** A refused order frees its hash: it may be sent again as it is. */
export function noteHash(hash: string, isPlaced: boolean): void {
  const hashes = readHashes()
  if (isPlaced) hashes.add(hash)
  else hashes.delete(hash)
  sessionStorage.setItem(KEY, JSON.stringify([...hashes]))
}
