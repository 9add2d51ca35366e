import { type BackInStockGoods, backInStockMail } from '#platform/mails/back-in-stock-mail.ts'
import { mailToEach } from '#platform/mails/outbox.ts'
import { ofSqlTime, secondsAfter, toSqlTime } from './clock.ts'
import { IS_AVAILABLE } from './index-stock.ts'
import { jsonOf, rowsOf } from './rows.ts'
import { type Store, storeOfId } from './stores.ts'

const LONGEST_WAIT_SECONDS = 365 * 86_400 // our choice: nobody remembers having asked

/** Whether a row's sku can be bought in its store: itself, or of a configurable any child. SQL. */
const isBuyable = (row: string) => `EXISTS (
  SELECT 1 FROM offer AS sold JOIN stock_item AS s ON s.sku = sold.sku
  WHERE sold.store_id = ${row}.store_id AND (sold.sku = ${row}.sku OR sold.parent_sku = ${row}.sku)
    AND sold.type_id <> 'configurable' AND sold.status = 1
    AND ${IS_AVAILABLE})`

interface StockRequest {
  sku: string
  email: string
  store: Store
  at: string
}

/**
 * Remembers that an address wants a mail when a sku can be bought again; asking twice has no effect. `in_stock`: it can be
 * bought already, and nothing is stored. Null: the store does not sell it. Requests older than a year are deleted.
 */
export async function waitForStock(
  db: D1Database,
  { sku, email, store, at }: StockRequest,
): Promise<'waiting' | 'in_stock' | null> {
  const offered = 'FROM offer AS o WHERE o.store_id = ?1 AND o.sku = ?2 AND o.status = 1'
  const oldest = toSqlTime(secondsAfter(ofSqlTime(at), -LONGEST_WAIT_SECONDS))
  const [, , found] = await db.batch([
    db.prepare('DELETE FROM back_in_stock WHERE created_at < ?').bind(oldest),
    db
      .prepare(
        `INSERT INTO back_in_stock (store_id, sku, email, created_at) SELECT ?1, ?2, ?3, ?4
        ${offered} AND NOT ${isBuyable('o')}
        ON CONFLICT (sku, email) DO UPDATE SET store_id = excluded.store_id, created_at = excluded.created_at`,
      )
      .bind(store.id, sku, email, at),
    db.prepare(`SELECT ${isBuyable('o')} AS is_buyable ${offered}`).bind(store.id, sku),
  ])
  const [offer] = rowsOf<{ is_buyable: number }>(found)
  if (!offer) return null
  return offer.is_buyable === 1 ? 'in_stock' : 'waiting'
}

/** What an address waits for, the oldest wish first. */
export async function stockAlertsOf(db: D1Database, email: string): Promise<Wish[]> {
  const { results } = await db
    .prepare('SELECT sku, store_id, created_at FROM back_in_stock WHERE email = ? ORDER BY created_at, sku')
    .bind(email)
    .all<{ sku: string; store_id: number; created_at: string }>()
  return results.map(({ sku, store_id, created_at }) => ({
    sku,
    store: storeOfId(store_id).code,
    created_at,
  }))
}

interface Wish {
  sku: string
  /** Code of the store in which it was asked for. */
  store: string
  /** 'YYYY-MM-DD HH:MM:SS', UTC. */
  created_at: string
}

/** A sku and how many wait for it. */
export interface Awaited {
  sku: string
  waiting: number
}

/** What is waited for, the most wanted first. */
export const awaitedStatement = (db: D1Database, most: number): D1PreparedStatement =>
  db
    .prepare(
      'SELECT sku, COUNT(*) AS waiting FROM back_in_stock GROUP BY sku ORDER BY waiting DESC, sku LIMIT ?',
    )
    .bind(most)

interface WaitedForRow {
  sku: string
  store_id: number
  parent_sku: string | null
  name: string
  options: string
  url_path: string | null
}

/**
 * Sends the mails that wait for any of these skus, or for a configurable one of them belongs to, and deletes the addresses.
 * Both are one transaction, and only while the sku can be bought: everybody gets exactly one mail.
 */
export async function mailWaiting(
  db: D1Database,
  skus: readonly string[],
  { at, origins }: { at: string; origins: string | undefined },
): Promise<void> {
  const { results } = await db.prepare(WAITED_FOR).bind(JSON.stringify(skus)).all<WaitedForRow>()
  if (results.length === 0) return
  await db.batch(
    results.flatMap((row) => {
      const waiting = `FROM back_in_stock AS r WHERE r.sku = ?1 AND r.store_id = ?2 AND ${isBuyable('r')}`
      const values = [row.sku, row.store_id]
      const mail = backInStockMail(toGoods(row), storeOfId(row.store_id), origins)
      const forget = `DELETE FROM back_in_stock WHERE (sku, email) IN (SELECT r.sku, r.email ${waiting})`
      return [
        mailToEach(db, mail, at, { sql: `SELECT r.email AS recipient ${waiting}`, values }),
        db.prepare(forget).bind(...values),
      ]
    }),
  )
}

const WAITED_FOR = `
  SELECT DISTINCT r.sku, r.store_id, o.parent_sku, COALESCE(p.name, o.name) AS name, o.options, p.url_path
  FROM back_in_stock AS r
  JOIN offer AS o ON o.store_id = r.store_id AND o.sku = r.sku
  LEFT JOIN product AS p ON p.store_id = r.store_id AND p.sku = COALESCE(o.parent_sku, o.sku)
  WHERE ${isBuyable('r')} AND (r.sku IN (SELECT value FROM json_each(?1)) OR EXISTS (
    SELECT 1 FROM offer AS child
    WHERE child.store_id = r.store_id AND child.parent_sku = r.sku AND child.sku IN (SELECT value FROM json_each(?1))))`

function toGoods({ sku, parent_sku, name, options, url_path }: WaitedForRow): BackInStockGoods {
  const chosen = jsonOf<{ label: string; value_label: string }[]>(options, [])
  return {
    name: [name, ...chosen.map(({ label, value_label }) => `${label} ${value_label}`)].join(', '),
    urlPath: url_path,
    childSku: parent_sku === null ? null : sku,
  }
}
