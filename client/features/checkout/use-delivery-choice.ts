import { type FormEvent, useState } from 'react'
import type { ServicePoint, ShippingMethod } from '#shared/api/checkout.ts'
import { normaliseAddress } from '#shared/checkout/address.ts'
import { deliveryId } from '#shared/checkout/checkout-steps.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { askAgain, useApi } from '../../api/use-api.ts'
import type { Details } from './details.ts'

export interface DeliveryChoiceInput {
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

/** The ways to deliver to the address, the one that is chosen, and what sends it to the shop. */
export function useDeliveryChoice({
  details,
  storedMethods,
  update,
  sendDeliveryAfresh,
  onDone,
  acceptOffline,
}: DeliveryChoiceInput) {
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

  return {
    country: address.country,
    methods,
    /** Why there are none. */
    error,
    reload: () => mutate(),
    chosen,
    choose(id: string): void {
      const method = methods?.find((one) => deliveryId(one) === id)
      if (method) update(methodOf(method))
      setProblem(undefined)
    },
    choosePoint(servicePoint: ServicePoint): void {
      update({ servicePoint })
      setProblem(undefined)
    },
    submit,
    isBusy,
    /** Why the choice was not sent. */
    problem,
  }
}

const methodOf = ({ carrierCode, methodCode, title }: ShippingMethod) => ({
  carrierCode,
  methodCode,
  methodTitle: title,
})
