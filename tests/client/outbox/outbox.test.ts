import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createOutbox, type OutboxDeps } from '#client/outbox/outbox.ts'
import { sendWaiting } from '#client/outbox/send-waiting.ts'
import { createSender } from '#client/outbox/sender.ts'
import { endpoints } from '#shared/api/endpoints.ts'
import { type OrderRecord, planTurn, withAttemptEnd } from '#shared/orders/order-record.ts'
import { CANCELLED_ORDER } from '#shared/orders/order-state.ts'
import {
  newTask,
  type QueuedOrder,
  requestOf,
  type Task,
  type TaskAnswer,
  withTerms,
} from '#shared/outbox/task.ts'
import { expectedOf, termsOf } from '#shared/outbox/terms.ts'
import { aCart, aCartLine, aQueuedOrder } from '#tests/support/builders.ts'

const CANCEL_URL = `/api${endpoints['checkout.cancelOrder'].replace('POST ', '')}`
let line = 0

/** An order of a cart of its own. */
function anOrder(): QueuedOrder {
  line += 1
  const cart = aCart([aCartLine({ id: line })])
  return aQueuedOrder(crypto.randomUUID(), { cart, now: new Date('2026-11-21T10:46:03Z') })
}

/** What a device keeps over crashes and tabs: the rows, and the lock. */
function aDevice() {
  const kept = new Map<string, string>()
  const rows: OutboxDeps['rows'] = {
    readAll: async () => ({ tasks: [...kept.values()].map((row) => JSON.parse(row)), unreadable: [] }),
    write: async (order) => {
      kept.set(order.task_id, JSON.stringify(order))
      return true
    },
    isInTabOnly: () => false,
    remove: async (id) => void kept.delete(id),
  }
  return { kept, rows, withSendLock: aLock(), withAddLock: aLock() }
}

/** One at a time. */
function aLock() {
  let turn: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work)
    turn = next.catch(() => undefined)
    return next
  }
}

/** What may become of one request: on its way there, at the platform, on its way back. */
const fates = [
  'ok',
  'requestLost',
  'answerLost',
  'platformAway',
  'platformAnswerLost',
  'refused',
  'captivePortal',
] as const
type Fate = (typeof fates)[number]

/** The edge with its memory, and a platform that makes an order of everything it is sent. */
function aShop() {
  const records = new Map<string, OrderRecord>()
  const made: string[] = []

  function answer(order: Task, fate: Fate): TaskAnswer {
    const id = order.task_id
    const record = records.get(id) ?? null
    const turn = planTurn(record, 'cart', 0)
    if (turn.kind === 'placed') return { code: 200, result: { orderNumber: turn.orderNumber, email: 'a' } }
    if (turn.kind === 'closed') return { code: 409, result: turn.code }
    if (turn.kind !== 'try') return { code: 503, result: null }
    const { attempt, cartId } = turn
    const begun: OrderRecord = { cartId, attempt, leaseUntil: 1, end: null }
    const finish = (end: OrderRecord['end']) => records.set(id, withAttemptEnd(begun, { attempt, end }))
    finish(null)
    if (attempt > 1 && made.includes(id)) finish({ kind: 'placed', orderNumber: '' })
    else if (fate === 'refused')
      finish({ kind: 'closed', code: 'errors.order.validation', isReturned: false })
    else if (fate !== 'platformAway') {
      made.push(id)
      if (fate !== 'platformAnswerLost') finish({ kind: 'placed', orderNumber: String(made.length) })
    }
    return records.get(id)?.end ? answer(order, 'ok') : { code: 502, result: null }
  }

  return {
    made,
    isClosed: (id: string) => records.get(id)?.end?.kind === 'closed',
    send(order: Task, fate: Fate): TaskAnswer {
      const lost = { code: 0, result: null }
      if (fate === 'requestLost' || fate === 'captivePortal') return lost
      const told = answer(order, fate)
      return fate === 'answerLost' ? lost : told
    },
  }
}

class Crash extends Error {}

