import { SavedPage } from '../../features/saved-products/saved-page.tsx'
import { withMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'

const Comparison = browserPart(() =>
  withMessages(
    import('./comparison.tsx').then((module) => module.Comparison),
    'saved',
    'errors',
  ),
)
if (!import.meta.env.SSR) Comparison.preload().catch(() => undefined) // begins with the page's code; shown, it tries again

/** Up to four products side by side (R2.35). */
export function ComparePage() {
  const { t } = useShop()
  return (
    <SavedPage title={t('head.compare.title')}>
      <Comparison />
    </SavedPage>
  )
}
