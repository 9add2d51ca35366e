import { createRandom } from '#platform/images/hash.ts'
import { element, ellipse, line, type Pen, path, rect, type Stop, use } from '#platform/images/pen.ts'

/** Canvas of a landscape: 16:9. */
export const SCENE = { width: 1600, height: 900 }

/** The few colours of the landscapes: snow, glacier, pine, and one warm light. */
export const tint = {
  snow: '#fbfcfd',
  drift: '#eaf2f6',
  haze: '#d6e6ed',
  ice: '#b4d0dd',
  glacier: '#86afc1',
  fjord: '#4d7d94',
  deep: '#28546a',
  dusk: '#17384a',
  night: '#0d2431',
  mist: '#9fc0c6',
  spruce: '#3d726f',
  pine: '#1d544d',
  forest: '#123f3a',
  shade: '#0a2927',
  glow: '#fff3df',
  light: '#ffdcae',
  ember: '#f4a75f',
  coal: '#d9702f',
} as const

/** The whole sky, top to bottom. */
export const sky = (pen: Pen, ...stops: Stop[]): string => rect(0, 0, 1600, 900, pen.linear(stops, '0 0 0 1'))

/** A low sun or lamp: a small disc in a wide halo. */
export function sun(pen: Pen, x: number, y: number, r: number, reach: number): string {
  const halo = pen.radial([
    [0, tint.light, 0.95],
    [0.18, tint.light, 0.55],
    [0.5, tint.ember, 0.16],
    [1, tint.ember, 0],
  ])
  return ellipse(x, y, reach, Math.round(reach * 0.8), halo) + (r ? ellipse(x, y, r, r, tint.glow) : '')
}

/** A veil that thickens downwards: it sets one layer off from the next. */
export const veil = (pen: Pen, y: number, height: number, colour: string, opacity: number): string =>
  rect(
    0,
    y,
    1600,
    height,
    pen.linear(
      [
        [0, colour, 0],
        [1, colour, opacity],
      ],
      '0 0 0 1',
    ),
  )

/** Rolling ground from the left edge to the right one through the points, written as SVG writes them (`0,610 500,590`); filled to the bottom. */
export function ground(points: string, fill: string): string {
  const [first = [], ...rest] = points.split(' ').map((point) => point.split(',').map(Number))
  let [px = 0, py = 0] = first
  const curves = rest.map(([x = 0, y = 0]) => {
    const third = Math.round((x - px) / 2.4)
    const curve = `C${px + third} ${py} ${x - third} ${y} ${x} ${y}`
    ;[px, py] = [x, y]
    return curve
  })
  return path(`M${first.join(' ')}${curves.join('')}V900H${first[0]}z`, fill)
}

/** A line of far trees, as one path with a ragged top: crowns stand before each other, so few reach the ground. */
export function treeLine(
  seed: number,
  at: { from: number; to: number; y: number; height: number; depth?: number },
): string {
  const random = createRandom(seed)
  const { from, to, y, height, depth = 24 } = at
  let [d, x, valley] = [`M${from} ${y + depth}V${y}`, from, 0]
  while (x < to) {
    const half = Math.round(height * (0.07 + random() * 0.07)) + 1
    const top = Math.round(height * (0.5 + random() ** 2 * 0.5))
    const next = x + 2 * half < to ? Math.round(height * random() * 0.42) : 0
    d += `l${half}-${top - valley} ${half} ${top - next}`
    ;[x, valley] = [x + 2 * half, next]
  }
  return `${d}V${y + depth}z`
}

/** A range of peaks with their lit and shaded faces. Each peak: top `x y` and half its width. */
export function range(
  peaks: readonly (readonly [number, number, number])[],
  base: number,
  tones: { lit: string; shade: string; snow: string },
): string {
  const body = peaks.map(
    ([x, y, w]) =>
      `M${x - w} ${base}L${x - w * 0.45} ${y + (base - y) * 0.52}L${x} ${y}L${x + w * 0.4} ${y + (base - y) * 0.38}L${x + w} ${base}z`,
  )
  const lit = peaks.map(([x, y, w]) => {
    const h = base - y
    return `M${x - w} ${base}L${x - w * 0.45} ${y + h * 0.52}L${x} ${y}L${x + w * 0.06} ${y + h * 0.3}L${x - w * 0.12} ${y + h * 0.46}L${x + w * 0.1} ${y + h * 0.7}L${x - w * 0.1} ${base}z`
  })
  const cap = peaks.map(([x, y, w]) => {
    const h = base - y
    return `M${x - w * 0.26} ${y + h * 0.3}L${x} ${y}L${x + w * 0.06} ${y + h * 0.3}L${x - w * 0.04} ${y + h * 0.24}L${x - w * 0.1} ${y + h * 0.38}L${x - w * 0.16} ${y + h * 0.28}z`
  })
  return path(rounded(body), tones.shade) + path(rounded(lit), tones.lit) + path(rounded(cap), tones.snow)
}

const rounded = (parts: readonly string[]) =>
  parts
    .join('')
    .replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n))))
    .replace(/L?(?=L)/g, '')

