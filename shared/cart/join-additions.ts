import type { CartChanges } from '../api/cart.ts'
import { stableJson } from '../stable-json.ts'

type Change = CartChanges['changes'][number]

/**
 * Additions of the same as one, of all that they ask for: a change says how many there are to be, so of two the second would take
 * the place of the first. A group comes as its members, each of which has a line of its own. Changes of lines stay as they are.
 */
export function joinAdditions(changes: Change[]): Change[] {
  const joined = new Map<string, Change>()
  for (const [place, { quantity, ...wanted }] of changes.flatMap(toMembers).entries()) {
    const key = wanted.id === undefined ? stableJson({ parentSku: wanted.sku, ...wanted }) : String(place)
    joined.set(key, { ...wanted, quantity: quantity + (joined.get(key)?.quantity ?? 0) })
  }
  return [...joined.values()]
}

/** A group as additions of its members; any other change, and a group that the rules refuse, as it is. */
function toMembers(change: Change): Change[] {
  const chosen = change.members?.filter(({ quantity }) => quantity > 0) ?? []
  if (chosen.length === 0 || !chosen.every(({ quantity }) => Number.isInteger(quantity))) return [change]
  return chosen.map(({ sku, quantity }) => ({ sku, quantity: quantity * change.quantity }))
}
