import { useLayoutEffect } from 'react'
import { preload } from 'react-dom'
import { imageSources } from '#shared/product/gallery.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { StoreView } from '#shared/store-views.ts'
import { focusHeading } from '../../router/index.ts'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { useCardPrice } from '../../shop-ui/group-prices/use-card-price.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { Price } from '../../shop-ui/price.tsx'
import { Rating } from '../../shop-ui/rating.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** What a card says of its product, in the product page's places, until that page is loaded. */
export function ProductPreview({ card }: { card: ProductCard }) {
  const { name, brand, image, rating } = card
  const { price, from } = useCardPrice(card)
  const { store } = useShop()
  preloadPicture(image, store)
  useFocusGivenOn()
  return (
    <div className="product-page" aria-busy="true">
      <div className="progress" aria-hidden="true" />
      <div className="wide">
        <Breadcrumbs items={[]} current={name} />
        <article className="product-page-main">
          <div className="product-gallery">
            <ul>
              <li>
                <Picture file={image} size={imageSizes.list} alt={name} loading="eager" ground />
              </li>
            </ul>
          </div>
          <div className="buy-box">
            <header>
              {brand && <p className="buy-box-brand">{brand}</p>}
              <h1>{name}</h1>
              {rating && <Rating {...rating} />}
              <div className="buy-box-price">
                <Price price={price} from={from} large />
              </div>
            </header>
          </div>
        </article>
      </div>
      <div className="product-page-waiting" aria-hidden="true" />
    </div>
  )
}

/** The page's own picture is on its way while the card's, which the browser has, is shown. */
function preloadPicture(file: string | null, store: StoreView): void {
  const { src, srcSet, sizes } = imageSources(file, imageSizes.gallery, store)
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' })
}

/** What has the focus goes with the preview: the page's heading gets it. */
function useFocusGivenOn(): void {
  useLayoutEffect(
    () => () => {
      if (!document.activeElement?.closest('main')) return
      queueMicrotask(() => document.activeElement === document.body && focusHeading())
    },
    [],
  )
}
