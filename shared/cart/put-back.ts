import type { CartLine } from './cart.ts'
import type { NewLine } from './optimistic.ts'

/**
 * A line that was taken out of the cart, as one to add. A bundle is added by its own sku: that of its line is joined from the
 * skus of all its members.
 */
export function toNewLine(line: CartLine): NewLine {
  const { id: _, rowTotal: _sum, configurableId: _parent, stockNotice: _notice, ...rest } = line
  return { ...rest, sku: line.type === 'bundle' ? line.parentSku : line.sku }
}
