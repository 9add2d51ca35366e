import { defaultStore, type StoreView } from '../store-views.ts'
import type { Product, ProductImage, Variant } from './product.ts'

/** Longest sides of the shop's pictures, CSS pixels (Spec §9, Images). */
export const imageSizes = {
  cart: { width: 150, height: 150 },
  list: { width: 310, height: 300 },
  gallery: { width: 600, height: 744 },
} as const

export interface ImageSize {
  width: number
  height: number
}

/** Shown for a missing picture (Spec §9, Images). It is a file of the shop, not of the image service. */
export const PLACEHOLDER_IMAGE = '/placeholder.webp'
const MAX_SIDE = 1024 // the image service refuses more (contract §8.7)
const FULL_DENSITY = 2

/** The largest size of the image service, for zooming. */
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
 * elsewhere (Spec §2). A missing picture is the placeholder.
 */
export function imagePath(file: string | null, size: ImageSize, store: StoreView): string {
  if (!file || file === PLACEHOLDER_IMAGE) return PLACEHOLDER_IMAGE
  const prefix = store.code === defaultStore.code ? '/i' : '/img'
  const path = NEEDS_ESCAPING.test(file) ? file.split('/').map(encodeURIComponent).join('/') : file
  return `${prefix}/${size.width}/${size.height}/resize${path.startsWith('/') ? '' : '/'}${path}`
}

/**
 * Candidates for `srcset`: the size itself, and twice as large if the image service allows it (1024 px a side).
 * Example: `/i/310/300/resize/pole.svg 1x, /i/620/600/resize/pole.svg 2x`.
 */
export function imageSrcSet(file: string | null, size: ImageSize, store: StoreView): string {
  const density = Math.min(FULL_DENSITY, MAX_SIDE / Math.max(size.width, size.height))
  const large = { width: Math.round(size.width * density), height: Math.round(size.height * density) }
  const candidates = [`${imagePath(file, size, store)} 1x`]
  if (density > 1) candidates.push(`${imagePath(file, large, store)} ${Number(density.toFixed(2))}x`)
  return candidates.join(', ')
}
