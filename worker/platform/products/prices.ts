import * as z from 'zod/mini'
import { type Price, toPrice } from '#shared/product/price.ts'
import type { PlatformClient } from '../client.ts'
import { minor } from './to-price.ts'

const amount = z.nullish(z.coerce.number())

/** Prices by product id, because the response contains no skus (contract §9.1). */
const renderListSchema = z.object({
  items: z.array(
    z.object({
      id: z.coerce.number(),
      price_info: z.object({ final_price: amount, regular_price: amount, special_price: amount }),
    }),
  ),
})

/**
 * Current prices by product id. `taxGroup`: for shops with taxes per group (§17 C28). Empty when the platform
 * refuses; then, and when this throws, the shown prices stay (Spec §7).
 */
export async function fetchPrices(
  platform: PlatformClient,
  skus: string[],
  now: Date,
  taxGroup?: number,
): Promise<Map<number, Price>> {
  const { currency, id: storeId } = platform.store
  const answer = await platform.get('/api/product/render-list', {
    query: { skus: skus.join(','), currencyCode: currency, storeId, userGroupId: taxGroup },
    result: renderListSchema,
  })
  if (!answer.ok) return new Map()
  return new Map(answer.result.items.map(({ id, price_info }) => [id, toLivePrice(price_info, now)]))
}

type WirePrices = z.infer<typeof renderListSchema>['items'][number]['price_info']

const toLivePrice = ({ final_price, regular_price, special_price }: WirePrices, now: Date): Price =>
  regular_price === 0
    ? { current: 0, was: null }
    : toPrice(
        {
          regular: minor(regular_price),
          special: minor(special_price),
          final: minor(final_price),
          validFrom: null,
          validTo: null,
        },
        now,
      )
