import { toReviewedRating } from '../commerce/reviews.ts'
import { type Store, stores } from '../commerce/stores.ts'
import { catalogueProducts } from './catalogue.ts'
import { type Category, categoriesOf, lineageOf } from './categories.ts'
import { toCategoryDocuments } from './category-documents.ts'
import { type Codebook, createCodebook } from './codebook.ts'
import { toContentRows } from './content/to-content-rows.ts'
import { createIdentities, type Identity } from './identities.ts'
import type { ProductPlan } from './plan.ts'
import { wordsOfProduct } from './product-words.ts'
import { createReviewer, toReviewRow } from './reviews/to-review-rows.ts'
import {
  toAttributeDocuments,
  toCmsBlockDocuments,
  toCmsPageDocuments,
  toTaxRuleDocuments,
} from './small-documents.ts'
import { isListed, toRows } from './to-rows.ts'
import { popularSearchRows, synonymRows } from './vocabulary/synonyms.ts'
import { createWordIndex, type WordIndex } from './word-index.ts'
import { insertRows, type Row, type TableName, tableNames } from './write-rows.ts'

interface SeedOptions {
  /** How many products to make, about; the fixed ones come on top. */
  products: number
}

const filledTables = [...tableNames, 'category_listing', 'category_count']
const BATCH_PRODUCTS = 200 // a batch of rows is some megabytes

/** Empties the catalogue's tables and fills them anew. The same options give the same catalogue, row by row. */
export async function seedPlatform(db: D1Database, { products }: SeedOptions): Promise<void> {
  await db.batch(filledTables.map((table) => db.prepare(`DELETE FROM ${table}`)))
  const seeding = createSeeding(db)
  for (const plan of catalogueProducts(products)) await seeding.add(plan)
  await seeding.finish()
}

interface StoreSeed {
  store: Store
  categories: Map<string, Category>
  codebook: Codebook
  words: WordIndex
  review: ReturnType<typeof createReviewer>
  /** Listed products per category id. */
  counts: Map<number, number>
}

function createSeeding(db: D1Database) {
  const identities = createIdentities()
  const codebook = createCodebook()
  const storeSeeds = stores.map(
    (store): StoreSeed => ({
      store,
      categories: categoriesOf(store),
      counts: new Map(),
      codebook,
      words: createWordIndex(store.id),
      review: createReviewer(store),
    }),
  )
  let batch: Partial<Record<TableName, Row[]>> = {}
  let waiting = 0
  const collect = (table: TableName, rows: Row[]) => {
    const list = batch[table] ?? []
    for (const row of rows) list.push(row)
    batch[table] = list
  }
  let writing: Promise<unknown> = Promise.resolve()
  /** Begins to write what is collected; the next products are made meanwhile. */
  const flush = async () => {
    await writing
    const statements = tableNames.flatMap((table) => insertRows(db, table, batch[table] ?? []))
    batch = {}
    waiting = 0
    if (statements.length > 0) writing = db.batch(statements)
  }
  return {
    async add(plan: ProductPlan) {
      const identity = identities.identify(plan)
      collect('stock_item', stockRows(plan, identity))
      for (const seed of storeSeeds) addToStore(plan, identity, { seed, collect })
      if (++waiting >= BATCH_PRODUCTS) await flush()
    },
    async finish() {
      for (const seed of storeSeeds) addDocuments(seed, collect)
      for (const { words } of storeSeeds) {
        collect('posting', words.postings())
        collect('vocabulary', words.vocabulary())
        await flush() // a store's words are some megabytes too
      }
      collect('facet_code', codebook.rows())
      collect('synonym', synonymRows())
      collect('popular_search', popularSearchRows())
      await flush()
      await writing
      for (const statement of DERIVED) await db.prepare(statement).run()
      for (const { store, counts } of storeSeeds) await countValues(db, store.id, counts)
      for (const table of filledTables) await db.prepare(`ANALYZE ${table}`).run() // the planner knows which filters narrow most
    },
  }
}

/**
 * Some categories at a time: for 100 000 products a single statement would exceed the time limit of the local database,
 * and each statement is a round trip.
 */
async function countValues(db: D1Database, storeId: number, counts: Map<number, number>): Promise<void> {
  for (const ids of inParts(counts)) {
    await db.prepare(COUNT_VALUES).bind(storeId, JSON.stringify(ids)).run()
  }
}

