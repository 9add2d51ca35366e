import type { BrandStyle } from './brand-style.ts'
import type { Ramp } from './palette.ts'
import type { Pen } from './pen.ts'

/** Canvas of every product picture: 4:5, as cards and galleries show them. */
export const CANVAS = { width: 600, height: 750 }

/** What a product looks like apart from its kind. */
export interface Subject {
  tone: Ramp
  brand: BrandStyle
}

/** Draws one product on the canvas. */
export type Draw = (subject: Subject, pen: Pen) => string

/** The pictures of one product family. */
export interface ProductArt {
  front: Draw
  side: Draw
  /** What the close-up shows: a point of the front (or side) picture, and how much larger. */
  detail: { x: number; y: number; zoom: number; of?: 'front' | 'side'; turn?: number }
}
