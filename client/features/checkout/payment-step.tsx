import type { FormEvent } from 'react'
import type { PaymentMethod } from '#shared/api/checkout.ts'
import { whyNotOffered } from '#shared/checkout/choose-payment.ts'
import { isPaymentGone } from '#shared/checkout/payment-methods.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from './choice-list.tsx'
import { InstalmentWidget } from './instalment-widget.tsx'

interface PaymentStepProps {
  methods: PaymentMethod[]
  chosen: PaymentMethod | null
  /** Code of the shopper's own choice, which may not be among the methods any more; empty: none yet. */
  ownChoice: string
  /** What is to be paid. */
  amount: number
  /** Whether the shop can be reached, as far as it is known. */
  isOnline: boolean
  onChoose: (code: string) => void
  onDone: (code: string) => void
}

/** How it is paid. */
export function PaymentStep({
  methods,
  chosen,
  ownChoice,
  amount,
  isOnline,
  onChoose,
  onDone,
}: PaymentStepProps) {
  const { t } = useShop()
  const canGoOn = chosen !== null && whyNotOffered(chosen, { isOnline }) === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canGoOn) onDone(chosen.code)
  }
  return (
    <form className="checkout-fields" onSubmit={submit}>
      <ChoiceList
        legend={t('checkout.payment.title')}
        name="payment"
        chosen={chosen?.code ?? ''}
        onChoose={onChoose}
        choices={methods.map((method) => {
          const reason = whyNotOffered(method, { isOnline })
          const about = method.hosted ? t('checkout.payment.hostedText') : undefined
          return {
            value: method.code,
            title: method.title,
            text: reason ? t(reason) : about,
            ...(method.cost > 0 && { price: method.cost }),
            isDisabled: reason !== null,
          }
        })}
      />
      {isPaymentGone(ownChoice, methods) && <Problem code="errors.order.paymentGone" />}
      {methods.length === 0 && <Problem code="errors.checkout.payment" />}
      {chosen?.hosted && isOnline && amount > 0 && <InstalmentWidget amount={amount} />}
      <Button type="submit" wide disabled={!canGoOn}>
        {t('checkout.payment.next')}
      </Button>
    </form>
  )
}
