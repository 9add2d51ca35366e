export const FIRST_UNAVAILABLE_STATUS = 2 // Spec §3, Product
const NOT_VISIBLE = 1
const IN_LISTS_ONLY = 2

interface AccessFacts {
  status: number
  visibility: number
}

/** Whether a product is shown, or is refused with a message for the log (Spec §8). */
type Access = { kind: 'shown' } | { kind: 'refused'; message: string }

/**
 * Decides whether a product has its own page (Spec §4, Product loading). A product that only lists show is refused only
 * when it has a parent (contract §17 C2).
 */
export function checkProductAccess(
  { status, visibility }: AccessFacts,
  { hasParent }: { hasParent: boolean },
): Access {
  if (status >= FIRST_UNAVAILABLE_STATUS) {
    return { kind: 'refused', message: `Product query returned empty result product status = ${status}` }
  }
  const isHidden = visibility === NOT_VISIBLE || (visibility === IN_LISTS_ONLY && hasParent)
  if (!isHidden) return { kind: 'shown' }
  return {
    kind: 'refused',
    message: `Product query returned empty result product visibility = ${visibility}`,
  }
}

/** Whether the product may be a variant, so that its parent must be looked up. */
export const mayBeChild = ({ visibility }: Pick<AccessFacts, 'visibility'>): boolean =>
  visibility <= IN_LISTS_ONLY
