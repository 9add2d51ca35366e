import type { Cart } from '#shared/cart/cart.ts'
import { normaliseAddress } from '#shared/checkout/address.ts'
import { isVirtualCart } from '#shared/checkout/payment-methods.ts'
import type { AppError } from '#shared/errors.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { readOfflineOptions } from '../../features/cart/offline-checkout-options.ts'
import { useReturnsOfCart } from '../../features/cart/returns-of-cart.ts'
import { CheckoutStep } from '../../features/checkout/checkout-step.tsx'
import { ContactStep } from '../../features/checkout/contact-step.tsx'
import { DeliveryStep } from '../../features/checkout/delivery-step.tsx'
import { type Details, ownBillingOf, useDetails } from '../../features/checkout/details.ts'
import { PaymentStep } from '../../features/checkout/payment-step.tsx'
import { ReviewStep } from '../../features/checkout/review-step.tsx'
import { withMessages } from '../../i18n/load-messages.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Extra } from '../../ui/extra.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { OrderSummary } from './order-summary.tsx'
import { pricedCart } from './priced-cart.ts'
import { ChosenDelivery, ContactSummary } from './step-summaries.tsx'
import type { Submission, SubmittedOrder } from './submit-order.ts'
import { useAcceptContact } from './use-accept-contact.ts'
import { useDeliveryAndPayment } from './use-delivery-and-payment.ts'
import { useSteps } from './use-steps.ts'

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
  isLoginUnknown: boolean
  onCart: (cart: Cart) => void
  onOrdered: (placed: SubmittedOrder) => void
  onRefused: (refusal: AppError) => void
  /** The provider's page closed without a payment: the cart may have changed meanwhile. */
  onPaymentClosed: () => void
  /** Orders the cart as it is shown. `onAttempt` is told before each attempt after the first. */
  send: (
    details: Details,
    shownCart: Pick<Submission, 'cart' | 'isDeliveryUnsent'>,
    onAttempt: (attempt: number) => void,
  ) => Promise<SubmittedOrder>
}

/** The steps of the checkout, one of them open. */
export function Steps({
  cart: confirmedCart,
  isOrdering,
  isLoginUnknown,
  onCart,
  onOrdered,
  onRefused,
  onPaymentClosed,
  send,
}: StepsProps) {
  const { t, store } = useShop()
  const [details, update] = useDetails(store)
  const delivery = useDeliveryAndPayment({ cart: confirmedCart, details, isOrdering, onCart })
  const { paymentMethods } = delivery
  const isShopUnreachable = delivery.hasUnsentDelivery || (!paymentMethods && isLoginUnknown) // its last answer counts
  const isOnline = useOnline() && !isShopUnreachable
  const isVirtual = isVirtualCart(confirmedCart)
  const returns = useReturnsOfCart(confirmedCart)
  const ownBilling = ownBillingOf(details, confirmedCart)
  const { go, setIsPaying, ...shown } = useSteps({ cart: confirmedCart, details, delivery, isOrdering })
  const { active, isLocked } = shown
  const { acceptContact, account, problem } = useAcceptContact({ details, isVirtual, delivery, go })
  const { payment, cart } = pricedCart({ delivery, details, active, isOnline })
  const address = active === 'delivery' ? normaliseAddress(details.address) : null
  const offered = useApi('checkout.shippingMethods', address && { address }, { call: callInTurn }).data
  /** Without a connection only what the shop has said before can be ordered. */
  const canOrderOffline = paymentMethods !== null || readOfflineOptions(store, confirmedCart) !== null
  const sendOrder = async (complete: Details, onAttempt: (attempt: number) => void) => {
    try {
      return await send(complete, { cart, isDeliveryUnsent: delivery.isDeliveryUnsent }, onAttempt)
    } catch (error) {
      await delivery.resendAfter(error)
      throw error
    }
  }
  const offlineWords = canOrderOffline ? 'notices.order.offline' : 'errors.offline'

  return (
    <div className="checkout-columns">
      <OrderSummary cart={cart} methods={offered?.methods} isFolded isLocked={isLocked} />
      <div>
        <p role="status">{!isOnline && active !== 'review' && t(offlineWords)}</p>
        <CheckoutStep
          {...shown}
          name="contact"
          summary={<ContactSummary {...details} billingAddress={ownBilling} />}
        >
          <ContactStep
            isVirtual={isVirtual}
            details={details}
            ownBilling={ownBilling}
            update={update}
            extra={
              <>
                <Extra>
                  <NewAccount isVirtual={isVirtual} details={details} update={update} handle={account} />
                </Extra>
                {problem && <Problem code={problem} />}
              </>
            }
            onDone={acceptContact}
          />
        </CheckoutStep>
        {!isVirtual && (
          <CheckoutStep {...shown} name="delivery" summary={<ChosenDelivery details={details} cart={cart} />}>
            <DeliveryStep
              {...delivery}
              details={details}
              update={update}
              lines={confirmedCart.lines}
              onDone={() => go('payment')}
            />
          </CheckoutStep>
        )}
        <CheckoutStep {...shown} name="payment" summary={payment?.title}>
          <PaymentStep
            methods={paymentMethods ?? []}
            chosen={payment}
            ownChoice={details.paymentCode}
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
              onPaying={setIsPaying}
              send={sendOrder}
            >
              <OrderSummary cart={cart} isLocked={isLocked} />
              <ul className="dashes">
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
