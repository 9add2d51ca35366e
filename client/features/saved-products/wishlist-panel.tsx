import { Dialog } from '../../shop-ui/dialog.tsx'
import { closePanel } from '../../shop-ui/panels/panels.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Wishlist } from './wishlist.tsx'

/** The wishlist over the page, at its right edge. */
export function WishlistPanel({ isOpen }: { isOpen: boolean }) {
  const { t, to } = useShop()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => closePanel('wishlist')}
      title={t('head.wishlist.title')}
      side
      foot={
        <ButtonLink variant="quiet" wide href={to('wishlist', {})} rel="nofollow">
          {t('wishlist.open')}
        </ButtonLink>
      }
    >
      <div className="saved-page">
        <Wishlist />
      </div>
    </Dialog>
  )
}
