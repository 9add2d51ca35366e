import { Refusal } from '#platform/answers.ts'
import { prepare, raw, type Sql, sql } from '#platform/sql.ts'
import { toMajor } from '../money.ts'
import { netOf } from '../totals.ts'
import type { Cart } from './carts.ts'
import type { LineRequest } from './line-request.ts'
import {
  isSellable,
  type Line,
  mostOf,
  type NewLine,
  nameOf,
  type OffersBySku,
  refuseQty,
  stockObjection,
  unitPriceOf,
  vatPercentOf,
} from './lines.ts'
import type { ProductLookup } from './product-options.ts'
import { resolveLine } from './resolve-line.ts'

/** The effect of a cart update. `line` is as it is then; `addedQty` is added to what the cart has of it when it is written. */
type LineChange =
  /** `most`: how many the line may have when it is written. */
  | { kind: 'add'; line: NewLine; addedQty: number; most: number }
  | { kind: 'replace'; line: NewLine; itemId: number }
  /** The line `fromId` has become the same as another one, `itemId`, and goes. */
  | { kind: 'merge'; line: NewLine; addedQty: number; itemId: number; fromId: number }

/**
 * Plans an update (with `itemId`) or an addition (without). Refuses with 400 when stock, options or quantity do not
 * allow it, with 404 for an unknown product or item (contract §2.3).
 */
export function planLine(
  cart: Cart,
  request: LineRequest,
  itemId: number | null,
  lookup: ProductLookup,
): LineChange {
  refuseQty(request)
  const current = itemId === null ? null : findLine(cart, itemId)
  const requested =
    current && isUnchanged(current, request) ? { ...current, qty: request.qty } : resolveLine(request, lookup)
  const sameLine = cart.lines.find((line) => line.key === requested.key && line.itemId !== itemId)
  const line = {
    ...(current?.key === requested.key ? current : requested),
    qty: request.qty + (sameLine?.qty ?? 0),
  }
  refuseQty(line)
  const others = cart.lines.filter((one) => one !== current && one !== sameLine)
  const offersBySku = new Map([...cart.offersBySku, ...lookup.offersBySku])
  const objection = stockObjection(line, [...others, line], offersBySku)
  if (objection) throw new Refusal(400, objection)
  if (!current) return { kind: 'add', line, addedQty: request.qty, most: mostOf(line, others, offersBySku) }
  if (!sameLine) return { kind: 'replace', line, itemId: current.itemId }
  return { kind: 'merge', line, addedQty: request.qty, itemId: sameLine.itemId, fromId: current.itemId }
}

/** A line of a cart by its number; otherwise 404 with the platform's message. */
export function findLine(cart: Cart, itemId: number): Line {
  const line = cart.lines.find((one) => one.itemId === itemId)
  if (!line) throw new Refusal(404, `The ${cart.publicId} Cart doesn't contain the ${itemId} item.`)
  return line
}

function isUnchanged(line: Line, { sku, options }: LineRequest): boolean {
  const hasOptions = Object.values(options).some((list) => Array.isArray(list) && list.length > 0)
  return sku === '' || (sku === line.sku && !hasOptions)
}

/**
 * Writes a planned change and returns the line as it is stored. Null when the cart was changed since it was read: it has become an
 * order, a line is gone, another call made the same line, or has added so much that there is not enough left. Then nothing is written.
 */
export async function writeLine(db: D1Database, cart: Cart, change: LineChange): Promise<Line | null> {
  const [written] = await db.batch<{ id: number; qty: number }>(statementsOf(db, cart.id, change))
  const row = written?.results[0]
  return row ? { ...change.line, itemId: row.id, qty: row.qty } : null
}

function statementsOf(db: D1Database, cartId: number, change: LineChange): D1PreparedStatement[] {
  switch (change.kind) {
    case 'add':
      return [prepare(db, insertion(cartId, change))]
    case 'replace':
      return [prepare(db, update(change, sql`${change.line.qty}`))]
    case 'merge':
      return [prepare(db, update(change, sql`qty + ${change.addedQty}`)), prepare(db, deletion(change))]
    default:
      return change satisfies never
  }
}

/** Inserts a line, or adds its quantity to the same line of the cart: of additions at the same time none is lost. */
const insertion = (cartId: number, { line, addedQty, most }: Extract<LineChange, { kind: 'add' }>): Sql =>
  sql`INSERT INTO quote_item (line_key, sku, offer_sku, product_type, qty, options, components, extras, quote_id)
    SELECT ${line.key}, ${line.sku}, ${line.offerSku}, ${line.productType}, ${addedQty}, ${JSON.stringify(line.options)},
      ${JSON.stringify(line.components)}, ${JSON.stringify(line.extras)}, id FROM quote WHERE id = ${cartId} AND is_active = 1
    ON CONFLICT (quote_id, line_key) DO UPDATE SET qty = quote_item.qty + excluded.qty
      WHERE quote_item.qty + excluded.qty <= ${most} RETURNING id, qty`

/** Whether the cart of a line is no order yet. */
const isOpen = raw('EXISTS (SELECT 1 FROM quote WHERE id = quote_id AND is_active = 1)')

const lineExists = (itemId: number): Sql => sql`EXISTS (SELECT 1 FROM quote_item WHERE id = ${itemId})`

/** Changes a line, unless another one has become the same meanwhile. What is merged into it has to be there still. */
function update(change: Exclude<LineChange, { kind: 'add' }>, qty: Sql): Sql {
  const { line, itemId } = change
  return sql`UPDATE OR IGNORE quote_item SET line_key = ${line.key}, sku = ${line.sku}, offer_sku = ${line.offerSku},
      product_type = ${line.productType}, qty = ${qty}, options = ${JSON.stringify(line.options)},
      components = ${JSON.stringify(line.components)}, extras = ${JSON.stringify(line.extras)}
    WHERE id = ${itemId} AND ${isOpen} AND ${lineExists(change.kind === 'merge' ? change.fromId : itemId)} RETURNING id, qty`
}

/** Deletes a line that was merged into another one, unless that is gone. */
const deletion = ({ fromId, itemId }: Extract<LineChange, { kind: 'merge' }>): Sql =>
  sql`DELETE FROM quote_item WHERE id = ${fromId} AND ${isOpen} AND ${lineExists(itemId)}`

/**
 * A line in the responses of pull and update: net price, and `product_option` only when options were chosen. One that is not
 * sold any more is there, too, so that it can be taken out.
 */
export function toWireItem(
  line: Line,
  cart: Pick<Cart, 'publicId' | 'groupId'>,
  offersBySku: OffersBySku,
  at: string,
) {
  const buyer = { at, groupId: cart.groupId }
  const gross = unitPriceOf(line, offersBySku, buyer) ?? 0
  const hasOptions = Object.keys(line.options).length > 0
  return {
    item_id: line.itemId,
    sku: line.sku,
    qty: line.qty,
    name: nameOf(line, offersBySku),
    price: toMajor(netOf(gross, vatPercentOf(line, offersBySku))),
    product_type: line.productType,
    quote_id: cart.publicId,
    ...(hasOptions && { product_option: { extension_attributes: line.options } }),
    ...(!isSellable(line, offersBySku, buyer) && { available: false }),
  }
}
