import { Refusal } from '#platform/answers.ts'
import type { Cart } from './carts.ts'
import type { LineRequest } from './line-request.ts'
import {
  isSellable,
  type Line,
  type NewLine,
  nameOf,
  type Shelf,
  stockObjection,
  unitPriceOf,
  vatPercentOf,
} from './lines.ts'
import type { Counter } from './product-options.ts'
import { resolveLine } from './resolve-line.ts'
import { netOf } from './totals.ts'

/** The effect of a cart update: the line as it is then, and the one it replaces. */
export interface LineChange {
  line: NewLine
  /** Quantity that is added to what the cart has of this line when it is written; null: the line is replaced. */
  addedQty: number | null
  /** Number of the written line; null: a new one, or the cart's line of the same key. */
  itemId: number | null
  /** A line that is merged into it and then goes. */
  mergedId: number | null
}

/**
 * Plans an update (with `itemId`) or an addition (without). Refuses with 400 when stock, options or quantity do not
 * allow it, with 404 for an unknown product or item (contract §2.3).
 */
export function planLine(
  cart: Cart,
  request: LineRequest,
  itemId: number | null,
  counter: Counter,
): LineChange {
  if (!(request.qty > 0)) throw new Refusal(400, 'The fewest you may purchase is 1.')
  const current = itemId === null ? null : findLine(cart, itemId)
  const requested =
    current && isUnchanged(current, request)
      ? { ...current, qty: request.qty }
      : resolveLine(request, counter)
  const twin = cart.lines.find((line) => line.key === requested.key && line.itemId !== itemId)
  const line = {
    ...(current?.key === requested.key ? current : requested),
    qty: request.qty + (twin?.qty ?? 0),
  }
  const others = cart.lines.filter((one) => one !== current && one !== twin)
  const shelf = new Map([...cart.shelf, ...counter.shelf])
  const objection = stockObjection(line, [...others, line], shelf)
  if (objection) throw new Refusal(400, objection)
  if (!current) return { line, addedQty: request.qty, itemId: null, mergedId: null }
  if (!twin) return { line, addedQty: null, itemId, mergedId: null }
  return { line, addedQty: request.qty, itemId: twin.itemId, mergedId: current.itemId }
}

/** A line of a cart by its number; otherwise 404 with the platform's message. */
export function findLine(cart: Cart, itemId: number): Line {
  const line = cart.lines.find((one) => one.itemId === itemId)
  if (!line) throw new Refusal(404, `The ${cart.publicId} Cart doesn't contain the ${itemId} item.`)
  return line
}

function isUnchanged(line: Line, { sku, options }: LineRequest): boolean {
  const hasOptions = Object.values(options).some((list) => Array.isArray(list) && list.length > 0)
  return sku === '' || (sku === line.sku && (line.components.length > 0 || !hasOptions))
}

/**
 * Writes a planned change and returns the line as it is stored. Refuses with 404 when its cart has become an order since it
 * was read, or another call has taken a line away: then nothing is changed.
 */
export async function writeLine(db: D1Database, cart: Cart, change: LineChange): Promise<Line> {
  const { line, itemId, mergedId } = change
  const [written] = await db.batch<{ id: number; qty: number }>([
    itemId === null ? insertLine(db, cart.id, change) : updateLine(db, itemId, change),
    ...(itemId === null || mergedId === null ? [] : [deleteMerged(db, mergedId, itemId)]),
  ])
  const row = written?.results[0]
  if (row) return { ...line, itemId: row.id, qty: row.qty }
  if (itemId === null) throw new Refusal(404, `No such entity with cartId = ${cart.publicId}`)
  throw new Refusal(404, `The ${cart.publicId} Cart doesn't contain the ${itemId} item.`)
}

/** Inserts a line, or adds its quantity to the same line of the cart: of additions at the same time none is lost. */
function insertLine(db: D1Database, cartId: number, { line, addedQty }: LineChange): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO quote_item (line_key, sku, offer_sku, product_type, qty, options, components, extras, quote_id)
      SELECT ?, ?, ?, ?, ?, ?, ?, ?, id FROM quote WHERE id = ? AND is_active = 1
      ON CONFLICT (quote_id, line_key) DO UPDATE SET qty = quote_item.qty + excluded.qty RETURNING id, qty`,
    )
    .bind(...columnsOf({ ...line, qty: addedQty ?? line.qty }), cartId)
}

/** Whether the cart of a line is no order yet. SQL. */
const IS_OPEN = 'EXISTS (SELECT 1 FROM quote WHERE id = quote_id AND is_active = 1)'

/** Changes a line. What is merged into it has to be there still, and is added to what it holds by then. */
function updateLine(
  db: D1Database,
  itemId: number,
  { line, addedQty, mergedId }: LineChange,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE quote_item SET line_key = ?, sku = ?, offer_sku = ?, product_type = ?,
        qty = ${addedQty === null ? '?' : 'qty + ?'}, options = ?, components = ?, extras = ?
      WHERE id = ? AND ${IS_OPEN} AND EXISTS (SELECT 1 FROM quote_item WHERE id = ?) RETURNING id, qty`,
    )
    .bind(...columnsOf({ ...line, qty: addedQty ?? line.qty }), itemId, mergedId ?? itemId)
}

/** Deletes a line that was merged into another one, unless that is gone. */
function deleteMerged(db: D1Database, mergedId: number, itemId: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM quote_item WHERE id = ? AND ${IS_OPEN} AND EXISTS (SELECT 1 FROM quote_item WHERE id = ?)`,
    )
    .bind(mergedId, itemId)
}

function columnsOf(line: NewLine): (string | number)[] {
  const lists = [line.options, line.components, line.extras].map((list) => JSON.stringify(list))
  return [line.key, line.sku, line.offerSku, line.productType, line.qty, ...lists]
}

/**
 * A line in the responses of pull and update: net price, and `product_option` only when options were chosen. One that is not
 * sold any more is there, too, so that it can be taken out.
 */
export function toWireItem(line: Line, cart: Pick<Cart, 'publicId' | 'groupId'>, shelf: Shelf, at: string) {
  const buyer = { at, groupId: cart.groupId }
  const gross = unitPriceOf(line, shelf, buyer) ?? 0
  const hasOptions = Object.keys(line.options).length > 0
  return {
    item_id: line.itemId,
    sku: line.sku,
    qty: line.qty,
    name: nameOf(line, shelf),
    price: netOf(gross, vatPercentOf(line, shelf)) / 100,
    product_type: line.productType,
    quote_id: cart.publicId,
    ...(hasOptions && { product_option: { extension_attributes: line.options } }),
    ...(!isSellable(line, shelf, buyer) && { available: false }),
  }
}
