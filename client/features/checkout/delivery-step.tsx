import { type FormEvent, useState } from 'react'
import type { ServicePoint, ShippingAnswer, ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { normaliseAddress } from '#shared/checkout/address.ts'
import { deliveryId } from '#shared/checkout/checkout-steps.ts'
import { isVirtual } from '#shared/checkout/payment-methods.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callApi, codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from './choice-list.tsx'
import { deliveryWords } from './delivery-words.ts'
import { type Details, toRequest } from './details.ts'
import { ServicePoints } from './service-points.tsx'

interface DeliveryStepProps {
  cart: Cart
  details: Details
  /** Ways to deliver that the device knows of, for when the shop cannot be asked. */
  knownMethods: ShippingMethod[]
  update: (part: Partial<Details>) => void
  onDone: (answer: ShippingAnswer) => void
  /** The shop could not be told of the choice: the order will. */
  onOffline: (method: ShippingMethod) => void
}

/** How it is delivered, and where to when it is fetched. The choice is kept when the shopper comes back. */
export function DeliveryStep({ cart, details, knownMethods, update, onDone, onOffline }: DeliveryStepProps) {
  const { t, store } = useShop()
  const address = normaliseAddress(details.address)
  const { data, error, mutate } = useApi('checkout.shippingMethods', { address }, { call: callInTurn })
  const isOffline = error !== undefined && codeOf(error) === 'errors.offline' && knownMethods.length > 0
  const methods = isOffline ? knownMethods : data?.methods
  const [problem, setProblem] = useState<MessageKey>()
  const [isBusy, setIsBusy] = useState(false)
  const chosen = methods?.find((method) => deliveryId(method) === deliveryId(details)) ?? methods?.[0]

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!chosen || isBusy) return
    if (chosen.needsServicePoint && !details.servicePoint) return setProblem('checkout.delivery.choosePoint')
    const { carrierCode, methodCode, title: methodTitle } = chosen
    const complete = {
      ...details,
      carrierCode,
      methodCode,
      methodTitle,
      servicePoint: chosen.needsServicePoint ? details.servicePoint : null,
    }
    update(complete)
    setIsBusy(true)
    setProblem(undefined)
    try {
      onDone(await saveDelivery(store, { details: complete, cart }))
    } catch (failure) {
      const isAway = codeOf(failure) === 'errors.offline' && !chosen.needsServicePoint
      if (isAway) onOffline(chosen)
      else setProblem(codeOf(failure))
    } finally {
      setIsBusy(false)
    }
  }

  if (error && !isOffline) return <Problem code={codeOf(error)} onRetry={() => mutate()} />
  if (!methods) return <div className="checkout-waiting" aria-busy="true" />
  if (methods.length === 0) return <Problem code="checkout.delivery.none" />
  return (
    <form className="checkout-fields" onSubmit={submit}>
      <ChoiceList
        legend={t('checkout.delivery.title')}
        name="delivery"
        chosen={chosen ? deliveryId(chosen) : ''}
        onChoose={(id) => {
          const method = methods.find((one) => deliveryId(one) === id)
          if (method) update({ carrierCode: method.carrierCode, methodCode: method.methodCode })
          setProblem(undefined)
        }}
        choices={methods.map((method) => ({
          value: deliveryId(method),
          title: method.title,
          text: deliveryWords(method, t),
          price: method.price,
          more: method === chosen && method.needsServicePoint && (
            <ServicePoints
              postcode={details.address.zipCode}
              country={address.country}
              chosen={details.servicePoint}
              onChoose={(servicePoint: ServicePoint) => {
                update({ servicePoint })
                setProblem(undefined)
              }}
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

/** Tells the shop who, where and how; the answer says what it costs and how it can be paid. */
export function saveDelivery(
  store: StoreView,
  { details, cart }: { details: Details; cart: Cart },
): Promise<ShippingAnswer> {
  const servicePointId = isVirtual(cart) ? undefined : details.servicePoint?.id
  return callApi(store, 'checkout.chooseShipping', {
    ...toRequest(details, cart),
    ...(servicePointId && { servicePointId }),
  })
}
