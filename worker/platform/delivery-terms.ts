import * as z from 'zod/mini'
import type { DeliveryTerms } from '#shared/product/delivery-terms.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import { DEFAULT_FRESHNESS } from '../cache/freshness.ts'
import { contentTag } from '../cache/tags.ts'
import { toShippingMethod } from './checkout.ts'
import type { PlatformClient } from './client.ts'
import { shippingMethodSchema } from './protocol/cart.ts'

const termsSchema = z.object({
  methods: z.array(shippingMethodSchema),
  returns: z.nullish(z.object({ days: z.number(), cost: z.number() })),
})

/** What the store promises of delivery and returns (contract §21); null when the platform does not say. */
export function fetchDeliveryTerms(platform: PlatformClient): Promise<DeliveryTerms | null> {
  return platform.cache.fetch<DeliveryTerms | null>(`delivery|${platform.store.code}`, {
    freshness: DEFAULT_FRESHNESS,
    tags: () => [contentTag('delivery')],
    load: async () => {
      const answer = await platform.get('/api/ext/delivery-service/terms', { result: termsSchema })
      return answer.ok ? toTerms(answer.result) : null
    },
  })
}

function toTerms({ methods, returns }: z.infer<typeof termsSchema>): DeliveryTerms | null {
  const [cheapest] = methods.map(toShippingMethod).toSorted((one, other) => one.price - other.price)
  if (!cheapest) return null
  const { price, freeFrom, deliveryDays: days } = cheapest
  return {
    price,
    freeFrom,
    days,
    returns: returns ? { days: returns.days, cost: toMinorUnits(returns.cost) } : null,
  }
}
