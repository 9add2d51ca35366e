import type { Draw, ProductArt, Subject } from './art.ts'
import { emblem, logotype, stripes } from './brand-style.ts'
import { materials, type Ramp } from './palette.ts'
import { again, element, group, line, moved, type Pen, path, rect } from './pen.ts'
import { castShadow } from './shading.ts'

/** The build of a ski: units of the canvas, widths from the middle line. */
interface Build {
  length: number
  tip: number
  waist: number
  tail: number
  /** How pointed the tip is: 0 blunt, 1 sharp. */
  point: number
  label: string
  /** Share of the length where the boot's toe is fixed. */
  balance: number
  grip: 'zone' | 'skin' | 'none'
  steelEdge?: boolean
}

const classic: Build = {
  length: 690,
  tip: 17,
  waist: 19,
  tail: 17,
  point: 0.9,
  label: 'CLASSIC',
  balance: 0.47,
  grip: 'zone',
}
const skate: Build = {
  length: 664,
  tip: 17,
  waist: 19.5,
  tail: 18,
  point: 0.35,
  label: 'SKATE',
  balance: 0.46,
  grip: 'none',
}
const touring: Build = {
  length: 680,
  tip: 26,
  waist: 20,
  tail: 23,
  point: 0.7,
  label: 'FJELL',
  balance: 0.48,
  grip: 'skin',
  steelEdge: true,
}
const junior: Build = {
  length: 560,
  tip: 23,
  waist: 21,
  tail: 20,
  point: 0.5,
  label: 'JUNIOR',
  balance: 0.47,
  grip: 'skin',
}

const round = (value: number) => Math.round(value * 10) / 10

/** Silhouette from above: tip at 0, tail at `length`. */
function outlineOf({ length, tip, waist, tail, point }: Build): string {
  const blunt = round(tip * (1 - point) * 0.9)
  const middle = round(length * 0.52)
  const right = `C${blunt + 2} 0 ${tip} ${round(18 + point * 26)} ${tip} 92C${tip} 190 ${waist} ${middle - 120} ${waist} ${middle}`
  const rear = `C${waist} ${middle + 120} ${tail} ${length - 160} ${tail} ${length - 12}Q${tail - 2} ${length} 0 ${length}`
  const back = `Q${2 - tail} ${length}${-tail} ${length - 12}C${-tail} ${length - 160}${-waist} ${middle + 120}${-waist} ${middle}`
  const left = `C${-waist} ${middle - 120}${-tip} ${190}${-tip} 92C${-tip} ${round(18 + point * 26)}${-blunt - 2} 0 0 0z`
  return `M0 0${right}${rear}${back}${left}`
}

const lip = { fill: 'none', stroke: '#fff', 'stroke-width': 0.8, opacity: 0.35 }

/** Bands of light across the lacquered top: it is slightly domed. */
const lacquer = (pen: Pen, { glow, light, base, shade, deep }: Ramp, half: number) =>
  pen.linearAt(
    [
      [0, shade],
      [0.1, light],
      [0.24, glow],
      [0.34, light],
      [0.62, base],
      [0.9, shade],
      [1, deep],
    ],
    `${-half} 0 ${half} 0`,
  )

