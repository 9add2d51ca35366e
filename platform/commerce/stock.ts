import { mailWaiting } from './back-in-stock.ts'
import { stockFollowers } from './index-stock.ts'

/** The new stock of a sku. */
interface StockChange {
  sku: string
  qty: number
  isInStock: boolean
  /** False: the stock is not counted. */
  isManaged: boolean
  /** The stock is not known yet. */
  isPending: boolean
}

interface Mailing {
  at: string
  /** The setting SHOP_ORIGINS, for links. */
  origins: string | undefined
}

/**
 * Sets stock, updates the index, and mails those who wait for a product that can be bought again. Only this function raises stock;
 * orders lower it, in their own transaction (place-order.ts).
 */
export async function setStock(
  db: D1Database,
  changes: readonly StockChange[],
  mailing: Mailing,
): Promise<void> {
  const skus = changes.map(({ sku }) => sku)
  await db.batch([
    ...changes.map(({ sku, qty, isInStock, isManaged, isPending }) =>
      db
        .prepare(
          'UPDATE stock_item SET qty = ?, is_in_stock = ?, manage_stock = ?, pending = ? WHERE sku = ?',
        )
        .bind(qty, Number(isInStock), Number(isManaged), Number(isPending), sku),
    ),
    ...stockFollowers(db, skus),
  ])
  await mailWaiting(db, skus, mailing)
}

const DELIVERED = 5

/** A delivery to the warehouse: a few of a sku that is sold out, of a configurable of each such child. */
export async function restock(db: D1Database, sku: string, mailing: Mailing): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT sku FROM stock_item WHERE (is_in_stock = 0 OR qty = 0) AND manage_stock = 1
        AND (sku = ?1 OR sku IN (SELECT sku FROM offer WHERE parent_sku = ?1))`,
    )
    .bind(sku)
    .all<{ sku: string }>()
  const delivered = { qty: DELIVERED, isInStock: true, isManaged: true, isPending: false }
  const changes = results.map((item) => ({ ...delivered, sku: item.sku }))
  if (changes.length > 0) await setStock(db, changes, mailing)
}
