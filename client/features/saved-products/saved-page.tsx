import { type ReactNode, Suspense } from 'react'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** A page of what the device remembers. Its document is the same for everybody: only browsers show its content. */
export function SavedPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useShop()
  const waiting = <div className="checkout-waiting" aria-busy="true" />
  return (
    <div className="saved-page wide">
      <h1>{title}</h1>
      <noscript>{t('saved.noScript')}</noscript>
      {useHydrated() ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  )
}
