import * as z from 'zod/mini'
import { chunk } from '#shared/chunk.ts'
import type { Stock } from '#shared/product/product.ts'
import { orElse } from '../../observability/or-else.ts'
import type { PlatformClient } from '../client.ts'
import { STOCK_DEADLINE_MS } from '../deadlines.ts'
import { stockSchema } from '../protocol/product.ts'
import { toShopStock } from './to-price.ts'

const SKUS_PER_CALL = 15 // Spec §9
const UNKNOWN = 'stock.unknown'

/** A stock item. A null item means that the stock is unknown. */
const itemSchema = z.union([
  z.object({ product_sku: z.optional(z.string()), status: z.literal('pending') }),
  z.extend(stockSchema, { product_sku: z.optional(z.string()) }),
])
type WireItem = z.infer<typeof itemSchema>

const toStock = (item: WireItem): Stock =>
  'status' in item ? { status: 'volatile', quantity: null } : toShopStock(item)

/** The current stock of one sku; null when the platform fails: then the product's own stock counts (contract §4). */
export const findStock = (platform: PlatformClient, sku: string): Promise<Stock | null> =>
  orElse(fetchStock(platform, sku), null, { log: platform.log, event: UNKNOWN })

async function fetchStock(platform: PlatformClient, sku: string): Promise<Stock | null> {
  const call = { query: { sku }, result: itemSchema, deadlineMs: STOCK_DEADLINE_MS }
  const answer = await platform.get('/api/stock/check', call)
  return answer.ok ? toStock(answer.result) : null
}

/** Current stock by sku. The skus of a call that is refused, or not answered, are left out: their own stock counts (Spec §7, Stock). */
export async function findStocks(platform: PlatformClient, skus: string[]): Promise<Map<string, Stock>> {
  const failure = { log: platform.log, event: UNKNOWN }
  const calls = chunk(skus, SKUS_PER_CALL).map((batch) => orElse(fetchBatch(platform, batch), [], failure))
  const results = await Promise.all(calls)
  return new Map(results.flat())
}

async function fetchBatch(platform: PlatformClient, skus: string[]): Promise<[string, Stock][]> {
  const call = {
    query: { skus: skus.join(',') },
    result: z.array(itemSchema),
    deadlineMs: STOCK_DEADLINE_MS,
  }
  const answer = await platform.get('/api/stock/list', call)
  if (!answer.ok) return []
  return answer.result.flatMap((item, at) => {
    const sku = item.product_sku ?? skus[at] // the response has the order of the request
    return sku ? [[sku, toStock(item)] as [string, Stock]] : []
  })
}
