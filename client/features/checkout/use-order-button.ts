import { useCallback, useEffect, useRef, useState } from 'react'
import type { Confirmation, PaymentMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { namesOf, unavailableLines } from '#shared/cart/unavailable-lines.ts'
import { whyNotOffered } from '#shared/checkout/choose-payment.ts'
import type { AppError } from '#shared/errors.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import type { MessageParams } from '#shared/i18n/translate.ts'
import { codeOf } from '../../api/call-api.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { completePayment } from './complete-payment.ts'
import type { Details } from './details.ts'
import { isRefusal, type PaymentStatus, paramsOf } from './hosted-payment.tsx'
import { hasPaid } from './paid-stores.ts'

/** The order on the screen, with the callbacks for what becomes of it. */
export interface ReviewedOrder {
  cart: Cart
  details: Details
  payment: PaymentMethod
  /** Whether the shop can be reached, as far as it is known. */
  isOnline: boolean
  onOrdered: (outcome: Confirmation | 'waiting') => void
  /** There will be no order of this cart as it is. */
  onRefused: (refusal: AppError) => void
  /** The provider's page closed without a payment. The cart may have changed meanwhile. */
  onPaymentClosed: () => void
  /** Called when it is being paid or sent, and when that is over: what was chosen stays as it is until then. */
  onPaying: (isPaying: boolean) => void
  /** Sends an order that is not paid at the provider's. `onAttempt` is called before each attempt after the first. */
  send: (details: Details, onAttempt: (attempt: number) => void) => Promise<Confirmation | 'waiting'>
}

/** What the button of the last step is doing. */
type State =
  | { kind: 'ready'; problem?: MessageKey; params?: MessageParams }
  | { kind: 'paying' }
  | { kind: 'sending'; attempt: number }

/** Refusals that the steps of the checkout can mend: another sum is on the button, and another delivery can be chosen. */
const MENDED_HERE: string[] = [
  'errors.order.changed',
  'errors.checkout.pointGone',
  'errors.checkout.refused',
  'errors.checkout.fields',
]

/** What happens when the order button is pressed: the provider's page, the order, or why not. Pressed twice it sends once. */
export function useOrderButton({ cart, details, payment, isOnline, send, ...callbacks }: ReviewedOrder) {
  const { onOrdered, onRefused, onPaymentClosed, onPaying } = callbacks
  const { store } = useShop()
  const [state, setState] = useState<State>({ kind: 'ready' })
  const isUnderWay = useRef(false)

  const run = useCallback(
    async (
      order: (onAttempt: (attempt: number) => void) => Promise<Confirmation | 'waiting' | 'reloading'>,
    ) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setState({ kind: 'sending', attempt: 1 })
      try {
        const outcome = await order((attempt) => setState({ kind: 'sending', attempt }))
        if (outcome !== 'reloading') onOrdered(outcome)
      } catch (error) {
        setState({ kind: 'ready', problem: codeOf(error), params: paramsOf(error) })
        if (payment.hosted && isRefusal(error)) onRefused(error)
      } finally {
        isUnderWay.current = false
      }
    },
    [onOrdered, onRefused, payment.hosted],
  )

  /** Without a connection an order is only taken when its payment needs none. */
  const obstacle = whyNotOffered(payment, { isOnline })
  const soldOut = { names: namesOf(unavailableLines(cart)) }
  const press = () => {
    if (hasPaid(store)) run((onAttempt) => completePayment(store, onAttempt))
    else if (isOnline && soldOut.names)
      setState({ kind: 'ready', problem: 'errors.order.soldOut', params: soldOut })
    else if (obstacle) setState({ kind: 'ready', problem: obstacle })
    else if (payment.hosted) setState({ kind: 'paying' })
    else run((onAttempt) => send({ ...details, paymentCode: payment.code }, onAttempt))
  }

  const onPaymentEnd = useCallback(
    (status: PaymentStatus) => {
      if (status === 'paid') run((onAttempt) => completePayment(store, onAttempt))
      else {
        setState({ kind: 'ready', problem: `checkout.payment.${status}` })
        onPaymentClosed()
      }
    },
    [run, store, onPaymentClosed],
  )

  /** What is different is shown here, with the button that says the new sum. */
  const onPaymentRefused = useCallback(
    (refusal: AppError) => {
      if (!MENDED_HERE.includes(refusal.code)) return onRefused(refusal)
      setState({ kind: 'ready', problem: refusal.code })
      onPaymentClosed()
    },
    [onRefused, onPaymentClosed],
  )

  const isReady = state.kind === 'ready'
  useEffect(() => {
    onPaying(!isReady)
    return () => onPaying(false)
  }, [isReady, onPaying])

  return { state, obstacle, soldOut, press, onPaymentEnd, onPaymentRefused }
}
