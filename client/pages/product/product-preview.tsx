import { useEffect, useLayoutEffect } from 'react'
import { imageSources } from '#shared/product/gallery.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { focusLateHeading } from '../../router/index.ts'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { useCardPrice } from '../../shop-ui/group-prices/use-card-price.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { Price } from '../../shop-ui/price.tsx'
import { Rating } from '../../shop-ui/rating.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** The data of a product's card in the layout of the product page, until that page is loaded. */
export function ProductPreview({ card }: { card: ProductCard }) {
  const { name, brand, image, rating } = card
  const { price, from } = useCardPrice(card)
  useGalleryPicture(image)
  useFocusHandover()
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

/** The page's own picture comes while the card's, which the browser has, is shown. */
function useGalleryPicture(file: string | null): void {
  const { store } = useShop()
  useEffect(() => {
    const { src, srcSet = '', sizes = '' } = imageSources(file, imageSizes.gallery, store)
    Object.assign(new Image(), { sizes, srcset: srcSet, src })
  }, [file, store])
}

/** Moves the focus to the heading of the page when the focused element disappears with the preview. */
function useFocusHandover(): void {
  useLayoutEffect(
    () => () => {
      if (!document.activeElement?.closest('main')) return
      queueMicrotask(focusLateHeading)
    },
    [],
  )
}
