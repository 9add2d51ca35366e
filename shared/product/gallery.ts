import { defaultStore, type StoreView } from '../store-views.ts'
import { DRAWN_MAX_SIDE, type ImageSize, MAX_SIDE, PICTURE_SHAPE } from './image-sizes.ts'
import { PLACEHOLDER_IMAGE } from './placeholder-image.ts'
import type { Product, ProductImage, Variant } from './product.ts'

/** The largest size of the image service, for zooming; of a drawing the drawing itself. */
export const zoomSize = { width: MAX_SIDE, height: MAX_SIDE } as const

/**
 * The pictures of a product with a chosen variant: the variant's own first, then those of its colour and those of every
 * colour. Two file names that differ only in a numeric suffix are the same picture (Spec §5). Never empty.
 */
export function galleryImages(product: Pick<Product, 'images'>, variant: Variant | null): ProductImage[] {
  const values = new Set(Object.values(variant?.values ?? {}))
  const own = variant?.image ? [{ file: variant.image, optionValue: null }] : []
  const matching = product.images.filter(
    ({ optionValue }) => !variant || optionValue === null || values.has(optionValue),
  )
  const images = uniqueImages([...own, ...matching])
  return images.length > 0 ? images : [{ file: PLACEHOLDER_IMAGE, optionValue: null }]
}

/** Link to a film for browsers without scripts, and the address of its player. */
export const filmAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`
export const FILM_PLAYER = 'https://www.youtube-nocookie.com'

function uniqueImages(images: ProductImage[]): ProductImage[] {
  const first = new Map<string, ProductImage>()
  for (const image of images) {
    const name = image.video ?? withoutNumericSuffix(image.file) // a film has a poster in every colour
    if (!first.has(name)) first.set(name, image)
  }
  return [...first.values()]
}

/** `/p/foo_1.svg` and `/p/foo_1_2.svg` are `/p/foo.svg`. */
export const withoutNumericSuffix = (file: string): string => file.replace(/(?:_\d+)+(?=\.\w+$|$)/, '')

const NEEDS_ESCAPING = /[^\w./-]/ // checked first, because a listing needs hundreds of paths

/**
 * Path of a picture that fits into `size`: `/i/310/300/resize/product/pole.svg` in the default store, `/img/…`
 * elsewhere (Spec §2). A missing picture is the placeholder. As `webp` a drawing comes in pixels.
 */
export function imagePath(
  file: string | null,
  { width, height }: Pick<ImageSize, 'width' | 'height'>,
  store: StoreView,
  as: 'resize' | 'webp' = 'resize',
): string {
  if (!file || file === PLACEHOLDER_IMAGE) return PLACEHOLDER_IMAGE
  const prefix = store.code === defaultStore.code ? '/i' : '/img'
  const path = NEEDS_ESCAPING.test(file) ? file.split('/').map(encodeURIComponent).join('/') : file
  return `${prefix}/${width}/${height}/${as}${path.startsWith('/') ? '' : '/'}${path}`
}

/** Whether the original is a drawing: sharp in every size, and slow to draw for every browser that shows it. */
const isDrawn = (file: string) => file.endsWith('.svg')

/**
 * What an `img` of a slot loads: `srcSet` has the slot's widths, of which the image service gives a photograph 1024 pixels at
 * most. The placeholder and what has no widths, such as logos, come as they are.
 * Example: `/i/320/400/resize/pole.jpg 320w, /i/480/600/resize/pole.jpg 480w`.
 */
export function imageSources(file: string | null, size: ImageSize, store: StoreView) {
  if (!file || file === PLACEHOLDER_IMAGE || !size.widths) return { src: imagePath(file, size, store) }
  const as = isDrawn(file) ? 'webp' : 'resize'
  const most = isDrawn(file) ? DRAWN_MAX_SIDE : MAX_SIDE
  const widths = new Set(size.widths.map((width) => Math.min(width, most)))
  const candidates = [...widths].map((width) => {
    const height = Math.min(width * PICTURE_SHAPE, most)
    return `${imagePath(file, { width, height }, store, as)} ${width}w`
  })
  return { srcSet: candidates.join(), src: imagePath(file, size, store, as), sizes: size.sizes }
}
