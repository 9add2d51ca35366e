import type { Draw, ProductArt, Subject } from '../art.ts'
import { usedIn, workshop } from '../backdrops.ts'
import { emblem, logotype } from '../brand-style.ts'
import { colours, materials } from '../palette.ts'
import { line, moved, type Pen, path } from '../pen.ts'
import { castShadow, contactShadow, metal, rounded } from '../shading.ts'
import { bar, tin } from './wax.ts'
import { printed, range } from './wax-print.ts'

/** Base glide: a plain white bar, on a paper band in the wax's colour. */
function bandedBar(subject: Subject, pen: Pen): string {
  const { colour, tone, brand } = subject
  const white = { ...subject, tone: materials.paper }
  return [
    bar(white, pen),
    path('M236 276 400 247 402 352 236 389z', pen.linear([tone.light, tone.base, tone.shade])),
    path('M180 240 330 215 400 247 236 276z', tone.glow),
    moved(
      'matrix(1 -.19 .03 1 318 312)',
      emblem(brand, 0, -8, 36, brand.ink),
      printed(range(colour), { x: 0, y: 42, size: 20, fill: brand.ink }),
    ),
  ].join('')
}

/** Base binder: a low, wide tin with tar-dark wax, lid beside it. */
function lowTin({ colour, tone, brand }: Subject, pen: Pen): string {
  return [
    path('M-150-60Q0-10 150-60V90Q0 150-150 90z', rounded(pen, materials.aluminium)),
    path('M-150-34Q0 16 150-34V60Q0 118-150 60z', rounded(pen, tone)),
    path('M-150-60Q0-116 150-60 0-10-150-60z', metal(pen, materials.aluminium)),
    path(
      'M-132-60Q0-104 132-60 0-22-132-60z',
      pen.linear([materials.leather.shade, materials.leather.deep, '#1b0f08']),
    ),
    line('M-90-66Q-20-84 60-74', materials.leather.light, 4, { opacity: 0.6 }),
    logotype(brand, { x: 0, y: 34, size: 34, room: 200, fill: brand.ink }),
    printed(`BASE · ${range(colour)}`, { x: 0, y: 70, size: 20, fill: brand.ink }),
  ].join('')
}

const lid = ({ tone, brand }: Subject, pen: Pen) =>
  [
    castShadow(pen, 'M-130 0a130 130 0 1 0 260 0 130 130 0 1 0-260 0z', 8, 14, 10),
    path('M-130 0a130 130 0 1 0 260 0 130 130 0 1 0-260 0z', metal(pen, materials.aluminium, '0 0 1 1')),
    path(
      'M-112 0a112 112 0 1 0 224 0 112 112 0 1 0-224 0z',
      pen.linear([tone.light, tone.base, tone.shade], '0 0 1 1'),
    ),
    emblem(brand, 0, -26, 70, brand.ink),
    logotype(brand, { x: 0, y: 56, size: 34, room: 170, fill: brand.ink }),
  ].join('')

const binderFront: Draw = (subject, pen) =>
  moved('translate(330 240)rotate(-14)scale(1.150)', lid(subject, pen)) +
  contactShadow(pen, 300, 620, 240, 30) +
  moved('translate(290 500)scale(1.380)', lowTin(subject, pen))
const binderSide: Draw = (subject, pen) =>
  contactShadow(pen, 306, 520, 260, 30) + moved('translate(300 390)scale(1.640)', lowTin(subject, pen))
const baseFront: Draw = (subject, pen) =>
  moved('translate(-30 -110)scale(1)', bandedBar(subject, pen)) +
  moved('translate(-14 160)scale(1.040)', bandedBar(subject, pen))
const baseSide: Draw = (subject, pen) => moved('translate(-40 30)scale(1.080)', bandedBar(subject, pen))

const WAXES = ['blue', 'purple', 'red'] as const

/** Three tins side by side. */
const trioWith =
  (isCapped: boolean): Draw =>
  (subject, pen) =>
    contactShadow(pen, 310, 560, 270, 34) +
    WAXES.map((colour, at) =>
      moved(
        `translate(${112 + at * 188} ${400 + (at % 2) * 26})scale(.900)`,
        tin({ ...subject, colour, tone: colours[colour] }, pen, isCapped),
      ),
    ).join('')

/** What lies under other wax, and a set of three. */
export const baseWaxPictures = {
  'glide-base': {
    front: baseFront,
    side: baseSide,
    detail: { x: 300, y: 480, zoom: 2 },
    use: usedIn(workshop, baseSide, 'translate(80 250)scale(.740)'),
  },
  'grip-binder': {
    front: binderFront,
    side: binderSide,
    detail: { x: 290, y: 520, zoom: 2 },
    use: usedIn(workshop, binderFront, 'translate(120 200)scale(.600)'),
  },
  'grip-trio': {
    front: trioWith(false),
    side: trioWith(true),
    detail: { x: 300, y: 420, zoom: 1.9 },
    use: usedIn(workshop, trioWith(false), 'translate(70 200)scale(.760)'),
  },
} satisfies Record<string, ProductArt>
