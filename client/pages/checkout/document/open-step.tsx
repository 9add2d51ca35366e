import type { CheckoutView } from '#shared/checkout/checkout-view.ts'
import { draftFields, hasOwnBilling } from '#shared/checkout/draft.ts'
import { isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { type StepName, stepsOf } from '#shared/checkout/plan-steps.ts'
import { CheckoutStep } from '../../../features/checkout/checkout-step.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { ContactSummary, DeliverySummary } from '../step-summaries.tsx'
import { ContactForm } from './contact-form.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { FocusedProblem } from './focused-message.tsx'
import { PaymentForm } from './payment-form.tsx'
import { ReviewForm } from './review-form.tsx'
import { ChangeButton, ChangeForm } from './step-form.tsx'

type OpenView = Extract<CheckoutView, { draft: unknown }>

/** The steps of the checkout, one of them open. */
export function OpenStep({ view }: { view: OpenView }) {
  const { t } = useShop()
  const { cart, draft, problem, step: active } = view
  const steps = stepsOf({ isVirtual: isVirtualCart(cart) })
  return (
    <div className="checkout-columns">
      <OrderSummary cart={cart} methods={view.step === 'delivery' ? view.methods : undefined} isFolded />
      <div>
        <FocusedProblem problem={problem} />
        {steps.map((name) => (
          <CheckoutStep
            key={name}
            {...{ steps, name, active }}
            isLocked={false}
            change={<ChangeButton step={name} title={t(`checkout.${name}.title`)} />}
            summary={<Summary name={name} view={view} />}
          >
            {name === active && <StepBody view={view} />}
          </CheckoutStep>
        ))}
        <ChangeForm hidden={draftFields(draft)} />
      </div>
    </div>
  )
}

function StepBody({ view }: { view: OpenView }) {
  switch (view.step) {
    case 'contact':
      return <ContactForm {...view} />
    case 'delivery':
      return <DeliveryForm {...view} />
    case 'payment':
      return <PaymentForm {...view} />
    case 'review':
      return <ReviewForm {...view} />
    default:
      return view satisfies never
  }
}

/** What a step that is done has come to. */
function Summary({ name, view }: { name: StepName; view: OpenView }) {
  if (name === 'contact') {
    const isSeparate = hasOwnBilling(view.draft) && !isVirtualCart(view.cart)
    const billingAddress = isSeparate ? view.draft.billingAddress : null
    return <ContactSummary {...view.draft} billingAddress={billingAddress} />
  }
  if (name === 'payment') return 'payment' in view ? view.payment.title : null
  if (name !== 'delivery' || !('delivery' in view) || !view.delivery) return null
  const { method, point } = view.delivery
  return <DeliverySummary methodTitle={method.title} method={method} servicePoint={point} cart={view.cart} />
}
