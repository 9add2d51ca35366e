import { useState } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { QueuedOrder } from '#shared/outbox/task.ts'
import { isOrder, withTerms } from '#shared/outbox/task.ts'
import { canAccept, compareTerms, expectedOf, termsOf, termsOfExpected } from '#shared/outbox/terms.ts'
import type { StoreView } from '#shared/store-views.ts'
import { codeOf } from '../../api/call-api.ts'
import { useApi } from '../../api/use-api.ts'
import { outbox } from '../../outbox/device-outbox.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'
import { Button } from '../../ui/button.tsx'
import { fetchPriced } from './fetch-priced.ts'
import { TermsChanges } from './terms-changes.tsx'

/** What has changed since an order was placed, and the button that orders all the same. The shop has given the cart back. */
export function NewTerms({ order }: { order: QueuedOrder }) {
  const { orderId } = order.payload
  const call = (store: StoreView) => fetchPriced(store, order)
  const { data: cart, error, mutate } = useApi('cart.read', {}, { call, version: `terms ${orderId}` })
  if (error) return <Problem code={codeOf(error)} onRetry={() => mutate()} />
  if (!cart) return <div className="checkout-waiting" aria-busy="true" />
  return <Offer order={order} cart={cart} />
}

function Offer({ order, cart }: { order: QueuedOrder; cart: Cart }) {
  const { t } = useShop()
  const sum = useSum()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ErrorCode>()
  const before = order.terms ?? termsOfExpected(order.payload.expected)
  const now = termsOf(cart)

  /** Another order to the shop, with what is on the screen: what changes once more is asked about once more. */
  async function accept(): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    const agreed = { orderId: crypto.randomUUID(), now: new Date(), terms: now, expected: expectedOf(cart) }
    try {
      await outbox.change(order.task_id, (task) => (isOrder(task) ? withTerms(task, agreed) : task))
      await outbox.sendOnce(order.task_id)
    } catch (error) {
      console.error('order', error)
      setProblem(codeOf(error)) // the device could not keep it
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      {problem && <Problem code={problem} />}
      <TermsChanges changes={compareTerms(before, now)} />
      {now.lines.length > 0 && now.grandTotal !== before.grandTotal && (
        <p>
          {t('outbox.terms.sum', { before: sum(before.grandTotal) })} <b>{sum(now.grandTotal)}</b>
        </p>
      )}
      {canAccept(now) && (
        <Button busy={isBusy} onClick={accept}>
          {t('outbox.terms.accept', { amount: sum(now.grandTotal) })}
        </Button>
      )}
    </>
  )
}
