import { lazy } from 'react'
import { SavedPage } from '../../features/saved-products/saved-page.tsx'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

const loadComparison = () =>
  withMessages(
    import('./comparison.tsx').then((module) => ({ default: module.Comparison })),
    'saved',
    'errors',
  )
const Comparison = lazy(loadComparison)
if (!import.meta.env.SSR) loadComparison().catch(() => undefined) // begins with the page's code; `lazy` reports what fails

/** Up to four products side by side (R2.35). */
export function ComparePage() {
  const { t } = useShop()
  return (
    <SavedPage title={t('head.compare.title')}>
      <Comparison />
    </SavedPage>
  )
}
