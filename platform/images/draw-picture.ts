import { CANVAS, type ProductArt } from './art.ts'
import { bootPictures } from './boots.ts'
import { brandStyle } from './brand-style.ts'
import { equipmentPictures } from './equipment.ts'
import type { PictureFamily, PictureView, SceneName } from './families.ts'
import { garmentPictures } from './garments.ts'
import { goodsPictures } from './goods.ts'
import { hashOf } from './hash.ts'
import { drawLogo, LOGO } from './logo.ts'
import { type ColourName, colours, isColourName } from './palette.ts'
import { createPen, element, moved, type Pen } from './pen.ts'
import { polePictures } from './poles.ts'
import { rollerPictures } from './rollers.ts'
import { drawScene, SCENE, sceneDrawings } from './scenes/scenes.ts'
import { skiPictures } from './skis.ts'
import { supplementPictures } from './supplements.ts'
import { waxPictures } from './wax.ts'
import { wearablePictures } from './wearables.ts'

/** A drawn picture before it is given a size. */
export interface Picture {
  /** Natural size in pixels: `resize` never goes beyond it. */
  width: number
  height: number
  viewBox: string
  /** Which part stays when the picture is cropped: scenes keep their right side, where things happen. */
  focus: 'xMidYMid' | 'xMaxYMid'
  /** Largest side that may be asked for. */
  maxSide: number
  markup: string
}

/** The contract's limit for a side (platform contract §8.7). */
export const MAX_SIDE = 1024

/** Heroes fill wide screens, so scenes may be asked for in twice the contract's size. */
export const MAX_SCENE_SIDE = 2048

const productArt = {
  ...skiPictures,
  ...bootPictures,
  ...polePictures,
  ...waxPictures,
  ...garmentPictures,
  ...wearablePictures,
  ...equipmentPictures,
  ...rollerPictures,
  ...supplementPictures,
  ...goodsPictures,
} satisfies Record<PictureFamily, ProductArt>

const isFamily = (word: string): word is PictureFamily => Object.hasOwn(productArt, word)
const isScene = (word: string): word is SceneName => Object.hasOwn(sceneDrawings, word)
const isView = (word: string): word is PictureView => word === 'front' || word === 'side' || word === 'detail'

// product/{family}/{brand}_{colour}-{view}.svg; a number after the view (`front_1`) means the same picture.
const PRODUCT_PATH = /^product\/([a-z-]+)\/([\p{L}\p{N}-]{1,60})_([a-z]+)-([a-z]+)(?:_\d+)?\.svg$/u
const LOGO_PATH = /^brand\/([a-z-]{1,60})\.svg$/
const SCENE_PATH = /^scene\/([a-z-]+)(?:_\d+)?\.svg$/

/** Draws the picture at a path, or answers null when there is none. The same path always gives the same picture. */
export function drawPicture(path: string): Picture | null {
  const scene = SCENE_PATH.exec(path)?.[1]
  if (scene !== undefined) return isScene(scene) ? scenePicture(scene) : null
  const logo = LOGO_PATH.exec(path)?.[1]
  if (logo !== undefined) return logoPicture(logo)
  const [, family = '', brand = '', colour = '', view = ''] = PRODUCT_PATH.exec(path) ?? []
  if (!isFamily(family) || !isColourName(colour) || !isView(view)) return null
  return productPicture(family, { brand, colour, view })
}

const PREFIX_LETTERS = 5

/** A pen whose ids begin with letters drawn from the picture's name, always as many, so that no two pictures share one. */
const penFor = (name: string) =>
  createPen(`p${hashOf(name).toString(36).padStart(7, '0').slice(-PREFIX_LETTERS)}`)

const finish = (pen: Pen, body: string) => element('defs', {}, pen.defs()) + body

function productPicture(
  family: PictureFamily,
  what: { brand: string; colour: ColourName; view: PictureView },
): Picture {
  const { brand, colour, view } = what
  const pen = penFor([family, brand, colour, view].join())
  const subject = { tone: colours[colour], brand: brandStyle(brand, colour) }
  const art: ProductArt = productArt[family]
  const { x, y, zoom, turn = 0, of = 'front' } = art.detail
  const closeUp = `translate(300 375)scale(${zoom})rotate(${turn})translate(${-x} ${-y})`
  const body = view === 'detail' ? moved(closeUp, art[of](subject, pen)) : art[view](subject, pen)
  const { width, height } = CANVAS
  return {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    focus: 'xMidYMid',
    maxSide: MAX_SIDE,
    markup: finish(pen, body),
  }
}

const logoPicture = (brand: string): Picture => ({
  ...LOGO,
  viewBox: `0 0 ${LOGO.width} ${LOGO.height}`,
  focus: 'xMidYMid',
  maxSide: MAX_SIDE,
  markup: drawLogo(brand),
})

function scenePicture(name: SceneName): Picture {
  const pen = penFor(name)
  const markup = finish(pen, drawScene(name, pen))
  return {
    width: MAX_SCENE_SIDE,
    height: (MAX_SCENE_SIDE * SCENE.height) / SCENE.width,
    viewBox: `0 0 ${SCENE.width} ${SCENE.height}`,
    focus: 'xMaxYMid',
    maxSide: MAX_SCENE_SIDE,
    markup,
  }
}

/** The picture as an SVG document of a given size, cropped to it when `crop` is set. */
export function toSvg(picture: Picture, size: { width: number; height: number; crop?: boolean }): string {
  const { width, height, crop } = size
  const preserveAspectRatio = crop ? `${picture.focus} slice` : undefined
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: picture.viewBox,
    preserveAspectRatio,
    'stroke-linecap': 'round',
  }
  return element('svg', attributes, picture.markup)
}