/** A tab: every step takes the next of the fates, and may be its last. */
function aTab(
  device: ReturnType<typeof aDevice>,
  shop: ReturnType<typeof aShop>,
  plan: { fates: Fate[]; crashAt: number },
) {
  let step = 0
  const announced: string[] = []
  const waits: number[] = []
  const mayCrash = () => {
    step += 1
    if (step === plan.crashAt) throw new Crash()
  }
  const outbox = createOutbox({
    rows: {
      ...device.rows,
      write: async (order) => {
        mayCrash()
        const isKept = await device.rows.write(order)
        mayCrash()
        return isKept
      },
      remove: async (id) => {
        mayCrash()
        await device.rows.remove(id)
      },
    },
    send: async (order) => {
      mayCrash()
      const answer = shop.send(order, plan.fates.shift() ?? 'ok')
      mayCrash()
      return answer
    },
    withSendLock: device.withSendLock,
    withAddLock: device.withAddLock,
    isOnline: () => true,
    now: () => new Date('2026-11-21T10:46:03Z'),
    wait: async (ms) => void waits.push(ms),
    announce: ({ state }) => announced.push(state),
  })
  return { outbox, announced, waits }
}

/** Surroundings in which nothing happens by itself. */
const calm = (device: ReturnType<typeof aDevice>): OutboxDeps => ({
  rows: device.rows,
  send: async () => ({ code: 0, result: null }),
  withSendLock: device.withSendLock,
  withAddLock: device.withAddLock,
  isOnline: () => true,
  now: () => new Date('2026-11-21T10:46:03Z'),
  wait: async () => undefined,
  announce: () => undefined,
})

const placed: TaskAnswer = { code: 200, result: { orderNumber: '1', email: 'a' } }

const quiet = { fates: [], crashAt: 0 }

