/** Columns of the tables the seed fills, in the order of the rows. */
const tables = {
  product: ['store_id', 'id', 'sku', 'type_id', 'name', 'url_path', 'source', 'detail'],
  listing: [
    ...[
      'store_id',
      'id',
      'sku',
      'type_id',
      'status',
      'visibility',
      'is_in_stock',
      'url_path',
      'url_key',
      'name',
    ],
    ...['name_order', 'final_price', 'discount', 'popularity', 'created_at', 'updated_at', 'facets'],
  ],
  facet: ['store_id', 'attribute', 'value', 'product_id'],
  facet_code: ['code', 'attribute', 'value'],
  posting: ['store_id', 'term', 'product_ids', 'boost'],
  vocabulary: ['store_id', 'term', 'products', 'spelling'],
  url: ['store_id', 'path', 'type', 'id', 'sku'],
  offer: [
    ...[
      'store_id',
      'sku',
      'product_id',
      'parent_id',
      'parent_sku',
      'type_id',
      'name',
      'status',
      'tax_class_id',
    ],
    ...['regular_price', 'special_price', 'special_from', 'special_to', 'image', 'options'],
  ],
  stock_item: ['sku', 'product_id', 'qty', 'is_in_stock', 'manage_stock', 'pending'],
  document: ['store_id', 'entity', 'id', 'source'],
  synonym: ['language', 'words', 'meaning'],
  popular_search: ['language', 'position', 'words'],
  content_entry: ['type', 'id', 'locale', 'position', 'attributes', 'relationships'],
}

/** A row of a table, as a list of values in the order of its columns. */
export type Row = (string | number | null)[]

export type TableName = keyof typeof tables

export const tableNames = Object.keys(tables) as TableName[] // keys of the record

/** One value of a statement may hold this many characters; D1 takes 2 MB, letters of two bytes included. */
const CHUNK_CHARACTERS = 700_000

/** Statements that add the rows: each takes many as one JSON value, for D1 counts statements and values, not rows. */
export function insertRows(db: D1Database, table: TableName, rows: Row[]): D1PreparedStatement[] {
  const columns = tables[table]
  const values = columns.map((_, at) => `value ->> ${at}`).join(', ')
  const statement = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?)`
  return toChunks(rows).map((chunk) => db.prepare(statement).bind(chunk))
}

function toChunks(rows: Row[]): string[] {
  const chunks: string[] = []
  let items: string[] = []
  let length = 0
  for (const row of rows) {
    const item = JSON.stringify(row)
    if (length + item.length > CHUNK_CHARACTERS && items.length > 0) {
      chunks.push(`[${items.join(',')}]`)
      items = []
      length = 0
    }
    items.push(item)
    length += item.length
  }
  return items.length > 0 ? [...chunks, `[${items.join(',')}]`] : chunks
}
