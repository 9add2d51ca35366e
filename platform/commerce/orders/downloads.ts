import type { Mail } from '#platform/mails/mail.ts'
import { mailIf } from '#platform/mails/outbox.ts'
import type { PricedCart } from '../cart/cart-totals.ts'
import { DOWNLOAD_LABEL } from '../cart/resolve-extras.ts'
import { rowsOf } from '../rows.ts'
import { newHexId } from '../secrets.ts'
import type { OrderItem } from './order-document.ts'
import { remainingQty } from './order-items.ts'
import {
  type Download,
  ORDER_SELECT,
  type OrderRow,
  type StoredOrder,
  toStoredOrder,
} from './stored-order.ts'

const TOKEN_DIGITS = 32

/** The path of a file's page, on every origin of the shop. */
export const downloadPath = ({ token }: Pick<Download, 'token'>): string => `/downloads/${token}`

/** The files of a cart's lines, each with a token of its own. */
export function newDownloads({ cart }: PricedCart): Download[] {
  return cart.lines.flatMap(({ itemId, options, extras }) => {
    const titles = extras.filter(({ label }) => label === DOWNLOAD_LABEL).map(({ value }) => value)
    const links = options.downloadable_option?.downloadable_links ?? []
    return links.map((link_id, at) => ({
      token: newHexId(TOKEN_DIGITS),
      item_id: itemId,
      link_id,
      title: titles[at] ?? '',
      fetched_at: null,
    }))
  })
}

/** Stores the files, if the placement made an order. */
export function downloadStatement(
  db: D1Database,
  downloads: readonly Download[],
  placement: string,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO download (token, order_entity_id, item_id, link_id, title)
      SELECT file.value ->> 'token', o.entity_id, file.value ->> 'item_id', file.value ->> 'link_id', file.value ->> 'title'
      FROM sales_order AS o, json_each(?1) AS file WHERE o.placement = ?2`,
    )
    .bind(JSON.stringify(downloads), placement)
}

/** The files of a line that the buyer still has: not of an order that is canceled, nor of what is withdrawn. */
export function downloadsOf(item: OrderItem, { status, withdrawals, downloads }: StoredOrder): Download[] {
  if (status === 'canceled' || remainingQty(item, withdrawals) <= 0) return []
  return downloads.filter((one) => one.item_id === item.item_id)
}

/** The order that a token's file belongs to, or null. */
export async function findOrderOfDownload(db: D1Database, token: string): Promise<StoredOrder | null> {
  const row = await orderOfDownload(db, token).first<OrderRow>()
  return row && toStoredOrder(row)
}

/** Finds the file of a token (SQL) if nobody has fetched it, and neither the order nor the whole line is taken back. */
const unfetched = (token: string): string => `
  SELECT 1 FROM download AS d
  JOIN sales_order AS o ON o.entity_id = d.order_entity_id
  JOIN json_each(o.document, '$.items') AS item ON item.value ->> 'item_id' = d.item_id
  WHERE d.token = ${token} AND d.fetched_at IS NULL AND o.status <> 'canceled' AND item.value ->> 'qty_ordered' > (
    SELECT COALESCE(SUM(line.value ->> 'qty'), 0) FROM withdrawal AS w, json_each(w.lines) AS line
    WHERE w.order_entity_id = o.entity_id AND w.kind = 'withdrawal' AND line.value ->> 'item_id' = d.item_id)`

/**
 * Notes that a file is fetched, the first time with the mail, if there is one: the buyer's consent, as directive 2011/83/EU wants it
 * confirmed (article 8 (7)). Answers the order as it is then: where it was withdrawn from meanwhile, nothing is noted.
 */
export async function fetchDownload(
  db: D1Database,
  token: string,
  { mail, at }: { mail: Mail | null; at: string },
): Promise<StoredOrder | null> {
  const results = await db.batch([
    ...(mail ? [mailIf(db, mail, at, { sql: `EXISTS (${unfetched('?7')})`, values: [token] })] : []),
    db
      .prepare(`UPDATE download SET fetched_at = ?2 WHERE token = ?1 AND EXISTS (${unfetched('?1')})`)
      .bind(token, at),
    orderOfDownload(db, token),
  ])
  const [row] = rowsOf<OrderRow>(results.at(-1))
  return row ? toStoredOrder(row) : null
}

function orderOfDownload(db: D1Database, token: string): D1PreparedStatement {
  return db
    .prepare(`${ORDER_SELECT} WHERE o.entity_id = (SELECT order_entity_id FROM download WHERE token = ?)`)
    .bind(token)
}
