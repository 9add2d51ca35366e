import type { Draw, ProductArt, Subject } from '../art.ts'
import { standingInSnow } from '../backdrops.ts'
import { lettered, logotype } from '../brand-style.ts'
import { materials, type Ramp } from '../palette.ts'
import { group, line, moved, type Pen, path, use } from '../pen.ts'
import { castShadow } from '../shading.ts'

const SHAFT = 'M-6.500 70H6.500L3.600 640H-3.6z'
const GRIP = 'M-9-2Q-9-14 3-15 16-15 15-3L12 22Q14 40 11 58 10 78 8 92H-8Q-12 60-9 40-12 22-9-2z'
const RACE_BASKET =
  'M-3 598C-16 606-25 618-27 632-16 626-9 626-3 632L0 640 3 630C9 620 16 612 20 604 14 598 8 596-3 598z'
const ROUND_BASKET = 'M-26 620Q-26 606 0 604 26 606 26 620 26 634 0 636-26 634-26 620z'
const SNOW_BASKET =
  'M-46 620Q-46 598 0 594 46 598 46 620 46 640 0 644-46 640-46 620zM-34 620Q-30 632-6 634V606Q-30 608-34 620zM34 620Q30 632 6 634V606Q30 608 34 620z'
const STRAP = 'M4 4C-34 18-52 62-44 108-38 140-14 138-12 104-12 70-6 44 2 30'
const PAD = 'M-45 86C-46 112-40 130-26 130-15 129-12 116-12 102'

const across = (pen: Pen, { glow, light, base, shade, deep }: Ramp, half: number) =>
  pen.linearAt(
    [
      [0, shade],
      [0.15, light],
      [0.32, glow],
      [0.5, base],
      [0.85, deep],
      [1, shade],
    ],
    `${-half} 0 ${half} 0`,
  )

function shaft({ tone, brand }: Subject, pen: Pen, { isWoven }: PoleBuild): string {
  const weave = pen.pattern(
    5,
    5,
    path('M0 0h2.500v2.500H0zM2.500 2.500H5V5H2.500z', tone.deep, { opacity: 0.5 }),
    'rotate(45)',
  )
  const accent = across(pen, brand.accent, 8)
  return group(
    { 'clip-path': pen.clip(SHAFT) },
    use(pen.shape(SHAFT), { fill: across(pen, tone, 8) }),
    isWoven ? use(pen.shape(SHAFT), { fill: weave }) : '',
    path('M-8 90H8V176L-8 190zM-8 512L8 500V524L-8 536zM-8 545 8 533V640H-8z', accent),
    path('M-8 196 8 182V186L-8 200z', accent),
  )
}

/** Lettering apart from the pole, so that a mirrored pole still reads. */
const lettering = ({ brand, numbers }: Subject) =>
  logotype(brand, { x: -3.6, y: 262, size: 11, room: 118, fill: brand.ink, turn: 90 }) +
  lettered([brand.model, ...numbers].filter(Boolean).join(' '), brand, {
    x: -3,
    y: 430,
    size: 10,
    room: 120,
    fill: brand.ink,
    turn: 90,
  })

/** What tells one kind of pole from another. */
interface PoleBuild {
  grip: Ramp
  basket: string
  /** Where a touring pole is made longer. */
  clamps: number[]
  isWoven: boolean
  scale: number
}

function grip({ brand }: Subject, pen: Pen, { grip: cork }: PoleBuild): string {
  const { rubber } = materials
  const grain = pen.pattern(
    7,
    6,
    path('M1 1h2v1h-2zM4 4h1.500v1.500h-1.500zM5.500 1h1v.8h-1z', cork.deep, { opacity: 0.55 }),
  )
  return [
    use(pen.shape(GRIP), { fill: across(pen, cork, 15) }),
    use(pen.shape(GRIP), { fill: grain }),
    path('M-9.500 14V-2Q-9-14 3-15 16-15 15-3L13 15Q2 20-9.500 14z', across(pen, rubber, 14)),
    path('M-9 82H9L8 94H-8z', across(pen, rubber, 12)),
    path('M-4-4H9L7 8H-3z', brand.accent.base),
    line('M-9 2Q-8-12 3-13', '#fff', 1.6, { opacity: 0.5 }),
  ].join('')
}