function print({ tone, brand }: Subject, pen: Pen, build: Build): string {
  const { length, tip, balance, label } = build
  const half = Math.max(tip, build.waist, build.tail) + 1
  const width = half * 2
  const accent = lacquer(pen, brand.accent, half)
  const [noseTop, noseEnd] = [236, Math.round(length * balance) - 46]
  const [rearTop, rearEnd] = [Math.round(length * balance) + 150, length - 106]
  const name = { x: half * 0.37, size: half * 1.08, fill: brand.ink, turn: -90 }
  return [
    path(`M${-half}-4H${half}V${96 + (brand.seed % 30)}L${-half} ${150 - (brand.seed % 50)}z`, accent),
    path(stripes(brand, { x: -half, y: 146, width, height: 76 }), accent, { opacity: 0.92 }),
    path(
      `M${-half} ${length - 84}L${half} ${length - 66 - (brand.seed % 36)}V${length + 4}H${-half}z`,
      accent,
    ),
    emblem(brand, 0, 74, half * 1.05, brand.accentInk),
    noseEnd > noseTop
      ? logotype(brand, { ...name, y: noseEnd, room: noseEnd - noseTop, anchor: 'start' })
      : '',
    logotype(brand, { ...name, y: Math.round((rearTop + rearEnd) / 2), room: rearEnd - rearTop }),
    small(label, 4, length - 24, brand.accentInk),
    path(
      `M${-half} 230h${width}v1.500h${-width}zM${-half} ${length - 100}h${width}v1.500h${-width}z`,
      tone.glow,
      { opacity: 0.5 },
    ),
  ].join('')
}

const small = (text: string, x: number, y: number, fill: string) =>
  element(
    'text',
    {
      transform: `translate(${x} ${y})rotate(-90)`,
      'font-family': 'Arial,sans-serif',
      'font-weight': 700,
      'font-size': 9.5,
      'letter-spacing': 1.5,
      fill,
    },
    text,
  )

/** The upturned shovel faces the sky, the bend below it lies in shade. */
function bend(pen: Pen, half: number): string {
  const sky = pen.linearAt(
    [
      [0, '#fff', 0.55],
      [0.45, '#fff', 0.12],
      [0.75, '#001018', 0.26],
      [1, '#001018', 0],
    ],
    '0 0 0 130',
  )
  const end = pen.linearAt(
    [
      [0, '#001018', 0],
      [1, '#001018', 0.3],
    ],
    '0 560 0 700',
  )
  return rect(-half, 0, half * 2, 130, sky) + rect(-half, 540, half * 2, 160, end)
}

/** Plate and binding seen from above: toe piece with its catch, flex stop, heel plate. */
function binding(pen: Pen, accent: Ramp, at: number): string {
  const { light, base, shade, deep, glow } = materials.carbon
  const top = pen.linearAt([shade, glow, light, base, deep], '-15 0 15 0')
  return moved(
    `translate(0 ${at})scale(.82 .72)`,
    path('M-13-34Q-13-44 0-46 13-44 13-34V176Q13 186 0 187-13 186-13 176z', '#000', {
      opacity: 0.35,
      transform: 'translate(2 3)',
    }),
    path('M-13-34Q-13-44 0-46 13-44 13-34V176Q13 186 0 187-13 186-13 176z', top),
    path(
      'M-14-18Q-9-34 0-34 9-34 14-18V26L9 40H-9L-14 26z',
      pen.linearAt([light, glow, base, deep], '-15 0 15 0'),
    ),
    path('M-9-14H9L7 8H-7z', deep),
    rect(
      -12,
      12,
      24,
      5,
      pen.linearAt([materials.steel.shade, '#fff', materials.steel.shade], '-12 0 12 0'),
      2,
    ),
    path('M-6 22H6V36H-6z', accent.base),
    path('M-9 58H9V116H-9z', deep, { opacity: 0.55 }),
    line('M-8 66H8M-8 76H8M-8 86H8M-8 96H8M-8 106H8', glow, 1.4, { opacity: 0.5 }),
    path('M-11 126H11V172Q0 180-11 172z', light),
    line('M-7 136V164M0 136V168M7 136V164', deep, 1.6),
  )
}

