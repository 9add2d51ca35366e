import fc from 'fast-check'
import type { NewCartLine } from '#shared/api/cart.ts'
import { type StoreCode, storeCodes } from '#shared/store-views.ts'

/** The browsers of a run by their owners: Anna has two, Bo has one. */
export const owners = ['anna', 'anna', 'bo'] as const
export type Owner = (typeof owners)[number]

/** Both want what there is little of. */
export const CONTESTED = 'DEMO-LOW'
const contested: NewCartLine = { sku: CONTESTED, quantity: 1 }

/** What each of them buys; nobody else does, so a product says whose cart it is in. */
export const goodsOf: Record<Owner, NewCartLine[]> = {
  anna: [
    { sku: 'DEMO-SALE', quantity: 1 },
    { sku: 'DEMO-CONF-RED-180', parentSku: 'DEMO-CONF', quantity: 1 },
    { sku: 'DEMO-VIRTUAL', quantity: 1 },
    contested,
  ],
  bo: [
    { sku: 'DEMO-EXTERNAL', quantity: 1 },
    { sku: 'DEMO-INITIALS', quantity: 1, custom: [{ optionId: '1', value: 'BO' }] },
    { sku: 'DEMO-DOWNLOAD', quantity: 1 },
    contested,
  ],
}

/** What a shopper does. Numbers are taken modulo of what there is. */
export type Act =
  | { do: 'add'; item: number; quantity: number }
  | { do: 'change'; line: number; quantity: number }
  | { do: 'remove'; line: number }
  | { do: 'use coupon'; code: string }
  | { do: 'use gift card' }
  | { do: 'drop coupon' | 'drop gift card' }
  | { do: 'register' | 'log in' | 'log out' }
  | { do: 'choose delivery' | 'order' | 'order again' }
  | { do: 'open payment' | 'decline' | 'pay' | 'complete' }
  /** From the first product to the end, or until it is paid. */
  | { do: Purchase; item: number }
  | { do: 'hear late answers' }

/** By invoice, also beside another tab that orders too, or uses a coupon meanwhile; at the provider, asked for or left. */
const purchases = [
  'buy by invoice',
  'buy in two tabs',
  'buy beside a coupon',
  'buy at the provider',
  'buy and leave',
] as const
export type Purchase = (typeof purchases)[number]

/** What becomes of the answer: `late` ones arrive some acts later, with their cookies. */
export type Fate = 'arrives' | 'late' | 'lost'

/** An act in a tab of a browser. */
export interface Turn {
  browser: number
  act: Act
  fate: Fate
  /** The platform makes one order, and its answer never reaches the shop. */
  isOrderUnheard: boolean
}

const outages = ['stopped', '500', 'HTML', 'gateway', 'answers lost'] as const
/** How the platform fails, and at which paths. */
export interface Outage {
  kind: (typeof outages)[number]
  path: string
}

export type Step =
  | { kind: 'turn'; turn: Turn }
  /** At the same time: of two shoppers, or in two tabs. */
  | { kind: 'together'; turns: [Turn, Turn] }
  | { kind: 'outage'; outage: Outage }
  | { kind: 'recovery' }
  | { kind: 'stock'; sku: string; quantity: number }

export interface Plan {
  store: StoreCode
  /** Browsers in which somebody has an account from the beginning. */
  customers: number[]
  steps: Step[]
}

const number = (max: number) => fc.nat({ max })
const plain = <D extends Act['do']>(...names: D[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }) as Act) // these acts have no more than a name

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      item: number(3),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('change' as const), line: number(3), quantity: number(4) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), line: number(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('use coupon' as const),
      code: fc.constantFrom('SKARE10', 'FRAKT', 'NONE'),
    }),
  },
  { weight: 4, arbitrary: plain('use gift card') },
  { weight: 1, arbitrary: plain('drop coupon', 'drop gift card') },
  { weight: 6, arbitrary: plain('register', 'register', 'log in', 'log in', 'log out') },
  { weight: 2, arbitrary: plain('choose delivery', 'order') },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constantFrom(...purchases),
      item: number(3),
    }),
  },
  { weight: 6, arbitrary: plain('order again') },
  {
    weight: 3,
    arbitrary: plain('open payment', 'decline', 'pay', 'complete'),
  },
  { weight: 2, arbitrary: plain('hear late answers') },
)

const turn: fc.Arbitrary<Turn> = fc.record({
  browser: number(owners.length - 1),
  act,
  fate: fc.oneof(
    { weight: 6, arbitrary: fc.constant('arrives' as const) },
    { weight: 1, arbitrary: fc.constant('late' as const) },
    { weight: 2, arbitrary: fc.constant('lost' as const) },
  ),
  isOrderUnheard: fc.oneof(
    { weight: 4, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
})

const outage: fc.Arbitrary<Outage> = fc.record({
  kind: fc.constantFrom(...outages),
  path: fc.constantFrom(
    '/api/',
    '/api/',
    '/api/cart/',
    '/api/order',
    '/api/user/',
    '/api/stock/',
    '/api/ext/',
    '/api/catalog/',
  ),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: turn.map((one): Step => ({ kind: 'turn', turn: one })) },
  { weight: 3, arbitrary: fc.tuple(turn, turn).map((turns): Step => ({ kind: 'together', turns })) },
  { weight: 2, arbitrary: outage.map((one): Step => ({ kind: 'outage', outage: one })) },
  { weight: 5, arbitrary: fc.constant<Step>({ kind: 'recovery' }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ sku: fc.constantFrom(CONTESTED, 'DEMO-SALE', 'DEMO-EXTERNAL'), quantity: number(5) })
      .map((stock): Step => ({ kind: 'stock', ...stock })),
  },
)

export const plans: fc.Arbitrary<Plan> = fc.record({
  store: fc.constantFrom(...storeCodes),
  customers: fc.subarray([0, 2]),
  steps: fc.array(step, { minLength: 10, maxLength: 26, size: 'max' }),
})