/** A spruce with snow on its boughs, 300 units high, root at 0 0: an id to plant with `plant`. */
export function spruce(
  pen: Pen,
  seed: number,
  tones: { dark: string; bough: string; snow?: string },
): string {
  const random = createRandom(seed)
  const boughs = Array.from({ length: 9 }, (_, tier) => {
    const half = Math.round(8 + tier * 9 + random() * 10)
    return { half, stem: Math.round(half * 0.4), y: -282 + tier * 32 + Math.round(random() * 8) }
  })
  const left = boughs.map(({ half, stem, y }) => `L${-half} ${y + 14} ${-stem} ${y + 6}`).join('')
  const right = boughs
    .reverse()
    .map(({ half, stem, y }) => `L${stem} ${y + 4} ${half} ${y + 12}`)
    .join('')
  const snow = boughs.map(({ half, y }) => {
    const [reach, lift] = [Math.round(half * 0.55), 22]
    return `M${-half} ${y + 13}q${Math.round(half * 0.4)}-${lift - 6} ${half}-${lift}q-${reach} ${lift - 6}-${half} ${lift}z`
  })
  const body = path(`M0-312${left}L-6 0H6${right}z`, pen.linear([tones.bough, tones.dark], '0 0 1 .25'))
  return pen.symbol(body + (tones.snow ? path(snow.join(''), tones.snow) : ''))
}

/** Trees of one kind, each at `x y` with its height in units; negative heights face the other way. */
export const plant = (
  id: string,
  ...trees: readonly (readonly [x: number, y: number, height: number])[]
): string =>
  trees
    .map(([x, y, height]) => {
      const scale = Number((Math.abs(height) / 300).toFixed(2))
      return use(id, { transform: `translate(${x} ${y})scale(${height < 0 ? -scale : scale} ${scale})` })
    })
    .join('')

/** A pair of grooves cut by skis: each a path that widens towards the viewer, with its lit edge. */
export function track(grooves: readonly string[], shade: string): string {
  return (
    grooves
      .map((d) => path(d, shade) + path(d, '#fff', { transform: 'translate(-3 2)', opacity: 0.5 }))
      .join('') + grooves.map((d) => path(d, shade, { opacity: 0.7 })).join('')
  )
}

interface Outfit {
  legs: string
  hat: string
  ink?: string
}

/** A jacket takes the colour of whoever wears it: set `color` on the `use`. */
const JACKET = 'currentColor'

const SKIN = '#e2b48f'

/** A skier in stride, facing right, 100 units high, feet at 0 0. */
export function strider(pen: Pen, { legs, hat, ink = tint.dusk }: Outfit): string {
  return pen.symbol(
    [
      line('M-70-5-14-9M34-56 20 0M-26-56-62-4', ink, 2),
      line('M-16 0H48Q56-1 62-8', ink, 3.4),
      line('M-4-46-18-27-38-8M-3-46 15-30 17-3', legs, 9),
      line('M6-72-10-62-25-57M9-72 22-60 34-57', JACKET, 7),
      line('M-4-48Q2-60 8-70', JACKET, 17),
      element('circle', { cx: 15, cy: -88, r: 8, fill: SKIN }),
      path('M6-88Q6-98 15-98 23-98 23-90L14-89z', hat),
    ].join(''),
  )
}

/** A skier seen from behind, gliding away, 100 units high. */
export function awayGoer(pen: Pen, { legs, hat, ink = tint.dusk }: Outfit): string {
  return pen.symbol(
    [
      line('M-27-51-40 3M28-51 43 1', ink, 1.8),
      line('M-10-8-15 22M11-7 16 24', ink, 4),
      line('M-5-46-11-27-9-5M6-46 13-28 11-4', legs, 9),
      line('M-12-70-25-61-28-50M12-70 26-61 29-50', JACKET, 7),
      path('M-16-69C-13-81 13-81 16-69L11-41Q0-38-11-41z', JACKET),
      path('M3-78C11-77 15-74 16-69L11-41 4-40z', '#04141c', { opacity: 0.22 }),
      element('circle', { cy: -87, r: 7.5, fill: SKIN }),
      path('M-8-86Q-10-98 0-98T8-86Q0-82-8-86z', hat),
    ].join(''),
  )
}

/** Puts a figure at a place, in a jacket of a colour. */
export const person = (id: string, x: number, y: number, scale: number, color: string): string =>
  use(id, { transform: `translate(${x} ${y})scale(${scale})`, color })

/** Soft blue shadows lying over snow. */
export const shadows = (pen: Pen, d: string, opacity = 0.5, soft = 10): string =>
  path(d, tint.glacier, { opacity, filter: pen.blur(soft) })

/** Falling snow or stars: dots scattered over an area. */
export function specks(
  seed: number,
  count: number,
  area: { x: number; y: number; width: number; height: number; r: number },
  fill: string,
): string {
  const random = createRandom(seed)
  const d = Array.from(
    { length: count },
    () => `M${Math.round(area.x + random() * area.width)} ${Math.round(area.y + random() * area.height)}h0`,
  ).join('')
  return line(d, fill, area.r)
}
