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
 * Whether there is as much of everything as when the shopper pressed the button. What was added without a connection may be
 * expected in more lines than the platform has of it, and a bundle under its own sku.
 */
export function matchesExpectedLines(
  lines: readonly PlatformLine[],
  expected: OrderRequest['expected']['lines'],
): boolean {
  const left = lines.map((line) => ({ ...line }))
  const longestFirst = expected.toSorted((one, other) => other.sku.length - one.sku.length)
  for (const { sku, quantity } of longestFirst) {
    let missing = quantity
    for (const line of left) {
      if (!isSkuOf(line, sku)) continue
      const found = Math.min(missing, line.quantity)
      line.quantity -= found
      missing -= found
    }
    if (missing !== 0) return false
  }
  return left.every(({ quantity }) => quantity === 0)
}

const isSkuOf = (line: PlatformLine, sku: string): boolean =>
  line.sku === sku || (line.type === 'bundle' && isBundleSku(line.sku, sku))
