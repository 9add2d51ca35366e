import type { CartChanges } from '../api/cart.ts'
import { stableJson } from '../stable-json.ts'

type Change = CartChanges['changes'][number]

/**
 * Additions of the same as one, of all that they ask for: a change says how many there are to be, so of two the second would take
 * the place of the first. Changes of lines stay as they are.
 */
export function joinAdditions(changes: Change[]): Change[] {
  const joined = new Map<string, Change>()
  for (const [place, { quantity, ...wanted }] of changes.entries()) {
    const key = wanted.id === undefined ? stableJson(wanted) : String(place)
    joined.set(key, { ...wanted, quantity: quantity + (joined.get(key)?.quantity ?? 0) })
  }
  return [...joined.values()]
}
