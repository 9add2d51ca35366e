import type { AttemptEnd, OrderEnd, Turn } from '#shared/orders/order-record.ts'
import { unavailableError } from '../common-errors.ts'
import type { Log } from '../observability/log.ts'
import type { OrderMemory } from './order-memory.ts'

const NO_CART = '-'
const DONE: OrderEnd = { kind: 'placed', orderNumber: '' }

interface TurnDeps {
  memory: Pick<DurableObjectStub<OrderMemory>, 'begin' | 'finish'>
  log: Pick<Log, 'error'>
}

/** What an id's memory answers. Where it cannot be reached, the same request may be made again later. */
export const orRetryLater = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw unavailableError(error)
  })

/** Says how a turn ended. Where nobody hears it the turn ends by itself, and what was done is done. */
const finish = ({ memory, log }: TurnDeps, ended: AttemptEnd) =>
  memory.finish(ended).catch((error: unknown) => log.error('turn.notRemembered', { error }))

/** Does the work of an id while nobody else does: who asks meanwhile waits, and then does it, too. */
export async function withLock<T>(deps: TurnDeps, work: () => Promise<T>): Promise<T> {
  const turn = await orRetryLater<Turn>(deps.memory.begin(NO_CART))
  if (turn.kind !== 'try') throw unavailableError()
  try {
    return await work()
  } finally {
    await finish(deps, { attempt: turn.attempt, end: null })
  }
}

/**
 * Does for the id of a task what must not be done twice, with the memory that orders have: who asks again, because the answer
 * was lost, hears that it is done. What failed may be done again, also when nobody knows how far it came: a review is looked at
 * by people, and one too many does less harm than one that is lost.
 */
export async function runOnce(deps: TurnDeps, work: () => Promise<void>): Promise<void> {
  const turn = await orRetryLater<Turn>(deps.memory.begin(NO_CART))
  if (turn.kind === 'busy') throw unavailableError()
  if (turn.kind !== 'try') return
  const { attempt } = turn
  try {
    await work()
  } catch (error) {
    await finish(deps, { attempt, end: null })
    throw error
  }
  await finish(deps, { attempt, end: DONE })
}
