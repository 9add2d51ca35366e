import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartChangesSchema } from '#shared/api/cart.ts'
import type { Cart } from '#shared/cart/cart.ts'
import {
  afterStep,
  isAddedOffline,
  noOfflineChanges,
  type OfflineCart,
  type OfflineStep,
  onlyAdditions,
  toCartChanges,
  withOfflineChanges,
} from '#shared/cart/offline-cart.ts'
import type { NewLine } from '#shared/cart/optimistic.ts'
import { aCart, aCartLine } from '#tests/support/builders.ts'

const confirmed = aCart([
  aCartLine({ id: 7, sku: 'A', quantity: 2, unitPrice: 100_00 }),
  aCartLine({ id: 8, sku: 'B', quantity: 1, unitPrice: 50_00 }),
])
const skis = aCartLine({ sku: 'C', parentSku: 'C-PARENT', quantity: 1, unitPrice: 900_00 })
const engraving = { custom: [{ optionId: '1', value: 'ÅB' }], bundle: [], members: [] }

const shown = (offline: OfflineCart, cart: Cart = confirmed) =>
  withOfflineChanges(cart, offline).lines.map(({ sku, quantity }) => [sku, quantity])

describe('without a connection', () => {
  test('another quantity, a removal and an addition show at once, with what they come to', () => {
    let offline = afterStep(noOfflineChanges, confirmed, { kind: 'quantity', id: 7, quantity: 5 })
    offline = afterStep(offline, confirmed, { kind: 'quantity', id: 8, quantity: 0 })
    offline = afterStep(offline, confirmed, { kind: 'add', line: skis, selections: null })
    expect(shown(offline)).toEqual([
      ['A', 5],
      ['C', 1],
    ])
    expect(withOfflineChanges(confirmed, offline).totals.subtotal).toBe(1400_00)
  })

  test('the shop is told how many there are to be, not how many more', () => {
    let offline = afterStep(noOfflineChanges, confirmed, {
      kind: 'add',
      line: aCartLine({ sku: 'A', quantity: 3 }),
      selections: null,
    })
    offline = afterStep(offline, confirmed, { kind: 'add', line: skis, selections: null })
    offline = afterStep(offline, confirmed, { kind: 'add', line: { ...skis, quantity: 2 }, selections: null })
    expect(toCartChanges(offline)).toEqual({
      baseIds: [7, 8],
      changes: [
        { id: 7, sku: 'A', quantity: 5 },
        { sku: 'C', parentSku: 'C-PARENT', quantity: 3 },
      ],
    })
  })

  test('what the shop has added already is shown once, with the quantity that is wanted, and can be taken out', () => {
    let offline = afterStep(noOfflineChanges, confirmed, { kind: 'add', line: skis, selections: null })
    const added = aCart([...confirmed.lines, aCartLine({ id: 9, sku: 'C', quantity: 1 })])
    expect(shown(offline, added)).toEqual([
      ['A', 2],
      ['B', 1],
      ['C', 1],
    ])
    offline = afterStep(offline, added, { kind: 'quantity', id: 9, quantity: 0 })
    expect(shown(offline, added)).toEqual([
      ['A', 2],
      ['B', 1],
    ])
  })

  test('what is chosen beside the variant makes a line of its own', () => {
    const engraved = aCartLine({ sku: 'A', quantity: 1 })
    const offline = afterStep(noOfflineChanges, confirmed, {
      kind: 'add',
      line: engraved,
      selections: engraving,
    })
    expect(shown(offline)).toEqual([
      ['A', 2],
      ['B', 1],
      ['A', 1],
    ])
    expect(toCartChanges(offline).changes).toEqual([
      { sku: 'A', parentSku: engraved.parentSku, quantity: 1, ...engraving },
    ])
  })

  const printed = aCartLine({ id: 9, sku: 'CUP', selections: engraving })
  const parts = (quantity?: number) => ({
    custom: [],
    bundle: [{ optionId: '1', selections: ['101'], ...(quantity && { quantity }) }],
    members: [],
  })
  const kit = aCartLine({ id: 10, sku: 'KIT-SKI', parentSku: 'KIT', type: 'bundle', selections: parts(2) })
  const chosenCart = aCart([printed, kit])

  test.each([
    ['with the same text', { sku: 'CUP' }, engraving, { id: 9, sku: 'CUP', quantity: 2 }],
    ['with the same parts', { sku: 'KIT', type: 'bundle' as const }, parts(), { id: 10, quantity: 2 }],
    ['with as many parts', { sku: 'KIT', type: 'bundle' as const }, parts(2), { id: 10, quantity: 2 }],
  ])('more of what the shop has %s is told as so many, not as an addition', (_, line, selections, change) => {
    const step = { kind: 'add', line: aCartLine(line), selections } as const
    expect(toCartChanges(afterStep(noOfflineChanges, chosenCart, step)).changes).toMatchObject([change])
  })

  test.each([
    ['another text', { sku: 'CUP' }, { ...engraving, custom: [{ optionId: '1', value: 'Ö' }] }],
    ['no text', { sku: 'CUP' }, null],
    ['more parts', { sku: 'KIT', type: 'bundle' as const }, parts(3)],
  ])('%s is a line of its own', (_, line, selections) => {
    const step = { kind: 'add', line: aCartLine(line), selections } as const
    expect(shown(afterStep(noOfflineChanges, chosenCart, step), chosenCart)).toHaveLength(3)
  })

  test('additions that differ in their text alone are shown as two lines', () => {
    const engraved = (value: string): OfflineStep => ({
      kind: 'add',
      line: aCartLine({ sku: 'CUP' }),
      selections: { ...engraving, custom: [{ optionId: '1', value }] },
    })
    const offline = afterStep(noOfflineChanges, confirmed, engraved('A'))
    expect(shown(afterStep(offline, confirmed, engraved('B')))).toEqual([
      ['A', 2],
      ['B', 1],
      ['CUP', 1],
      ['CUP', 1],
    ])
  })

  test('the same choice added twice is one line, as it is at the shop', () => {
    const step = { kind: 'add', line: aCartLine({ sku: 'CUP' }), selections: engraving } as const
    const offline = afterStep(afterStep(noOfflineChanges, confirmed, step), confirmed, step)
    expect(shown(offline)).toEqual([
      ['A', 2],
      ['B', 1],
      ['CUP', 2],
    ])
  })

  test('a bundle whose own stock is 0 is no less in the cart: its parts limit it', () => {
    const line = aCartLine({ sku: 'KIT', type: 'bundle', maxQuantity: 0 })
    const step = { kind: 'add', line, selections: parts() } as const
    expect(shown(afterStep(noOfflineChanges, chosenCart, step), chosenCart)).toContainEqual(['KIT-SKI', 2])
  })

  const aGroup = (...skus: string[]) => ({
    kind: 'add' as const,
    line: aCartLine({ sku: 'GROUP', quantity: 2, unitPrice: 250_00 }),
    selections: { custom: [], bundle: [], members: skus.map((sku) => ({ sku, quantity: 1 })) },
  })

  test('of a group, the members that are in the cart become more, and the others are added', () => {
    const offline = afterStep(noOfflineChanges, confirmed, aGroup('A', 'C'))
    expect(toCartChanges(offline).changes).toEqual([
      { id: 7, sku: 'A', quantity: 4 },
      { sku: 'GROUP', parentSku: 'GROUP', quantity: 2, ...aGroup('C').selections },
    ])
    const { totals } = withOfflineChanges(confirmed, offline)
    expect(totals.subtotal).toBe(confirmed.totals.subtotal + 2 * 250_00)
  })

  test('a member that is in the cart and comes twice with the group is paid twice, and the group no more than it is', () => {
    const group = aGroup('A', 'C')
    const members = group.selections.members.map((one) => (one.sku === 'A' ? { ...one, quantity: 2 } : one))
    const step = { ...group, selections: { ...group.selections, members } }
    const { totals } = withOfflineChanges(confirmed, afterStep(noOfflineChanges, confirmed, step))
    expect(totals.subtotal).toBe(confirmed.totals.subtotal + 2 * 250_00)
  })

  test('a member of which none is wanted is not sent, whether the cart has it or not', () => {
    const group = aGroup('A', 'C', 'CUP')
    const members = group.selections.members.map((one) => (one.sku === 'CUP' ? one : { ...one, quantity: 0 }))
    const step = { ...group, selections: { ...group.selections, members } }
    expect(toCartChanges(afterStep(noOfflineChanges, confirmed, step)).changes).toEqual([
      { sku: 'GROUP', parentSku: 'GROUP', quantity: 2, ...aGroup('CUP').selections },
    ])
  })

  test('a member that is in the cart with a text of its own is another line', () => {
    const engraved = aCart([aCartLine({ id: 7, sku: 'A', selections: engraving })])
    const offline = afterStep(noOfflineChanges, engraved, aGroup('A'))
    expect(toCartChanges(offline).changes).toEqual([
      { sku: 'GROUP', parentSku: 'GROUP', quantity: 2, ...aGroup('A').selections },
    ])
  })

  test('a group whose members are all in the cart adds no line', () => {
    const offline = afterStep(noOfflineChanges, confirmed, aGroup('A', 'B'))
    expect(shown(offline)).toEqual([
      ['A', 4],
      ['B', 3],
    ])
  })

  test('without the cart that the shop had there is what was added', () => {
    let offline = afterStep(noOfflineChanges, confirmed, { kind: 'quantity', id: 7, quantity: 5 })
    offline = onlyAdditions(afterStep(offline, confirmed, { kind: 'add', line: skis, selections: null }))
    expect(toCartChanges(offline).changes).toEqual([{ sku: 'C', parentSku: 'C-PARENT', quantity: 1 }])
  })

  test('an added line can be changed and taken out again, and the shop is told of neither id', () => {
    let offline = afterStep(noOfflineChanges, confirmed, { kind: 'add', line: skis, selections: null })
    const { id = 0 } = withOfflineChanges(confirmed, offline).lines.at(-1) ?? {}
    expect(isAddedOffline(id)).toBe(true)
    offline = afterStep(offline, confirmed, { kind: 'quantity', id, quantity: 4 })
    expect(shown(offline)).toContainEqual(['C', 4])
    offline = afterStep(offline, confirmed, { kind: 'quantity', id, quantity: 0 })
    expect(shown(offline)).toEqual([
      ['A', 2],
      ['B', 1],
    ])
    expect(toCartChanges(offline).changes).toEqual([{ sku: 'C', parentSku: 'C-PARENT', quantity: 0 }])
  })

  test('an addition goes as far as the stock that was last known', () => {
    const scarce = aCartLine({ sku: 'A', quantity: 9, maxQuantity: 4 })
    expect(
      shown(afterStep(noOfflineChanges, confirmed, { kind: 'add', line: scarce, selections: null })),
    ).toContainEqual(['A', 4])
  })

  test('no line is more than the shop takes: it would refuse all changes', () => {
    const add = (line: NewLine, parts = {}) =>
      ({ kind: 'add', line: { ...line, quantity: 9_999 }, selections: null, ...parts }) as const
    const steps: OfflineStep[] = [
      add(skis),
      add(skis),
      add(aCartLine({ sku: 'D' }), { line: aCartLine({ sku: 'D', quantity: 10_000 }) }),
      add(aCartLine({ sku: 'A' })),
      add(aCartLine({ sku: 'GROUP' }), { selections: aGroup('B').selections }),
    ]
    const changesOf = (taken: OfflineStep[]) =>
      taken.reduce((offline, step) => afterStep(offline, confirmed, step), noOfflineChanges)
    expect(shown(changesOf(steps))).toEqual([
      ['A', 9_999],
      ['B', 9_999],
      ['C', 9_999],
      ['D', 9_999],
    ])
    const typed = changesOf([...steps, { kind: 'quantity', id: 7, quantity: 10_000 }])
    expect(cartChangesSchema.safeParse(toCartChanges(typed)).success).toBe(true)
  })

  test('a cart that was emptied is empty', () => {
    const offline = afterStep(noOfflineChanges, confirmed, { kind: 'add', line: skis, selections: null })
    expect(shown(afterStep(offline, confirmed, { kind: 'clear' }))).toEqual([])
  })
})

