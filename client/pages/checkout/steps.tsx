import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import { withPayment } from '#shared/cart/totals.ts'
import { choosePayment } from '#shared/checkout/choose-payment.ts'
import { isVirtualCart } from '#shared/checkout/payment-methods.ts'
import type { AppError } from '#shared/errors.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { codeOf } from '../../api/call-api.ts'
import { useReturnsOfCart } from '../../features/cart/returns-of-cart.ts'
import { CheckoutStep, type StepName, stepsOf } from '../../features/checkout/checkout-step.tsx'
import { ContactStep } from '../../features/checkout/contact-step.tsx'
import { DeliveryStep } from '../../features/checkout/delivery-step.tsx'
import {
  type Details,
  isAddressed,
  isDeliveryChosen,
  pointOf,
  useDetails,
} from '../../features/checkout/details.ts'
import { PaymentStep } from '../../features/checkout/payment-step.tsx'
import { ReviewStep } from '../../features/checkout/review-step.tsx'
import { withMessages } from '../../i18n/load-messages.ts'
import { useLocation, useNavigate } from '../../router/index.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { loadOrdering } from './load-ordering.ts'
import type { NewAccountHandle } from './new-account.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ContactSummary, DeliverySummary } from './step-summaries.tsx'
import type { Submission, SubmittedOrder } from './submit-order.ts'
import { useTerms } from './use-terms.ts'

const NewAccount = lazyPart(() =>
  withMessages(
    import('./new-account.tsx').then((module) => module.NewAccount),
    'account',
    'checkout',
    'errors',
  ),
)

export interface StepsProps {
  cart: Cart
  /** The cart is an order by now, which is being sent: what was chosen stays as it is. */
  isOrdering: boolean
  /** The shop could not be asked who is logged in. */
  isUnreached: boolean
  onCart: (cart: Cart) => void
  onOrdered: (placed: SubmittedOrder) => void
  onRefused: (refusal: AppError) => void
  /** The provider's page closed without a payment: the cart may have changed meanwhile. */
  onPaymentClosed: () => void
  /** Orders the cart as it is shown. `onAttempt` is told before each attempt after the first. */
  send: (
    details: Details,
    shownCart: Pick<Submission, 'cart' | 'isDeliveryUntold'>,
    onAttempt: (attempt: number) => void,
  ) => Promise<SubmittedOrder>
}

