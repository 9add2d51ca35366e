import { expect, test } from 'vitest'
import { isDeliveryPriced, planSteps, stepsOf } from '#shared/checkout/plan-steps.ts'

const goods = ['contact', 'delivery', 'payment', 'review']
const files = ['contact', 'payment', 'review']

test('a virtual cart is not delivered', () => {
  expect(stepsOf({ isVirtual: false })).toEqual(goods)
  expect(stepsOf({ isVirtual: true })).toEqual(files)
})

type Known = 'nothing' | 'contact' | 'payment'

/** How far what is known leads: nothing, who buys and where to, or also how it can be paid. */
const knowing = (known: Known) => ({ isReady: known !== 'nothing', hasMethods: known === 'payment' })

test.each<[string, { isVirtual: boolean; known: Known }, string, boolean]>([
  // asked for · cart and what is known · open · beyond reach
  ['', { isVirtual: false, known: 'nothing' }, 'contact', false],
  ['', { isVirtual: false, known: 'payment' }, 'contact', false],
  ['nonsense', { isVirtual: false, known: 'payment' }, 'contact', false],
  ['contact', { isVirtual: false, known: 'nothing' }, 'contact', false],
  ['delivery', { isVirtual: false, known: 'nothing' }, 'contact', true],
  ['delivery', { isVirtual: false, known: 'contact' }, 'delivery', false],
  ['payment', { isVirtual: false, known: 'contact' }, 'delivery', true],
  ['payment', { isVirtual: false, known: 'payment' }, 'payment', false],
  ['review', { isVirtual: false, known: 'nothing' }, 'contact', true],
  ['review', { isVirtual: false, known: 'contact' }, 'delivery', true],
  ['review', { isVirtual: false, known: 'payment' }, 'review', false],
  ['delivery', { isVirtual: true, known: 'payment' }, 'contact', false],
  ['payment', { isVirtual: true, known: 'contact' }, 'contact', true],
  ['payment', { isVirtual: true, known: 'payment' }, 'payment', false],
  ['review', { isVirtual: true, known: 'contact' }, 'contact', true],
  ['review', { isVirtual: true, known: 'payment' }, 'review', false],
])('#%s with %o opens %s', (requested, { isVirtual, known }, active, isBeyondReach) => {
  const plan = planSteps({ requested, isVirtual, ...knowing(known), isLocked: false })
  expect(plan).toEqual({ steps: isVirtual ? files : goods, active, isBeyondReach })
})

test('methods of an earlier address lead nowhere while who buys is not right', () => {
  const state = { requested: 'review', isVirtual: false, isReady: false, hasMethods: true, isLocked: false }
  expect(planSteps(state)).toMatchObject({ active: 'contact', isBeyondReach: true })
})

test.each(['', 'contact', 'payment', 'review'])(
  'what is being paid or sent stays in view: #%s',
  (requested) => {
    const state = { requested, isVirtual: false, ...knowing('nothing'), isLocked: true }
    expect(planSteps(state).active).toBe('review')
  },
)

test.each([
  ['nothing is chosen, as after another country', 'contact', false, true, false],
  ['the address is being changed', 'contact', true, false, true],
  ['another way than the shop knows is chosen', 'delivery', true, false, false],
  ['the shopper comes back to the step', 'delivery', true, true, true],
  ['it is being paid', 'payment', true, true, true],
] as const)(
  'the price of delivery counts until a new choice: %s',
  (_, active, isChosen, hasMethods, isPriced) => {
    expect(isDeliveryPriced({ active, isChosen, hasMethods })).toBe(isPriced)
  },
)
