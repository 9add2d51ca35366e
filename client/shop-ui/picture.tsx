import type { ComponentProps, SyntheticEvent } from 'react'
import { type ImageSize, imagePath, imageSrcSet, PLACEHOLDER_IMAGE } from '#shared/product/gallery.ts'
import { useShop } from './shop-context.tsx'

interface PictureProps extends Pick<ComponentProps<'img'>, 'sizes' | 'id'> {
  /** Path of the original below the image service; null shows the placeholder. */
  file: string | null
  size: ImageSize
  /** Empty where the words beside it say the same. */
  alt: string
  /** `first`: the largest picture of the first screen; `eager`: in the first row; else it waits until it comes near. */
  loading?: 'first' | 'eager' | 'lazy'
  /** On the pale snow ground of product pictures. */
  ground?: boolean
}

/** A picture of the image service with its measures known, so that nothing moves when it arrives. */
export function Picture({ file, size, alt, loading = 'lazy', ground, ...rest }: PictureProps) {
  const { store } = useShop()
  return (
    <img
      {...rest}
      className="picture"
      data-ground={ground ? '' : undefined}
      src={imagePath(file, size, store)}
      srcSet={isDrawn(file) ? undefined : imageSrcSet(file, size, store)}
      width={size.width}
      height={size.height}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding={loading === 'lazy' ? 'async' : 'sync'}
      onError={tryAgain}
    />
  )
}

/** A drawing is sharp at every density, and so is the missing picture good enough. */
const isDrawn = (file: string | null) => !file || file.endsWith('.svg')

/** A picture that does not come is asked for once more, then the placeholder stands for it (R9.44: two attempts). */
function tryAgain({ currentTarget: img }: SyntheticEvent<HTMLImageElement>): void {
  const { src, dataset } = img
  if (src.endsWith(PLACEHOLDER_IMAGE)) return
  img.removeAttribute('srcset')
  img.src = dataset.failed === src ? PLACEHOLDER_IMAGE : src
  dataset.failed = src
}
