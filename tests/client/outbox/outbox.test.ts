import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createOutbox, type OutboxDeps } from '#client/features/outbox/outbox.ts'
import { type OrderRecord, planTurn, withAttemptEnd } from '#shared/orders/order-record.ts'
import { type OrderAnswer, type QueuedOrder, queueOrder } from '#shared/orders/queued-order.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine, orderDetails } from '#tests/support/builders.ts'

const details = orderDetails()
let line = 0

/** An order of a cart of its own. */
function anOrder(): QueuedOrder {
  line += 1
  const order = { details, cart: aCart([aCartLine({ id: line })]), store: storeViews.sv }
  return queueOrder(order, { orderId: crypto.randomUUID(), now: new Date('2026-11-21T10:46:03Z') })
}

/** What a device keeps over crashes and tabs: the rows, and the lock. */
function aDevice() {
  const kept = new Map<string, string>()
  let turn: Promise<unknown> = Promise.resolve()
  const rows: OutboxDeps['rows'] = {
    readAll: async () => [...kept.values()].map((row) => JSON.parse(row)),
    write: async (order) => {
      kept.set(order.task_id, JSON.stringify(order))
      return true
    },
    remove: async (id) => void kept.delete(id),
  }
  return {
    kept,
    rows,
    inTurn: <T>(work: () => Promise<T>): Promise<T> => {
      const next = turn.then(work)
      turn = next.catch(() => undefined)
      return next
    },
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

  function answer(order: QueuedOrder, fate: Fate): OrderAnswer {
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
    else if (fate === 'refused') finish({ kind: 'closed', code: 'errors.order.changed', isReturned: false })
    else if (fate !== 'platformAway') {
      made.push(id)
      if (fate !== 'platformAnswerLost') finish({ kind: 'placed', orderNumber: String(made.length) })
    }
    return records.get(id)?.end ? answer(order, 'ok') : { code: 502, result: null }
  }

  return {
    made,
    isClosed: (id: string) => records.get(id)?.end?.kind === 'closed',
    send(order: QueuedOrder, fate: Fate): OrderAnswer {
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
      readAll: device.rows.readAll,
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
    cancel: async () => ({ code: 0, result: null }),
    inTurn: device.inTurn,
    isOnline: () => true,
    now: () => new Date('2026-11-21T10:46:03Z'),
    wait: async (ms) => void waits.push(ms),
    announce: ({ state }) => announced.push(state),
  })
  return { outbox, announced, waits }
}

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
    expect(await Promise.all([one.add(order), other.add(twin)])).toEqual(['kept', 'duplicate'])
    await one.send(order.task_id, { attempts: 4 })
    expect(await other.add(twin)).toBe('kept')
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
      ...({ cancel: async () => ({ code: 0, result: null }), announce: () => undefined } as const),
      rows: { readAll: async () => null, write: async () => false, remove: async () => undefined },
      send: async () => ({ code: 200, result: { orderNumber: '1', email: 'a' } }),
      inTurn: (work) => work(),
      isOnline: () => true,
      now: () => new Date(),
      wait: async () => undefined,
    })
    expect(await outbox.add(order)).toBe('here')
    expect(await outbox.send(order.task_id, { attempts: 4 })).toMatchObject({ state: 'acknowledged' })
  })

  test.each([
    ['that nobody has sent is dropped without a word', 0, 'unreachable', null],
    ['that was sent is the shop’s to cancel', 1, { code: 200, result: null }, null],
    ['stays when the shop cannot be asked', 1, { code: 0, result: null }, 'queued'],
    [
      'is confirmed when it was placed all the same',
      1,
      { code: 200, result: { orderNumber: '1', email: 'a' } },
      'acknowledged',
    ],
  ] as const)('an order taken back %s', async (_, attempts, answer, state) => {
    const device = aDevice()
    const order = { ...anOrder(), attempts }
    const outbox = createOutbox({
      rows: device.rows,
      send: async () => ({ code: 0, result: null }),
      cancel: async () => {
        if (answer === 'unreachable') throw new Error('nobody is asked')
        return answer
      },
      inTurn: device.inTurn,
      isOnline: () => true,
      now: () => new Date(),
      wait: async () => undefined,
      announce: () => undefined,
    })
    await outbox.add(order)
    expect((await outbox.cancel(order.task_id))?.state ?? null).toBe(state)
    expect(device.kept.size).toBe(state === null ? 0 : 1)
  })
})
