import { type FormEvent, useState } from 'react'
import type { ServicePoint, ShippingMethod } from '#shared/api/checkout.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import { normaliseAddress } from '#shared/checkout/address.ts'
import { deliveryId } from '#shared/checkout/checkout-steps.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { askAgain, useApi } from '../../api/use-api.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from './choice-list.tsx'
import { DelayedLines } from './delayed-lines.tsx'
import { deliveryWords } from './delivery-words.ts'
import type { Details } from './details.ts'
import { ServicePoints } from './service-points.tsx'

interface DeliveryStepProps {
  lines: CartLine[]
  details: Details
  /** Ways to deliver that the device has stored, for when the shop cannot be asked. */
  storedMethods: ShippingMethod[]
  update: (part: Partial<Details>) => void
  /** Sends the choice to the shop. */
  sendDeliveryAfresh: (complete: Details) => Promise<void>
  onDone: () => void
  /** The choice could not be sent to the shop: the order brings it along. */
  acceptOffline: (method: ShippingMethod, complete: Details) => void
}

/** How it is delivered, and where to when it is fetched. The choice is kept when the shopper comes back. */
export function DeliveryStep({
  lines,
  details,
  storedMethods,
  update,
  sendDeliveryAfresh,
  onDone,
  acceptOffline,
}: DeliveryStepProps) {
  const { t } = useShop()
  const address = normaliseAddress(details.address)
  const { data, error, mutate } = useApi('checkout.shippingMethods', { address }, { call: callInTurn })
  const isOffline = codeOf(error) === 'errors.offline' && storedMethods.length > 0
  const methods = data?.methods ?? (isOffline ? storedMethods : undefined) // those that were loaded stay when asking again fails
  const [problem, setProblem] = useState<MessageKey>()
  const [isBusy, setIsBusy] = useState(false)
  const chosen = methods?.find((method) => deliveryId(method) === deliveryId(details)) ?? methods?.[0]

  /** The choice is not sent: why, and what is left to choose from, which is asked for anew. */
  async function refuse(code: ErrorCode, method: ShippingMethod) {
    const left = code === 'errors.checkout.refused' && (await mutate())?.methods
    const isGone = left && !left.some((one) => deliveryId(one) === deliveryId(method))
    setProblem(isGone ? 'checkout.delivery.gone' : code)
    if (code !== 'errors.checkout.pointGone') return
    update({ servicePoint: null })
    void askAgain('checkout.servicePoints')
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!chosen) return
    if (chosen.needsServicePoint && !details.servicePoint) return setProblem('checkout.delivery.choosePoint')
    const complete = { ...details, ...methodOf(chosen) }
    update(complete)
    setIsBusy(true)
    setProblem(undefined)
    try {
      await sendDeliveryAfresh(complete)
    } catch (failure) {
      const code = codeOf(failure)
      if (code !== 'errors.offline' || chosen.needsServicePoint) return await refuse(code, chosen)
      acceptOffline(chosen, complete)
    } finally {
      setIsBusy(false)
    }
    if (form.isConnected) onDone() // else another step was opened again meanwhile
  }

  if (error && !methods) return <Problem code={codeOf(error)} onRetry={() => mutate()} />
  if (!methods) return <div className="checkout-waiting" aria-busy="true" />
  if (methods.length === 0) return <Problem code="checkout.delivery.none" />
  return (
    <form className="checkout-fields" onSubmit={submit}>
      <DelayedLines lines={lines} />
      <ChoiceList
        legend={t('checkout.delivery.title')}
        name="delivery"
        chosen={chosen ? deliveryId(chosen) : ''}
        onChoose={(id) => {
          const method = methods.find((one) => deliveryId(one) === id)
          if (method) update(methodOf(method))
          setProblem(undefined)
        }}
        choices={methods.map((method) => ({
          value: deliveryId(method),
          title: method.title,
          text: deliveryWords(method, lines, t),
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

const methodOf = ({ carrierCode, methodCode, title }: ShippingMethod) => ({
  carrierCode,
  methodCode,
  methodTitle: title,
})
