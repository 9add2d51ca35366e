/** Where a picture is shown: its box, CSS pixels, and what browsers may choose from. */
export interface ImageSize {
  width: number
  height: number
  /** Widths of the candidates, multiples of 4; without them the picture comes as it is. */
  widths?: readonly number[]
  /** How wide the picture is shown, as `sizes` of an `img`. */
  sizes?: string
}

/** The image service refuses more (contract §8.7). */
export const MAX_SIDE = 1024
/** Drawings come in pixels up to this side: landscapes fill wide screens. */
export const DRAWN_MAX_SIDE = 2048
/** Height of a candidate's box by its width: that of the tallest pictures, so that all others are as wide as the box. */
export const PICTURE_SHAPE = 1.25

/** Longest sides of the shop's pictures (Spec §9, Images), with candidates for one to three pixels per CSS pixel. */
export const imageSizes = {
  cart: { width: 150, height: 150, widths: [128, 192], sizes: '4rem' },
  list: { width: 310, height: 300, widths: [320, 480], sizes: '(min-width:48rem) 17rem,40vw' },
  gallery: { width: 600, height: 744, widths: [440, 580, 816], sizes: '(min-width:48rem) 27rem,72vw' },
} as const satisfies Record<string, ImageSize>

/**
 * Sizes of landscapes. Browsers take the first candidate with a pixel for each of the screen's. On phones, 360 to 430 pixels wide, the
 * home page's pictures are told narrower than they are: soft hills are sharp enough so, and phones take 640 or 1024 pixels, not the
 * next size.
 */
export const sceneSizes = {
  homeHero: {
    width: 1024,
    height: 576,
    widths: [640, 1024, 1600, 2048],
    sizes: '(min-width:48rem) 100vw,79vw',
  },
  hero: { width: 1024, height: 432, widths: [400, 800, 1344, 2048], sizes: '100vw' },
  homeBlock: {
    width: 800,
    height: 450,
    widths: [400, 640, 1024, 1344],
    sizes: '(min-width:48rem) 46vw,87vw',
  },
  block: { width: 800, height: 450, widths: [400, 800, 1344], sizes: '(min-width:48rem) 42rem,100vw' },
  teaser: { width: 640, height: 360, widths: [400, 800], sizes: '(min-width:48rem) 22rem,100vw' },
} as const satisfies Record<string, ImageSize>
