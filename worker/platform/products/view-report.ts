import * as z from 'zod/mini'
import type { PlatformClient } from '../client.ts'
import { SEARCH_DEADLINE_MS } from '../deadlines.ts'

/** Reports a product view to the platform. A failure is only logged (Spec §8). */
export async function reportView(platform: PlatformClient, productId: number): Promise<void> {
  const call = { result: z.unknown(), deadlineMs: SEARCH_DEADLINE_MS }
  const answer = await platform
    .post(`/api/ext/reports/catalog-product-view/${productId}`, call)
    .catch((error: unknown) => ({ ok: false, reason: 'failed', message: String(error) }) as const)
  if (!answer.ok && answer.reason !== 'missingRoute')
    platform.log.warn('Error reporting CatalogProductView', { productId, answer })
}