/** The steps: the hash of the address asks for one, what is entered so far decides which can be shown. */
export function Steps({
  cart: known,
  isOrdering,
  isUnreached,
  onCart,
  onOrdered,
  onRefused,
  onPaymentClosed,
  send,
}: StepsProps) {
  const { t, to, store } = useShop()
  const navigate = useNavigate()
  const { hash, pathname } = useLocation()
  const [details, update] = useDetails(store)
  const terms = useTerms({ cart: known, details, isOrdering, onCart })
  const { methods, tell, acceptOffline } = terms
  const isSilent = terms.isAway || (!methods && isUnreached) // its last answer counts
  const isOnline = useOnline() && !isSilent
  const [problem, setProblem] = useState<MessageKey>()
  const account = useRef<NewAccountHandle>(null)
  const isVirtual = isVirtualCart(known)
  const returns = useReturnsOfCart(known)
  const steps = stepsOf({ isVirtual })
  const asked = steps.indexOf(hash.slice(1) as StepName)
  const unpaid = steps.indexOf('payment') - (methods ? 0 : 1)
  const isReady = isAddressed(details, known)
  const possible = !isReady ? 0 : methods ? steps.length - 1 : unpaid
  const [isUnderWay, setIsUnderWay] = useState(false)
  const isLocked = isOrdering || isUnderWay
  const active = isLocked ? 'review' : (steps[Math.min(Math.max(asked, 0), possible)] ?? 'contact')
  const payment = methods && choosePayment(methods, details.paymentCode, { isOnline })
  const cart = { ...terms.cart, totals: withPayment(terms.cart.totals, payment?.cost) }
  const go = (step: StepName) => navigate(`#${step}`)

  useEffect(() => {
    if (!methods) return
    loadOrdering()
      .then(({ prepareOrder }) => prepareOrder())
      .catch((error: unknown) => console.warn('checkout', error)) // asked for again when it is needed
  }, [methods])
  const isLeft = pathname !== to('checkout', {}) // the next page is not shown yet
  useEffect(() => {
    if (isUnderWay && !isLeft && hash !== '#review') navigate('#review', { replace: true }) // Back changes nothing of a payment
  }, [isUnderWay, isLeft, hash, navigate])
  const resume = useEffectEvent(() => {
    if (isReady && asked > possible && isDeliveryChosen(details, cart)) void terms.resume()
  })
  useEffect(() => resume(), []) // once, with what the device had kept

  /** Who buys is known. What is not sent goes on to the payment: where that fails, the shopper stays and is told why. */
  async function acceptContact(form: FormData): Promise<void> {
    if (account.current && !(await account.current.create(form))) return
    terms.forget() // another address, other ways to deliver
    setProblem(undefined)
    if (!isVirtual) return go('delivery')
    try {
      await tell(details)
    } catch (error) {
      if (codeOf(error) !== 'errors.offline' || !terms.hasKept) return setProblem(codeOf(error))
      acceptOffline(null, details)
    }
    go('payment')
  }

  const shown = { steps, active, isLocked }
  return (
    <div className="checkout-columns">
      <OrderSummary cart={cart} isFolded isLocked={isLocked} />
      <div className="checkout-steps">
        <p role="status">{!isOnline && active !== 'review' && t('notices.order.offline')}</p>
        <CheckoutStep {...shown} name="contact" summary={<ContactSummary {...details} />}>
          <ContactStep
            isVirtual={isVirtual}
            details={details}
            update={update}
            extra={
              <>
                <Suspense>
                  <NewAccount isVirtual={isVirtual} details={details} update={update} handle={account} />
                </Suspense>
                {problem && <Problem code={problem} />}
              </>
            }
            onDone={acceptContact}
          />
        </CheckoutStep>
        {!isVirtual && (
          <CheckoutStep
            {...shown}
            name="delivery"
            summary={<DeliverySummary {...details} servicePoint={pointOf(details)} cart={cart} />}
          >
            <DeliveryStep
              details={details}
              knownMethods={terms.knownMethods}
              update={update}
              tell={tell}
              onDone={() => go('payment')}
              onOffline={(method, complete) => {
                acceptOffline(method, complete)
                go('payment')
              }}
            />
          </CheckoutStep>
        )}
        <CheckoutStep {...shown} name="payment" summary={payment?.title}>
          <PaymentStep
            methods={methods ?? []}
            chosen={payment}
            amount={cart.totals.grandTotal}
            isOnline={isOnline}
            onChoose={(paymentCode) => update({ paymentCode })}
            onDone={(paymentCode) => {
              update({ paymentCode }) // what is reviewed stays, also when the connection comes back
              go('review')
            }}
          />
        </CheckoutStep>
        <CheckoutStep {...shown} name="review">
          {payment && (
            <ReviewStep
              cart={cart}
              details={details}
              payment={payment}
              isOnline={isOnline}
              {...{ onOrdered, onRefused, onPaymentClosed }}
              onUnderWay={setIsUnderWay}
              send={(complete, onAttempt) =>
                send(complete, { cart, isDeliveryUntold: terms.isDeliveryUntold }, onAttempt)
              }
            >
              <OrderSummary cart={cart} isLocked={isLocked} />
              <ul className="checkout-promises dashes">
                {isOnline && <li>{t('confirmation.mail')}</li>}
                {returns && <li>{returns}</li>}
              </ul>
            </ReviewStep>
          )}
        </CheckoutStep>
      </div>
    </div>
  )
}
