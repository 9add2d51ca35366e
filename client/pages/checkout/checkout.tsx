import { useCallback, useEffect, useState } from 'react'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { useApi } from '../../api/use-api.ts'
import { isWithoutNetwork } from '../../api/without-network.ts'
import { readCustomer } from '../../features/account/read-customer.ts'
import { askUntilAnswered } from '../../features/cart/ask-until-answered.ts'
import { refreshOfflineOptions } from '../../features/cart/offline-checkout-options.ts'
import { isUnanswered } from '../../features/cart/stored-cart.ts'
import { useCart, useCartOfOtherTabs } from '../../features/cart/use-cart.ts'
import { hasPaid } from '../../features/checkout/paid-stores.ts'
import { ResumePayment } from '../../features/checkout/review-step.tsx'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { NothingToBuy } from './nothing-to-buy.tsx'
import { Steps } from './steps.tsx'
import { useOrdering } from './use-ordering.ts'

/**
 * From the cart to the order: what shows depends on what was paid, taken and ordered already. While nobody can tell what became of
 * a payment, there is nothing to change and no button that says "pay".
 */
export function Checkout() {
  const { store } = useShop()
  const { cart, refresh, adopt } = useCart()
  const { data: account, error: accountError } = useApi('user.read', {}, { call: readCustomer }) // a reload may skip the contact step, which asks too
  const [isResuming, setIsResuming] = useState(() => hasPaid(store))
  const [problem, setProblem] = useState<MessageKey>()
  /** The shop was asked for the cart, whether or not it has answered. */
  const [isAsked, setIsAsked] = useState(false)
  const { isOrdered, taken, finish, refuse, send } = useOrdering(account?.customer?.id)
  useCartOfOtherTabs()

  useEffect(() => {
    const prepare = async () => {
      if (isUnanswered(store)) await askUntilAnswered(store)
      else await refresh() // what the device knows may be old
      setIsAsked(true)
      await refreshOfflineOptions(store) // for when the connection goes away on the way
    }
    prepare().catch((error: unknown) => console.warn('checkout', error))
  }, [refresh, store])

  const onResumeFailed = useCallback((code: MessageKey) => {
    setProblem(code)
    setIsResuming(false)
  }, [])

  const shown = taken ?? cart
  const isEmpty = shown?.lines.length === 0
  const waiting = <div className="checkout-waiting" aria-busy="true" />
  if (isOrdered) return waiting
  if (isResuming) return <ResumePayment onOrdered={finish} onRefused={refuse} onFailed={onResumeFailed} />
  return (
    <>
      {problem && <Problem code={problem} onRetry={() => setIsResuming(true)} />}
      {!isAsked && (!shown || isEmpty) && waiting}
      {!shown && isAsked && <Problem code="errors.offline" onRetry={refresh} />}
      {isEmpty && isAsked && <NothingToBuy />}
      {shown && !isEmpty && problem !== 'errors.order.undecided' && (
        <Steps
          cart={shown}
          isOrdering={taken !== null}
          isLoginUnknown={accountError !== undefined && isWithoutNetwork(accountError)}
          onCart={adopt}
          onOrdered={finish}
          onRefused={refuse}
          onPaymentClosed={refresh}
          send={send}
        />
      )}
    </>
  )
}
