import { hasSaved, type SavedListName } from '#shared/account/saved-products.ts'
import type { Product } from '#shared/product/product.ts'
import { useHtmlFragment } from '../../shop-ui/html-fragments.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { savedList, useSaved } from './saved-list.ts'

/** Puts a product on the wishlist or beside others, and takes it away again. Out of use until its code is here. */
export function SaveButtons(props: SaveButtonsProps) {
  const inside = useHtmlFragment((html) => html.fragment('save'), <SaveButtonPair {...props} />)
  return <div className="save-buttons" {...inside} />
}

interface SaveButtonsProps {
  product: Pick<Product, 'sku' | 'name'>
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

function SaveButton({ list, product: { sku, name } }: SaveButtonProps) {
  const { t, to } = useShop()
  const isSaved = hasSaved(useSaved(list), sku)

  async function toggle() {
    const link = { label: t(texts[list].open), href: to(list, {}) }
    if (isSaved) {
      savedList(list).remove(sku)
      notify({ type: 'info', message: t(texts[list].removed, { name }) })
    } else if (savedList(list).add(sku)) {
      const said = (await savedList(list).whenKept())
        ? ({ type: 'success', message: t(texts[list].added, { name }) } as const)
        : ({ type: 'warning', message: t('saved.notKept') } as const)
      notify({ ...said, action: link })
    } else {
      notify({ type: 'warning', message: t(texts[list].full), action: link })
    }
  }

  return (
    <Button variant="quiet" aria-pressed={isSaved} disabled={!useHydrated()} onClick={toggle}>
      <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[list]} fill={isSaved ? 'currentColor' : 'none'} />
      </svg>
      {t(texts[list].save)}
    </Button>
  )
}

const texts = {
  wishlist: {
    save: 'wishlist.save',
    open: 'wishlist.open',
    added: 'wishlist.added',
    removed: 'wishlist.removed',
    full: 'wishlist.full',
  },
  compare: {
    save: 'compare.save',
    open: 'compare.open',
    added: 'compare.added',
    removed: 'compare.removed',
    full: 'compare.full',
  },
} as const

/** A heart, and two columns; after Lucide (ISC). */
const shapes: Record<SavedListName, string> = {
  wishlist: 'M12 21C5 15.5 3 12 3 8.5a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 3.5-2 7-9 12.5z',
  compare: 'M4 4h6v16H4zM14 4h6v16h-6z',
}
