import * as z from 'zod/mini'
import type { DeliveryTerms } from '#shared/product/delivery-terms.ts'
import { toMinorUnits } from '#shared/product/price.ts'
import { DEFAULT_FRESHNESS, NEGATIVE_FRESHNESS } from '../../cache/freshness.ts'
import { contentTag } from '../../cache/tags.ts'
import { throwIfAway } from '../answer.ts'
import type { PlatformClient } from '../client.ts'
import { SEARCH_DEADLINE_MS } from '../deadlines.ts'
import { shippingMethodSchema } from '../protocol/cart.ts'
import { toShippingMethod } from './checkout.ts'

const termsSchema = z.object({
  methods: z.array(shippingMethodSchema),
  returns: z.nullish(z.object({ days: z.number(), cost: z.number() })),
  dispatch: z.nullish(
    z.object({
      cut_off: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      closed_days: z.array(z.iso.date()),
    }),
  ),
})
type WireTerms = z.infer<typeof termsSchema>

/**
 * What the store promises of delivery and returns (contract §21); null when the platform does not say. Every product page is fresh
 * for as long as the answer: a platform that has none is asked again after a day, one that gives none today after a minute.
 */
export function fetchDeliveryTerms(platform: PlatformClient): Promise<DeliveryTerms | null> {
  let isAbsent = false
  return platform.cache.fetch<DeliveryTerms | null>(`delivery|${platform.store.code}`, {
    freshness: (terms) => (terms || isAbsent ? DEFAULT_FRESHNESS : NEGATIVE_FRESHNESS),
    tags: () => [contentTag('delivery')],
    load: async () => {
      const call = { result: termsSchema, deadlineMs: SEARCH_DEADLINE_MS }
      const answer = await platform.get('/api/ext/delivery-service/terms', call)
      if (answer.ok) return toTerms(answer.result)
      throwIfAway(answer)
      isAbsent =
        answer.reason === 'missingRoute' ? platform.lacking().includes('delivery-terms') : answer.code === 404
      return null
    },
  })
}

function toTerms({ methods, returns, dispatch }: WireTerms): DeliveryTerms | null {
  const [cheapest] = methods.map(toShippingMethod).toSorted((one, other) => one.price - other.price)
  if (!cheapest) return null
  const { price, freeFrom, deliveryDays: days } = cheapest
  return {
    price,
    freeFrom,
    days,
    returns: returns ? { days: returns.days, cost: toMinorUnits(returns.cost) } : null,
    dispatch: dispatch
      ? { cutOffMinutes: toMinutes(dispatch.cut_off), closedDays: dispatch.closed_days }
      : null,
  }
}

/** `14:30` is 870. */
function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
