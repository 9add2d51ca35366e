import { seedPlatform } from '../seed/seed.ts'
import { seedCommerce } from '../seed/seed-commerce.ts'

/** Number of products in the demo catalogue; `npm run seed -- --products N` sets another. */
export const DEFAULT_PRODUCTS = 620
/** Raise it when the generator changes: the next start then fills the database again. */
const SEED_VERSION = 15

const SEED_TABLE = 'CREATE TABLE IF NOT EXISTS seed (version INTEGER NOT NULL, products INTEGER NOT NULL)'

/**
 * Fills the database when it is empty or was filled by another version. A catalogue of another size is left as it is.
 */
export async function seedIfNeeded(db: D1Database, products = DEFAULT_PRODUCTS): Promise<void> {
  await db.prepare(SEED_TABLE).run()
  const seeded = await db
    .prepare('SELECT version, products FROM seed')
    .first<{ version: number; products: number }>()
  if (seeded?.version === SEED_VERSION) return
  await seedDatabase(db, products)
}

/** Empties the database and fills it with a catalogue of `products` products and the demo shop's customers and orders. */
export async function seedDatabase(db: D1Database, products: number): Promise<void> {
  await db.prepare(SEED_TABLE).run()
  await db.prepare('DELETE FROM seed').run() // until it is full, the next start fills it again
  await seedPlatform(db, { products })
  await seedCommerce(db)
  await db.prepare('INSERT INTO seed VALUES (?, ?)').bind(SEED_VERSION, products).run()
}
