import { stores } from './stores.ts'

/**
 * The statements that follow in the same transaction when the stock of some skus has changed. A configurable has the sum of its
 * children; it is not counted when a child that can be bought is not. The index gets the new stock, in the product's document
 * and in its lists.
 */
export function stockFollowers(db: D1Database, skus: Iterable<string>): D1PreparedStatement[] {
  const changed = JSON.stringify([...skus])
  return [COUNT_PARENTS, UPDATE_DOCUMENTS, UPDATE_LISTS].map((sql) => db.prepare(sql).bind(changed))
}

const STORES = `(${stores.map(({ id }) => id).join(', ')})` // without the store no index is used

/** The products that the changed skus are, or belong to. */
const TOUCHED = `touched AS (SELECT DISTINCT COALESCE(o.parent_sku, o.sku) AS sku
  FROM json_each(?1) AS changed CROSS JOIN offer AS o WHERE o.store_id IN ${STORES} AND o.sku = changed.value)`

/** Whether a stock item `s` can be bought (SQL). */
export const IS_AVAILABLE = '(s.pending = 0 AND s.is_in_stock = 1 AND (s.manage_stock = 0 OR s.qty > 0))'

const COUNT_PARENTS = `WITH ${TOUCHED}, child AS (SELECT DISTINCT o.parent_sku, o.sku
    FROM touched CROSS JOIN offer AS o WHERE o.store_id IN ${STORES} AND o.parent_sku = touched.sku)
  UPDATE stock_item SET qty = all_of.qty, is_in_stock = all_of.is_there, manage_stock = all_of.is_counted
  FROM (SELECT child.parent_sku AS sku, SUM(s.qty) AS qty, MAX(${IS_AVAILABLE}) AS is_there,
      MIN(s.manage_stock OR NOT ${IS_AVAILABLE}) AS is_counted
    FROM child JOIN stock_item AS s ON s.sku = child.sku GROUP BY child.parent_sku) AS all_of
  WHERE stock_item.sku = all_of.sku`

/** The stock of a sku as documents have it (contract §8.6); null while it is not known. */
const stockOf = (sku: string) => `json((SELECT CASE WHEN s.pending = 0 THEN json_object(
    'is_in_stock', json(IIF(s.is_in_stock, 'true', 'false')), 'qty', s.qty,
    'manage_stock', json(IIF(s.manage_stock, 'true', 'false'))) END
  FROM stock_item AS s WHERE s.sku = ${sku}))`

const UPDATE_DOCUMENTS = `WITH ${TOUCHED}
  UPDATE product SET source = json_patch(source, json_object(
    'stock', ${stockOf('product.sku')},
    'configurable_children', json((
      SELECT json_group_array(json_patch(child.value, json_object('stock', ${stockOf("child.value ->> '$.sku'")})))
      FROM json_each(product.source, '$.configurable_children') AS child HAVING COUNT(*) > 0))))
  WHERE store_id IN ${STORES} AND sku IN (SELECT sku FROM touched)`

/** Only what has changed is written: every change of `listing` makes text search read it again. */
const UPDATE_LISTS = `WITH ${TOUCHED}
  UPDATE listing INDEXED BY listing_sku SET is_in_stock = now.is_there
  FROM (SELECT s.sku, ${IS_AVAILABLE} AS is_there FROM touched JOIN stock_item AS s ON s.sku = touched.sku) AS now
  WHERE listing.store_id IN ${STORES} AND listing.sku = now.sku AND listing.is_in_stock <> now.is_there`
