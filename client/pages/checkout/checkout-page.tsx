import { lazy, Suspense } from 'react'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** What only browsers show: who buys what is known to the device. */
const loadCheckout = () =>
  withMessages(
    import('./checkout.tsx').then((module) => ({ default: module.Checkout })),
    'cart',
    'checkout',
    'errors',
  )
const Checkout = lazy(loadCheckout)
if (!import.meta.env.SSR) loadCheckout().catch(() => undefined) // begins with the page's code; `lazy` reports what fails

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
