import type { FormEvent } from 'react'
import type { PaymentMethod } from '#shared/api/checkout.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from './choice-list.tsx'
import { InstalmentWidget } from './instalment-widget.tsx'

interface PaymentStepProps {
  methods: PaymentMethod[]
  chosen: PaymentMethod | null
  /** What is to be paid. */
  amount: number
  onChoose: (code: string) => void
  onDone: () => void
}

/** How it is paid. */
export function PaymentStep({ methods, chosen, amount, onChoose, onDone }: PaymentStepProps) {
  const { t } = useShop()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone()
  }
  return (
    <form className="checkout-fields" onSubmit={submit}>
      <ChoiceList
        legend={t('checkout.payment.title')}
        name="payment"
        chosen={chosen?.code ?? ''}
        onChoose={onChoose}
        choices={methods.map(({ code, title, hosted }) => ({
          value: code,
          title,
          text: hosted ? t('checkout.payment.hostedText') : undefined,
        }))}
      />
      {chosen?.hosted && <InstalmentWidget amount={amount} />}
      <Button type="submit" wide>
        {t('checkout.payment.next')}
      </Button>
    </form>
  )
}
