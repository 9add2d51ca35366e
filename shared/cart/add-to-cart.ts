import type { Notice } from '../api/notice.ts'
import type { ErrorCode } from '../errors.ts'
import type { Stock } from '../product/product.ts'
import { validateQuantity } from './quantity.ts'

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
  /** Unit for the stock-limit notice: `st`. */
  unit?: string
  /** What is wrong with the product or with the options chosen: keys of texts. */
  errors?: ErrorCode[]
  /** Of a bundle: what was chosen, with how many of each one bundle takes, and how many of each the cart takes already. */
  members?: { stock: Stock; quantity: number; inCart: number }[]
}

export interface AddSettings {
  /** Whether the cart may hold what might be sold out. */
  allowOutOfStock: boolean
  /** Whether the cart is synced: then the notice of success follows from the platform's answer (F4). */
  syncOn: boolean
  /** Zero is a price (Spec §5). */
  allowZeroPrice?: boolean
  /** Another checkout than ours is in use: the notice leads nowhere. */
  externalCheckout?: boolean
}

/** What a shopper is told about adding; success leads to the checkout, where the shop has one of its own. */
export type AddNotice = Notice & { action?: 'checkout' | null }

/** `add` says how many to send; everything else leaves the cart as it is. */
export type AddOutcome =
  | { kind: 'add'; sku: string; quantity: number; notices: AddNotice[] }
  | { kind: AddRefusal; sku: string; notices: AddNotice[] }

export type AddRefusal = 'invalidQuantity' | 'unknownPrice' | 'invalidProduct' | 'outOfStock' | 'stockLimit'

/**
 * Decides what happens when products are put into the cart: price and options, then stock, then how many
 * (Spec §4 and §5; contract §16.2, steps 1 to 10). One outcome per product; success is told with the last one added.
 */
export function planAddToCart(requests: AddRequest[], settings: AddSettings): AddOutcome[] {
  const outcomes = requests.map((request) => planProduct(request, settings))
  const last = outcomes.findLast((outcome) => outcome.kind === 'add')
  if (last && !settings.syncOn) last.notices.push(addedNotice(settings))
  return outcomes
}

/** "Product has been added to the cart!" with the way to the checkout, unless that is elsewhere (Spec §2). */
export function addedNotice({ externalCheckout = false }: Pick<AddSettings, 'externalCheckout'>): AddNotice {
  return { type: 'success', key: 'notices.cart.added', action: externalCheckout ? null : 'checkout' }
}

function planProduct(request: AddRequest, settings: AddSettings): AddOutcome {
  const { sku, stock } = request
  const refusal = findRefusal(request, settings)
  if (refusal) return { sku, ...refusal }
  const quantity = allowedQuantity(request)
  const notices =
    quantity < request.quantity
      ? [stockLimitNotice(request.name, request.stock.quantity ?? 0, request.unit)]
      : []
  if (quantity === 0) return { kind: 'stockLimit', sku, notices }
  if (stock.status === 'volatile' && !settings.allowOutOfStock) {
    notices.push({ type: 'warning', key: 'notices.cart.volatileStock' })
  }
  return { kind: 'add', sku, quantity, notices }
}

interface Refusal {
  kind: AddRefusal
  notices: AddNotice[]
}

function findRefusal(request: AddRequest, settings: AddSettings): Refusal | null {
  const { errors = [], quantity } = request
  if (!hasPrice(request, settings)) return refuse('unknownPrice', { key: 'errors.cart.unknownPrice' })
  if (errors.length > 0) return refuse('invalidProduct', ...errors.map((key) => ({ key })))
  const fault = validateQuantity(String(quantity), { maxQuantity: null })
  if (fault) return refuse('invalidQuantity', fault)
  return isOutOfStock(request) ? refuse('outOfStock', { key: 'errors.cart.outOfStock' }) : null
}

function refuse(kind: AddRefusal, ...faults: Pick<Notice, 'key' | 'params'>[]): Refusal {
  return { kind, notices: faults.map((fault) => ({ type: 'error', ...fault })) }
}

function hasPrice({ price }: AddRequest, { allowZeroPrice = true }: AddSettings): boolean {
  return price !== null && Number.isFinite(price) && (allowZeroPrice ? price >= 0 : price > 0)
}

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
export const stockLimitNotice = (name: string, quantity: number, unit = ''): AddNotice => ({
  type: 'warning',
  key: 'notices.cart.stockLimit',
  params: { name, quantity: unit ? `${quantity} ${unit}` : quantity },
})
