import { Refusal } from '#platform/answers.ts'
import type { Cart } from './carts.ts'
import type { LineRequest } from './line-request.ts'
import {
  type Line,
  type NewLine,
  NOT_AVAILABLE,
  nameOf,
  type Shelf,
  stockObjection,
  unitPriceOf,
  vatPercentOf,
} from './lines.ts'
import type { Counter } from './product-options.ts'
import { resolveLine } from './resolve-line.ts'
import { rowsOf } from './rows.ts'
import { netOf } from './totals.ts'

/** The effect of a cart update: the line as it is then, and the one it replaces. */
export interface LineChange {
  line: NewLine
  /** Quantity that is added to what the cart has of this line when it is written; null: the line is replaced. */
  addedQty: number | null
  /** Number of the replaced line; null: an addition. */
  itemId: number | null
  /** A line that is merged into it. */
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
  return { line, addedQty: null, itemId: twin?.itemId ?? itemId, mergedId: twin ? current.itemId : null }
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

/** Writes a planned change and returns the line as it is stored. */
export async function writeLine(db: D1Database, cartId: number, change: LineChange): Promise<Line> {
  const { line, addedQty, itemId, mergedId } = change
  const written =
    itemId === null
      ? insertLine(db, cartId, { ...line, qty: addedQty ?? line.qty })
      : updateLine(db, itemId, line)
  const removed = mergedId === null ? [] : [db.prepare('DELETE FROM quote_item WHERE id = ?').bind(mergedId)]
  const results = await db.batch([...removed, written])
  const row = rowsOf<{ id: number; qty: number }>(results.at(-1))[0]
  if (!row) throw new Refusal(404, `The ${cartId} Cart doesn't contain the ${itemId} item.`)
  return { ...line, itemId: row.id, qty: row.qty }
}

/** Inserts a line, or adds its quantity to the same line of the cart: of additions at the same time none is lost. */
function insertLine(db: D1Database, cartId: number, line: NewLine): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO quote_item (quote_id, line_key, sku, offer_sku, product_type, qty, options, components, extras)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (quote_id, line_key) DO UPDATE SET qty = quote_item.qty + excluded.qty RETURNING id, qty`,
    )
    .bind(cartId, ...columnsOf(line))
}

function updateLine(db: D1Database, itemId: number, line: NewLine): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE quote_item SET line_key = ?, sku = ?, offer_sku = ?, product_type = ?, qty = ?, options = ?,
        components = ?, extras = ? WHERE id = ? RETURNING id, qty`,
    )
    .bind(...columnsOf(line), itemId)
}

function columnsOf(line: NewLine): (string | number)[] {
  const lists = [line.options, line.components, line.extras].map((list) => JSON.stringify(list))
  return [line.key, line.sku, line.offerSku, line.productType, line.qty, ...lists]
}

/** A line in the responses of pull and update: net price, and `product_option` only when options were chosen. */
export function toWireItem(line: Line, cart: Pick<Cart, 'publicId' | 'groupId'>, shelf: Shelf, at: string) {
  const gross = unitPriceOf(line, shelf, { at, groupId: cart.groupId })
  if (gross === null) throw new Refusal(400, NOT_AVAILABLE)
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
  }
}
