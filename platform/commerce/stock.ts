import { mailWaiting } from './back-in-stock.ts'

/** The new stock of a sku. */
export interface StockChange {
  sku: string
  qty: number
  isInStock: boolean
  /** False: the stock is not counted. */
  isManaged: boolean
  /** The stock is not known yet. */
  isPending: boolean
}

/**
 * Sets stock, and tells those who wait for what can be bought again. Whatever raises stock comes through here; orders only
 * lower it, in their own transaction (place-order.ts).
 */
export async function setStock(
  db: D1Database,
  changes: readonly StockChange[],
  mailing: { at: string; origins: string | undefined },
): Promise<void> {
  await db.batch(
    changes.map(({ sku, qty, isInStock, isManaged, isPending }) =>
      db
        .prepare(
          'UPDATE stock_item SET qty = ?, is_in_stock = ?, manage_stock = ?, pending = ? WHERE sku = ?',
        )
        .bind(qty, Number(isInStock), Number(isManaged), Number(isPending), sku),
    ),
  )
  await mailWaiting(
    db,
    changes.map(({ sku }) => sku),
    mailing,
  )
}
