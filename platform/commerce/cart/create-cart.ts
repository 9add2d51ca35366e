import { Refusal } from '#platform/answers.ts'
import { hashText, newHexId } from '../secrets.ts'
import type { Store } from '../stores.ts'
import { NOT_AUTHORIZED } from './carts.ts'

/** Creates a guest cart; its id is a random mask. */
export async function createGuestCart(db: D1Database, store: Store, at: string): Promise<string> {
  const mask = newHexId(32)
  await db
    .prepare('INSERT INTO quote (mask, store_id, created_at) VALUES (?, ?, ?)')
    .bind(mask, store.id, at)
    .run()
  return mask
}

/** The active cart of a token's customer, or a new one. Refuses with 401 when the token is invalid. */
export async function createCustomerCart(
  db: D1Database,
  token: string,
  store: Store,
  at: string,
): Promise<number> {
  const owner = 'SELECT customer_id FROM customer_token WHERE token_hash = ?1 AND expires_at > ?3'
  const [, inserted] = await db.batch<{ id: number }>([
    db
      .prepare(
        `INSERT INTO quote (customer_id, store_id, created_at) SELECT customer_id, ?2, ?3 FROM (${owner})
        WHERE true ON CONFLICT DO NOTHING`,
      )
      .bind(await hashText(token), store.id, at),
    db
      .prepare(`SELECT id FROM quote WHERE is_active = 1 AND store_id = ?2 AND customer_id = (${owner})`)
      .bind(await hashText(token), store.id, at),
  ])
  const id = inserted?.results[0]?.id
  if (id === undefined) throw new Refusal(401, NOT_AUTHORIZED)
  return id
}
