import { describe, expect, test } from 'vitest'
import type { ServicePoint, ShippingMethod } from '#shared/api/checkout.ts'
import { withPayment } from '#shared/cart/totals.ts'
import { chooseDelivery, chosenPayment, readAction } from '#shared/checkout/checkout-steps.ts'
import { expectedOfTerms, readTerms } from '#shared/checkout/shown-terms.ts'
import { expectedOf, termsOf } from '#shared/outbox/terms.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const aMethod = (methodCode: string, needsServicePoint = false): ShippingMethod => ({
  carrierCode: 'post',
  methodCode,
  title: methodCode,
  carrierTitle: 'Post',
  price: 49_00,
  needsServicePoint,
  deliveryDays: null,
  arrival: null,
  freeFrom: null,
})
const home = aMethod('home')
const pickup = aMethod('pickup', true)
const point: ServicePoint = {
  id: '17',
  name: 'Kiosk',
  street: '',
  postcode: '',
  city: '',
  distance: null,
  openingHours: [],
}

describe('the action of a form', () => {
  test.each([
    [undefined, 'contact'],
    ['', 'contact'],
    ['pay', 'contact'],
    ['delivery', 'delivery'],
    ['order', 'order'],
    ['cancel', 'cancel'],
  ])('%s asks for %s', (step, action) => expect(readAction({ step })).toBe(action))
})

describe('a way to deliver', () => {
  const point17 = [point]
  test.each<[string, string, string, ShippingMethod[], ServicePoint[] | null, unknown]>([
    ['none there is', 'post/home', '', [], [], 'checkout.delivery.none'],
    ['nothing chosen', '', '', [home], [], null],
    ['one that is not offered', 'post/drone', '', [home], [], 'checkout.delivery.gone'],
    ['a point missing', 'post/pickup', '', [pickup], point17, 'checkout.delivery.choosePoint'],
    ['a point of elsewhere', 'post/pickup', '18', [pickup], point17, 'checkout.delivery.choosePoint'],
    ['points that nobody knows', 'post/pickup', '17', [pickup], null, 'checkout.delivery.choosePoint'],
  ])('%s: no', (_, delivery, servicePointId, methods, points, problem) => {
    expect(chooseDelivery({ delivery, servicePointId }, methods, points)).toEqual({ chosen: null, problem })
  })

  test.each<[string, string, ShippingMethod, ServicePoint | null]>([
    ['post/home', '', home, null],
    ['post/home', '17', home, null],
    ['post/pickup', '17', pickup, point],
  ])('%s with point %s is one', (delivery, servicePointId, method, chosenPoint) => {
    expect(chooseDelivery({ delivery, servicePointId }, [home, pickup], point17)).toEqual({
      chosen: { method, point: chosenPoint },
    })
  })
})

test('a payment counts when it is offered', () => {
  const invoice = {
    code: 'invoice',
    title: 'Invoice',
    hosted: false,
    cost: 0,
    isDefault: false,
    offline: true,
  }
  expect(chosenPayment({ payment: 'invoice' }, [invoice])).toBe(invoice)
  expect(chosenPayment({ payment: 'cash' }, [invoice])).toBeNull()
})

describe('what was agreed to', () => {
  test('comes back from the form, and is what must be ordered', () => {
    const selections = { custom: [{ optionId: '1', value: 'AB' }], bundle: [], members: [] }
    const known = aCart([aCartLine({ selections })])
    const cart = { ...known, totals: withPayment(known.totals, 29_00) }
    const terms = readTerms(JSON.stringify(termsOf(cart)))
    expect(terms).toEqual(termsOf(cart))
    expect(terms && expectedOfTerms(terms)).toEqual(expectedOf(cart))
  })

  test.each([
    undefined,
    '',
    '{',
    '[]',
    '{"lines":[{"sku":"A"}],"shipping":null,"grandTotal":1}',
    '{"lines":[],"shipping":0,"grandTotal":1.5}',
  ])('%s is nothing of ours', (text) => expect(readTerms(text)).toBeNull())
})
