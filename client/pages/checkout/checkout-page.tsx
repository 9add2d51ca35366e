import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Confirmation, PaymentMethod, ShippingAnswer } from '#shared/api/checkout.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { defaultPaymentMethod, isVirtual as isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { AppError } from '#shared/errors.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import type { StoreView } from '#shared/store-views.ts'
import { codeOf } from '../../api/call-api.ts'
import { useApi, writeAnswer } from '../../api/use-api.ts'
import { useCart, useCartOfOtherTabs } from '../../features/cart/use-cart.ts'
import { CheckoutStep, type StepName, stepsOf } from '../../features/checkout/checkout-step.tsx'
import { hasPaid } from '../../features/checkout/complete-payment.ts'
import { ContactStep } from '../../features/checkout/contact-step.tsx'
import { DeliveryStep, saveDelivery } from '../../features/checkout/delivery-step.tsx'
import { type Details, forgetDetails, isAddressed, useDetails } from '../../features/checkout/details.ts'
import { writeLastOrder } from '../../features/checkout/last-order.ts'
import { PaymentStep } from '../../features/checkout/payment-step.tsx'
import { Problem } from '../../features/checkout/problem.tsx'
import { ResumePayment, ReviewStep } from '../../features/checkout/review-step.tsx'
import { absent, withMessages } from '../../i18n/load-messages.ts'
import { useNavigate } from '../../router/navigate.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { NewAccountHandle } from './new-account.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { SubmittedOrder } from './submit-order.ts'

const NewAccount = lazyPart(() =>
  withMessages(
    import('./new-account.tsx').then((module) => module.NewAccount),
    'account',
    'checkout',
    'errors',
  ),
)

/**
 * The checkout on one page. Its document is the same for everybody and nearly empty: who buys what is known to the
 * device and the API only.
 */
export function CheckoutPage() {
  const { t } = useShop()
  return (
    <div className="checkout-page wide">
      <h1>{t('head.checkout.title')}</h1>
      <noscript>
        <p>{t('checkout.noScript')}</p>
      </noscript>
      {useHydrated() ? <Checkout /> : <div className="checkout-waiting" aria-busy="true" />}
    </div>
  )
}

/** What sends an order, with all it needs when the connection goes away at the last step; in the browser only. */
const loadOrdering = () =>
  import.meta.env.SSR ? absent() : withMessages(import('./submit-order.ts'), 'errors')

/** The contact step asks who is logged in; here the answer is only looked at. */
const onlyKnown = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnReconnect: false }

function Checkout() {
  const { store, t, to } = useShop()
  const navigate = useNavigate()
  const { cart, refresh, adopt } = useCart()
  const { data: account } = useApi('user.read', {}, onlyKnown)
  const [isResuming, setIsResuming] = useState(() => hasPaid(store))
  const [problem, setProblem] = useState<MessageKey>()
  const [isOrdered, setIsOrdered] = useState(false)
  /** What is being ordered: it shows on while the cart is empty. */
  const [taken, setTaken] = useState<Cart | null>(null)
  useCartOfOtherTabs()

  useEffect(() => {
    void refresh() // what the device knows may be old
  }, [refresh])

  const finish = useCallback(
    async (placed: SubmittedOrder) => {
      setIsOrdered(true)
      if (placed !== 'waiting') await keepConfirmation(store, placed)
      adopt(emptyCart)
      navigate(to('order-confirmation', {}), { replace: true })
    },
    [store, adopt, navigate, to],
  )
  const refuse = useCallback(
    async ({ code, params }: AppError) => {
      notify({ type: 'error', message: t(code, params) })
      await refresh()
      navigate(to('cart', {}))
    },
    [t, refresh, navigate, to],
  )
  const send = async (details: Details, onAttempt: (attempt: number) => void): Promise<SubmittedOrder> => {
    if (!cart) throw new AppError('errors.checkout.emptyCart')
    const onTaken = () => {
      setTaken(cart)
      adopt(emptyCart)
    }
    const onNotKept = () => notify({ type: 'warning', message: t('outbox.keepTab'), hasNoTimeout: true })
    try {
      const { submitOrder } = await loadOrdering()
      const customerId = account?.customer?.id
      return await submitOrder({ store, details, cart, customerId }, { onAttempt, onTaken, onNotKept })
    } catch (error) {
      await refresh() // the shop has given the cart back
      setTaken(null)
      throw error
    }
  }
  const onResumeFailed = useCallback((code: MessageKey) => {
    setProblem(code)
    setIsResuming(false)
  }, [])

  const shown = taken ?? cart
  if (isOrdered) return <div className="checkout-waiting" aria-busy="true" />
  if (isResuming) return <ResumePayment onOrdered={finish} onRefused={refuse} onFailed={onResumeFailed} />
  return (
    <>
      {problem && <Problem code={problem} onRetry={() => setIsResuming(true)} />}
      {!shown && <div className="checkout-waiting" aria-busy="true" />}
      {shown &&
        (shown.lines.length === 0 ? (
          <NothingToBuy />
        ) : (
          <Steps
            cart={shown}
            onCart={adopt}
            onOrdered={finish}
            onRefused={refuse}
            onPaymentClosed={refresh}
            send={send}
          />
        ))}
    </>
  )
}

/** The order is the shop's: the thank-you page knows it at once, and what the device kept for its sake goes. */
function keepConfirmation(store: StoreView, confirmation: Confirmation): Promise<unknown> {
  writeLastOrder(store, new Date())
  forgetDetails(store)
  return writeAnswer(store, 'checkout.confirmation', {}, confirmation)
}

function NothingToBuy() {
  const { t, to } = useShop()
  return (
    <div className="checkout-empty">
      <p role="status">{t('errors.checkout.emptyCart')}</p>
      <ButtonLink href={to('cart', {})}>{t('cart.open')}</ButtonLink>
    </div>
  )
}

