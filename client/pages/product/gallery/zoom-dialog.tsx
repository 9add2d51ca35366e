import { type KeyboardEvent, useState } from 'react'
import { FILM_PLAYER, imagePath, zoomSize } from '#shared/product/gallery.ts'
import type { ProductImage } from '#shared/product/product.ts'
import { useShop } from '../../../app/store-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface ZoomDialogProps {
  name: string
  images: ProductImage[]
  /** Which picture it opens with. */
  first: number
  onClose: () => void
}

/** The pictures as large as the screen, one at a time; arrow keys turn them, a press brings one nearer. */
export function ZoomDialog({ name, images, first, onClose }: ZoomDialogProps) {
  const { t } = useShop()
  const [at, setAt] = useState(first)
  const [isNear, setIsNear] = useState(false)
  const image = images[at]

  const turn = (by: 1 | -1) => {
    setAt((at + by + images.length) % images.length)
    setIsNear(false)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[key]
    if (by) turn(by)
  }

  const numbered = t('product.picture', { name, at: at + 1, count: images.length })
  return (
    <Dialog isOpen onClose={onClose} title={name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons inside */}
      <div className="zoom" onKeyDown={onKeyDown} data-near={isNear ? '' : undefined}>
        {image && <Shown image={image} alt={numbered} onPress={() => setIsNear(!isNear)} />}
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
  onPress: () => void
}

function Shown({ image: { file, video }, alt, onPress }: ShownProps) {
  const { t, store } = useShop()
  if (video) {
    return (
      <iframe src={`${FILM_PLAYER}/embed/${video}?autoplay=1`} title={alt} allow="autoplay; fullscreen" />
    )
  }
  return (
    <button type="button" aria-label={t('product.zoom')} onClick={onPress}>
      <img src={imagePath(file, zoomSize, store)} alt={alt} width={zoomSize.width} height={zoomSize.height} />
    </button>
  )
}