function strap({ tone, brand }: Subject, pen: Pen): string {
  const pad = pen.linearAt([tone.light, tone.base, tone.shade], '-50 80 0 140')
  const web = pen.linearAt(
    [materials.rubber.light, materials.rubber.base, materials.rubber.deep],
    '-50 20 0 120',
  )
  return [
    line(STRAP, web, 11),
    line(STRAP, brand.accent.base, 2),
    line(PAD, tone.shade, 21),
    line(PAD, pad, 17),
    line(PAD, tone.glow, 1.2, { 'stroke-dasharray': '3 3', opacity: 0.7 }),
  ].join('')
}

function tip({ brand }: Subject, pen: Pen, { basket }: PoleBuild): string {
  const { carbon, steel } = materials
  return [
    path('M-4.500 588H4.500L3.500 640 1.600 664H-1.600L-3.500 640z', across(pen, carbon, 5)),
    path('M-1.500 658H1.500L.6 676H-.4z', steel.base),
    path(basket, pen.linearAt([carbon.glow, carbon.light, carbon.deep], '-27 598 20 636')),
    basket === RACE_BASKET
      ? path('M-3 602C-13 608-20 616-23 625-15 621-9 620-3 624z', brand.accent.base)
      : line('M-20 622H20', brand.accent.base, 3),
  ].join('')
}

const clamp = (pen: Pen, y: number, accent: Ramp) =>
  path(`M-10 ${y}H10V${y + 26}H-10z`, across(pen, materials.carbon, 10)) +
  path(`M8 ${y + 3}H17V${y + 20}L8 ${y + 23}z`, accent.base)

const pole = (subject: Subject, pen: Pen, build: PoleBuild) =>
  strap(subject, pen) +
  shaft(subject, pen, build) +
  build.clamps.map((y) => clamp(pen, y, subject.brand.accent)).join('') +
  grip(subject, pen, build) +
  tip(subject, pen, build)

/** Shadow of shaft and grip; it falls to the right under a mirrored pole too. */
const shadow = (pen: Pen) => castShadow(pen, `${SHAFT}${GRIP}`, 14, 15, 6)

const crossed =
  (build: PoleBuild): Draw =>
  (subject, pen) => {
    const one = pen.symbol(pole(subject, pen, build))
    const left = [shadow(pen), use(one, { transform: 'scale(-1 1)' }), lettering(subject)]
    return moved(
      `translate(300 ${Math.round(375 - 347 * build.scale)})scale(${build.scale})`,
      moved('translate(112 0)rotate(20)', ...left),
      moved('translate(-112 0)rotate(-20)', shadow(pen), use(one), lettering(subject)),
    )
  }

const parallel =
  (build: PoleBuild): Draw =>
  (subject, pen) => {
    const one = pen.symbol(pole(subject, pen, build))
    return moved(
      `translate(308 372)rotate(24)scale(${build.scale})`,
      moved('translate(-26 -340)', shadow(pen), use(one), lettering(subject)),
      moved('translate(46 -322)', shadow(pen), use(one, { transform: 'scale(-1 1)' }), lettering(subject)),
    )
  }

const upright =
  (build: PoleBuild): Draw =>
  (subject, pen) => {
    const one = pen.symbol(pole(subject, pen, build))
    return (
      moved('translate(230 46)rotate(-4)', use(one), lettering(subject)) +
      moved('translate(370 56)rotate(5)', use(one), lettering(subject))
    )
  }

const poleArt = (build: PoleBuild): ProductArt => ({
  front: crossed(build),
  side: parallel(build),
  detail: { x: 210, y: 110, zoom: 3.6, turn: 8 },
  use: standingInSnow(upright(build), 'translate(0 0)'),
})

const alloy: PoleBuild = {
  grip: materials.rubber,
  basket: ROUND_BASKET,
  clamps: [],
  isWoven: false,
  scale: 1.04,
}

/** Poles: a crossed pair with grips, straps and baskets. */
export const polePictures = {
  'pole-alloy': poleArt(alloy),
  'pole-carbon': poleArt({ ...alloy, grip: materials.cork, basket: RACE_BASKET, isWoven: true }),
  'pole-touring': poleArt({ ...alloy, grip: materials.cork, basket: SNOW_BASKET, clamps: [230, 470] }),
  'pole-junior': poleArt({ ...alloy, basket: SNOW_BASKET, scale: 0.8 }),
}