describe('no order is lost, none is made twice', () => {
  const tabs = fc.array(
    fc.record({
      fates: fc.array(fc.constantFrom(...fates), { maxLength: 6 }),
      crashAt: fc.nat(14),
      attempts: fc.constantFrom(1, 4),
      isCrowded: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )

  test('whatever is cut off, lost or sent by two tabs at once', async () => {
    await fc.assert(
      fc.asyncProperty(tabs, async (lives) => {
        const [device, shop, order] = [aDevice(), aShop(), anOrder()]
        const ignoreCrash = (error: unknown) => {
          if (!(error instanceof Crash)) throw error
        }
        for (const { attempts, isCrowded, ...plan } of lives) {
          const { outbox } = aTab(device, shop, plan)
          const other = aTab(device, shop, { fates: [...plan.fates], crashAt: 0 })
          const live = async () => {
            if (device.kept.size === 0) await outbox.add(order)
            await outbox.send(order.task_id, { attempts })
          }
          const crowd = isCrowded ? other.outbox.send(order.task_id, { attempts: 1 }) : null
          await Promise.all([live().catch(ignoreCrash), crowd])
        }
        const { outbox } = aTab(device, shop, quiet)
        if (device.kept.size === 0) await outbox.add(order)
        const end = await outbox.send(order.task_id, { attempts: 4 })

        expect(shop.made.filter((id) => id === order.task_id).length).toBe(
          shop.isClosed(order.task_id) ? 0 : 1,
        )
        expect(end?.state).toBe(shop.isClosed(order.task_id) ? 'rejected' : 'acknowledged')
        expect(device.kept.has(order.task_id)).toBe(true) // until the shopper was told
      }),
      { numRuns: 500 },
    )
  })
})

describe('the outbox', () => {
  const failing = (fate: Fate) => Array.from({ length: 9 }, () => fate)

  test('R4.81 R4.85 R9.11 sends four times while the shopper watches, a second times the attempt between; then the order waits', async () => {
    const device = aDevice()
    const { outbox, waits } = aTab(device, aShop(), { fates: failing('platformAway'), crashAt: 0 })
    const order = anOrder()
    const told: number[] = []
    await outbox.add(order)
    const after = await outbox.send(order.task_id, {
      attempts: 4,
      onAttempt: (attempt) => told.push(attempt),
    })
    expect(told).toEqual([2, 3, 4])
    expect(waits).toEqual([1000, 2000, 3000])
    expect(after).toMatchObject({ state: 'queued', attempts: 4, transmited: false, code: 502 })
    expect(device.kept.size).toBe(1)
  })

  test('R4.79 an identical order is taken in once, in whatever tab; after a refusal it is free again', async () => {
    const [device, shop, order] = [aDevice(), aShop(), anOrder()]
    const twin = { ...order, task_id: crypto.randomUUID() }
    const one = aTab(device, shop, { fates: ['refused'], crashAt: 0 }).outbox
    const other = aTab(device, shop, quiet).outbox
    expect(await Promise.all([one.add(order), other.add(twin)])).toEqual(['stored', 'duplicate'])
    await one.send(order.task_id, { attempts: 4 })
    expect(await other.add(twin)).toBe('stored')
  })

  test('tells the page of every answer by the task’s event', async () => {
    const { outbox, announced } = aTab(aDevice(), aShop(), { fates: ['platformAway'], crashAt: 0 })
    const order = anOrder()
    await outbox.add(order)
    await outbox.send(order.task_id, { attempts: 4 })
    expect(announced).toEqual(['queued', 'acknowledged'])
  })

  test('says when only this tab has an order, and forgets none that it knows when nothing can be read', async () => {
    const order = anOrder()
    const outbox = createOutbox({
      ...calm(aDevice()),
      rows: {
        readAll: async () => null,
        write: async () => false,
        isInTabOnly: () => true,
        remove: async () => undefined,
      },
      send: async () => placed,
    })
    expect(await outbox.add(order)).toBe('inTabOnly')
    expect(await outbox.send(order.task_id, { attempts: 4 })).toMatchObject({ state: 'acknowledged' })
  })

  test.each([
    ['that nobody has sent is dropped without a connection', 0, 'offline', 'cancelled'],
    [
      'that nobody has sent is the shop’s to cancel all the same',
      0,
      { code: 200, result: null },
      'cancelled',
    ],
    ['that the device took for unsent may have been placed', 0, placed, 'acknowledged'],
    ['that was sent is the shop’s to cancel', 1, { code: 200, result: null }, 'cancelled'],
    ['waits when the shop cannot be asked', 1, { code: 0, result: null }, 'queued'],
    [
      'waits when the shop is busy with it',
      0,
      { code: 503, result: 'errors.order.notTransferred' },
      'queued',
    ],
    ['asks for a call when nobody knows', 1, { code: 502, result: 'errors.order.unknown' }, 'needsShopper'],
    ['is confirmed when it was placed all the same', 1, placed, 'acknowledged'],
  ] as const)('an order taken back %s', async (_, attempts, answer, state) => {
    const device = aDevice()
    const order = { ...anOrder(), attempts }
    const outbox = createOutbox({
      ...calm(device),
      isOnline: () => answer !== 'offline',
      send: async (task) => {
        if (answer === 'offline') throw new Error('nobody is asked')
        expect(requestOf(task).url).toBe(CANCEL_URL)
        return answer
      },
    })
    await outbox.add(order)
    const after = await outbox.cancel(order.task_id)
    expect(after?.result === CANCELLED_ORDER ? 'cancelled' : after?.state).toBe(state)
    expect(device.kept.size).toBe(1) // until the shopper was told
  })

  test('an order taken back without an answer is never sent again: whoever sends next asks the shop to cancel it', async () => {
    const device = aDevice()
    const order = { ...anOrder(), attempts: 1 }
    const asked: string[] = []
    let isReached = false
    const deps: OutboxDeps = {
      ...calm(device),
      send: async (task) => {
        asked.push(requestOf(task).url)
        return { code: isReached ? 200 : 0, result: null }
      },
    }
    const page = createOutbox(deps)
    await page.add(order)
    await page.cancel(order.task_id)
    isReached = true
    const later = createSender(deps) // the service worker's, or that of a later page
    await sendWaiting(later, () => ({
      isOnline: true,
      isThankYouPage: false,
      isPrompted: true,
      now: deps.now(),
    }))
    expect(asked).toEqual(Array.from({ length: 2 }, () => CANCEL_URL))
    expect(later.read()).toMatchObject([{ state: 'rejected', transmited: true, result: CANCELLED_ORDER }])
  })

  test('a cart put together without a connection is in nothing but its order: taken back, it waits for the shop', async () => {
    const device = aDevice()
    const order = anOrder()
    const outbox = createOutbox({ ...calm(device), isOnline: () => false })
    const payload = { ...order.payload, offlineCart: { baseIds: [], changes: [{ sku: 'WAX', quantity: 1 }] } }
    await outbox.add({ ...order, payload })
    expect(await outbox.cancel(order.task_id)).toMatchObject({ state: 'queued', cancel_requested: true })
  })

  test('the same order can be placed again while the one before is being cancelled', async () => {
    const outbox = createOutbox(calm(aDevice()))
    const order = { ...anOrder(), attempts: 1 }
    await outbox.add(order)
    await outbox.cancel(order.task_id)
    expect(await outbox.add({ ...order, task_id: crypto.randomUUID() })).toBe('stored')
  })

  test('an order with new terms keeps its row, and is written down before it is sent', async () => {
    const device = aDevice()
    const asked: string[] = []
    const outbox = createOutbox({
      ...calm(device),
      send: async ({ payload }) => {
        asked.push('orderId' in payload ? payload.orderId : '')
        return asked.length === 1 ? { code: 409, result: 'errors.order.changed' } : placed
      },
    })
    const order = anOrder()
    await outbox.add(order)
    expect(await outbox.send(order.task_id, { attempts: 4 })).toMatchObject({ state: 'needsShopper' })
    const cart = aCart()
    const agreed = {
      orderId: crypto.randomUUID(),
      now: new Date(),
      terms: termsOf(cart),
      expected: expectedOf(cart),
    }
    await outbox.change(order.task_id, (task) => (task.kind === 'order' ? withTerms(task, agreed) : task))
    expect(await outbox.send(order.task_id, { attempts: 1 })).toMatchObject({ state: 'acknowledged' })
    expect(asked).toEqual([order.task_id, agreed.orderId])
    expect(device.kept.size).toBe(1)
  })

  test('an order that was placed meanwhile takes no new terms, which would place it again', async () => {
    const outbox = createOutbox({ ...calm(aDevice()), send: async () => placed })
    const order = anOrder()
    await outbox.add(order)
    const done = await outbox.send(order.task_id, { attempts: 1 })
    expect(await outbox.change(order.task_id, () => order)).toEqual(done)
    expect(await outbox.find(order.task_id)).toEqual(done)
  })

  test('an identical order that the shopper places anew takes the place of one whose terms had changed', async () => {
    const device = aDevice()
    const outbox = createOutbox({
      ...calm(device),
      send: async () => ({ code: 409, result: 'errors.order.changed' }),
    })
    const order = anOrder()
    const twin = { ...order, task_id: crypto.randomUUID() }
    await outbox.add(order)
    await outbox.send(order.task_id, { attempts: 1 })
    expect(await outbox.add(twin)).toBe('stored')
    expect([...device.kept.keys()]).toEqual([twin.task_id])
  })

  test('what another tab has ended meanwhile is neither changed nor brought back by a late answer', async () => {
    const device = aDevice()
    const order = anOrder()
    const outbox = createOutbox({
      ...calm(device),
      send: async () => {
        device.kept.delete(order.task_id) // told and removed there
        return { code: 502, result: null }
      },
    })
    await outbox.add(order)
    await outbox.send(order.task_id, { attempts: 4 })
    expect(device.kept.size).toBe(0)
  })
})

describe('other tasks', () => {
  const aTask = (kind: 'newsletter' | 'profile' | 'view', parts: { hash: string; email?: string }): Task =>
    newTask(kind, {
      id: crypto.randomUUID(),
      now: new Date('2026-11-21T10:46:03Z'),
      url: '/api/x',
      payload: { email: parts.email } as never, // what is sent is not looked at here
      store: 'sv',
      hash: parts.hash,
    }) as Task

  test('R4.102 a later change of a profile takes the earlier one’s place; the same subscription is taken once', async () => {
    const device = aDevice()
    const outbox = createOutbox(calm(device))
    await outbox.add(aTask('profile', { hash: 'customer 7', email: 'one' }))
    await outbox.add(aTask('profile', { hash: 'customer 7', email: 'two' }))
    await outbox.add(aTask('profile', { hash: 'customer 8', email: 'three' }))
    expect(outbox.read().map(({ payload }) => Object(payload).email)).toEqual(['two', 'three'])
    expect(await outbox.add(aTask('newsletter', { hash: 'n' }))).toBe('stored')
    expect(await outbox.add(aTask('newsletter', { hash: 'n' }))).toBe('duplicate')
  })

  test('R4.102 what only the shop wants to know leaves without a word once it is answered', async () => {
    const device = aDevice()
    const outbox = createOutbox({ ...calm(device), send: async () => ({ code: 204, result: null }) })
    const view = aTask('view', { hash: 'v' })
    await outbox.add(view)
    expect(await outbox.send(view.task_id, { attempts: 1 })).toMatchObject({
      state: 'acknowledged',
      transmited: true,
      code: 204,
    })
    expect(device.kept.size).toBe(0)
  })

  test('R4.102 a review that has waited too long ends, and stays until the shopper was told', async () => {
    const device = aDevice()
    const outbox = createOutbox(calm(device))
    const task = aTask('newsletter', { hash: 'n' })
    await outbox.add(task)
    expect(await outbox.expire(task.task_id)).toMatchObject({ state: 'rejected', transmited: true })
    expect(device.kept.size).toBe(1)
  })
})
