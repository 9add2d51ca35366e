/** A colour of a gradient: spread evenly, or `[offset, colour, opacity]`. */
export type Stop = string | readonly [offset: number, colour: string, opacity?: number]

/** Attributes of an element: numbers and texts, written as they are. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Keeps the definitions (gradients, clips, filters) of one picture, each once and under the picture's own prefix. */
export interface Pen {
  /** Linear gradient along `x1 y1 x2 y2` in shares of the painted shape; left to right by default. */
  linear(stops: readonly Stop[], line?: string): string
  /** The same along a line in drawing units, for shapes that share one light. */
  linearAt(stops: readonly Stop[], line: string): string
  /** Radial gradient; `cx cy r` in shares of the painted shape. */
  radial(stops: readonly Stop[], circle?: string): string
  /** A tile that repeats, for knit, weave and print. */
  pattern(width: number, height: number, tile: string, transform?: string): string
  /** A clip by the area of a path. */
  clip(d: string): string
  /** A blur of so many units, for airbrushed folds and soft shadows. */
  blur(radius: number): string
  /** A shape drawn several times: its id, for `use`. */
  shape(d: string): string
  /** A drawing used several times: its id, for `use`. */
  symbol(markup: string): string
  /** All definitions made so far. */
  defs(): string
}

const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.')

/** One element; attributes left undefined are not written. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`
}

/** A filled path. */
export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d, fill, ...more })

/** A stroked path; its ends are round because the document's are (see `toSvg`). */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more })

/** A rectangle; `r` rounds its corners. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, r = 0): string =>
  element('rect', { x, y, width, height, fill, rx: r || undefined })

/** An ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  element('ellipse', { cx, cy, rx, ry, fill })

/** A shape or symbol of the pen, by its id: the `use` element of SVG. */
export const use = (id: string, more: Attributes = {}): string => element('use', { href: `#${id}`, ...more })

/** Children under one transform or other shared attributes. */
export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, children.join(''))

/** Children moved, turned or scaled together. */
export const moved = (transform: string, ...children: string[]): string => group({ transform }, ...children)

/** SVG starts at 0 by itself, so that value is left out; the pictures have many gradients. */
const unlessZero = (value: string | number | undefined) => (Number(value) === 0 ? undefined : value)

const toStop = (stop: Stop, at: number, all: readonly Stop[]): string => {
  const even = Number((at / (all.length - 1)).toFixed(2))
  const [offset, colour, opacity] = typeof stop === 'string' ? [even, stop] : stop
  return element('stop', { offset: unlessZero(offset), 'stop-color': colour, 'stop-opacity': opacity })
}

const toLine = (coordinates: string): Attributes => {
  const [x1, y1, x2, y2] = coordinates.split(' ')
  return { x1: unlessZero(x1), y1: unlessZero(y1), x2, y2: unlessZero(y2) }
}

/** Region of a blur: wide enough for products and scenes alike; browsers blur only what is seen. */
export const WHOLE_CANVAS = { filterUnits: 'userSpaceOnUse', x: -400, y: -400, width: 2400, height: 1700 }

/** A fresh pen; all ids begin with `prefix`, so that pictures may stand in one document. */
export function createPen(prefix: string): Pen {
  const ids = new Map<string, string>()
  const define = (name: string, attributes: Attributes, children = '') => {
    const key = element(name, attributes, children)
    const id = ids.get(key) ?? prefix + ids.size.toString(36)
    ids.set(key, id)
    return id
  }
  const paint = (name: string, attributes: Attributes, children: string) =>
    `url(#${define(name, attributes, children)})`
  const stopsOf = (stops: readonly Stop[]) => stops.map(toStop).join('')

  const shape = (d: string) => define('path', { d })

  return {
    linear: (stops, along) => paint('linearGradient', along ? toLine(along) : {}, stopsOf(stops)),
    linearAt: (stops, along) =>
      paint('linearGradient', { gradientUnits: 'userSpaceOnUse', ...toLine(along) }, stopsOf(stops)),
    radial: (stops, circle) => {
      const [cx, cy, r] = circle?.split(' ') ?? []
      return paint('radialGradient', { cx, cy, r }, stopsOf(stops))
    },
    pattern: (width, height, tile, patternTransform) =>
      paint('pattern', { width, height, patternUnits: 'userSpaceOnUse', patternTransform }, tile),
    clip: (d) => paint('clipPath', {}, element('use', { href: `#${shape(d)}` })),
    blur: (stdDeviation) => paint('filter', WHOLE_CANVAS, element('feGaussianBlur', { stdDeviation })),
    shape,
    symbol: (markup) => define('g', {}, markup),
    defs: () => [...ids].map(([markup, id]) => markup.replace(/^<\w+/, `$& id="${id}"`)).join(''),
  }
}
