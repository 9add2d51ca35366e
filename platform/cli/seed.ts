import { parseArgs } from 'node:util'
import { DEFAULT_PRODUCTS, seedDatabase, seedIfNeeded } from './seed-database.ts'
import { migrate, openDatabase } from './shop-server.ts'

/**
 * `npm run seed -- --products N`: empties and fills the database; with `--if-needed` only when it is empty or outdated.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: String(DEFAULT_PRODUCTS) },
    'if-needed': { type: 'boolean', default: false },
  },
})
const products = Number(values.products)
if (!Number.isSafeInteger(products) || products < 1) {
  console.error(`--products takes a whole number from 1, not ${values.products}`)
  process.exit(1)
}

const startedAt = performance.now()
const { db, close } = await openDatabase(process.env.STATE_FOLDER ?? '.wrangler/state/v3')
await migrate(db)
if (values['if-needed']) await seedIfNeeded(db)
else await seedDatabase(db, products)
const count = await db.prepare('SELECT count(*) AS n FROM product WHERE store_id = 1').first<{ n: number }>()
const seconds = Math.round((performance.now() - startedAt) / 1000)
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(
  `The database holds ${count?.n ?? 0} products per store. It took ${seconds} s and at most ${megabytes} MB.`,
)
await close()
