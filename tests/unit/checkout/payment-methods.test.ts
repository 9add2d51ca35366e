import { describe, expect, test } from 'vitest'
import type { PaymentMethod } from '#shared/api/checkout.ts'
import { choosePayment, whyNotOffered } from '#shared/checkout/choose-payment.ts'
import {
  hostedCheckoutMethod,
  isPaymentGone,
  isVirtualCart,
  mergePaymentMethods,
  offeredPaymentMethods,
} from '#shared/checkout/payment-methods.ts'
import type { ProductType } from '#shared/product/product.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const aMethod = (code: string, parts: Partial<PaymentMethod> = {}): PaymentMethod => ({
  ...hostedCheckoutMethod(code, code),
  hosted: false,
  isDefault: false,
  ...parts,
})
const cash = aMethod('cashondelivery')
const invoice = aMethod('invoice')
const codesOf = (methods: PaymentMethod[]) => methods.map(({ code }) => code)

describe('isVirtualCart', () => {
  const cartOf = (...types: ProductType[]) => aCart(types.map((type) => aCartLine({ type })))

  test('R4.70 a cart is virtual when every line is downloadable or virtual', () => {
    expect(isVirtualCart(cartOf('virtual', 'downloadable'))).toBe(true)
    expect(isVirtualCart(cartOf('virtual', 'simple'))).toBe(false)
  })

  test('an empty cart is not virtual', () => {
    expect(isVirtualCart(cartOf())).toBe(false)
  })
})

test('R4.71 cash on delivery is hidden for a virtual cart, and where nothing is to be paid', () => {
  const offered = (isVirtual: boolean, isFree: boolean) =>
    offeredPaymentMethods([cash, invoice], { isVirtual, isFree })
  expect(offered(true, false)).toEqual([invoice])
  expect(offered(false, true)).toEqual([invoice])
  expect(offered(false, false)).toEqual([cash, invoice])
})

test('where nothing is to be paid, the method for it stands alone; else it is not offered', () => {
  const free = aMethod('free')
  const offered = (isFree: boolean) =>
    offeredPaymentMethods([cash, invoice, free], { isVirtual: false, isFree })
  expect(offered(true)).toEqual([free])
  expect(offered(false)).toEqual([cash, invoice])
})

describe('mergePaymentMethods', () => {
  const hosted = hostedCheckoutMethod('provider', 'Faktura')

  test("R4.72 the platform's methods stand beside the shop's own, and beside no others", () => {
    expect(codesOf(mergePaymentMethods([hosted], [invoice]))).toEqual(['provider', 'invoice'])
    expect(codesOf(mergePaymentMethods([], [cash]))).toEqual(['cashondelivery'])
  })

  test('a code stands in the list once', () => {
    expect(mergePaymentMethods([hosted], [aMethod('provider')])).toEqual([hosted])
  })
})

test('R4.74 the hosted checkout is a default method without cost, online only, named by its provider', () => {
  expect(hostedCheckoutMethod('provider', 'Faktura')).toMatchObject({
    code: 'provider',
    cost: 0,
    isDefault: true,
    offline: false,
  })
})

describe('the method that shows as chosen', () => {
  const hosted = hostedCheckoutMethod('provider', 'Faktura')
  const offline = aMethod('invoice', { offline: true })
  const [here, away] = [{ isOnline: true }, { isOnline: false }]

  test.each<[string, PaymentMethod[], string, { isOnline: boolean }, string | undefined]>([
    ['the default one', [cash, hosted], '', here, 'provider'],
    ['else the first', [cash, invoice], '', here, 'cashondelivery'],
    ['none of none', [], '', here, undefined],
    ['the shopper’s choice', [hosted, invoice], 'invoice', here, 'invoice'],
    ['a choice that is no longer offered does not count', [hosted, invoice], 'gone', here, 'provider'],
    ['without a connection one that needs none', [hosted, cash, offline], '', away, 'invoice'],
    [
      'the shopper’s choice, even when it cannot be paid so just now',
      [hosted, offline],
      'provider',
      away,
      'provider',
    ],
    ['something where nothing is possible, so that its reason is read', [hosted, cash], '', away, 'provider'],
  ])('%s', (_, methods, code, circumstances, expected) => {
    expect(choosePayment(methods, code, circumstances)?.code).toBe(expected)
  })
})

test.each([
  [
    'R4.74 the hosted payment is never offered offline, and says why',
    true,
    false,
    'checkout.payment.offline',
  ],
  ['a method that needs a connection is not, either', false, false, 'checkout.payment.needsConnection'],
  ['R3.33 one that is flagged for it is', false, true, null],
] as const)('%s', (_, hosted, offline, reason) => {
  expect(whyNotOffered({ hosted, offline }, { isOnline: false })).toBe(reason)
  expect(whyNotOffered({ hosted, offline }, { isOnline: true })).toBeNull()
})

test.each([
  ['a way that is offered', 'invoice', [cash, invoice], false],
  ['a way that is not', 'invoice', [cash], true],
  ['no choice yet', '', [cash], false],
  ['a cart that has become free', 'invoice', [aMethod('free')], false],
  ['a cart that is free no longer', 'free', [invoice], false],
  ['a cart that nobody can pay for', 'invoice', [], false],
])('the way to pay has gone only where there are others: %s', (_, chosen, methods, isGone) => {
  expect(isPaymentGone(chosen, methods)).toBe(isGone)
})
