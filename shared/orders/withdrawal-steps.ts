import type { ErrorCode } from '../errors.ts'
import { canWithdraw, isGoods, type PastOrder, type WithdrawalPeriod, withdrawalKinds } from './past-order.ts'
import {
  type OrderProof,
  orderProofSchema,
  type WithdrawalRequest,
  withdrawalLimits,
  withdrawalRequestSchema,
} from './withdrawal.ts'
import { lineFields, type WithdrawalDraft, type WithdrawalFault } from './withdrawal-view.ts'

type Form = Record<string, string>
type LimitedField = keyof typeof withdrawalLimits

/** Reads the fields of a posted step. Whatever is missing is empty. */
export function readDraft(form: Form): WithdrawalDraft {
  const { orderNumber = '', email = '', name = '', note = '' } = form
  const kind = withdrawalKinds.find((one) => one === form.kind) ?? 'withdrawal'
  const chosen = numbered(form, /^line-(\d{1,15})$/).map(([id]) => id)
  const quantities = Object.fromEntries(numbered(form, /^quantity-(\d{1,15})$/))
  return { orderNumber, email, name, kind, note, chosen, quantities }
}

const numbered = (form: Form, pattern: RegExp): [id: number, value: string][] =>
  Object.entries(form).flatMap(([name, value]) => {
    const id = pattern.exec(name)?.[1]
    return id ? [[Number(id), value]] : []
  })

/** The number and the e-mail address that were typed, or what is wrong with them. */
export function readProof(draft: WithdrawalDraft): OrderProof | WithdrawalFault[] {
  const parsed = orderProofSchema.safeParse(draft)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return [
    ...(wrong.has('orderNumber') ? tooLongOrEmpty('orderNumber', draft.orderNumber) : []),
    ...(wrong.has('email')
      ? [
          {
            field: 'email',
            key: isEmpty(draft.email) ? 'errors.field.required' : 'errors.field.email',
          } as const,
        ]
      : []),
  ]
}

/** Why nothing of an order can be withdrawn here; null: something can. */
export function obstacleOf(order: Pick<PastOrder, 'withdrawal' | 'lines'>): ErrorCode | null {
  if (canWithdraw(order)) return null
  return order.withdrawal ? obstacles[order.withdrawal.state] : 'errors.withdrawal.byMail'
}

const obstacles: Record<WithdrawalPeriod['state'], ErrorCode> = {
  open: 'errors.withdrawal.nothingLeft',
  openPurchase: 'errors.withdrawal.nothingLeft',
  over: 'errors.withdrawal.over',
  none: 'errors.withdrawal.canceled',
}

/**
 * The draft for an order that has just been found. Its only line is ticked; of several the shopper ticks some, because
 * a forgotten tick is told, and a tick too many is not.
 */
export function startDraft(
  draft: WithdrawalDraft,
  { lines, billingAddress }: Pick<PastOrder, 'lines' | 'billingAddress'>,
): WithdrawalDraft {
  const left = lines.filter(({ withdrawable }) => withdrawable.quantity > 0)
  const isFresh = draft.chosen.length === 0 && Object.keys(draft.quantities).length === 0
  return {
    ...draft,
    name: draft.name || (billingAddress?.name ?? ''),
    chosen: isFresh && left.length === 1 ? left.map(({ id }) => id) : draft.chosen,
  }
}

/** What is wrong with what was chosen, in the order of the form. Nothing: it can be confirmed. */
export function checkChoice(draft: WithdrawalDraft, { lines }: Pick<PastOrder, 'lines'>): WithdrawalFault[] {
  const { kind, note, name, chosen } = draft
  const hasGoods = lines.some((line) => chosen.includes(line.id) && isGoods(line))
  return [
    ...checkLines(draft, lines),
    ...(kind === 'exchange' && chosen.length > 0 && !hasGoods
      ? [{ field: null, key: 'errors.withdrawal.onlyGoods' } as const]
      : []),
    ...(kind === 'exchange' && isEmpty(note)
      ? [{ field: 'note', key: 'errors.withdrawal.note' } as const]
      : []),
    ...(isTooLong('note', note) ? tooLongOrEmpty('note', note) : []),
    ...(isEmpty(name) || isTooLong('name', name) ? tooLongOrEmpty('name', name) : []),
  ]
}

function checkLines({ chosen, quantities }: WithdrawalDraft, lines: PastOrder['lines']): WithdrawalFault[] {
  const left = lines.filter(({ withdrawable }) => withdrawable.quantity > 0)
  const ticked = left.filter(({ id }) => chosen.includes(id))
  const first = left[0] ? lineFields.chosen(left[0].id) : null
  if (ticked.length < chosen.length) return [{ field: first, key: 'errors.withdrawal.lines' }]
  if (ticked.length === 0) return [{ field: first, key: 'errors.withdrawal.nothing' }]
  return ticked.flatMap(({ id, withdrawable: { quantity: count } }) => {
    const wanted = Number(quantities[id])
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= count) return []
    const field = count > 1 ? lineFields.quantity(id) : lineFields.chosen(id)
    return [{ field, key: 'errors.withdrawal.quantity' as const, params: { count } }]
  })
}

/** The withdrawal that is confirmed; null: the form is not one of ours. */
export function toRequest(draft: WithdrawalDraft, requestId: string | undefined): WithdrawalRequest | null {
  const { chosen, quantities, ...texts } = draft
  const lines = chosen.map((id) => ({ id, quantity: Number(quantities[id]) }))
  return withdrawalRequestSchema.safeParse({ ...texts, requestId, lines }).data ?? null
}

const isEmpty = (text: string) => text.trim() === ''

const isTooLong = (field: LimitedField, text: string) => text.trim().length > withdrawalLimits[field]

const tooLongOrEmpty = (field: LimitedField, text: string): WithdrawalFault[] => [
  isEmpty(text)
    ? { field, key: 'errors.field.required' }
    : { field, key: 'errors.field.tooLong', params: { max: withdrawalLimits[field] } },
]
