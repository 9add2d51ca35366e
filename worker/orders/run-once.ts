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

/** Reports how a turn ended. If that fails, the turn expires, and its work stays done. */
const finish = ({ memory, log }: TurnDeps, ended: AttemptEnd) =>
  memory.finish(ended).catch((error: unknown) => log.error('turn.notRemembered', { error }))

/** Runs the work while no other request runs work of the same id: a concurrent one waits, and runs afterwards. */
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
 * Runs the work of a task's id once, with the memory that orders have: a repeated request, sent because the answer was lost,
 * finds it done. Work that failed may run again, even if it was partly done: reviews are moderated, and a duplicate does less
 * harm than a lost one.
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
