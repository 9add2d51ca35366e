import { type BrandStyle, emblem } from '#platform/images/brand-style.ts'
import { chooseBrandStyle } from '#platform/images/choose-brand-style.ts'
import { drawPicture, type Picture } from '#platform/images/draw-picture.ts'
import { element, group, rect } from '#platform/images/pen.ts'
import { RASTER_FONT } from '#platform/images/raster/font.ts'
import { narrowFilters } from '#platform/images/raster/narrow-filters.ts'
import { brands } from '#platform/seed/vocabulary/brands.ts'

/** Size of the picture that a shared link shows: what link previews ask for. */
const SHARE = { width: 1200, height: 630 }

const GROUND = ['#f4f8fa', '#dbe8ee'] as const
const INK = '#12262f'
const BRANDED_PATH = /^product\/[a-z-]+\/([^_]+)_([a-z]+)-/

/** The picture at a path as the card of a shared link, an SVG document; null: there is none. */
export function shareCard(path: string): string | null {
  const picture = drawPicture(path)
  if (!picture) return null
  const body = path.startsWith('scene/') ? sceneCard(picture) : productCard(picture, path)
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', ...SHARE, 'stroke-linecap': 'round' }
  return narrowFilters(element('svg', attributes, body), picture.blurReach)
}

const nested = ({ viewBox, markup, focus }: Picture, box: Record<'x' | 'y' | 'width' | 'height', number>) =>
  element('svg', { ...box, viewBox, preserveAspectRatio: `${focus} slice` }, markup)

/** A landscape from edge to edge, the shop's name on its calm side. */
const sceneCard = (picture: Picture) =>
  nested(picture, { x: 0, y: 0, ...SHARE }) + rect(56, 56, 300, 112, '#fff', 56) + shopName(136, 126)

/** The product on the right, maker and model on the left. */
function productCard(picture: Picture, path: string): string {
  const [, slug = brands.skare.key, colour = ''] = BRANDED_PATH.exec(path) ?? []
  const { name, model } = chooseBrandStyle(slug, colour === 'white' ? 'white' : 'glacier')
  const ground = element(
    'linearGradient',
    { id: 'ground', x2: 1, y2: 1 },
    GROUND.map((fill, offset) => element('stop', { offset, 'stop-color': fill })).join(''),
  )
  return [
    element('defs', {}, ground),
    rect(0, 0, SHARE.width, SHARE.height, 'url(#ground)'),
    nested(picture, { x: 640, y: 15, width: 480, height: 600 }),
    text(name, { y: 310, size: 84 }),
    text(model, { y: 400, size: 60, opacity: 0.7 }),
    shopName(136, 126),
  ].join('')
}

function shopName(x: number, y: number): string {
  const shop: BrandStyle = chooseBrandStyle(brands.skare.key, 'white')
  return (
    emblem(shop, x - 32, y - 16, 56, '#123f3a') +
    text(brands.skare.name.toLowerCase(), { x: x + 12, y, size: 56 })
  )
}

interface Words {
  x?: number
  y: number
  size: number
  opacity?: number
}

const ROOM = 520
const ADVANCE = 0.64 // of the letters' size

/** Words in the shop's letters, smaller where they need more room than there is. */
function text(words: string, { x = 80, y, size, opacity }: Words): string {
  const fitting = Math.min(size, Math.round(ROOM / (Math.max(words.length, 1) * ADVANCE)))
  return group(
    { opacity },
    element(
      'text',
      { x, y, 'font-family': RASTER_FONT, 'font-weight': 700, 'font-size': fitting, fill: INK },
      words,
    ),
  )
}
