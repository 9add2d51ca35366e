import type { Page } from '#shared/page-data.ts'
import { CartLink } from '../../features/cart/cart-link.tsx'
import { WishlistLink } from '../../features/saved-products/wishlist-link.tsx'
import { SearchForm } from '../../features/search/search-form.tsx'
import { StoreSwitch } from '../../features/store-switch/store-switch.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from './logo.tsx'
import { SiteMenu } from './site-menu.tsx'
import { useFolding } from './use-folding.ts'
import { useReturnOnScrollUp } from './use-return-on-scroll-up.ts'

/** The header of every shop page: logo, menu, search, store and cart. */
export function SiteHeader({ page }: { page: Page }) {
  const { t } = useShop()
  useFolding()
  useReturnOnScrollUp()
  return (
    <header className="site-header">
      <div className="site-header-row wide">
        <button className="site-header-menu" type="button" popoverTarget="menu" aria-label={t('nav.menu')}>
          <Icon name="menu" />
        </button>
        <Logo />
        <SearchForm query={page.name === 'search-result' ? page.data.query : ''} />
        <StoreSwitch alternates={page.meta.alternates} />
        <AccountLink />
        <WishlistLink />
        <CartLink />
      </div>
      <SiteMenu page={page} />
    </header>
  )
}

/** Looks as the link to the cart does: an icon, with its word where there is room. */
function AccountLink() {
  const { t, to } = useShop()
  return (
    <a className="cart-link" href={to('account', {})} rel="nofollow" data-live="">
      <Icon name="user" />
      <span>{t('nav.account')}</span>
    </a>
  )
}

/** The header of the checkout. Its only links lead home and to help, so that nothing distracts from the payment. */
export function CheckoutHeader() {
  const { t } = useShop()
  return (
    <header className="site-header" data-plain="">
      <div className="site-header-row wide">
        <Logo />
        <p className="site-header-help">
          <Icon name="lock" />
          <span>{t('checkout.help')}</span> <a href={`tel:${t('company.phoneLink')}`}>{t('company.phone')}</a>
        </p>
      </div>
    </header>
  )
}

export const MinimalHeader = () => (
  <header className="site-header" data-plain="">
    <div className="site-header-row wide">
      <Logo />
    </div>
  </header>
)
