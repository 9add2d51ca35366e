import { AppError } from '#shared/errors.ts'
import type { AttemptEnd, OrderEnd } from '#shared/orders/order-record.ts'
import type { OrderMemory } from './order-memory.ts'

const NO_CART = '-'
const DONE: OrderEnd = { kind: 'placed', orderNumber: '' }

type TurnMemory = Pick<DurableObjectStub<OrderMemory>, 'begin' | 'finish'>

const away = () => new AppError('errors.platformAway', { status: 503, retryAfterSeconds: 5 })

/** Says how a turn ended. Where nobody hears it the turn ends by itself, and what was done is done. */
const finish = (memory: TurnMemory, ended: AttemptEnd) => memory.finish(ended).catch(() => undefined)

/** Does the work of an id while nobody else does: who asks meanwhile waits, and then does it, too. */
export async function withLock<T>(memory: TurnMemory, work: () => Promise<T>): Promise<T> {
  const turn = await memory.begin(NO_CART)
  if (turn.kind !== 'try') throw away()
  try {
    return await work()
  } finally {
    await finish(memory, { attempt: turn.attempt, end: null })
  }
}

/**
 * Does for the id of a task what must not be done twice, with the memory that orders have: who asks again, because the answer
 * was lost, hears that it is done. What failed may be done again, also when nobody knows how far it came: a review is looked at
 * by people, and one too many does less harm than one that is lost.
 */
export async function runOnce(memory: TurnMemory, work: () => Promise<void>): Promise<void> {
  const turn = await memory.begin(NO_CART)
  if (turn.kind === 'busy') throw away()
  if (turn.kind !== 'try') return
  const { attempt } = turn
  try {
    await work()
  } catch (error) {
    await finish(memory, { attempt, end: null })
    throw error
  }
  await finish(memory, { attempt, end: DONE })
}