function topside(subject: Subject, pen: Pen, build: Build): string {
  const outline = outlineOf(build)
  const id = pen.shape(outline)
  const half = Math.max(build.tip, build.waist, build.tail) + 1
  const gloss = pen.linearAt(
    [
      [0, '#fff', 0],
      [0.3, '#fff', 0.5],
      [0.36, '#fff', 0.1],
      [1, '#fff', 0],
    ],
    `${-half} 0 ${half} 0`,
  )
  return [
    again(id, {
      fill: build.steelEdge ? materials.steel.shade : '#0f1417',
      transform: 'translate(2.500 1.500)',
    }),
    group(
      { 'clip-path': pen.clip(outline) },
      again(id, { fill: lacquer(pen, subject.tone, half) }),
      print(subject, pen, build),
      rect(-half, 0, half * 2, build.length, gloss),
      bend(pen, half),
    ),
    again(id, lip),
    binding(pen, subject.brand.accent, Math.round(build.length * build.balance)),
  ].join('')
}

/** The running surface: sintered base with stone grinding, groove, and what gives grip under the foot. */
function underside({ tone, brand }: Subject, pen: Pen, build: Build): string {
  const outline = outlineOf(build)
  const id = pen.shape(outline)
  const half = Math.max(build.tip, build.waist, build.tail) + 1
  const { length, balance } = build
  const base = pen.linearAt(['#0c1013', '#3a4449', '#262d31', '#171c1f', '#0b0e10'], `${-half} 0 ${half} 0`)
  const [gripTop, gripHeight] = [Math.round(length * (balance - 0.16)), Math.round(length * 0.36)]
  const mohair = pen.pattern(
    3,
    5,
    rect(0, 0, 3, 5, tone.base) + line('M.500 0v3M2 2v3', tone.glow, 0.7),
    'scale(1)',
  )
  const zone = { zone: '#4a555b', skin: mohair, none: '' }[build.grip]
  return [
    again(id, {
      fill: build.steelEdge ? materials.steel.light : brand.accent.shade,
      transform: 'translate(2.500 1)',
    }),
    group(
      { 'clip-path': pen.clip(outline) },
      again(id, { fill: base }),
      zone &&
        element('rect', {
          x: build.grip === 'skin' ? -half * 0.62 : -half,
          y: gripTop,
          width: build.grip === 'skin' ? half * 1.24 : half * 2,
          height: gripHeight,
          rx: build.grip === 'skin' ? 7 : 0,
          fill: zone,
        }),
      rect(-2.5, 100, 5, length - 130, pen.linearAt(['#000', '#000', '#566167'], '-2.500 0 2.500 0'), 2.5),
      logotype(brand, {
        x: half * 0.4,
        y: Math.round(length * 0.82),
        size: half * 1.15,
        room: length * 0.26,
        fill: tone.light,
        turn: -90,
      }),
      bend(pen, half),
    ),
    again(id, lip),
  ].join('')
}

const places = ({ tip, waist, length }: Build) => {
  const [gap, top] = [Math.max(tip, waist) + 7, Math.round((750 - length) / 2)]
  const left = `translate(${294 - gap} ${top + 4})rotate(-3 0 ${length})`
  return { left, right: `translate(${294 + gap} ${top - 4})rotate(2.5 0 ${length})` }
}

/** Two skis, tails together and tips apart; a ski shown twice is written once. */
const pair =
  (build: Build, second: typeof topside): Draw =>
  (subject, pen) => {
    const { left, right } = places(build)
    const shadow = castShadow(pen, outlineOf(build), 12, 14, 7)
    const first = pen.symbol(shadow + topside(subject, pen, build))
    const other =
      second === topside
        ? again(first, { transform: right })
        : moved(right, shadow, second(subject, pen, build))
    return moved(
      'translate(300 375)rotate(23)scale(1.06)translate(-298 -377)',
      again(first, { transform: left }),
      other,
    )
  }

const skiArt = (build: Build): ProductArt => ({
  front: pair(build, topside),
  side: pair(build, underside),
  detail: { x: 396, y: 158, zoom: 3, turn: -6 },
})

/** Skis: a slightly fanned pair from above; the second picture shows the running surface. */
export const skiPictures = {
  'ski-classic': skiArt(classic),
  'ski-skate': skiArt(skate),
  'ski-touring': skiArt(touring),
  'ski-junior': skiArt(junior),
}
