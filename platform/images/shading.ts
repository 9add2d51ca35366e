import { type Ramp, SHADOW } from './palette.ts'
import { type Attributes, ellipse, group, type Pen, path, use } from './pen.ts'

/** A body with soft volume: a silhouette, its fill, and airbrushed dark and light inside it. */
interface Body {
  outline: string
  fill: string
  tone: Ramp
  /** Areas in shadow, as one path. */
  shade?: string
  /** Areas in light, as one path. */
  light?: string
  /** Softness of both. */
  soft?: number
  /** How strong the shadow and the light are, 0…1. */
  depth?: number
  shine?: number
  /** Whatever is printed or sewn on the body: drawn under the shading and cut at the silhouette. */
  on?: string
  /** Drawn over the shading, still cut. */
  over?: string
  /** Width of the lit rim; 0 leaves it out. */
  rim?: number
}

/** Draws a body: fill, print, shading, rim, all cut at its silhouette. */
export function modelled(pen: Pen, body: Body): string {
  const { outline, fill, tone, soft = 14, depth = 0.75, shine = 0.55, rim = 5 } = body
  const id = pen.shape(outline)
  const shadows = body.shade ? path(body.shade, tone.deep, { opacity: depth }) : ''
  const lights = body.light ? path(body.light, tone.glow, { opacity: shine }) : ''
  const airbrush = shadows || lights ? group({ filter: pen.blur(soft) }, shadows, lights) : ''
  const edge = rim ? use(id, { fill: 'none', ...rimLight(pen, rim) }) : ''
  return group(
    { 'clip-path': pen.clip(outline) },
    use(id, { fill }),
    body.on ?? '',
    airbrush,
    edge,
    body.over ?? '',
  )
}

/** Stroke of an edge that catches light at the top left and falls off at the bottom right. */
function rimLight(pen: Pen, width: number): Attributes {
  const stroke = pen.linear(
    [
      [0, '#fff', 0.6],
      [0.45, '#fff', 0.06],
      [0.6, '#000', 0.05],
      [1, '#000', 0.4],
    ],
    '0 0 1 1',
  )
  return { stroke, 'stroke-width': width }
}

/** Across a round thing lit from the left: edge, highlight, body, core shadow, reflected light. */
export const rounded = (pen: Pen, { glow, light, base, shade, deep }: Ramp, along?: string): string =>
  pen.linear(
    [
      [0, shade],
      [0.12, light],
      [0.24, glow],
      [0.4, light],
      [0.62, base],
      [0.88, deep],
      [1, shade],
    ],
    along,
  )

/** Across a matt, softly bent surface. */
export const matt = (pen: Pen, { light, base, shade }: Ramp, along = '0 0 1 1'): string =>
  pen.linear([light, base, shade], along)

/** Polished metal: hard bands of sky and ground. */
export const metal = (pen: Pen, { glow, light, base, shade, deep }: Ramp, along = '0 0 0 1'): string =>
  pen.linear(
    [
      [0, light],
      [0.25, glow],
      [0.48, base],
      [0.52, deep],
      [0.75, shade],
      [1, light],
    ],
    along,
  )

/** The soft shadow of a thing that stands: darkest where it touches. */
export function contactShadow(pen: Pen, cx: number, cy: number, rx: number, ry: number): string {
  const wide = pen.radial([
    [0, SHADOW, 0.34],
    [0.55, SHADOW, 0.14],
    [1, SHADOW, 0],
  ])
  const near = pen.radial([
    [0, SHADOW, 0.42],
    [1, SHADOW, 0],
  ])
  return (
    ellipse(cx, cy, rx, ry, wide) +
    ellipse(cx + 6, Math.round(cy - ry * 0.2), Math.round(rx * 0.82), Math.round(ry * 0.4), near)
  )
}

/** The soft shadow of a thing that lies flat or hangs: its own silhouette, moved down and to the right. */
export const castShadow = (pen: Pen, d: string, dx = 9, dy = 16, soft = 12): string =>
  use(pen.shape(d), {
    fill: SHADOW,
    opacity: 0.3,
    filter: pen.blur(soft),
    transform: `translate(${dx} ${dy})`,
  })
