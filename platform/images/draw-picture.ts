import { CANVAS, type PictureView, type ProductArt, pictureViews } from './art.ts'
import { chooseBrandStyle } from './choose-brand-style.ts'
import { hashOf } from './hash.ts'
import { drawLogo, LOGO } from './logo.ts'
import { type ColourName, colours, isColourName } from './palette.ts'
import { createPen, element, moved, type Pen } from './pen.ts'
import { type PictureKind, productArt } from './product-art.ts'
import type { SceneName } from './scenes/scene-names.ts'
import { drawScene, SCENE, sceneDrawings } from './scenes/scenes.ts'

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
  /** How far a blur reaches beyond its shape, in sizes of the shape, where the picture comes in pixels. */
  blurReach: number
  /** Whether it shows a product, with nothing behind it (`picture-ground.ts`). */
  isProduct: boolean
  markup: string
}

/** The contract's limit for a side (platform contract §8.7). */
export const MAX_SIDE = 1024

/** Heroes fill wide screens, so scenes may be asked for in twice the contract's size. */
export const MAX_SCENE_SIDE = 2048

const isKind = (word: string): word is PictureKind => Object.hasOwn(productArt, word)
const isScene = (word: string): word is SceneName => Object.hasOwn(sceneDrawings, word)
const isView = (word: string): word is PictureView => pictureViews.some((view) => view === word)

// product/{kind}/{brand}_{colour}-{view}.svg; numbers after the view (`front_190`) are printed on the product.
const PRODUCT_PATH = /^product\/([a-z-]+)\/([\p{L}\p{N}-]{1,60})_([a-z]+)-([a-z]+)((?:_\d{1,4}){0,2})\.svg$/u
const LOGO_PATH = /^brand\/([a-z-]{1,60})\.svg$/
const SCENE_PATH = /^scene\/([a-z-]+)(?:_\d+)?\.svg$/

/** Draws the picture at a path, or answers null when there is none. The same path always gives the same picture. */
export function drawPicture(path: string): Picture | null {
  const scene = SCENE_PATH.exec(path)?.[1]
  if (scene !== undefined) return isScene(scene) ? scenePicture(scene) : null
  const logo = LOGO_PATH.exec(path)?.[1]
  if (logo !== undefined) return logoPicture(logo)
  const [, kind = '', brand = '', colour = '', view = '', printed = ''] = PRODUCT_PATH.exec(path) ?? []
  if (!isKind(kind) || !isColourName(colour) || !isView(view)) return null
  const numbers = printed.split('_').slice(1).map(Number)
  return productPicture({ kind, brand, colour, view, numbers })
}

interface ProductPicture {
  kind: PictureKind
  brand: string
  colour: ColourName
  view: PictureView
  numbers: number[]
}

const PREFIX_LETTERS = 5

/** A pen whose ids begin with letters drawn from the picture's name, always as many, so that no two pictures share one. */
const penFor = (name: string) =>
  createPen(`p${hashOf(name).toString(36).padStart(7, '0').slice(-PREFIX_LETTERS)}`)

const REACH = 0.3
/** The rasteriser gives up on what reaches two pictures below the one that is seen, its blur included. */
const SHORT_REACH = 0.1
const LOWEST = 1.7

const finish = (pen: Pen, body: string) => element('defs', {}, pen.defs()) + body

function productPicture({ kind, brand, colour, view, numbers }: ProductPicture): Picture {
  const pen = penFor([kind, brand, colour, view, ...numbers].join())
  const subject = { colour, tone: colours[colour], brand: chooseBrandStyle(brand, colour), numbers }
  const art: ProductArt = productArt[kind]
  const { x, y, zoom, turn = 0, of = 'front' } = art.detail
  const closeUp = `translate(300 375)scale(${zoom})rotate(${turn})translate(${-x} ${-y})`
  const body = view === 'detail' ? moved(closeUp, art[of](subject, pen)) : art[view](subject, pen)
  const { width, height } = CANVAS
  const lowest = ((height - y) * zoom) / height + 1 / 2 // where the whole thing ends in a close-up
  return {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    focus: 'xMidYMid',
    maxSide: MAX_SIDE,
    blurReach: view === 'detail' && lowest > LOWEST ? SHORT_REACH : REACH,
    isProduct: true,
    markup: finish(pen, body),
  }
}

const logoPicture = (brand: string): Picture => ({
  ...LOGO,
  viewBox: `0 0 ${LOGO.width} ${LOGO.height}`,
  focus: 'xMidYMid',
  maxSide: MAX_SIDE,
  blurReach: REACH,
  isProduct: false,
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
    blurReach: REACH,
    isProduct: false,
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
