import { Hono } from 'hono'
import { answer, type PlatformContext, Refusal } from '#platform/answers.ts'
import { MAX_SALE_QTY } from '#platform/commerce/cart/lines.ts'
import type { PlatformEnv } from '#platform/env.ts'

/** Stock of one sku and of many (contract §4). */
export const stockRoutes = new Hono<PlatformEnv>()

const NOT_FOUND = "The stock item wasn't found. Verify the item and try again."

interface StockRow {
  sku: string
  product_id: number
  qty: number
  is_in_stock: number
  manage_stock: number
  pending: number
}

stockRoutes.on('GET', ['/check', '/check/:sku'], async (c) => {
  const sku = c.req.param('sku') ?? c.req.query('sku')
  if (!sku) throw new Refusal(500, 'sku parameter is required')
  const [item] = await readStock(c, [sku])
  if (!item) throw new Refusal(500, { errorMessage: NOT_FOUND, code: 404 })
  return answer(c, item)
})

stockRoutes.get('/list', async (c) => {
  const skus = (c.req.query('skus') ?? '').split(',').filter(Boolean)
  if (skus.length === 0) throw new Refusal(500, 'skus parameter is required')
  const items = await readStock(c, skus)
  if (items.length < skus.length) throw new Refusal(404, NOT_FOUND) // one unknown sku fails the whole list
  return answer(c, items)
})

/** Stock items in the requested order; unknown skus are left out. */
async function readStock(c: PlatformContext, skus: readonly string[]) {
  const { results } = await c.env.DB.prepare(
    'SELECT * FROM stock_item WHERE sku IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(skus))
    .all<StockRow>()
  const bySku = new Map(results.map((row) => [row.sku, row]))
  return skus.flatMap((sku) => bySku.get(sku) ?? []).map(toWireItem)
}

/**
 * A stock item in responses. While its stock is pending, it has `status: 'pending'` and neither `qty` nor `is_in_stock`
 * nor `manage_stock`, so that the client treats the stock as unknown (§16.2: volatile).
 */
function toWireItem(row: StockRow) {
  const item = { item_id: row.product_id, product_id: row.product_id, stock_id: 1, product_sku: row.sku }
  if (row.pending === 1) return { ...item, status: 'pending' }
  return {
    ...item,
    status: row.is_in_stock === 1 ? 'in_stock' : 'out_of_stock',
    qty: row.qty,
    is_in_stock: row.is_in_stock === 1,
    is_qty_decimal: false,
    use_config_manage_stock: true,
    manage_stock: row.manage_stock === 1,
    min_qty: 0,
    min_sale_qty: 1,
    max_sale_qty: MAX_SALE_QTY,
    backorders: 0,
    notify_stock_qty: 1,
    qty_increments: 0,
    low_stock_date: null,
  }
}
