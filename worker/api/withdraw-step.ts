import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import type { WithdrawalRequest } from '#shared/orders/withdrawal.ts'
import {
  checkChoice,
  obstacleOf,
  readDraft,
  readProof,
  startDraft,
  toRequest,
} from '#shared/orders/withdrawal-steps.ts'
import type {
  WithdrawalDraft,
  WithdrawalFault,
  WithdrawalOrder,
  WithdrawalView,
} from '#shared/orders/withdrawal-view.ts'
import type { PlatformClient } from '../platform/client.ts'
import { findOrder, withdraw } from '../platform/orders/order-service.ts'
import type { FormFields } from '../request/read-body.ts'

/** The page that answers a step, and its status. */
export interface WithdrawalStep {
  view: WithdrawalView
  status: number
}

interface Choice {
  draft: WithdrawalDraft
  order: WithdrawalOrder
}

/** Takes the step that the form asks for: the shopper may choose, confirm, or has confirmed. */
export async function takeStep(platform: PlatformClient, form: FormFields): Promise<WithdrawalStep> {
  const draft = readDraft(form)
  const proof = readProof(draft)
  if (Array.isArray(proof)) return { view: { step: 'find', draft, faults: proof }, status: 400 }
  const found = await findOrder(platform, proof)
  if (found === 'noOrder') throw new AppError('errors.withdrawal.notFound', { status: 404 })
  if (found === 'noService') throw new AppError('errors.withdrawal.byMail', { status: 404 })
  const order = toWithdrawalOrder(found)
  if (form.step === 'received') return receive(platform, { draft, order }, form.requestId)
  if (form.step === 'confirm') return confirm({ draft, order })
  return choose({ draft: startDraft(draft, found), order })
}

const toWithdrawalOrder = ({
  number,
  placedAt,
  lines,
  withdrawal,
  withdrawals,
}: PastOrder): WithdrawalOrder => ({
  number,
  placedAt,
  lines,
  withdrawal,
  withdrawals,
})

/** What can be withdrawn, or why nothing can. */
function choose(choice: Choice): WithdrawalStep {
  const obstacle = obstacleOf(choice.order)
  return obstacle
    ? refuse(choice, obstacle)
    : { view: { step: 'choose', ...choice, faults: [] }, status: 200 }
}

/**
 * What was chosen, to be confirmed. Every such page has a request id of its own: the same page sent twice is one withdrawal,
 * another choice is another one.
 */
function confirm(choice: Choice): WithdrawalStep {
  const obstacle = obstacleOf(choice.order)
  if (obstacle) return refuse(choice, obstacle)
  const faults = checkChoice(choice.draft, choice.order)
  if (faults.length > 0) return { view: { step: 'choose', ...choice, faults }, status: 400 }
  return { view: { step: 'confirm', ...choice, faults, requestId: crypto.randomUUID() }, status: 200 }
}

/** Withdraws. Whether it still can be is the platform's to say: a second click finds nothing left, and is the same withdrawal. */
async function receive(
  platform: PlatformClient,
  choice: Choice,
  requestId: string | undefined,
): Promise<WithdrawalStep> {
  const request = toRequest(choice.draft, requestId)
  if (!request) return confirm(choice)
  try {
    const withdrawal = await withdraw(platform, request)
    return { view: { step: 'received', ...choice, withdrawal }, status: 200 }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return notReceived(platform, { ...choice, request }, error)
  }
}

/** A refusal leads back to the choice, or says that there is none. What nobody knows the end of can be sent once more, as the same withdrawal. */
function notReceived(
  { log }: PlatformClient,
  { request, ...choice }: Choice & { request: WithdrawalRequest },
  error: AppError,
): WithdrawalStep {
  const { code, status } = error
  if (status < 500) return refuse(choice, obstacleOf(choice.order) ?? code, status)
  log.error('withdrawal.failed', { error })
  const faults = [toFault(code)]
  return { view: { step: 'confirm', ...choice, faults, requestId: request.requestId }, status }
}

const refuse = (choice: Choice, code: ErrorCode, status = 409): WithdrawalStep => ({
  view: { step: 'choose', ...choice, faults: [toFault(code)] },
  status,
})

const toFault = (key: ErrorCode): WithdrawalFault => ({ field: null, key })
