import type { CheckoutViewOf } from '#shared/checkout/checkout-view.ts'
import { choosePayment } from '#shared/checkout/choose-payment.ts'
import { draftFields } from '#shared/checkout/draft.ts'
import { ChoiceList } from '../../../features/checkout/choice-list.tsx'
import { Problem } from '../../../shop-ui/problem.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { fieldsWithout, StepForm } from './step-form.tsx'

/** How it is paid. */
export function PaymentForm({ draft, methods }: CheckoutViewOf<'payment'>) {
  const { t } = useShop()
  return (
    <StepForm hidden={fieldsWithout(draftFields(draft), ['payment'])}>
      <ChoiceList
        legend={t('checkout.payment.title')}
        name="payment"
        chosen={choosePayment(methods, draft.payment, { isOnline: true })?.code ?? ''}
        onChoose={() => undefined}
        choices={methods.map(({ code, title, hosted, cost }) => ({
          value: code,
          title,
          ...(cost > 0 && { price: cost }),
          ...(hosted && { text: t('checkout.payment.hostedText') }),
        }))}
      />
      {methods.length === 0 && <Problem code="errors.checkout.payment" />}
      <Button type="submit" name="step" value="review" wide>
        {t('checkout.payment.next')}
      </Button>
    </StepForm>
  )
}
