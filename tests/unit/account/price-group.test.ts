import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customerPrice, type PriceGroupSettings, priceGroupOf } from '#shared/account/price-group.ts'
import { aPrice } from '#tests/support/builders.ts'

const ola = { groupToken: 'proof', groupId: 2 }
const settings = (parts: Partial<PriceGroupSettings> = {}): PriceGroupSettings => ({
  priceTiers: true,
  groupedTax: false,
  defaultGroup: null,
  ...parts,
})

describe('whose prices are asked for', () => {
  test.each([
    ['R6.9: the group token goes along', ola, settings(), { groupToken: 'proof', groupId: 2 }],
    ['R6.7: without price tiers and taxes by group, nobody’s', ola, settings({ priceTiers: false }), null],
    [
      'R6.8: taxes by group need the group, too',
      ola,
      settings({ priceTiers: false, groupedTax: true }),
      { groupToken: 'proof', groupId: 2 },
    ],
    [
      'R6.6: a customer whose group is not known is in the default one',
      { ...ola, groupId: null },
      settings({ defaultGroup: 1 }),
      { groupToken: 'proof', groupId: 1 },
    ],
    [
      'R6.6: the customer’s own group wins over the default',
      ola,
      settings({ defaultGroup: 1 }),
      { groupToken: 'proof', groupId: 2 },
    ],
    ['an unknown group is not said', { ...ola, groupId: null }, settings(), { groupToken: 'proof' }],
    ['without the platform’s proof, nobody’s', { ...ola, groupToken: null }, settings(), null],
    ['R6.1: a guest pays a guest’s', undefined, settings(), null],
  ])('%s', (_, member, given, group) => {
    expect(priceGroupOf(member, given)).toEqual(group)
  })
})

describe('R4.27: what a customer pays', () => {
  const taxless = { groupedTax: false }

  test('the group’s price, where it is lower', () => {
    expect(customerPrice(aPrice(799_00), aPrice(999_00), taxless)).toEqual(aPrice(799_00))
  })

  test('a special price that is lower than the group’s stays, with what it was before', () => {
    const sale = aPrice(699_00, 999_00)
    expect(customerPrice(aPrice(799_00), sale, taxless)).toBe(sale)
  })

  test('never more than guests, and what guests pay where the platform says nothing', () => {
    const amount = fc.nat(10_000_00)
    fc.assert(
      fc.property(amount, amount, (own, guest) => {
        const price = customerPrice(aPrice(own), aPrice(guest), taxless)
        return price?.current === Math.min(own, guest)
      }),
    )
    expect(customerPrice(undefined, aPrice(5_00), taxless)).toEqual(aPrice(5_00))
    expect(customerPrice(aPrice(null), aPrice(5_00), taxless)).toEqual(aPrice(5_00))
    expect(customerPrice(aPrice(5_00), null, taxless)).toEqual(aPrice(5_00))
  })

  test('R6.8: where groups have taxes of their own the platform’s answer stands, higher or lower', () => {
    expect(customerPrice(aPrice(999_00), aPrice(799_00), { groupedTax: true })).toEqual(aPrice(999_00))
    expect(customerPrice(aPrice(null), aPrice(799_00), { groupedTax: true })).toEqual(aPrice(799_00))
  })
})