/** The keys in parts that count at most `MAX_COUNTED` together; one that counts more is a part alone. */
function inParts(counts: Map<number, number>): number[][] {
  const parts: number[][] = []
  let room = 0
  for (const [id, count] of counts) {
    if (room < count) {
      parts.push([])
      room = MAX_COUNTED
    }
    parts.at(-1)?.push(id)
    room -= count
  }
  return parts
}

const MAX_COUNTED = 20_000 // products of categories; a statement of 100 000 is within the limit

const COUNT_VALUES = `INSERT INTO category_count (store_id, category_id, attribute, value, products)
    SELECT c.store_id, c.category_id, f.attribute, f.value, COUNT(*) FROM category_listing c
    CROSS JOIN facet f ON f.store_id = c.store_id AND f.product_id = c.id AND f.attribute LIKE 'ls%'
    WHERE c.store_id = ? AND c.category_id IN (SELECT value FROM json_each(?))
    GROUP BY c.store_id, c.category_id, f.attribute, f.value`

/** What is worked out from the rows once they are all there (see migrations/0001_catalogue.sql). */
const DERIVED = [
  `INSERT INTO category_listing (store_id, category_id, popularity, id)
    SELECT f.store_id, f.value, l.popularity, l.id FROM facet f
    JOIN listing l ON l.store_id = f.store_id AND l.id = f.product_id
    WHERE f.attribute = 'category_ids' AND l.visibility IN (2, 4) AND l.status IN (0, 1)`,
  `INSERT INTO category_count (store_id, category_id, attribute, value, products)
    SELECT c.store_id, c.category_id, '', l.final_price, COUNT(*) FROM category_listing c
    JOIN listing l ON l.store_id = c.store_id AND l.id = c.id GROUP BY c.store_id, c.category_id, l.final_price`,
]

type Collect = (table: TableName, rows: Row[]) => void

function addToStore(
  plan: ProductPlan,
  identity: Identity,
  { seed, collect }: { seed: StoreSeed; collect: Collect },
) {
  const { store, categories, counts, codebook, words, review } = seed
  if (plan.soldIn && !plan.soldIn.includes(store.language)) return
  const reviews = review(plan, identity)
  const context = { store, identity, categories, codebook, rating: toReviewedRating(reviews) }
  const rows = toRows(plan, context)
  words.add(identity.id, wordsOfProduct(plan, context))
  collect('product', rows.product)
  collect('listing', rows.listing)
  collect('facet', rows.facet)
  collect('url', rows.url)
  collect('offer', rows.offer)
  collect('document', reviews.map(toReviewRow))
  if (!isListed(plan)) return
  const own = plan.categories.flatMap((key) => categories.get(key) ?? [])
  for (const id of new Set(own.flatMap(lineageOf).map((category) => category.id))) {
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
}

function stockRows(plan: ProductPlan, { id, childIds }: Identity): Row[] {
  const { qty, isManaged, isPending = false } = plan.stock
  const own: Row = [plan.sku, id, qty, Number(!isManaged || qty > 0), Number(isManaged), Number(isPending)]
  const children = plan.children.map(
    (child, at): Row => [child.sku, childIds[at] ?? 0, child.qty, Number(child.qty > 0), 1, 0],
  )
  return [own, ...children]
}

function addDocuments({ store, categories, counts }: StoreSeed, collect: Collect) {
  const add = (entity: string, documents: { id: number; source: unknown }[]) =>
    collect(
      'document',
      documents.map(({ id, source }) => [store.id, entity, id, JSON.stringify(source)]),
    )
  add('category', toCategoryDocuments({ store, categories }, counts))
  add('attribute', toAttributeDocuments(store))
  add('taxrule', toTaxRuleDocuments())
  const pages = toCmsPageDocuments({ store, categories })
  add('cms_page', pages)
  add('cms_block', toCmsBlockDocuments(store))
  collect('content_entry', toContentRows({ store, categories }))
  const categoryUrls = [...categories.values()].map(
    ({ id, urlPath }): Row => [store.id, urlPath, 'category', id, null],
  )
  const pageUrls = pages.map(
    ({ id, source }): Row => [store.id, String(source.identifier), 'cms_page', id, null],
  )
  collect('url', [...categoryUrls, ...pageUrls])
}
