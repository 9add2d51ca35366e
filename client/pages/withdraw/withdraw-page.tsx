import type { WithdrawalView } from '#shared/orders/withdrawal-view.ts'
import { ChooseStep } from './choose-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { FindStep } from './find-step.tsx'
import { ReceivedStep } from './received-step.tsx'

/**
 * Where a customer withdraws from a purchase without a login (Directive 2011/83/EU, Article 11a). Each step is a document
 * that answers the form of the one before, so it works without JavaScript.
 */
export const WithdrawPage = (view: WithdrawalView) => (
  <div className="order-confirmation-page wide">
    <Step view={view} />
  </div>
)

function Step({ view }: { view: WithdrawalView }) {
  switch (view.step) {
    case 'find':
      return <FindStep {...view} />
    case 'choose':
      return <ChooseStep {...view} />
    case 'confirm':
      return <ConfirmStep {...view} />
    case 'received':
      return <ReceivedStep {...view} />
    default:
      return view satisfies never
  }
}
