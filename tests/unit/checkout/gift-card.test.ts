import { expect, test } from 'vitest'
import { planAfterBalance, planGiftCard } from '#shared/checkout/gift-card.ts'

test.each(['', '  '])('R4.104 the code %j removes the gift card', (code) => {
  expect(planGiftCard(code)).toEqual({ kind: 'remove' })
})

test('R4.105 the balance is looked up first', () => {
  expect(planGiftCard(' GK-500 ')).toEqual({ kind: 'lookUpBalance', code: 'GK-500' })
})

test('R4.105 R9.48 the balance is used as the amount', () => {
  expect(planAfterBalance('GK-500', 500_00)).toEqual({ kind: 'apply', code: 'GK-500', amount: 500_00 })
})

test('R4.106 R8.34 a balance that cannot be had stops the flow', () => {
  expect(planAfterBalance('GK-1', null)).toEqual({
    kind: 'invalid',
    key: 'errors.giftCard.invalid',
    params: { code: 'GK-1' },
  })
})

test('R8.35 an empty card has no amount to give', () => {
  expect(planAfterBalance('GK-0', 0)).toEqual({ kind: 'noBalance', key: 'errors.giftCard.noAmount' })
})
