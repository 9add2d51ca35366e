import { imageSources } from '#shared/product/gallery.ts'
import type { ImageSize } from '#shared/product/image-sizes.ts'
import { useShop } from './shop-context.tsx'

interface PictureProps {
  /** Path of the original at the image service; null shows the placeholder. */
  file: string | null
  size: ImageSize
  /** Empty when the text next to it says the same. */
  alt: string
  /**
   * `first`: the largest picture of the first screen. `eager`: beside it in the first row, so after it. `lazy`: loaded when
   * it comes near the screen, at a distance that is the browser's: 1.5 screens (R9.44) would need a script, which pictures do not wait for.
   */
  loading?: 'first' | 'eager' | 'lazy'
  /** With the light background of product pictures. */
  ground?: boolean
}

/** A picture of the image service with known dimensions, so that nothing moves when it loads. When it fails: `failed-pictures.ts`. */
export function Picture({ file, size, alt, loading = 'lazy', ground }: PictureProps) {
  const { store } = useShop()
  return (
    <img
      className="picture"
      data-ground={ground ? '' : undefined}
      {...imageSources(file, size, store)}
      width={size.width}
      height={size.height}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'first' ? 'high' : loading === 'eager' ? 'low' : undefined}
      decoding={loading === 'lazy' ? 'async' : 'sync'}
    />
  )
}
