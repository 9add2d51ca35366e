import type { BrandStyle } from './brand-style.ts'
import type { ColourName, Ramp } from './palette.ts'
import type { Pen } from './pen.ts'

/** Canvas of every product picture: 4:5, as cards and galleries show them. */
export const CANVAS = { width: 600, height: 750 }

/** What a product looks like apart from its kind. */
export interface Subject {
  colour: ColourName
  tone: Ramp
  brand: BrandStyle
  /** What is printed on one size only: a length in cm, a volume in ml, a grade of camber or wheels, an amount. */
  numbers: readonly number[]
}

/** Draws one product on the canvas. */
export type Draw = (subject: Subject, pen: Pen) => string

/** The pictures each product has: the whole, its other side, a close-up, and the product in use. */
export const pictureViews = ['front', 'side', 'detail', 'use'] as const

/** Name of a picture of a product. */
export type PictureView = (typeof pictureViews)[number]

/** The pictures of one kind of product. */
export interface ProductArt {
  front: Draw
  side: Draw
  /** What the close-up shows: a point of the front (or side) picture, and how much larger. */
  detail: { x: number; y: number; zoom: number; of?: 'front' | 'side'; turn?: number }
  use: Draw
}