interface StepsProps {
  cart: Cart
  onCart: (cart: Cart) => void
  onOrdered: (placed: SubmittedOrder) => void
  onRefused: (refusal: AppError) => void
  /** The provider's page closed without a payment: the cart may have changed meanwhile. */
  onPaymentClosed: () => void
  send: (details: Details, onAttempt: (attempt: number) => void) => Promise<SubmittedOrder>
}

/** The steps: the hash of the address asks for one, what is entered so far decides which can be shown. */
function Steps({ cart, onCart, onOrdered, onRefused, onPaymentClosed, send }: StepsProps) {
  const { t, store } = useShop()
  const navigate = useNavigate()
  const [details, update] = useDetails(store)
  const [methods, setMethods] = useState<PaymentMethod[] | null>(null)
  const [problem, setProblem] = useState<MessageKey>()
  const account = useRef<NewAccountHandle>(null)
  const isVirtual = isVirtualCart(cart)
  const steps = stepsOf({ isVirtual })
  const asked = steps.indexOf(useLocation().hash.slice(1) as StepName)
  const unpaid = steps.indexOf('payment') - (methods ? 0 : 1)
  const isReady = isAddressed(details, cart)
  const possible = !isReady ? 0 : methods ? steps.length - 1 : unpaid
  const active = steps[Math.min(Math.max(asked, 0), possible)] ?? 'contact'
  const payment =
    methods && (methods.find(({ code }) => code === details.paymentCode) ?? defaultPaymentMethod(methods))
  const go = (step: StepName) => navigate(`#${step}`)

  const [kind, setKind] = useState(isVirtual)
  if (kind !== isVirtual) {
    setKind(isVirtual)
    setMethods(null) // another kind of cart is paid and sent in other ways
  }
  const accept = ({ cart: priced, paymentMethods }: ShippingAnswer) => {
    onCart(priced)
    setMethods(paymentMethods)
  }
  useEffect(() => {
    if (!methods) return
    loadOrdering()
      .then(({ prepareOrder }) => prepareOrder())
      .catch((error: unknown) => console.warn('checkout', error)) // asked for again when it is needed
  }, [methods])
  useResumed(isReady && asked > possible ? { details, cart } : null, accept)

  /** Who buys is known. What is not sent goes on to the payment: where that fails, the shopper stays and is told why. */
  async function acceptContact(form: FormData): Promise<void> {
    if (account.current && !(await account.current.create(form))) return
    setMethods(null) // another address, other ways to deliver
    setProblem(undefined)
    if (!isVirtual) return go('delivery')
    try {
      accept(await saveDelivery(store, { details, cart }))
      go('payment')
    } catch (error) {
      setProblem(codeOf(error))
    }
  }

  const shown = { steps, active }
  return (
    <div className="checkout-columns">
      <OrderSummary cart={cart} isFolded />
      <div className="checkout-steps">
        <CheckoutStep {...shown} name="contact" summary={<ContactSummary {...details} />}>
          <ContactStep
            isVirtual={isVirtual}
            details={details}
            update={update}
            extra={
              <>
                <Suspense>
                  <NewAccount details={details} handle={account} />
                </Suspense>
                {problem && <Problem code={problem} />}
              </>
            }
            onDone={acceptContact}
          />
        </CheckoutStep>
        {!isVirtual && (
          <CheckoutStep {...shown} name="delivery" summary={<DeliverySummary {...details} cart={cart} />}>
            <DeliveryStep
              cart={cart}
              details={details}
              update={update}
              onDone={(answer) => {
                accept(answer)
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
            onChoose={(paymentCode) => update({ paymentCode })}
            onDone={() => go('review')}
          />
        </CheckoutStep>
        <CheckoutStep {...shown} name="review">
          {payment && (
            <ReviewStep
              cart={cart}
              details={details}
              payment={payment}
              {...{ onOrdered, onRefused, onPaymentClosed, send }}
            >
              <OrderSummary cart={cart} />
              <ul className="checkout-promises">
                <li>{t('confirmation.mail')}</li>
                <li>{t('promises.returns')}</li>
              </ul>
            </ReviewStep>
          )}
        </CheckoutStep>
      </div>
    </div>
  )
}

/** After a reload further down the steps: what was chosen is sent again, so that the shopper stays there. */
function useResumed(
  chosen: { details: Details; cart: Cart } | null,
  accept: (answer: ShippingAnswer) => void,
): void {
  const { store } = useShop()
  const resume = useEffectEvent(() => {
    if (!chosen || !(chosen.details.methodCode || isVirtualCart(chosen.cart))) return
    saveDelivery(store, chosen).then(accept, (error: unknown) => console.warn('checkout', error))
  })
  useEffect(() => resume(), []) // once, with what the device had kept
}

function ContactSummary({ contact, address }: Details) {
  return (
    <>
      <p>
        {address.firstName} {address.lastName}
        <br />
        {[address.company, address.streetAddress, address.apartmentNumber].filter(Boolean).join(', ')}
        <br />
        {address.zipCode} {address.city}
      </p>
      <p>
        {contact.emailAddress}
        <br />
        {contact.phoneNumber}
      </p>
    </>
  )
}

function DeliverySummary({ servicePoint, cart }: Details & { cart: Cart }) {
  const { t, price } = useShop()
  const { shipping } = cart.totals
  return (
    <p>
      {servicePoint ? servicePoint.name : t('promises.shipping')}
      {servicePoint && (
        <>
          <br />
          {servicePoint.street}, {servicePoint.city}
        </>
      )}
      <br />
      {shipping !== null && (shipping === 0 ? t('cart.free') : price(shipping))}
    </p>
  )
}
