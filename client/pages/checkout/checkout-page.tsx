import { Suspense } from 'react'
import type { PageData } from '#shared/page-data.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CheckoutDocument } from './document/checkout-document.tsx'
import { DocumentEntry } from './document-entry.tsx'

/** What only browsers show: who buys what is known to the device. */
const Checkout = browserPart(() =>
  withMessages(
    import('./checkout.tsx').then((module) => module.Checkout),
    'cart',
    'checkout',
    'errors',
  ),
)
if (!import.meta.env.SSR) Checkout.preload().catch(() => undefined) // begins with the page's code; shown, it tries again

/**
 * The checkout on one page, or a step of it as a document, which only the worker renders. The page's own document is the same
 * for everybody and nearly empty: who buys is known to the device and the API only. Where scripts are off, or do not come for
 * some seconds, a form leads to the steps.
 */
export function CheckoutPage(data: PageData['checkout']) {
  const { t } = useShop()
  const isHydrated = useHydrated()
  if (import.meta.env.SSR && data.step) return <CheckoutDocument view={data} />
  const waiting = (
    <div className="checkout-waiting" aria-busy="true">
      <DocumentEntry />
    </div>
  )
  return (
    <div className="checkout-page wide">
      <h1>{t('head.checkout.title')}</h1>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <Checkout />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
