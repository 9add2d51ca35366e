import { CANVAS } from './art.ts'
import type { Picture } from './draw-picture.ts'
import { rect } from './pen.ts'

/** What products stand on: snow. The shop has the same around its pictures (`client/styles/tokens.css`), so no edge is seen. */
export const PICTURE_GROUND = '#ecf3f6'

const BEYOND = 20 // a size in whole pixels may be a little wider or higher than the drawing

/**
 * The product on its ground. Pixels without transparency are half the bytes: 96 steps of alpha, which a soft shadow needs,
 * take more than the product's colours. One colour, because a faint gradient shows the encoder's blocks.
 */
export function withGround(picture: Picture): Picture {
  const { width, height } = CANVAS
  const ground = rect(-BEYOND, -BEYOND, width + 2 * BEYOND, height + 2 * BEYOND, PICTURE_GROUND)
  return { ...picture, markup: ground + picture.markup }
}
