import { describe, expect, test } from 'vitest'
import type { WithdrawalPeriod } from '#shared/orders/past-order.ts'
import {
  checkChoice,
  obstacleOf,
  readDraft,
  readProof,
  startDraft,
  toRequest,
} from '#shared/orders/withdrawal-steps.ts'
import { draftFields, emptyDraft, type WithdrawalDraft } from '#shared/orders/withdrawal-view.ts'
import { anOrderLine } from '#tests/support/builders.ts'

const REQUEST = '6f2f3f8e-6a9b-4c55-9c3e-0d1f0b7f7a11'

/** Two pairs of skis, and a shirt with a name on it. */
const lines = [
  anOrderLine({ id: 7, quantity: 2 }),
  anOrderLine({ id: 8, withdrawable: { quantity: 0, reason: 'personalised' } }),
]

/** Of the skis one pair is withdrawn. */
const aDraft = (parts: Partial<WithdrawalDraft> = {}): WithdrawalDraft => ({
  orderNumber: '100000024',
  email: 'asa@example.com',
  name: 'Åsa Berg',
  kind: 'withdrawal',
  note: '',
  chosen: [7],
  quantities: { 7: '1' },
  ...parts,
})

const inState = (state: WithdrawalPeriod['state']) => ({ state, until: null, openPurchaseUntil: null })

describe('what was typed', () => {
  test('goes into the fields of a form and comes back the same', () => {
    for (const draft of [emptyDraft, aDraft(), aDraft({ chosen: [7, 8], kind: 'exchange', note: 'M' })])
      expect(readDraft(draftFields(draft))).toEqual(draft)
  })

  test('is empty where a form says nothing, and nothing strange is read', () => {
    expect(readDraft({ kind: 'gift', 'line-x': 'on', 'quantity-': '1', requestId: REQUEST })).toEqual(
      emptyDraft,
    )
  })

  test('keeps the number of a line that is not ticked', () => {
    expect(readDraft({ 'quantity-7': '2' })).toMatchObject({ chosen: [], quantities: { 7: '2' } })
  })
})

describe('number and e-mail address', () => {
  test('are read without stray spaces, the address in lower case', () => {
    const draft = aDraft({ orderNumber: ' 100000024 ', email: ' Asa@Example.com ' })
    expect(readProof(draft)).toEqual({ orderNumber: '100000024', email: 'asa@example.com' })
  })

  test.each(['#100000024', '# 100 000 024', '100 000 024'])('are read from %s', (orderNumber) =>
    expect(readProof(aDraft({ orderNumber }))).toMatchObject({ orderNumber: '100000024' }),
  )

  test('keep the letters and dashes of a platform', () =>
    expect(readProof(aDraft({ orderNumber: 'SE-000024-1' }))).toMatchObject({ orderNumber: 'SE-000024-1' }))

  test.each([
    ['nothing', { orderNumber: ' ', email: '' }, ['orderNumber required', 'email required']],
    ['an address that is none', { email: 'asa' }, ['email email']],
    ['a number that is too long', { orderNumber: '1'.repeat(33) }, ['orderNumber tooLong']],
  ])('are asked for again after %s', (_, typed, expected) => {
    const faults = readProof(aDraft(typed))
    const told = Array.isArray(faults)
      ? faults.map(({ field, key }) => `${field} ${key.split('.').at(-1)}`)
      : []
    expect(told).toEqual(expected)
  })
})

describe('an order', () => {
  test.each([
    ['open', null],
    ['openPurchase', null],
    ['over', 'errors.withdrawal.over'],
    ['none', 'errors.withdrawal.canceled'],
  ] as const)('that is %s: %s', (state, expected) => {
    expect(obstacleOf({ lines, withdrawal: inState(state) })).toBe(expected)
  })

  test('of which nothing is left says so', () => {
    expect(obstacleOf({ lines: lines.slice(1), withdrawal: inState('open') })).toBe(
      'errors.withdrawal.nothingLeft',
    )
  })

  test('of which the platform does not say is withdrawn from by mail', () => {
    expect(obstacleOf({ lines, withdrawal: null })).toBe('errors.withdrawal.byMail')
  })
})

