import type { Notice } from '../api/notice.ts'
import type { Stock } from '../product/product.ts'
import { QUANTITY_LIMIT, validateQuantity } from './quantity.ts'

/** One product somebody wants in the cart: a grouped product is asked for as its members (contract §16.2, step 1). */
export interface AddRequest {
  /** Sku of what is bought: a configurable's child. */
  sku: string
  name: string
  /** Minor units with VAT; null when unknown. */
  price: number | null
  stock: Stock
  /** Asked for now, an integer. */
  quantity: number
  /** How many of the sku the cart holds already. */
  inCart: number
  /** Of a bundle: what was chosen, with how many of each one bundle takes, and how many of each the cart takes already. */
  members?: { stock: Stock; quantity: number; inCart: number }[]
}

/** `add` says how many to send; everything else leaves the cart as it is. */
type AddOutcome =
  | { kind: 'add'; sku: string; quantity: number; notices: Notice[] }
  | { kind: AddRefusal; sku: string; notices: Notice[] }

type AddRefusal = 'invalidQuantity' | 'unknownPrice' | 'outOfStock' | 'stockLimit'

/** What is told once everything is in the cart, and after everything else (R4.39). */
export const addedNotice: Notice = { type: 'success', key: 'notices.cart.added' }

/**
 * Decides what happens when a product is put into the cart: price first, then stock, then how many (Spec §4 and §5; contract
 * §16.2, steps 1 to 10).
 */
export function planAddToCart(request: AddRequest): AddOutcome {
  const { sku, members = [] } = request
  const refusal = findRefusal(request)
  if (refusal) return { sku, ...refusal }
  const quantity = allowedQuantity(request)
  const notices =
    quantity < request.quantity ? [stockLimitNotice(request.name, request.stock.quantity ?? 0)] : []
  if (quantity === 0) return { kind: 'stockLimit', sku, notices }
  if ([request, ...members].some((one) => one.stock.status === 'volatile'))
    notices.push({ type: 'warning', key: 'notices.cart.volatileStock' })
  return { kind: 'add', sku, quantity, notices }
}

interface Refusal {
  kind: AddRefusal
  notices: Notice[]
}

function findRefusal(request: AddRequest): Refusal | null {
  if (!hasPrice(request)) return refuse('unknownPrice', { key: 'errors.cart.unknownPrice' })
  const fault = validateQuantity(String(request.quantity), { maxQuantity: null })
  if (fault) return refuse('invalidQuantity', fault)
  if (isOutOfStock(request))
    return refuse('outOfStock', { key: OUT_OF_STOCK, params: { name: request.name } })
  return allowedQuantity(request) + request.inCart < QUANTITY_LIMIT
    ? null
    : refuse('invalidQuantity', { key: 'errors.quantity.below', params: { quantity: QUANTITY_LIMIT } })
}

const refuse = (kind: AddRefusal, fault: Pick<Notice, 'key' | 'params'>): Refusal => ({
  kind,
  notices: [{ type: 'error', ...fault }],
})

const OUT_OF_STOCK = 'errors.cart.outOfStock'

/** Of several products that are added at once: what is out of stock is named. */
export const withNames = (notices: Notice[]): Notice[] =>
  notices.map((one) => (one.key === OUT_OF_STOCK ? { ...one, key: 'errors.cart.outOfStockOf' } : one))

/** Zero is a price (Spec §5). */
const hasPrice = ({ price }: AddRequest): boolean => price !== null && price >= 0

/** A bundle is out of stock as soon as one of its members is, or has fewer left than the bundles take. */
function isOutOfStock({ stock, quantity, members = [] }: AddRequest): boolean {
  return (
    stock.status === 'out_of_stock' ||
    members.some(
      (member) =>
        member.stock.status === 'out_of_stock' ||
        (member.stock.quantity !== null &&
          member.quantity * quantity + member.inCart > member.stock.quantity),
    )
  )
}

/** What is asked for, or what remains of counted stock. */
function allowedQuantity({ stock, quantity, inCart }: AddRequest): number {
  return stock.quantity === null ? quantity : Math.min(quantity, Math.max(0, stock.quantity - inCart))
}

/** There are fewer than wanted (R8.13). */
export const stockLimitNotice = (name: string, quantity: number): Notice => ({
  type: 'warning',
  key: 'notices.cart.stockLimit',
  params: { name, quantity },
})
