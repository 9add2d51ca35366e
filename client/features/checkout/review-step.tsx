import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Confirmation, PaymentMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { namesOf, unavailableLines } from '#shared/cart/unavailable-lines.ts'
import { whyNotOffered } from '#shared/checkout/choose-payment.ts'
import type { AppError } from '#shared/errors.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import type { MessageParams } from '#shared/i18n/translate.ts'
import { MAX_ORDER_ATTEMPTS } from '#shared/orders/plan-order.ts'
import { codeOf } from '../../api/call-api.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'
import { Button } from '../../ui/button.tsx'
import { completePayment, hasPaid } from './complete-payment.ts'
import type { Details } from './details.ts'
import { HostedPayment, isRefusal, type PaymentStatus, paramsOf } from './hosted-payment.tsx'
import { ReviewTerms } from './review-terms.tsx'

interface ReviewStepProps {
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
  /** Told when it is being paid or sent, and when that is over: what was chosen stays as it is until then. */
  onPaying: (isPaying: boolean) => void
  /** Sends an order that is not paid at the provider's. `onAttempt` is told before each attempt after the first. */
  send: (details: Details, onAttempt: (attempt: number) => void) => Promise<Confirmation | 'waiting'>
  /** The lines and sums, for screens without them beside the steps. */
  children: ReactNode
}

type State =
  | { kind: 'ready'; problem?: MessageKey; params?: MessageParams }
  | { kind: 'paying' }
  | { kind: 'sending'; attempt: number }

/** Everything on one screen, and the button that says what it does. Pressed twice it sends once. */
export function ReviewStep({
  cart,
  details,
  payment,
  isOnline,
  onOrdered,
  onRefused,
  onPaymentClosed,
  onPaying,
  send,
  children,
}: ReviewStepProps) {
  const { t, store } = useShop()
  const sum = useSum()
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
  const unavailable = unavailableLines(cart)
  const soldOut = { names: namesOf(unavailable) }
  const press = () => {
    if (hasPaid(store)) run((onAttempt) => completePayment(store, onAttempt))
    else if (isOnline && unavailable.length > 0)
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
      if (refusal.code !== 'errors.order.changed') return onRefused(refusal)
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

  if (state.kind === 'paying')
    return <HostedPayment cart={cart} onEnd={onPaymentEnd} onRefused={onPaymentRefused} />
  const isSending = state.kind === 'sending'
  return (
    <div className="review-step">
      {children}
      {state.kind === 'ready' && state.problem && <Problem code={state.problem} params={state.params} />}
      {state.kind === 'ready' && state.problem === 'errors.order.notInStock' && soldOut.names && (
        <Problem code="errors.order.soldOut" params={soldOut} /> // the cart of the refused order says by now which they are
      )}
      <ReviewTerms />
      <Button
        wide
        busy={isSending}
        aria-disabled={isSending || undefined}
        autoFocus={state.kind === 'ready' && state.problem !== undefined} // back from the provider's page
        onClick={press}
      >
        {t('checkout.pay', { amount: sum(cart.totals.grandTotal) })}
      </Button>
      <p className="review-step-waiting" role="status">
        {isSending ? (
          <Waiting attempt={state.attempt} />
        ) : (
          !isOnline && t(obstacle ?? 'notices.order.offline')
        )}
      </p>
    </div>
  )
}

function Waiting({ attempt }: { attempt: number }) {
  const { t } = useShop()
  return attempt === 1 ? t('checkout.sending') : t('checkout.attempt', { attempt, of: MAX_ORDER_ATTEMPTS })
}

/** After a reload in the middle of it: fetches the order of what is paid, before anything else. */
export function ResumePayment({
  onOrdered,
  onRefused,
  onFailed,
}: {
  onOrdered: (confirmation: Confirmation) => void
  onRefused: (refusal: AppError) => void
  onFailed: (code: MessageKey) => void
}) {
  const { t, store } = useShop()
  const [attempt, setAttempt] = useState(1)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    completePayment(store, setAttempt).then(
      (outcome) => outcome !== 'reloading' && onOrdered(outcome),
      (error: unknown) => (isRefusal(error) ? onRefused(error) : onFailed(codeOf(error))),
    )
  }, [store, onOrdered, onRefused, onFailed])
  return (
    <div className="checkout-resume" aria-busy="true">
      <h2>{t('checkout.paid')}</h2>
      <p role="status">
        <Waiting attempt={attempt} />
      </p>
    </div>
  )
}