test.each([
  ['a file', [9], ['errors.withdrawal.onlyGoods']],
  ['a file beside goods', [7, 9], []],
])('an exchange of %s, lines %o, has the faults %o', (_, chosen, faults) => {
  const file = { ...anOrderLine({ id: 9 }), type: 'downloadable' }
  const draft = aDraft({ kind: 'exchange', note: 'M', chosen, quantities: { 7: '1', 9: '1' } })
  expect(checkChoice(draft, { lines: [...lines, file] }).map(({ key }) => key)).toEqual(faults)
})

describe('the choice begins', () => {
  const start = (draft: Partial<WithdrawalDraft>, of = lines) =>
    startDraft({ ...emptyDraft, ...draft }, { lines: of, billingAddress: null }).chosen

  test('with the only line ticked, and with none of several', () => {
    expect(start({})).toEqual([7])
    expect(start({}, [...lines, anOrderLine({ id: 9 })])).toEqual([])
  })

  test('with what was chosen before, when it is changed', () => {
    expect(start({ chosen: [9], quantities: { 9: '1' } }, [...lines, anOrderLine({ id: 9 })])).toEqual([9])
    expect(start({ quantities: { 7: '1' } })).toEqual([])
  })
})

describe('what was chosen', () => {
  test.each<[string, Partial<WithdrawalDraft>, [field: string, key: string][]]>([
    ['is right', {}, []],
    ['is nothing', { chosen: [] }, [['line-7', 'errors.withdrawal.nothing']]],
    [
      'is nothing, to be exchanged',
      { kind: 'exchange', note: 'M', chosen: [] },
      [['line-7', 'errors.withdrawal.nothing']],
    ],
    ['cannot be withdrawn', { chosen: [7, 8] }, [['line-7', 'errors.withdrawal.lines']]],
    ['is too many', { quantities: { 7: '3' } }, [['quantity-7', 'errors.withdrawal.quantity']]],
    ['is half a pair', { quantities: { 7: '0.5' } }, [['quantity-7', 'errors.withdrawal.quantity']]],
    ['is none of it', { quantities: { 7: '0' } }, [['quantity-7', 'errors.withdrawal.quantity']]],
    ['has no number', { quantities: {} }, [['quantity-7', 'errors.withdrawal.quantity']]],
    ['is exchanged for nothing', { kind: 'exchange' }, [['note', 'errors.withdrawal.note']]],
    ['is exchanged', { kind: 'exchange', note: 'M'.repeat(500) }, []],
    [
      'is exchanged with a novel',
      { kind: 'exchange', note: 'M'.repeat(501) },
      [['note', 'errors.field.tooLong']],
    ],
    ['is nobody’s', { name: ' ' }, [['name', 'errors.field.required']]],
  ])('%s', (_, parts, expected) => {
    expect(checkChoice(aDraft(parts), { lines }).map(({ field, key }) => [field, key])).toEqual(expected)
  })
})

describe('the withdrawal', () => {
  test('is the chosen lines, by whom, under the id of the page that was confirmed', () => {
    expect(toRequest(aDraft({ quantities: { 7: '1', 8: '1' } }), REQUEST)).toEqual({
      orderNumber: '100000024',
      email: 'asa@example.com',
      requestId: REQUEST,
      kind: 'withdrawal',
      name: 'Åsa Berg',
      lines: [{ id: 7, quantity: 1 }],
      note: '',
    })
  })

  test('may be of all lines that a cart can have', () => {
    const chosen = Array.from({ length: 500 }, (_, at) => at + 1)
    const quantities = Object.fromEntries(chosen.map((id) => [id, '1']))
    expect(toRequest(aDraft({ chosen, quantities }), REQUEST)?.lines).toHaveLength(500)
  })

  test.each([
    ['without an id', aDraft(), undefined],
    ['with an id that is none', aDraft(), 'again'],
    ['of nothing', aDraft({ chosen: [] }), REQUEST],
    ['of a number that is none', aDraft({ quantities: { 7: 'two' } }), REQUEST],
  ])('is not one %s', (_, draft, id) => {
    expect(toRequest(draft, id)).toBeNull()
  })
})
