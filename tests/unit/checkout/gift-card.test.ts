import { expect, test } from 'vitest'
import { planGiftCard } from '#shared/checkout/gift-card.ts'

test('R4.105 R9.48 the balance is used as the amount', () => {
  expect(planGiftCard('GK-500', 500_00)).toEqual({ kind: 'apply', code: 'GK-500', amount: 500_00 })
})

test('R4.106 R8.34 a balance that cannot be had stops the flow', () => {
  expect(planGiftCard('GK-1', null)).toEqual({
    kind: 'invalid',
    key: 'errors.giftCard.invalid',
    params: { code: 'GK-1' },
  })
})

test('R8.35 an empty card has no amount to give', () => {
  expect(planGiftCard('GK-0', 0)).toEqual({ kind: 'noBalance', key: 'errors.giftCard.noAmount' })
})
