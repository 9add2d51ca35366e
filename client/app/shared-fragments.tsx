import type { ReactElement } from 'react'
import type { MenuItem } from '#shared/catalogue/category.ts'
import { unknownPrice } from '#shared/product/price.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { SaveButtonPair } from '../features/saved-products/save-buttons.tsx'
import { SearchControls } from '../features/search/search-form.tsx'
import type { FragmentName } from '../shop-ui/html-fragments.ts'
import { CardParts } from '../shop-ui/product-card/product-card.tsx'
import { FooterColumns, FooterCompany, FooterNews } from './layouts/site-footer.tsx'
import { MenuItems } from './layouts/site-menu.tsx'

/**
 * The fragments that the worker renders once per store (`html-fragments.tsx`). The browser renders each one in its
 * place.
 */
export const storeFragments: Record<Exclude<FragmentName, 'menu'>, ReactElement> = {
  search: <SearchControls />,
  save: <SaveButtonPair product={{ sku: '', name: '', price: unknownPrice }} />, // the worker does not know the shopper's lists, so both buttons are disabled
  news: <FooterNews />,
  footer: <FooterColumns />,
  company: <FooterCompany />,
}

export const menuFragment = (activeItems: MenuItem[]): ReactElement => <MenuItems activeItems={activeItems} />

export const cardFragment = (card: ProductCard): ReactElement => <CardParts card={card} loading="lazy" />
