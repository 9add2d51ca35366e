import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import { AppError } from '#shared/errors.ts'
import { verdictOf } from '#shared/orders/order-state.ts'
import { expectedOf } from '#shared/outbox/terms.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { isFocusLost } from '../../router/index.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { type Details, toRequest } from './details.ts'
import { PostedFrame } from './posted-frame.tsx'

/** What the provider's page says when the shopper is through with it. */
export type PaymentStatus = 'paid' | 'declined' | 'cancelled'

/** Whether the shop has said a no that trying again does not change. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && verdictOf(error.status) === 'refused'

/** What stands in the text of a failure: names of goods, for example. */
export const paramsOf = (error: unknown): AppError['params'] =>
  error instanceof AppError ? error.params : undefined

interface HostedPaymentProps {
  /** As it is shown: what is paid for must be that. */
  cart: Cart
  details: Details
  onEnd: (status: PaymentStatus) => void
  /** This cart cannot be paid for: something in it is gone, or is not what was shown. */
  onRefused: (refusal: AppError) => void
}

/** The provider's page inside ours. What it says counts only from its own window and origin. */
export function HostedPayment({ cart, details, onEnd, onRefused }: HostedPaymentProps) {
  const { t } = useShop()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  const [height, setHeight] = useState<number>()
  const { url, token, error, retry } = usePaymentSession(cart, details)

  /** It opens where the button was, low on the screen, and has the focus that the button had. */
  const onOpened = () => {
    setIsLoaded(true)
    if (isFocusLost()) frame.current?.focus()
    frame.current?.scrollIntoView({ block: 'nearest' })
  }

  useEffect(() => {
    if (!url) return
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== new URL(url, location.href).origin || source !== frame.current?.contentWindow) return
      const { status, height } = messageOf(data)
      if (status) onEnd(status)
      if (height) setHeight(height)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [url, onEnd])

  useEffect(() => {
    if (isRefusal(error)) onRefused(error)
  }, [error, onRefused])

  /** It comes up where the button was that opened the payment: the second click of a double click is not meant for it. */
  const cancel = (
    <Button variant="quiet" onClick={({ detail }) => detail < 2 && onEnd('cancelled')}>
      {t('checkout.payment.cancel')}
    </Button>
  )
  if (error)
    return (
      <>
        <Problem code={codeOf(error)} params={paramsOf(error)} onRetry={retry} />
        {cancel}
      </>
    )
  return (
    <div className="hosted-payment" aria-busy={!isLoaded}>
      {!isLoaded && <p role="status">{t('checkout.payment.opening')}</p>}
      {url && token && (
        <PostedFrame
          ref={frame}
          name="hosted-payment"
          action={url}
          token={token}
          title={t('checkout.payment.frame')}
          allow="payment"
          style={{ height }}
          onOpened={onOpened}
        />
      )}
      {cancel}
    </div>
  )
}

/**
 * A session of the provider for this cart: asked for anew each time the page is opened, and never while it is open. Another
 * token would load the page again in the middle of a payment.
 */
function usePaymentSession(cart: Cart, details: Details) {
  const [{ version, ...shown }] = useState(() => ({
    version: performance.now(),
    expected: expectedOf(cart),
    delivery: toRequest(details, cart),
  }))
  const once = { call: callInTurn, version, revalidateOnReconnect: false }
  const { data, error, mutate } = useApi('checkout.paymentSession', shown, once)
  return { ...data, error: error as unknown, retry: () => mutate() }
}

interface Message {
  status?: PaymentStatus | undefined
  /** Of the provider's page, in pixels. */
  height?: number
}

const statuses = ['paid', 'declined', 'cancelled'] as const satisfies PaymentStatus[]

/** What the provider's page says; empty: nothing that is understood. */
function messageOf(data: unknown): Message {
  const { type, height, status } = Object(data) as Record<string, unknown> // of anything: what is missing is undefined
  if (type !== 'hosted-checkout') return {}
  if (typeof height === 'number') return { height }
  return { status: statuses.find((one) => one === status) }
}
