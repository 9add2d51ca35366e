import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameLine } from '#shared/cart/line-identity.ts'
import { noLineOptions } from '#shared/cart/line-options.ts'
import { type MergeAction, type MergeLine, planMerge } from '#shared/cart/merge-carts.ts'
import { aMergeLine } from '#tests/support/builders.ts'

const line = aMergeLine({ serverId: '1', quantity: 2 })
const known = aMergeLine({ serverId: '66257', quantity: 5 })
const login = { inCheckout: false }
const checkout = { inCheckout: true }

describe('planMerge', () => {
  test.each([
    ['at a login', login],
    ['in the checkout', checkout],
  ])('R4.59 M1 %s a line that the account lacks is pushed', (_, settings) => {
    expect(planMerge([line], [], settings)).toEqual([{ kind: 'push', line, quantity: 2, serverId: null }])
  })

  test.each([
    ['at a login quantities add up', login, 7],
    ['in the checkout the quantity is the guest’s', checkout, 2],
  ])('R4.61 M3 %s', (_, settings, quantity) => {
    expect(planMerge([line], [known], settings)).toEqual([
      { kind: 'push', line, quantity, serverId: '66257' },
    ])
  })

  test('in the checkout equal lines need nothing', () => {
    expect(planMerge([line], [{ ...known, quantity: 2 }], checkout)).toEqual([])
  })

  test('R4.63 M6 in the checkout a line that only the account has is deleted', () => {
    expect(planMerge([], [known], checkout)).toEqual([{ kind: 'delete', line: known }])
  })

  test('M7 at a login it stays', () => {
    expect(planMerge([], [known], login)).toEqual([])
  })

  test.each([
    ['at a login', login, []],
    ['in the checkout', checkout, [{ kind: 'delete' }]],
  ])(
    'R4.61 options are numbered by each product: the same ones of another product are another line, %s',
    (_, settings, more) => {
      const options = { ...noLineOptions, custom: [{ optionId: '1', value: '75' }] }
      const own = aMergeLine({ sku: 'SKI-A-190', options, quantity: 1 })
      const other = aMergeLine({ sku: 'SKI-B-190', serverId: '5', options, quantity: 1 })
      expect(planMerge([own], [other], settings)).toMatchObject([
        { kind: 'push', line: { sku: 'SKI-A-190' }, quantity: 1, serverId: null },
        ...more,
      ])
      expect(planMerge([own], [{ ...other, sku: own.sku }], login)).toMatchObject([
        { quantity: 2, serverId: '5' },
      ])
    },
  )

  test('R4.59 carts number their lines for themselves: the same number does not make other initials the same', () => {
    const printed = (value: string) =>
      aMergeLine({ serverId: '5', options: { ...noLineOptions, custom: [{ optionId: '1', value }] } })
    expect(planMerge([printed('ÅB')], [printed('KN')], login)).toMatchObject([{ serverId: null }])
  })

  test.each([
    ['at a login', login, 9],
    ['in the checkout', checkout, 4],
  ])(
    '%s a line of the account takes in one of the guest’s only, and no other is lost',
    (_, settings, all) => {
      const variant = [{ optionId: '93', value: '52' }]
      const chosen = aMergeLine({ options: { ...noLineOptions, configurable: variant }, quantity: 1 })
      const ofItsOwnSku = aMergeLine({ serverId: '2', quantity: 3 })
      const pushes = planMerge([chosen, ofItsOwnSku], [{ ...chosen, serverId: '5', quantity: 5 }], settings)
      expect(pushes).toMatchObject([{ serverId: '5' }, { line: ofItsOwnSku, quantity: 3, serverId: null }])
      expect(pushes.reduce((sum, push) => sum + (push.kind === 'push' ? push.quantity : 0), 0)).toBe(all)
    },
  )

  test('an id that both carts gave to different lines makes them no one line', () => {
    const other = aMergeLine({ sku: 'B', serverId: line.serverId, quantity: 1 })
    expect(planMerge([line], [other], login)).toMatchObject([{ kind: 'push', quantity: 2, serverId: null }])
  })
})

describe('merging any two carts', () => {
  const cart = (name: string) =>
    fc.uniqueArray(
      fc
        .record({
          sku: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
          quantity: fc.integer({ min: 1, max: 9 }),
        })
        .map((parts) => aMergeLine({ ...parts, serverId: `${name}-${parts.sku}` })),
      { selector: ({ sku }) => sku },
    )
  const carts = [cart('guest'), cart('account')] as const
  const holds = (lines: MergeLine[], line: MergeLine) => lines.some((other) => isSameLine(line, other))

  test('in the checkout leaves nothing to do for a second round', () => {
    fc.assert(
      fc.property(...carts, (guest, account) => {
        const merged = runMerge(account, planMerge(guest, account, checkout))
        expect(planMerge(guest, merged, checkout)).toEqual([])
      }),
    )
  })

  test('loses no line of the guest', () => {
    fc.assert(
      fc.property(...carts, fc.boolean(), (guest, account, inCheckout) => {
        const merged = runMerge(account, planMerge(guest, account, { inCheckout }))
        for (const kept of guest) expect(holds(merged, kept)).toBe(true)
      }),
    )
  })

  test('loses no line of the account at a login', () => {
    fc.assert(
      fc.property(...carts, (guest, account) => {
        const merged = runMerge(account, planMerge(guest, account, login))
        for (const kept of account) expect(holds(merged, kept)).toBe(true)
      }),
    )
  })
})

/** The account's cart after a plan, at a platform where everything works. */
function runMerge(account: MergeLine[], actions: MergeAction<MergeLine>[]): MergeLine[] {
  const cart = new Map(account.map((line) => [line.serverId, line]))
  for (const action of actions) {
    const { line } = action
    if (action.kind === 'delete') cart.delete(line.serverId)
    else {
      const serverId = action.serverId ?? `new-${line.sku}`
      cart.set(serverId, { ...line, serverId, quantity: action.quantity })
    }
  }
  return [...cart.values()]
}
