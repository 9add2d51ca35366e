import * as z from 'zod/mini'
import { type AwaitedProduct, type BackInStockStatus, backInStockAnswer } from '#shared/api/back-in-stock.ts'
import { AppError } from '#shared/errors.ts'
import { platformFailure } from '../answer.ts'
import type { PlatformClient } from '../client.ts'
import { toIso } from '../protocol/time.ts'

const BAD_ADDRESS = 400
const UNKNOWN_SKU = 404
const NO_SERVICE = 404

const wishesSchema = z.array(z.object({ sku: z.string(), store: z.string(), created_at: z.string() }))

/** What the customer waits for; null: the platform has no such service, so that nobody waits. */
export async function fetchStockAlerts(platform: PlatformClient): Promise<AwaitedProduct[] | null> {
  const answer = await platform.get('/api/ext/back-in-stock/wishes', {
    result: wishesSchema,
  })
  if (answer.ok) {
    return answer.result.map(({ sku, store, created_at }) => ({ sku, store, since: toIso(created_at) }))
  }
  if (answer.code === NO_SERVICE) return null
  throw platformFailure(answer)
}

/** Asks for one mail when a sku can be bought again (contract §23). */
export async function waitForStock(
  platform: PlatformClient,
  wish: { sku: string; email: string },
): Promise<BackInStockStatus> {
  const answer = await platform.post('/api/ext/back-in-stock/wait', {
    body: wish,
    result: backInStockAnswer,
  })
  if (answer.ok) return answer.result.status
  const { code, message: cause } = answer
  if (answer.reason === 'missingRoute') throw new AppError('errors.notFound', { cause, status: 404 })
  if (code === BAD_ADDRESS) throw new AppError('errors.field.email', { cause, status: 400 })
  if (code === UNKNOWN_SKU) throw new AppError('errors.cart.unknownProduct', { cause, status: 404 })
  throw platformFailure(answer)
}
