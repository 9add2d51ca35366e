import { lazy, Suspense } from 'react'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Its code comes together with that of the page (`pages/index.ts`). */
const Checkout = lazy(() => import('./checkout.tsx').then((module) => ({ default: module.Checkout })))

/**
 * The checkout on one page. Its document is the same for everybody and nearly empty: who buys what is known to the
 * device and the API only.
 */
export function CheckoutPage() {
  const { t } = useShop()
  const waiting = <div className="checkout-waiting" aria-busy="true" />
  return (
    <div className="checkout-page wide">
      <h1>{t('head.checkout.title')}</h1>
      <noscript>
        <p>{t('checkout.noScript')}</p>
      </noscript>
      {useHydrated() ? (
        <Suspense fallback={waiting}>
          <Checkout />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
