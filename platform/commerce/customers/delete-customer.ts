import { Refusal } from '#platform/answers.ts'
import type { CustomerRow } from './customers.ts'

const PAID = 'A cart of this account is paid for. Its order must be placed first.'

/** Mails that are about the account; those about orders are kept with the orders. */
const ACCOUNT_MAILS = "('welcome', 'password', 'email', 'login', 'message', 'back-in-stock')"

/**
 * Deletes a customer and what belongs to the account, in one transaction. Orders are kept, because bookkeeping law asks
 * for them, and so are reviews, because others read them; both without their link to the account. Refuses with 409 while
 * a cart is paid for and not yet an order.
 */
export async function deleteCustomer(db: D1Database, { id, email }: CustomerRow): Promise<void> {
  const paid = await db
    .prepare(
      `SELECT 1 FROM hosted_session AS s JOIN quote AS q ON q.id = s.quote_id
      WHERE q.customer_id = ? AND s.status = 'paid'
        AND NOT EXISTS (SELECT 1 FROM sales_order AS o WHERE o.quote_id = q.id)`,
    )
    .bind(id)
    .first()
  if (paid) throw new Refusal(409, PAID)
  const ofCustomer = [
    'DELETE FROM customer_token WHERE customer_id = ?',
    'DELETE FROM password_reset WHERE customer_id = ?',
    'DELETE FROM saved_product WHERE customer_id = ?',
    'DELETE FROM quote_item WHERE quote_id IN (SELECT id FROM quote WHERE customer_id = ?)',
    `UPDATE quote SET customer_id = NULL, is_active = 0, email = NULL, shipping_address = NULL, billing_address = NULL
    WHERE customer_id = ?`,
    `UPDATE sales_order SET customer_id = NULL, document = json_remove(document, '$.customer_id'),
    request = json_remove(request, '$.user_id') WHERE customer_id = ?`,
    `UPDATE document SET source = json_set(source, '$.customer_id', NULL)
    WHERE entity = 'review' AND json_extract(source, '$.customer_id') = ?`,
    'DELETE FROM customer WHERE id = ?',
  ]
  const ofAddress = [
    'DELETE FROM newsletter_subscriber WHERE email = ?',
    'DELETE FROM back_in_stock WHERE email = ?',
    `DELETE FROM mail WHERE recipient = ? COLLATE NOCASE AND kind IN ${ACCOUNT_MAILS}`,
  ]
  await db.batch([
    ...ofCustomer.map((sql) => db.prepare(sql).bind(id)),
    ...ofAddress.map((sql) => db.prepare(sql).bind(email)),
  ])
}
