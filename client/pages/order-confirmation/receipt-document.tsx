import type { Receipt } from '#shared/checkout/checkout-view.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Thanks } from './thanks.tsx'

const OrderDetails = lazyPart(() =>
  import('../../features/order/order-details.tsx').then((code) => code.OrderDetails),
)

/** The thank-you page without our scripts. */
export function ReceiptDocument({ confirmation, order }: Receipt) {
  const { t, to } = useShop()
  return (
    <div className="order-confirmation-page wide">
      {confirmation ? (
        <Thanks {...confirmation} order={order}>
          {order && <OrderDetails order={order} />}
        </Thanks>
      ) : (
        <>
          <h1>{t('confirmation.none')}</h1>
          <p>{t('confirmation.noneText')}</p>
        </>
      )}
      <footer className="row">
        <ButtonLink href={to('home', {})}>{t('confirmation.goOn')}</ButtonLink>
      </footer>
    </div>
  )
}
