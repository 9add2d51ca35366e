import { Suspense, useEffect } from 'react'
import type { Confirmation } from '#shared/api/checkout.ts'
import { formatDate } from '#shared/format/date.ts'
import type { PageData } from '#shared/page-data.ts'
import { codeOf } from '../../api/call-api.ts'
import { useApi } from '../../api/use-api.ts'
import { readLastOrder } from '../../features/checkout/last-order.ts'
import { useOutboxSeen } from '../../features/outbox/use-filled.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { focusLateHeading } from '../../router/index.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { ReceiptDocument } from './receipt-document.tsx'
import { Thanks } from './thanks.tsx'

/** Not in the worker: no order is on its way there. */
const WaitingOrders = browserPart(() =>
  withMessages(
    import('./waiting-orders.tsx').then((module) => module.WaitingOrders),
    'outbox',
    'checkout',
    'errors',
  ),
)

const OrderDetails = browserPart(() =>
  withMessages(
    import('../../features/order/order-details.tsx').then((module) => module.OrderDetails),
    'orders',
  ),
)

/**
 * The thank-you page. The order is the session's, so a reload is safe and a shared link shows nothing personal.
 * An order that the shop does not have yet is shown as what it is. With an order it is a document, which only the worker renders.
 */
export function OrderConfirmationPage(data: PageData['order-confirmation']) {
  const { t, to } = useShop()
  const { data: order, error, mutate } = useApi('checkout.confirmation', {})
  const wasFilled = useOutboxSeen()
  if (import.meta.env.SSR && data.confirmation !== undefined) return <ReceiptDocument {...data} />
  const waiting = <div className="checkout-waiting" aria-busy="true" />
  const thanks = (
    <>
      {order && <LiveThanks {...order} />}
      {order === undefined && !error && waiting}
      {error && <Problem code={codeOf(error)} onRetry={() => mutate()} />}
      {order === null && <NoOrder />}
    </>
  )
  const onConfirmed = (confirmation: Confirmation) => {
    mutate(confirmation, { revalidate: false }).catch((cause: unknown) =>
      console.error('confirmation', cause),
    )
  }
  return (
    <div className="order-confirmation-page wide">
      {wasFilled ? (
        <Suspense fallback={waiting}>
          <WaitingOrders shown={order} onConfirmed={onConfirmed}>
            {thanks}
          </WaitingOrders>
        </Suspense>
      ) : (
        thanks
      )}
      <footer className="row">
        <ButtonLink variant={order ? undefined : 'secondary'} href={to('home', {})}>
          {t('confirmation.goOn')}
        </ButtonLink>
        {order && (
          <Button variant="secondary" onClick={() => window.print()}>
            {t('confirmation.print')}
          </Button>
        )}
      </footer>
    </div>
  )
}

/** The session knows of no order; the device may. */
function NoOrder() {
  const { t, store } = useShop()
  const last = readLastOrder(store)
  useEffect(focusLateHeading, [])
  return (
    <>
      <h1>{t('confirmation.none')}</h1>
      {last && <p>{t('confirmation.last', { date: formatDate(last, store) })}</p>}
      <p>{t('confirmation.noneText')}</p>
    </>
  )
}

function LiveThanks(confirmation: Confirmation) {
  const { data: order } = useApi('checkout.confirmedOrder', {}, { version: confirmation.orderNumber })
  useEffect(focusLateHeading, [])
  return (
    <Thanks {...confirmation} order={order}>
      {order && (
        <ErrorBoundary resetKey="" fallback={() => <ShowAgain />}>
          <Suspense fallback={null}>
            <OrderDetails order={order} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Thanks>
  )
}

/** After a deployment the files of the page's own build are gone; the new build's document has everything. */
function ShowAgain() {
  const { t } = useShop()
  return (
    <Button variant="secondary" onClick={() => location.reload()}>
      {t('confirmation.details')}
    </Button>
  )
}
