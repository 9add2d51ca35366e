import { useEffect, useState } from 'react'
import { useOutboxFilled } from '../../features/outbox/use-filled.ts'
import { useNavigate } from '../../router/index.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { isCheckoutShown } from './is-checkout-shown.ts'
import { loadOrderOnItsWay } from './load-ordering.ts'

/** Nothing is in the cart. After a reload while an order is sent it is that order's: the thank-you page sends it and tells of it. */
export function NothingToBuy() {
  const { t, to, store } = useShop()
  const navigate = useNavigate()
  const isWaiting = useOutboxFilled()
  const [isLookedAt, setIsLookedAt] = useState(!isWaiting)

  useEffect(() => {
    if (!isWaiting) return
    loadOrderOnItsWay()
      .then(({ isOrderOnItsWay }) => isOrderOnItsWay(store.code))
      .then((isOnItsWay) => {
        if (!isCheckoutShown(store)) return
        if (isOnItsWay) navigate(to('order-confirmation', {}), { replace: true })
        else setIsLookedAt(true)
      })
      .catch((error: unknown) => {
        console.error('outbox', error)
        setIsLookedAt(true)
      })
  }, [isWaiting, store, navigate, to])

  if (!isLookedAt) return <div className="checkout-waiting" aria-busy="true" />
  return (
    <div className="checkout-empty">
      <p role="status">{t('errors.checkout.emptyCart')}</p>
      <ButtonLink href={to('cart', {})}>{t('cart.open')}</ButtonLink>
      {isWaiting && (
        <ButtonLink variant="secondary" href={to('order-confirmation', {})}>
          {t('outbox.waitingTitle')}
        </ButtonLink>
      )}
    </div>
  )
}
