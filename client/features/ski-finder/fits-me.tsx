import { Suspense } from 'react'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { FinderChip } from './finder-link.tsx'
import { useHasSkier } from './known-skier.ts'

const FitsMeLink = lazyPart(() =>
  withMessages(
    import('./fits-me-link.tsx').then((module) => module.FitsMeLink),
    'skis',
  ),
)

/** Above a list of skis or poles: the filter "fits me" for the skier of this device, or where to tell who skis. */
export function FitsMe({ list, path }: { list: ProductList; path: string }) {
  const hasSkier = useHasSkier()
  if (!list.gear) return null
  const ask = <FinderChip style={list.gear.styles.length === 1 ? list.gear.styles[0] : undefined} />
  if (!hasSkier) return ask
  return (
    <Suspense fallback={ask}>
      <FitsMeLink list={list} gear={list.gear} path={path} />
    </Suspense>
  )
}
