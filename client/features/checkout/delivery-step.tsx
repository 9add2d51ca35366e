import type { CartLine } from '#shared/cart/cart.ts'
import { deliveryId } from '#shared/checkout/checkout-steps.ts'
import { codeOf } from '../../api/call-api.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from './choice-list.tsx'
import { DelayedLines } from './delayed-lines.tsx'
import { deliveryWords } from './delivery-words.ts'
import { ServicePoints } from './service-points.tsx'
import { type DeliveryChoiceInput, useDeliveryChoice } from './use-delivery-choice.ts'

interface DeliveryStepProps extends DeliveryChoiceInput {
  lines: CartLine[]
}

/** How it is delivered, and where to when it is fetched. The choice is kept when the shopper comes back. */
export function DeliveryStep(props: DeliveryStepProps) {
  const { t } = useShop()
  const { lines, details } = props
  const { methods, error, reload, chosen, choose, choosePoint, ...sending } = useDeliveryChoice(props)
  const { country, submit, isBusy, problem } = sending
  if (error && !methods) return <Problem code={codeOf(error)} onRetry={reload} />
  if (!methods) return <div className="checkout-waiting" aria-busy="true" />
  if (methods.length === 0) return <Problem code="checkout.delivery.none" />
  return (
    <form className="checkout-fields" onSubmit={submit}>
      <DelayedLines lines={lines} />
      <ChoiceList
        legend={t('checkout.delivery.title')}
        name="delivery"
        chosen={chosen ? deliveryId(chosen) : ''}
        onChoose={choose}
        choices={methods.map((method) => ({
          value: deliveryId(method),
          title: method.title,
          text: deliveryWords(method, lines, t),
          price: method.price,
          more: method === chosen && method.needsServicePoint && (
            <ServicePoints
              postcode={details.address.zipCode}
              country={country}
              chosen={details.servicePoint}
              onChoose={choosePoint}
            />
          ),
        }))}
      />
      {problem && <Problem code={problem} />}
      <Button type="submit" wide busy={isBusy}>
        {t('checkout.delivery.next')}
      </Button>
    </form>
  )
}
