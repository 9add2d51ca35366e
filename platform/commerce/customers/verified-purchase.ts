import { customerOfToken } from './customers.ts'

const BOUGHT = `SELECT 1 FROM sales_order AS o, json_each(o.document, '$.items') AS item
  WHERE o.customer_id = ?1 AND o.status <> 'canceled' AND json_extract(item.value, '$.product_id') IN (
    SELECT product_id FROM offer WHERE store_id = ?2 AND (product_id = ?3 OR parent_id = ?3)
  ) LIMIT 1`

interface Question {
  /** Of the customer; null: a guest. */
  token: string | null
  storeId: number
  productId: number
  at: string
}

/**
 * Whether the customer has an order with the product or a variant of it (contract §11). Only a token proves who somebody
 * is; a `customer_id` in a body does not.
 */
export async function hasBought(
  db: D1Database,
  { token, storeId, productId, at }: Question,
): Promise<boolean> {
  if (token === null) return false
  const customer = await customerOfToken(db, token, at)
  return (await db.prepare(BOUGHT).bind(customer.id, storeId, productId).first()) !== null
}
