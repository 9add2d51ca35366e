import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Confirmation } from '#shared/api/checkout.ts'
import type { AppError } from '#shared/errors.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { MAX_ORDER_ATTEMPTS } from '#shared/orders/plan-order.ts'
import { codeOf } from '../../api/call-api.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'
import { Button } from '../../ui/button.tsx'
import { completePayment } from './complete-payment.ts'
import { HostedPayment, isRefusal } from './hosted-payment.tsx'
import { ReviewTerms } from './review-terms.tsx'
import { type ReviewedOrder, useOrderButton } from './use-order-button.ts'

interface ReviewStepProps extends ReviewedOrder {
  /** The lines and sums, for screens without them beside the steps. */
  children: ReactNode
}

/** Everything on one screen, and the button that says what it does. */
export function ReviewStep({ children, ...order }: ReviewStepProps) {
  const { cart, isOnline } = order
  const { t } = useShop()
  const sum = useSum()
  const { state, obstacle, soldOut, press, onPaymentEnd, onPaymentRefused } = useOrderButton(order)
  if (state.kind === 'paying')
    return <HostedPayment {...order} onEnd={onPaymentEnd} onRefused={onPaymentRefused} />
  const isSending = state.kind === 'sending'
  const { problem = null, params } = isSending ? {} : state
  return (
    <div className="review-step">
      {children}
      {problem && <Problem code={problem} params={params} />}
      {problem === 'errors.order.notInStock' && soldOut.names && (
        <Problem code="errors.order.soldOut" params={soldOut} /> // the cart of the refused order says by now which they are
      )}
      <ReviewTerms />
      <Button
        wide
        busy={isSending}
        aria-disabled={isSending || undefined}
        autoFocus={problem !== null} // back from the provider's page
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
