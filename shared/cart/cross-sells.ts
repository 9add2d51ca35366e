/**
 * Skus of what goes with the products of a cart, without those that are in it: first what goes with most of them, otherwise
 * the first of each product before its second.
 */
export function rankCrossSells(lists: readonly (readonly string[])[], inCart: readonly string[]): string[] {
  const scores = new Map<string, { count: number; place: number }>()
  for (const list of lists)
    for (const [place, sku] of list.entries()) {
      const score = scores.get(sku) ?? { count: 0, place }
      scores.set(sku, { count: score.count + 1, place: Math.min(score.place, place) })
    }
  for (const sku of inCart) scores.delete(sku)
  return [...scores]
    .toSorted(([, one], [, other]) => other.count - one.count || one.place - other.place)
    .map(([sku]) => sku)
}
