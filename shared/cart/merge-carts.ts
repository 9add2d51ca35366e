import { type IdentifiedLine, isSameLine } from './line-identity.ts'

/** A line of one of the two carts. */
export interface MergeLine extends IdentifiedLine {
  serverId: string
  quantity: number
}

export interface MergeSettings {
  /**
   * The guest is checking out, so their cart is right: nothing that is being paid for changes. Else quantities add up
   * (contract §17 C13 and C14).
   */
  inCheckout: boolean
}

/** One step of a merge, at the account's cart. `push` with a null `serverId` adds a line, else it sets its quantity. */
export type MergeAction<Line extends MergeLine> =
  | { kind: 'push'; line: Line; quantity: number; serverId: string | null }
  | { kind: 'delete'; line: MergeLine }

/**
 * What to do so that the account's cart holds what the guest's does (Spec §4, Merge; contract §16.1, M1, M3 and M6). Lines
 * that only the account has stay, but for the checkout. Each action stands alone: one that fails is skipped and the next
 * goes on.
 */
export function planMerge<Line extends MergeLine>(
  guest: Line[],
  account: MergeLine[],
  { inCheckout }: MergeSettings,
): MergeAction<Line>[] {
  const matched = new Set<MergeLine>() // each by one line: two that set its quantity would leave that of the second
  const pushes = guest.flatMap((line): MergeAction<Line>[] => {
    const match = account.find((other) => !matched.has(other) && isSameAcrossCarts(line, other))
    if (match) matched.add(match)
    const quantity = match && !inCheckout ? match.quantity + line.quantity : line.quantity
    if (match?.quantity === quantity) return []
    return [{ kind: 'push', line, quantity, serverId: match?.serverId ?? null }]
  })
  if (!inCheckout) return pushes
  const surplus = account.filter((other) => !matched.has(other))
  return [...pushes, ...surplus.map((line) => ({ kind: 'delete' as const, line }))]
}

/**
 * Each cart numbers its lines for itself: the ids say nothing about the other's. Each product numbers its options for itself, too, so
 * the same options are the same line only of the same product.
 */
const isSameAcrossCarts = (line: IdentifiedLine, other: IdentifiedLine): boolean =>
  line.sku === other.sku && isSameLine({ ...line, serverId: null }, other)
