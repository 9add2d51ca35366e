import { useRef, useState } from 'react'
import type { StepName } from '#shared/checkout/plan-steps.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { codeOf } from '../../api/call-api.ts'
import type { Details } from '../../features/checkout/details.ts'
import type { NewAccountHandle } from './new-account.tsx'
import type { DeliveryAndPayment } from './use-delivery-and-payment.ts'

interface AcceptContactInput {
  details: Details
  isVirtual: boolean
  delivery: Pick<DeliveryAndPayment, 'invalidate' | 'sendDeliveryAfresh' | 'canPayOffline' | 'acceptOffline'>
  go: (step: StepName) => void
}

/** What follows when it is known who buys, and what went wrong with that. `account` makes the account that is asked for with it. */
export function useAcceptContact({ details, isVirtual, delivery, go }: AcceptContactInput) {
  const [problem, setProblem] = useState<MessageKey>()
  const account = useRef<NewAccountHandle>(null)

  /** What is not sent goes on to the payment: where that fails, the shopper stays and is told why. */
  async function acceptContact(form: FormData): Promise<void> {
    if (account.current && !(await account.current.create(form))) return
    delivery.invalidate() // another address, other ways to deliver
    setProblem(undefined)
    if (!isVirtual) return go('delivery')
    try {
      await delivery.sendDeliveryAfresh(details)
    } catch (error) {
      if (codeOf(error) !== 'errors.offline' || !delivery.canPayOffline) return setProblem(codeOf(error))
      delivery.acceptOffline(null, details)
    }
    go('payment')
  }

  return { acceptContact, account, problem }
}
