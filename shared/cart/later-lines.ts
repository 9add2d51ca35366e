import type { Notice } from '../api/notice.ts'
import type { CartLine } from './cart.ts'
import { isSameShownLine } from './line-identity.ts'

/** More than anybody looks through. */
const MAX_SAVED_FOR_LATER = 50

/** What was saved for later with one more line, the newest first. The same once more adds its quantity. */
export function withLater(lines: CartLine[], line: CartLine): CartLine[] {
  const same = lines.find((other) => isSameShownLine(other, line))
  const quantity = line.quantity + (same?.quantity ?? 0)
  return [{ ...line, quantity }, ...lines.filter((other) => other !== same)].slice(0, MAX_SAVED_FOR_LATER)
}

/** Without a line: what was saved of the same before or since stays. */
export const withoutLater = (lines: CartLine[], line: CartLine): CartLine[] =>
  lines
    .map((other) =>
      isSameShownLine(other, line) ? { ...other, quantity: other.quantity - line.quantity } : other,
    )
    .filter(({ quantity }) => quantity > 0)

/**
 * How many of a line went into a cart that held `before`: the limit that a notice names is that of all its lines of the same sku
 * (R8.13). Without a connection only the same line has a limit, and nothing is said of it (offline-cart.ts).
 */
export function countPutBack(line: CartLine, notices: Notice[], before: CartLine[] = []): number {
  const { sku, name, quantity, maxQuantity } = line
  if (notices.some(({ key }) => key === 'notices.cart.keptOffline')) {
    const same = maxQuantity && before.find((other) => isSameShownLine(other, line))
    return same ? Math.min(quantity, maxQuantity - same.quantity) : quantity
  }
  const limit = notices.find(({ key, params }) => key === 'notices.cart.stockLimit' && params?.name === name)
    ?.params?.quantity
  const had = before.reduce((sum, other) => sum + (other.sku === sku ? other.quantity : 0), 0)
  return limit === undefined ? quantity : Number(limit) - had
}

/** Whether a line can be bought now: `price` is what it costs where that is another price than it had. `gone`: its variant is no more. */
type LaterState = { kind: 'gone' | 'soldOut' } | { kind: 'buyable'; price: number | null }

interface LiveOffer {
  price: { current: number | null } | null
  stock: { status: string } | null
}

/**
 * What the shop's offers of today say of a line; undefined: nobody knows. A bundle has none of its own. What was chosen beside the
 * variant has prices of its own, so those are not compared.
 */
export function stateOfLater(
  {
    sku,
    parentSku,
    type,
    unitPrice,
    selections,
  }: Pick<CartLine, 'sku' | 'parentSku' | 'type' | 'unitPrice' | 'selections'>,
  offers: Record<string, LiveOffer> | undefined,
): LaterState {
  const offer = offers?.[sku]
  if (offers && !offer && sku !== parentSku && type !== 'bundle') return { kind: 'gone' }
  if (offer?.stock?.status === 'out_of_stock') return { kind: 'soldOut' }
  const now = offer?.price?.current ?? null
  return { kind: 'buyable', price: selections || now === unitPrice ? null : now }
}
