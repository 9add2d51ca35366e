import { expect, test } from 'vitest'
import { offeredShippingMethods, type PlatformShippingMethod } from '#shared/checkout/shipping-methods.ts'

const aMethod = (methodCode: string, available: boolean | null): PlatformShippingMethod => ({
  carrierCode: 'carrier',
  methodCode,
  title: methodCode,
  carrierTitle: 'Carrier',
  price: 49_00,
  needsServicePoint: false,
  deliveryDays: null,
  freeFrom: null,
  available,
})

test('R4.73 methods that are not available are dropped; saying nothing counts as available', () => {
  const methods = [aMethod('home', false), aMethod('point', null), aMethod('box', true)]
  expect(offeredShippingMethods(methods).map(({ methodCode }) => methodCode)).toEqual(['point', 'box'])
})
