import type { ShippingMethod } from '../api/checkout.ts'

/**
 * What goods of the value `sum` lack to be sent for nothing, in minor units. Null: a way is free already, or none ever is as
 * far as the platform says.
 */
export function missingToFreeDelivery(
  methods: Pick<ShippingMethod, 'price' | 'freeFrom'>[],
  sum: number,
): number | null {
  if (methods.some(({ price }) => price === 0)) return null
  const limits = methods.flatMap(({ freeFrom }) => (freeFrom !== null && freeFrom > sum ? [freeFrom] : []))
  return limits.length > 0 ? Math.min(...limits) - sum : null
}
