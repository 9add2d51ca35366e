import type { SavedListName } from '#shared/account/saved-products.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useIsStored } from './saved-list.ts'

/** A list without a product: what it is for, and the way to the first. */
export function NothingSaved({ list }: { list: SavedListName }) {
  const { t, to } = useShop()
  return (
    <div className="dead-end">
      <p role="status">{t(useIsStored(list) ? `${list}.empty` : 'saved.notKept')}</p>
      <ButtonLink href={to('home', {})}>{t('saved.goOn')}</ButtonLink>
    </div>
  )
}
