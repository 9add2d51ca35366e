import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FILM_PLAYER, imagePath, zoomSize } from '#shared/product/gallery.ts'
import type { ProductImage } from '#shared/product/product.ts'
import { Dialog } from '../../../shop-ui/dialog.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { adoptStyles } from '../../../ui/adopt-styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useZoom } from './use-zoom.ts'
import styles from './zoom-dialog.css?inline'

adoptStyles(styles)

interface ZoomDialogProps {
  name: string
  images: ProductImage[]
  /** Which picture it opens with. */
  first: number
  onClose: () => void
}

/**
 * The pictures as large as the screen, one at a time. A press, a double tap, the wheel, two fingers or plus brings one
 * nearer; dragging or the arrow keys move it. While it is whole the arrow keys turn to the next.
 */
export function ZoomDialog({ name, images, first, onClose }: ZoomDialogProps) {
  const { t } = useShop()
  const [at, setAt] = useState(first)
  const image = images[at]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus() // the picture that had it is gone
  })

  const turn = (by: 1 | -1) => setAt((at + by + images.length) % images.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[key]
    if (by) turn(by)
  }

  const numbered = t('product.picture', { name, at: at + 1, count: images.length })
  return (
    <Dialog isOpen onClose={onClose} title={name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons inside */}
      <div className="zoom" ref={box} onKeyDown={onKeyDown}>
        {image && <Shown key={at} image={image} alt={numbered} />}
        {images.length > 1 && (
          <p>
            <Button variant="quiet" iconOnly aria-label={t('product.before')} onClick={() => turn(-1)}>
              <Icon name="arrow" />
            </Button>
            <span role="status">
              {at + 1} / {images.length}
            </span>
            <Button variant="quiet" iconOnly aria-label={t('product.after')} onClick={() => turn(1)}>
              <Icon name="arrow" />
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface ShownProps {
  image: ProductImage
  alt: string
}

function Shown({ image: { file, video }, alt }: ShownProps) {
  if (!video) return <NearPicture file={file} alt={alt} />
  return <iframe src={`${FILM_PLAYER}/embed/${video}?autoplay=1`} title={alt} allow="autoplay; fullscreen" />
}

function NearPicture({ file, alt }: { file: string; alt: string }) {
  const { t, store } = useShop()
  const frame = useRef<HTMLButtonElement>(null)
  const { view, onKey, handlers } = useZoom(frame)
  const { scale, x, y } = view
  const isNear = scale > 1
  // The dialog's effect comes after this one and opens it with the focus here, so that the keys are heard.
  useLayoutEffect(() => frame.current?.setAttribute('autofocus', ''), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isNear && event.key.startsWith('Arrow')) event.stopPropagation() // then they move the picture
    onKey(event.key)
  }

  return (
    <button
      ref={frame}
      type="button"
      aria-label={t('product.zoom')}
      aria-pressed={isNear}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <img
        src={imagePath(file, zoomSize, store)}
        alt={alt}
        width={zoomSize.width}
        height={zoomSize.height}
        draggable={false}
        style={{ transform: `translate(${x * 100}%,${y * 100}%)scale(${scale})` }}
      />
    </button>
  )
}
