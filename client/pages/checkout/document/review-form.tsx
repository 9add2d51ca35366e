import { unavailableLines } from '#shared/cart/unavailable-lines.ts'
import type { CheckoutViewOf } from '#shared/checkout/checkout-view.ts'
import { draftFields } from '#shared/checkout/draft.ts'
import { termsOf } from '#shared/outbox/terms.ts'
import { useReturnsOfCart } from '../../../features/cart/returns-of-cart.ts'
import { ReviewTerms } from '../../../features/checkout/review-terms.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { useSum } from '../../../shop-ui/sum.tsx'
import { Button } from '../../../ui/button.tsx'
import { TermsChanges } from '../../order-confirmation/terms-changes.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { StepForm } from './step-form.tsx'

/** Everything on one screen, and the button that says what it does: it orders, or opens the provider's page. */
export function ReviewForm({ draft, cart, payment, orderId, hosted, changes }: CheckoutViewOf<'review'>) {
  const { t } = useShop()
  const sum = useSum()
  const returns = useReturnsOfCart(cart)
  const terms = termsOf(cart)
  const ours = { ...draftFields(draft), orderId, terms: JSON.stringify(terms) }
  const hidden = hosted ? { token: hosted.token, return_url: hosted.returnUrl } : ours
  const canOrder = payment.hosted ? hosted !== null : unavailableLines(cart).length === 0
  return (
    <StepForm className="review-step" hidden={hidden} {...(hosted && { action: hosted.url })}>
      {changes.length > 0 && <TermsChanges changes={changes} />}
      <OrderSummary cart={cart} />
      <ul className="dashes">
        <li>{t('confirmation.mail')}</li>
        {returns && <li>{returns}</li>}
      </ul>
      <ReviewTerms />
      {canOrder && (
        <Button type="submit" wide {...(!hosted && { name: 'step', value: 'order' })}>
          {t('checkout.pay', { amount: sum(cart.totals.grandTotal) })}
        </Button>
      )}
    </StepForm>
  )
}
