import type { Cart, CartLine } from './cart.ts'

/** The lines of a cart that cannot be bought as they are: sold out, or fewer are left than they hold. */
export const unavailableLines = ({ lines }: Pick<Cart, 'lines'>): CartLine[] =>
  lines.filter(({ inStock, quantity, maxQuantity }) => !inStock || quantity > (maxQuantity ?? quantity))

/** Their names, to be told: `Glidvalla, Race Skate`. */
export const namesOf = (lines: CartLine[]): string => [...new Set(lines.map(({ name }) => name))].join(', ')
