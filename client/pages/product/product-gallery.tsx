import { type MouseEvent, useId, useRef, useState } from 'react'
import { imageSizes } from '#shared/product/gallery.ts'
import type { ProductImage } from '#shared/product/product.ts'
import { useShop } from '../../app/store-context.tsx'
import { Picture } from '../../ui/picture.tsx'

interface ProductGalleryProps {
  name: string
  images: ProductImage[]
}

/**
 * The pictures in a row that snaps: swiped on phones, scrolled by the arrow keys, reached by the thumbnails, which are
 * plain links to the pictures (U51). Another colour starts a new row.
 */
export const ProductGallery = (props: ProductGalleryProps) => <Row key={props.images[0]?.file} {...props} />

function Row({ name, images }: ProductGalleryProps) {
  const { t } = useShop()
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  const follow = () => {
    const { scrollLeft, clientWidth } = row.current ?? { scrollLeft: 0, clientWidth: 1 }
    setShown(Math.round(scrollLeft / clientWidth))
  }

  const show = (event: MouseEvent, at: number) => {
    event.preventDefault()
    row.current?.scrollTo({ left: at * row.current.clientWidth })
  }

  const numbered = (at: number) => t('product.picture', { name, at: at + 1, count: images.length })
  return (
    <div className="product-gallery">
      <ul
        ref={row}
        tabIndex={images.length > 1 ? 0 : undefined}
        aria-label={t('product.pictures')}
        onScroll={follow}
      >
        {images.map(({ file }, at) => (
          <li key={file} id={id + at}>
            <Picture
              file={file}
              size={imageSizes.gallery}
              alt={at === 0 ? name : numbered(at)}
              loading={at === 0 ? 'first' : 'lazy'}
              ground
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <nav aria-label={t('product.pictures')}>
          {images.map(({ file }, at) => (
            <a
              key={file}
              href={`#${id}${at}`}
              aria-label={numbered(at)}
              aria-current={at === shown ? 'true' : undefined}
              onClick={(event) => show(event, at)}
            >
              <Picture file={file} size={imageSizes.cart} alt="" ground />
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}
