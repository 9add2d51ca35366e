import type { CartLine } from './cart.ts'
import type { NewLine } from './optimistic.ts'

/** A line as it is told after adding; `quantity` is what came to it. */
export type AddedLine = Pick<CartLine, 'name' | 'image' | 'options' | 'quantity' | 'unitPrice'>

/**
 * What adding has put into the cart: the lines that have grown, each by as much. The device may not have known the whole cart,
 * so the line of the product asked for comes before all others, and by no more than was asked for; a group comes as its members.
 * Where nothing is known to have grown, the line as it was asked for.
 */
export function addedLines(before: CartLine[], after: CartLine[], asked: NewLine): AddedLine[] {
  const had = new Map(before.map(({ id, quantity }) => [id, quantity]))
  const grown = after.flatMap((line) => {
    const quantity = line.quantity - (had.get(line.id) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const own =
    grown.find(({ sku }) => sku === asked.sku) ?? grown.find(({ parentSku }) => parentSku === asked.parentSku)
  if (own) return [{ ...own, quantity: Math.min(own.quantity, asked.quantity) }]
  return grown.length > 0 ? grown : [asked]
}
