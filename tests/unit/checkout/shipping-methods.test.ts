import { expect, test } from 'vitest'
import {
  defaultShippingMethod,
  type KnownShippingMethod,
  offeredShippingMethods,
} from '#shared/checkout/shipping-methods.ts'

const aMethod = (methodCode: string, parts: Partial<KnownShippingMethod> = {}): KnownShippingMethod => ({
  carrierCode: 'carrier',
  methodCode,
  title: methodCode,
  carrierTitle: 'Carrier',
  price: 49_00,
  needsServicePoint: false,
  available: true,
  isDefault: false,
  offline: false,
  isServerMethod: false,
  ...parts,
})

test('R4.73 methods that are not available are dropped; saying nothing counts as available', () => {
  const methods = [
    aMethod('home', { available: false }),
    aMethod('point', { available: null }),
    aMethod('box'),
  ]
  expect(offeredShippingMethods(methods).map(({ methodCode }) => methodCode)).toEqual(['point', 'box'])
})

test("R3.34 the platform's methods are known as such", () => {
  expect(offeredShippingMethods([aMethod('box')])[0]?.isServerMethod).toBe(true)
})

test('the default among the methods that need a connection is chosen at first, else the first of them', () => {
  const offline = aMethod('offline', { offline: true, isDefault: true })
  const point = aMethod('point')
  const box = aMethod('box', { isDefault: true })
  expect(defaultShippingMethod([offline, point, box])).toBe(box)
  expect(defaultShippingMethod([offline, point])).toBe(point)
  expect(defaultShippingMethod([offline])).toBeNull()
})
