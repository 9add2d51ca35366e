import type { OrderRequest } from '#shared/api/checkout.ts'
import { isBundleSku } from '#shared/cart/line-identity.ts'

/** A line as the platform has it, in a cart or in an order. */
interface PlatformLine {
  sku: string
  /** The platform's: `simple`, `bundle` … */
  type: string
  quantity: number
}

/**
 * Whether the quantities are those that the shopper saw. A product that was added offline may be in more lines than at the
 * platform, and a bundle under its own sku.
 */
export function matchesExpectedLines(
  lines: readonly PlatformLine[],
  expected: OrderRequest['expected']['lines'],
): boolean {
  const left = lines.map((line) => ({ ...line }))
  const longestFirst = expected.toSorted((one, other) => other.sku.length - one.sku.length)
  const isAllThere = longestFirst.every((line) => takeFrom(left, line))
  return isAllThere && left.every(({ quantity }) => quantity === 0)
}

/** Takes a quantity out of the lines of a sku; false: there is not so much. */
function takeFrom(lines: PlatformLine[], { sku, quantity }: { sku: string; quantity: number }): boolean {
  let missing = quantity
  for (const line of lines.filter((one) => isSkuOf(one, sku))) {
    const found = Math.min(missing, line.quantity)
    line.quantity -= found
    missing -= found
  }
  return missing === 0
}

const isSkuOf = (line: PlatformLine, sku: string): boolean =>
  line.sku === sku || (line.type === 'bundle' && isBundleSku(line.sku, sku))
