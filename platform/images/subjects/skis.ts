import type { Draw, ProductArt, Subject } from '../art.ts'
import { standingInSnow } from '../backdrops.ts'
import { emblem, lettered, logotype, stripes } from '../brand-style.ts'
import { materials, type Ramp } from '../palette.ts'
import { element, group, line, moved, type Pen, path, rect, use } from '../pen.ts'
import { castShadow } from '../shading.ts'
import { type Build, builds } from '../ski-builds.ts'

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

function print({ tone, brand, numbers }: Subject, pen: Pen, build: Build): string {
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
    lettered(brand.model || brand.name, brand, {
      ...name,
      y: Math.round((rearTop + rearEnd) / 2),
      room: rearEnd - rearTop,
    }),
    small([label, ...sizeWords(numbers)].join(' '), 4, length - 10, brand.accentInk),
    build.motif ? moved(`translate(0 ${noseTop - 44})`, line(MOTIFS[build.motif], brand.accentInk, 2.2)) : '',
    path(
      `M${-half} 230h${width}v1.500h${-width}zM${-half} ${length - 100}h${width}v1.500h${-width}z`,
      tone.glow,
      { opacity: 0.5 },
    ),
  ].join('')
}

const SHORTEST = 80 // cm; a smaller number after a picture's name is no length

/** `190`, and with it the camber: one, two or three bars. */
const sizeWords = ([length, camber]: readonly number[]) =>
  length && length >= SHORTEST ? [String(length), '|'.repeat(camber ?? 0)].filter(Boolean) : []

const MOTIFS = {
  frost: 'M0-16V16M-14-8 14 8M-14 8 14-8M-4-13 0-9 4-13M-4 13 0 9 4 13',
  peaks: 'M-17 12L-6-10 1 2 6-6 17 12z',
  star: 'M0-16L4-5 15-5 6 3 10 14 0 7-10 14-6 3-15-5-4-5z',
  paw: 'M-7 6Q0-4 7 6 8 14 0 13-8 14-7 6zM-11-3v.1M-4-10v.1M4-10v.1M11-3v.1',
  waves: 'M-15-8q8-8 15 0t15 0M-15 2q8-8 15 0t15 0M-15 12q8-8 15 0t15 0',
} as const

const small = (text: string, x: number, y: number, fill: string) =>
  element(
    'text',
    {
      transform: `translate(${x} ${y})rotate(-90)`,
      'font-family': 'Arial,sans-serif',
      'font-weight': 700,
      'font-size': text.length > 8 ? 9 : 11,
      'letter-spacing': text.length > 8 ? 0.6 : 1.5,
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
    use(id, {
      fill: build.steelEdge ? materials.steel.shade : '#0f1417',
      transform: 'translate(2.500 1.500)',
    }),
    group(
      { 'clip-path': pen.clip(outline) },
      use(id, { fill: lacquer(pen, subject.tone, half) }),
      print(subject, pen, build),
      rect(-half, 0, half * 2, build.length, gloss),
      bend(pen, half),
    ),
    use(id, lip),
    binding(pen, subject.brand.accent, Math.round(build.length * build.balance)),
  ].join('')
}

/** A roughened zone that grips at zero degrees. */
const zeroBase = (pen: Pen) =>
  pen.pattern(6, 6, rect(0, 0, 6, 6, '#8f989c') + line('M1 1h.1M4 3h.1M2 5h.1', '#e9eef0', 1.4))

/** A pattern cut into the base: no wax, no skin. */
const scales = (pen: Pen) =>
  pen.pattern(12, 9, rect(0, 0, 12, 9, '#39444a') + line('M0 1q6 9 12 0', '#9aa7ad', 2))

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
  const zone = { zone: '#4a555b', skin: mohair, none: '', zero: zeroBase(pen), scales: scales(pen) }[
    build.grip
  ]
  return [
    use(id, {
      fill: build.steelEdge ? materials.steel.light : brand.accent.shade,
      transform: 'translate(2.500 1)',
    }),
    group(
      { 'clip-path': pen.clip(outline) },
      use(id, { fill: base }),
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
    use(id, lip),
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
        ? use(first, { transform: right })
        : moved(right, shadow, second(subject, pen, build))
    return moved(
      'translate(300 375)rotate(23)scale(1.06)translate(-298 -377)',
      use(first, { transform: left }),
      other,
    )
  }

/** A ski from its side: how high its middle stands before a skier stands on it. */
const profile = ({ tone }: Subject, pen: Pen, { camber }: Build) => {
  const bow = `M0-40C12-14 40-2 84 0Q320 ${-2 * camber} 580 0L612-6`
  return [
    line('M20 12H600', '#0c2735', 5, { opacity: 0.14, filter: pen.blur(3) }),
    line(bow, '#12181b', 9),
    line(bow, tone.base, 6, { transform: 'translate(0 -3)' }),
    line(bow, tone.glow, 1.4, { transform: 'translate(0 -6)', opacity: 0.8 }),
  ].join('')
}

const baseAndCamber =
  (build: Build): Draw =>
  (subject, pen) =>
    moved('translate(34 6)scale(.960)', pair(build, underside)(subject, pen)) +
    moved('translate(24 560)rotate(-66)scale(.860)', profile(subject, pen, build))

const upright =
  (build: Build): Draw =>
  (subject, pen) => {
    const { left, right } = places(build)
    const one = pen.symbol(topside(subject, pen, build))
    return use(one, { transform: left }) + use(one, { transform: right })
  }

/** The tip of the right ski, which lies lower on a short one. */
const closeUp = ({ length }: Build): ProductArt['detail'] => {
  const shorter = (690 - length) / 2
  return { x: Math.round(396 - shorter * 0.4), y: Math.round(158 + shorter * 0.97), zoom: 3, turn: -6 }
}

const skiArt = (build: Build): ProductArt => ({
  front: pair(build, topside),
  side: baseAndCamber(build),
  detail: closeUp(build),
  use: standingInSnow(upright(build), 'translate(6 34)'),
})

/** Skis: a slightly fanned pair from above; the second picture shows the running surface. */
export const skiPictures = {
  'ski-classic': skiArt(builds.classic),
  'ski-skin': skiArt(builds.skin),
  'ski-zero': skiArt(builds.zero),
  'ski-skate': skiArt(builds.skate),
  'ski-skate-cold': skiArt(builds.skateCold),
  'ski-touring': skiArt(builds.touring),
  'ski-steel-edge': skiArt(builds.steelEdge),
  'ski-mountain': skiArt(builds.mountain),
  'ski-junior': skiArt(builds.junior),
  'ski-mini': skiArt(builds.mini),
  'ski-junior-skin': skiArt(builds.juniorSkin),
}
