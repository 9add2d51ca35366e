import { isRecord, textOf } from '#platform/answers.ts'
import { rowsOf } from '../rows.ts'

/** The most that each list of a customer holds (contract §19.1). */
const MOST = { wishlist: 100, compare: 4 } as const

type ListName = keyof typeof MOST
type SavedLists = Record<ListName, string[]>

const names = ['wishlist', 'compare'] as const

/**
 * Changes a customer's lists and answers them as they are then, the newest product last. One transaction: two devices
 * at the same time lose nothing, and what is added again is the newest. What there is no room for goes, the oldest first.
 */
export async function changeSaved(
  db: D1Database,
  customerId: number,
  body: Record<string, unknown>,
): Promise<SavedLists> {
  const changes = names.flatMap((name) => changeStatements(db, { customerId, name, change: body[name] }))
  const read = db
    .prepare('SELECT list, sku FROM saved_product WHERE customer_id = ? ORDER BY id')
    .bind(customerId)
  const rows = rowsOf<{ list: ListName; sku: string }>((await db.batch([...changes, read])).at(-1))
  const skusOf = (name: ListName) => rows.filter(({ list }) => list === name).map(({ sku }) => sku)
  return { wishlist: skusOf('wishlist'), compare: skusOf('compare') }
}

function changeStatements(
  db: D1Database,
  { customerId, name, change }: { customerId: number; name: ListName; change: unknown },
): D1PreparedStatement[] {
  const skus = (kind: 'add' | 'remove') => JSON.stringify(textsOf(isRecord(change) ? change[kind] : []))
  return [
    db
      .prepare(
        `DELETE FROM saved_product
        WHERE customer_id = ? AND list = ? AND sku IN (SELECT value FROM json_each(?))`,
      )
      .bind(customerId, name, skus('remove')),
    db
      .prepare(
        `INSERT OR REPLACE INTO saved_product (customer_id, list, sku)
        SELECT ?, ?, value FROM json_each(?) ORDER BY key`,
      )
      .bind(customerId, name, skus('add')),
    db
      .prepare(
        `DELETE FROM saved_product WHERE customer_id = ?1 AND list = ?2 AND id NOT IN (
          SELECT id FROM saved_product WHERE customer_id = ?1 AND list = ?2 ORDER BY id DESC LIMIT ?3)`,
      )
      .bind(customerId, name, MOST[name]),
  ]
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : [])
