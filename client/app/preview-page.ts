import type { Page } from '#shared/page-data.ts'
import { toStorePath } from '#shared/paths.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { pageTitle } from '#shared/seo/page-title.ts'
import type { StoreView } from '#shared/store-views.ts'

/** The page of a card's product for a layout, which reads nothing else of a product's data. */
export function previewPage({ name, path }: ProductCard, store: StoreView): Page {
  const meta = {
    title: pageTitle(name),
    description: null,
    image: null,
    canonical: path,
    alternates: { [store.code]: toStorePath('/', store) },
  }
  return { name: 'simple-product', data: { product: { breadcrumbs: [] } }, meta } as unknown as Page
}
