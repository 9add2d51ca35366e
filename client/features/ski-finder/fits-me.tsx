import type { ProductList } from '#shared/catalogue/product-list.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { FinderChip } from './finder-link.tsx'
import { ForSkier } from './for-skier.tsx'

const FitsMeLink = lazyPart(() =>
  withMessages(
    import('./fits-me-link.tsx').then((module) => module.FitsMeLink),
    'skis',
  ),
)

/** Above a list of skis or poles: the filter "fits me" for the skier of this device, or where to tell who skis. */
export function FitsMe({ list, path }: { list: ProductList; path: string }) {
  const { gear } = list
  if (!gear) return null
  const [style, ...others] = gear.styles
  return (
    <ForSkier otherwise={<FinderChip style={others.length > 0 ? undefined : style} />}>
      <FitsMeLink list={list} gear={gear} path={path} />
    </ForSkier>
  )
}
