import { type MouseEvent, Suspense, type UIEvent, useId, useRef, useState } from 'react'
import { filmAddress, imagePath, zoomSize } from '#shared/product/gallery.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import type { ProductImage } from '#shared/product/product.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ZoomDialog = lazyPart(() =>
  withMessages(
    import('./gallery/zoom-dialog.tsx').then((module) => module.ZoomDialog),
    'product',
  ),
)

interface ProductGalleryProps {
  name: string
  images: ProductImage[]
}

/**
 * The pictures in a row that snaps: swiped on phones, scrolled by the arrow keys, reached by the thumbnails, which are
 * plain links to the pictures. A picture is a link to itself in large, which opens in a dialog; so does a film. Another colour starts a new row.
 */
export const ProductGallery = (props: ProductGalleryProps) => <Row key={props.images[0]?.file} {...props} />

function Row({ name, images }: ProductGalleryProps) {
  const { t, store } = useShop()
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)

  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setShown(Math.round(scrollLeft / clientWidth))

  const show = (event: MouseEvent, at: number) => {
    event.preventDefault()
    row.current?.scrollTo({ left: at * row.current.clientWidth })
  }

  const zoom = (event: MouseEvent, at: number) => {
    event.preventDefault()
    ZoomDialog.preload().then(
      () => setZoomed(at),
      () => notify({ type: 'error', message: t(navigator.onLine ? 'errors.unexpected' : 'errors.offline') }),
    )
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
        {images.map(({ file, video }, at) => (
          <li key={file + video} id={id + at} data-video={video && ''}>
            <a
              data-needs-react=""
              href={video ? filmAddress(video) : imagePath(file, zoomSize, store)}
              onClick={(event) => zoom(event, at)}
            >
              <Picture
                file={file}
                size={imageSizes.gallery}
                alt={at === 0 ? name : numbered(at)}
                loading={at === 0 ? 'first' : 'lazy'}
                ground
              />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <nav aria-label={t('product.pictures')}>
          {images.map(({ file, video }, at) => (
            <a
              key={file + video}
              href={`#${id}${at}`}
              data-video={video && ''}
              aria-label={numbered(at)}
              aria-current={at === shown ? 'true' : undefined}
              onClick={(event) => show(event, at)}
            >
              <Picture file={file} size={imageSizes.cart} alt="" ground />
            </a>
          ))}
        </nav>
      )}
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog name={name} images={images} first={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </div>
  )
}
