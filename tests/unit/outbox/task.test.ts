import { describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import {
  eventOf,
  isFinal,
  nextState,
  type TaskState,
  taskStates,
  verdictOf,
} from '#shared/orders/order-state.ts'
import { orderKey } from '#shared/outbox/queue-order.ts'
import {
  attentionOf,
  dueInMs,
  planReplay,
  type ReplayCircumstances,
  type ReplayPlan,
} from '#shared/outbox/replay.ts'
import {
  confirmationOf,
  migrateTask,
  newTask,
  type QueuedOrder,
  type Task,
  withAnswer,
  withSend,
  withTerms,
} from '#shared/outbox/task.ts'
import { expectedOf, termsOf } from '#shared/outbox/terms.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine, anAddress, aQueuedOrder, orderDetails } from '#tests/support/builders.ts'

const now = new Date('2026-11-21T10:46:03.000Z')
const details = orderDetails()
const anOrder = (parts: Partial<QueuedOrder> = {}): QueuedOrder => ({
  ...aQueuedOrder('0196a3c2-7d0e-4b4f-9c3a-1f2e3d4c5b6a', { store: storeViews.en, hash: 'the digest', now }),
  ...parts,
})

describe('an order on its way', () => {
  test('R3.55 carries its id, address, payload, whether and what was answered, and the event that tells of it', () => {
    const order = anOrder()
    expect(order).toMatchObject({
      task_id: order.payload.orderId,
      url: '/en/api/checkout/order',
      payload: { ...details, expected: { lines: [{ sku: 'WAX-45', quantity: 1 }] } },
      transmited: false,
      result: null,
      code: null,
      callback_event: 'skare:order-answered',
    })
  })

  test('R4.102 is queued, then sent, then marked transmitted with a result code', () => {
    const queued = anOrder()
    expect(queued).toMatchObject({ state: 'queued', transmited: false, code: null, attempts: 0 })
    const sent = withSend(queued, now)
    expect(sent).toMatchObject({ state: 'sending', transmited: false, attempts: 1 })
    const done = withAnswer(sent, { code: 200, result: 'OK' })
    expect(done).toMatchObject({ state: 'acknowledged', transmited: true, code: 200, result: 'OK' })
  })

  test('R3.56 an order is transmitted when the shop has said yes or no, and not before', () => {
    const flagAfter = (code: number) =>
      withAnswer(withSend(anOrder(), now), { code, result: null }).transmited
    expect([0, 401, 503, 422, 200].map(flagAfter)).toEqual([false, false, false, true, true])
  })

  test.each([
    ['of the first attempt ends it', anOrder(), 'rejected'],
    [
      'after an earlier attempt does not say that there is no order',
      anOrder({ attempts: 1 }),
      'needsShopper',
    ],
    [
      'ends what is no order after any attempt',
      { ...anOrder({ attempts: 1 }), kind: 'review', payload: {} as never } as const,
      'rejected',
    ],
  ] as const)('a refusal of the request %s', (_, task, state) => {
    const refusal = { code: 400, result: 'errors.badRequest' }
    expect(withAnswer<Task>(withSend<Task>(task, now), refusal).state).toBe(state)
  })

  test('what is over is neither sent again nor changed by a late answer', () => {
    const done = withAnswer(withSend(anOrder(), now), { code: 200, result: { orderNumber: '1', email: 'a' } })
    expect(withSend(done, now)).toBe(done)
    expect(withAnswer(done, { code: 409, result: 'errors.order.changed' })).toBe(done)
  })

  test('a row that an earlier build wrote is read; one of another shape is recognised as such', () => {
    const row = {
      task_id: '0196a3c2-7d0e-4b4f-9c3a-1f2e3d4c5b6a',
      url: '/api/checkout/order',
      payload: {
        contact: { emailAddress: 'asa.berg@example.com', phoneNumber: '+46 70 123 45 67' },
        address: {
          firstName: 'Åsa',
          lastName: 'Berg',
          company: '',
          streetAddress: 'Spårvägen 4',
          apartmentNumber: '',
          zipCode: '831 30',
          city: 'Östersund',
          country: 'SE',
        },
        carrierCode: 'home',
        methodCode: 'home',
        paymentMethod: 'hosted_invoice',
        orderId: '0196a3c2-7d0e-4b4f-9c3a-1f2e3d4c5b6a',
        expected: { lines: [{ sku: 'WAX-45', quantity: 1 }], grandTotal: 129_00 },
      },
      state: 'sending',
      transmited: false,
      result: 'errors.order.notTransferred',
      code: 502,
      callback_event: 'skare:order-answered',
      attempts: 4,
      attempted_at: '2026-11-21T10:46:09.000Z',
      created_at: '2026-11-21T10:46:03.000Z',
      store: 'sv',
      hash: '{}',
    }
    expect(migrateTask(row)).toEqual({ ...row, version: 2, kind: 'order' })
    expect(migrateTask({ ...row, payload: {} })).toBeNull()
    const { payload } = row
    for (const parts of [{ expected: {} }, { expected: null }, { contact: null }, { orderId: 7 }])
      expect(migrateTask({ ...row, payload: { ...payload, ...parts } })).toBeNull()
    expect(migrateTask({ ...row, created_at: 'yesterday' })).toBeNull()
    expect(migrateTask({ ...row, version: 3 })).toBeNull()
    expect(migrateTask('a text')).toBeNull()
  })

  test('only an acknowledged order has a confirmation', () => {
    const result = { orderNumber: '100000001', email: 'a@example.com' }
    expect(confirmationOf({ kind: 'order', state: 'acknowledged', result })).toEqual(result)
    expect(confirmationOf({ kind: 'order', state: 'queued', result })).toBeNull()
    expect(
      confirmationOf({ kind: 'order', state: 'acknowledged', result: new AppError('errors.unexpected') }),
    ).toBeNull()
  })
})

describe('the states of an order', () => {
  test.each<[number, TaskState]>([
    [0, 'queued'],
    [200, 'acknowledged'],
    [302, 'queued'],
    [400, 'rejected'],
    [401, 'needsShopper'],
    [403, 'needsShopper'],
    [408, 'queued'],
    [409, 'rejected'],
    [422, 'rejected'],
    [425, 'queued'],
    [429, 'queued'],
    [500, 'queued'],
    [502, 'queued'],
    [503, 'queued'],
    [504, 'queued'],
  ])('R4.102 after %i it is %s, whichever it was before', (status, state) => {
    for (const before of taskStates.filter((one) => !isFinal(one)))
      expect(nextState(before, verdictOf(status))).toBe(state)
  })

  test.each([
    [409, 'errors.order.changed', 'needsShopper'],
    [409, 'errors.order.notInStock', 'needsShopper'],
    [409, 'errors.checkout.emptyCart', 'needsShopper'],
    [502, 'errors.order.unknown', 'needsShopper'],
    [409, 'errors.order.cancelled', 'rejected'],
    [422, 'errors.order.validation', 'rejected'],
    [502, 'errors.order.notTransferred', 'queued'],
    [0, 'errors.order.changed', 'queued'],
    [400, 'errors.badRequest', 'rejected'],
  ] as const)('after %i with %s it is %s', (status, code, state) => {
    expect(nextState('sending', eventOf(status, code, { mayBePlaced: false }))).toBe(state)
  })

  test.each([
    [400, 'errors.badRequest', 'needsShopper'],
    [400, 'errors.checkout.fields', 'needsShopper'],
    [404, 'errors.notFound', 'needsShopper'],
    [409, 'errors.order.cancelled', 'rejected'],
    [422, 'errors.order.validation', 'rejected'],
    [200, { orderNumber: '1' }, 'acknowledged'],
    [503, 'errors.order.notTransferred', 'queued'],
  ] as const)(
    'when an earlier attempt may have come through, after %i with %s it is %s: only who knows the order can refuse it',
    (status, code, state) => {
      expect(nextState('sending', eventOf(status, code, { mayBePlaced: true }))).toBe(state)
    },
  )

  test('a final state stays, whatever happens', () => {
    for (const state of ['acknowledged', 'rejected'] as const)
      for (const event of ['send', 'needsAnswer', 'accepted', 'refused', 'loginNeeded', 'undecided'] as const)
        expect(nextState(state, event)).toBe(state)
  })
})

describe('orderKey', () => {
  const keyOf = (parts: { quantity?: number; id?: number; city?: string; paymentMethod?: string } = {}) => {
    const { city, paymentMethod = details.paymentMethod, ...line } = parts
    const address = anAddress(city ? { city } : {})
    return orderKey({ ...details, address, paymentMethod }, aCart([aCartLine(line)]))
  }

  test('R4.79 the same order has the same key, whatever its id and dates', () => {
    expect(keyOf()).toBe(keyOf())
  })

  test('R4.79 another quantity, address, payment or cart makes another order', () => {
    const others = [{ quantity: 2 }, { city: 'Åre' }, { paymentMethod: 'cashondelivery' }, { id: 2 }]
    expect(new Set([keyOf(), ...others.map(keyOf)]).size).toBe(5)
  })
})

test('R4.79 lines that the platform does not know yet are those of one cart while their offline changes are the same', () => {
  const keyOf = (offlineId?: string) => orderKey(details, aCart([aCartLine({ id: -1_000_000 })]), offlineId)
  expect(keyOf('first')).toBe(keyOf('first'))
  expect(new Set([keyOf('first'), keyOf('second'), keyOf()]).size).toBe(3)
})

describe('planReplay', () => {
  const hours = (count: number) => ({ now: new Date(now.getTime() + count * 3_600_000) })
  const online: ReplayCircumstances = { isOnline: true, isThankYouPage: false, ...hours(1) }

  test.each<[string, Partial<QueuedOrder>, Partial<ReplayCircumstances>, ReplayPlan]>([
    ['R1.44 R4.86 back online a queued order is sent', {}, {}, 'send'],
    ['one that was cut off while it was sent is sent, too', { state: 'sending' }, {}, 'send'],
    ['without a connection it waits', {}, { isOnline: false }, 'wait'],
    ['R4.88 after a day the shopper is asked', {}, hours(25), 'ask'],
    [
      'R4.87 on the thank-you page it is sent all the same',
      {},
      { ...hours(25), isThankYouPage: true },
      'send',
    ],
    ['what needs the shopper is asked about', { state: 'needsShopper' }, {}, 'ask'],
    ['on the thank-you page, too', { state: 'needsShopper' }, { isThankYouPage: true }, 'ask'],
    ['for two weeks it waits for a connection', {}, { ...hours(336), isOnline: false }, 'wait'],
    ['after two weeks it is not sent, and never given up unasked', {}, hours(337), 'ask'],
    ['also on the thank-you page', {}, { ...hours(337), isThankYouPage: true }, 'ask'],
    ['and without a connection', {}, { ...hours(337), isOnline: false }, 'ask'],
    [
      'once somebody has logged in, what waited for that is sent',
      { state: 'needsShopper', code: 401, result: 'errors.account.expired' },
      { isLoggedIn: true },
      'send',
    ],
    [
      'but not because the connection is back',
      { state: 'needsShopper', code: 401, result: 'errors.account.expired' },
      { isPrompted: true },
      'ask',
    ],
    [
      'what has other terms by now is not',
      { state: 'needsShopper', code: 409, result: 'errors.order.changed' },
      { isPrompted: true, isLoggedIn: true },
      'ask',
    ],
    ['what is over is told', { state: 'acknowledged' }, hours(400), 'announce'],
    ['so is a refusal', { state: 'rejected' }, { isOnline: false }, 'announce'],
  ])('%s', (_, parts, circumstances, expected) => {
    expect(planReplay(anOrder(parts), { ...online, ...circumstances })).toBe(expected)
  })

  test('a shop that cannot take an order is asked again ever more rarely, every five minutes at last', () => {
    const dueAfter = (attempts: number) =>
      dueInMs(anOrder({ attempts, attempted_at: now.toISOString() }), now)
    expect([1, 2, 3, 10].map(dueAfter)).toEqual([5000, 10_000, 20_000, 300_000])
    expect(dueInMs(anOrder(), now)).toBe(0)
  })

  test('when another call is answered, what got no answer is tried as after a first failure', () => {
    const silent = anOrder({
      code: 0,
      attempts: 8,
      attempted_at: new Date(online.now.getTime() - 6000).toISOString(),
    })
    expect(planReplay(silent, online)).toBe('wait')
    const reachedAt = new Date(online.now.getTime() - 5500)
    expect(planReplay(silent, { ...online, reachedAt })).toBe('send')
    expect(planReplay({ ...silent, code: 502 }, { ...online, reachedAt })).toBe('wait')
  })

  test('one that has just failed is due five seconds after that, once the shop was reached since, and only once', () => {
    const ago = (seconds: number) => new Date(online.now.getTime() - seconds * 1000)
    const failed = anOrder({ code: 0, attempts: 4, attempted_at: ago(3).toISOString() })
    expect(dueInMs(failed, online.now, ago(2))).toBe(2000)
    expect(dueInMs(failed, online.now, ago(4))).toBe(37_000)
    expect(dueInMs(failed, online.now)).toBe(37_000)
  })

  test('after the clock was set back it is due at once: nobody knows when it was last tried', () => {
    const ahead = anOrder({ code: 502, attempts: 4, attempted_at: hours(24 * 30).now.toISOString() })
    expect(dueInMs(ahead, online.now)).toBe(0)
    expect(planReplay(ahead, online)).toBe('send')
    expect(planReplay(withSend(ahead, online.now), online)).toBe('wait')
  })

  test('R4.86 but at once when the connection is back', () => {
    const justTried = anOrder({ attempts: 4, attempted_at: online.now.toISOString() })
    expect(planReplay(justTried, online)).toBe('wait')
    expect(planReplay(justTried, { ...online, isPrompted: true })).toBe('send')
  })
})

describe('why an order waits for the shopper', () => {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
  const needsShopper = (result: string, code = 409) =>
    anOrder({ state: 'needsShopper', result, code, attempts: 1 })

  test.each([
    ['its login has ended', needsShopper('errors.account.expired', 401), 1, 'logIn'],
    ['it has other terms', needsShopper('errors.order.changed'), 1, 'terms'],
    ['something is sold out', needsShopper('errors.order.notInStock'), 20, 'terms'],
    ['nobody knows whether it was placed', needsShopper('errors.order.unknown', 502), 1, 'unknown'],
    ['a refusal does not say whether it was placed', needsShopper('errors.badRequest', 400), 1, 'unknown'],
    ['it has waited for two weeks', anOrder(), 15, 'tooOld'],
    [
      'the edge has forgotten it',
      anOrder({ state: 'queued', attempts: 3, attempted_at: now.toISOString() }),
      29,
      'unknown',
    ],
    ['it waits for the shop only', anOrder({ attempts: 3, attempted_at: now.toISOString() }), 1, null],
    ['it is over', anOrder({ state: 'rejected' }), 40, null],
  ])('%s', (_, order, age, attention) => {
    expect(attentionOf(order, days(age))).toBe(attention)
  })
})

describe('an order whose terms have changed', () => {
  test('brings no changes of the cart along any more: the shop has given back the cart with them in it', () => {
    const asked = anOrder()
    const offlineCart = { baseIds: [7], changes: [{ id: 7, sku: 'A', quantity: 9 }] }
    const waiting = { ...asked, payload: { ...asked.payload, offlineCart } }
    const cart = aCart([aCartLine({ quantity: 3 })])
    const terms = { orderId: crypto.randomUUID(), now, terms: termsOf(cart), expected: expectedOf(cart) }
    expect(withTerms(waiting, terms).payload.offlineCart).toBeUndefined()
  })

  test('is another order to the shop once the shopper has accepted them, and the same row to the device', () => {
    const asked = withAnswer(withSend(anOrder(), now), { code: 409, result: 'errors.order.changed' })
    const cart = aCart([aCartLine({ unitPrice: 120_00 })])
    const later = new Date(now.getTime() + 5)
    const accepted = withTerms(asked, {
      orderId: '0196a3c2-7d0e-4b4f-9c3a-000000000000',
      now: later,
      terms: termsOf(cart),
      expected: expectedOf(cart),
    })
    expect(accepted).toMatchObject({
      task_id: asked.task_id,
      state: 'queued',
      attempts: 0,
      code: null,
      created_at: later.toISOString(),
      payload: {
        ...details,
        orderId: '0196a3c2-7d0e-4b4f-9c3a-000000000000',
        expected: { grandTotal: cart.totals.grandTotal },
      },
    })
  })
})

describe('other tasks', () => {
  const aView = (parts: object = {}) => ({
    ...newTask('view', {
      id: 'a',
      now,
      url: '/api/product-views/7',
      payload: {},
      store: 'sv' as const,
      hash: 'h',
    }),
    ...parts,
  })
  const later = (hours: number): ReplayCircumstances => ({
    isOnline: true,
    isThankYouPage: false,
    now: new Date(now.getTime() + hours * 3_600_000),
  })

  test('R4.102 a look at a product is dropped after a day, or after five attempts', () => {
    expect(planReplay(aView(), later(1))).toBe('send')
    expect(planReplay(aView(), later(25))).toBe('expire')
    expect(planReplay(aView({ attempts: 5 }), later(1))).toBe('expire')
  })

  test('R4.102 a review goes by itself for two weeks and is then told as not sent', () => {
    const review = { ...aView(), kind: 'review' as const, payload: {} as never }
    expect(planReplay(review, later(13 * 24))).toBe('send')
    expect(planReplay(review, later(15 * 24))).toBe('expire')
  })
})
