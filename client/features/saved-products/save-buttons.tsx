import type { SavedListName } from '#shared/account/saved-products.ts'
import { useHtmlFragment } from '../../shop-ui/html-fragments.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type Savable, SaveIcon, useSaveToggle } from './save-toggle.tsx'

/** Puts a product on the wishlist or beside others, and takes it away again. Out of use until its code is here. */
export function SaveButtons(props: SaveButtonsProps) {
  const inside = useHtmlFragment((html) => html.fragment('save'), <SaveButtonPair {...props} />)
  return <div className="row save-buttons" {...inside} />
}

interface SaveButtonsProps {
  product: Savable
}

export const SaveButtonPair = ({ product }: SaveButtonsProps) => (
  <>
    <SaveButton list="wishlist" product={product} />
    <SaveButton list="compare" product={product} />
  </>
)

interface SaveButtonProps extends SaveButtonsProps {
  list: SavedListName
}

function SaveButton({ list, product }: SaveButtonProps) {
  const { t } = useShop()
  const { isSaved, toggle } = useSaveToggle(list, product)
  return (
    <Button variant="quiet" aria-pressed={isSaved} disabled={!useHydrated()} onClick={toggle}>
      <SaveIcon list={list} isSaved={isSaved} />
      {t(`save.${list}`)}
    </Button>
  )
}
