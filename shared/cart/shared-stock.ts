import { type BundleChoice, bundleSkuQuantities } from '../product/bundle.ts'
import type { Stock } from '../product/product.ts'

/** A line of a cart, as far as it takes goods: those of its own sku, or what was chosen of its bundle. */
export interface TakingLine {
  id: number
  sku: string
  quantity: number
  choices: BundleChoice[]
}

/** How many of a sku these lines take: in lines of its own, and as part of bundles. */
export const countTaken = (sku: string, lines: TakingLine[]): number =>
  lines.reduce((sum, line) => sum + (goodsOf(line, line.quantity).get(sku) ?? 0), 0)

/** How many of each sku so many of a line take. */
export const goodsOf = ({ sku, choices }: TakingLine, quantity: number): Map<string, number> =>
  choices.length > 0 ? bundleSkuQuantities(choices, quantity) : new Map([[sku, quantity]])

/** How many there can be of a line, beside what the others among these lines take of the same goods; null: nobody counts. */
export function countLeft(
  line: TakingLine,
  lines: TakingLine[],
  stockOf: (sku: string) => Stock | undefined,
): number | null {
  const others = lines.filter(({ id }) => id !== line.id)
  const counts = [...goodsOf(line, 1)].flatMap(([sku, pieces]) => {
    const quantity = stockOf(sku)?.quantity ?? null
    return quantity === null ? [] : Math.floor((quantity - countTaken(sku, others)) / pieces)
  })
  return counts.length > 0 ? Math.max(0, Math.min(...counts)) : null
}
