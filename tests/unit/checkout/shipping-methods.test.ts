import { expect, test } from 'vitest'
import {
  offeredInAll,
  offeredShippingMethods,
  type PlatformShippingMethod,
} from '#shared/checkout/shipping-methods.ts'

const aMethod = (
  methodCode: string,
  available: boolean | null,
  isDefault = false,
): PlatformShippingMethod => ({
  carrierCode: 'carrier',
  methodCode,
  title: methodCode,
  carrierTitle: 'Carrier',
  price: 49_00,
  needsServicePoint: false,
  deliveryDays: null,
  arrival: null,
  freeFrom: null,
  available,
  isDefault,
})

test('R4.73 methods that are not available are dropped; saying nothing counts as available', () => {
  const methods = [aMethod('home', false), aMethod('point', null), aMethod('box', true)]
  expect(offeredShippingMethods(methods).map(({ methodCode }) => methodCode)).toEqual(['point', 'box'])
})

test('R3.34 the platform’s default stands first, the others as it has them', () => {
  const methods = [aMethod('box', true), aMethod('home', true, true), aMethod('point', null)]
  expect(offeredShippingMethods(methods).map(({ methodCode }) => methodCode)).toEqual([
    'home',
    'box',
    'point',
  ])
})

test('while nobody knows where it goes, what does not reach every country is not offered', () => {
  const [box, home] = offeredShippingMethods([aMethod('box', true), aMethod('home', true)])
  if (!box || !home) throw new Error('two methods')
  expect(offeredInAll([[box, home], [home]])).toEqual([home])
  expect(offeredInAll([[box, home]])).toEqual([box, home])
  expect(offeredInAll([[box], []])).toEqual([])
})