type Step = { kind: 'add'; sku: string; quantity: number } | { kind: 'set'; at: number; quantity: number }
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      sku: fc.constantFrom('A', 'B', 'C', 'D'),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({ kind: fc.constant('set' as const), at: fc.nat(5), quantity: fc.nat(5) }),
  ),
  { maxLength: 12 },
)

const take = (offline: OfflineCart, step: Step): OfflineCart => {
  if (step.kind === 'add')
    return afterStep(offline, confirmed, {
      kind: 'add',
      line: aCartLine({ sku: step.sku, quantity: step.quantity }),
      selections: null,
    })
  const line = withOfflineChanges(confirmed, offline).lines[step.at]
  return line
    ? afterStep(offline, confirmed, { kind: 'quantity', id: line.id, quantity: step.quantity })
    : offline
}

/** What the edge makes of the changes: what it does to each line is decided by sku or id alone. */
function atTheShop(cart: Map<string, number>, offline: OfflineCart): Map<string, number> {
  const next = new Map(cart)
  for (const { sku, quantity } of toCartChanges(offline).changes) {
    if (quantity === 0) next.delete(sku)
    else next.set(sku, quantity)
  }
  return next
}

test('whatever is changed, the shop ends with what was shown, however often it is told', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const offline = taken.reduce(take, noOfflineChanges)
      const before = new Map(confirmed.lines.map(({ sku, quantity }) => [sku, quantity]))
      const once = atTheShop(before, offline)
      const expected = new Map(
        withOfflineChanges(confirmed, offline).lines.map(({ sku, quantity }) => [sku, quantity]),
      )
      expect(new Map([...once].toSorted())).toEqual(new Map([...expected].toSorted()))
      expect(atTheShop(once, offline)).toEqual(once)
    }),
  )
})
