import type { Draw, ProductArt, Subject } from '../art.ts'
import { usedIn, workshop } from '../backdrops.ts'
import { emblem, logotype, stripePanel } from '../brand-style.ts'
import { materials } from '../palette.ts'
import { group, line, moved, type Pen, path } from '../pen.ts'
import { castShadow, contactShadow, matt, rounded } from '../shading.ts'
import { printed, range } from './wax-print.ts'

/** A stick of kick wax in its tin: foil sleeve, printed band, plastic cap beside it. */
export function tin({ colour, tone, brand }: Subject, pen: Pen, capped: boolean): string {
  const body = 'M-92-150Q0-122 92-150V168Q0 206-92 168z'
  const label = 'M-92-112Q0-84 92-112V132Q0 170-92 132z'
  const wax = rounded(pen, tone)
  const top = capped
    ? path('M-96-232Q0-262 96-232V-132Q0-102-96-132z', rounded(pen, materials.carbon)) +
      path('M-96-232Q0-262 96-232 0-206-96-232z', pen.linear(['#6d787e', '#30373b'], '0 0 1 1')) +
      line(
        'M-88-208V-128M-72-203V-122M-54-200V-118M-34-197V-115M34-197V-115M54-200V-118M72-203V-122M88-208V-128M0-196V-114M-16-196V-115M16-196V-115',
        '#000',
        2,
        { opacity: 0.4 },
      )
    : path('M-74-236Q0-262 74-236V-140Q0-114-74-140z', wax) +
      path('M-74-236Q0-262 74-236 0-212-74-236z', pen.linear([tone.glow, tone.base], '0 0 1 1')) +
      path('M-86-176Q0-148 86-176V-136Q0-110-86-136z', rounded(pen, materials.aluminium)) +
      line('M-80-160Q-40-146 0-148M-70-150Q-20-136 40-144M20-160Q50-160 82-164', '#6f7b83', 1.2, {
        opacity: 0.6,
      })
  return [
    top,
    path(body, rounded(pen, materials.aluminium)),
    path(label, wax),
    group(
      { 'clip-path': pen.clip(label) },
      stripePanel(pen, brand, { x: -96, y: 70, width: 192, height: 100 }, rounded(pen, brand.accent)),
    ),
    line('M-92-112Q0-84 92-112M-92 132Q0 170 92 132', '#fff', 2, { opacity: 0.6 }),
    emblem(brand, 0, -50, 42, brand.ink),
    logotype(brand, { x: 0, y: 8, size: 32, room: 144, fill: brand.ink }),
    printed(range(colour), { x: 0, y: 46, size: 22, fill: brand.ink }),
    path('M-62-96h14V140h-14z', '#fff', { opacity: 0.22 }),
  ].join('')
}

const cap = (pen: Pen) =>
  path('M-84-40Q0-66 84-40V44Q0 72-84 44z', rounded(pen, materials.carbon)) +
  path('M-84-40Q0-66 84-40 0-14-84-40z', '#0c0f11') +
  line('M-84-40Q0-14 84-40', '#7f8a90', 2) +
  line('M-70-30V48M-50-26V54M-28-22V57M0-20V58M28-22V57M50-26V54M70-30V48', '#000', 2, { opacity: 0.4 })

const gripFront: Draw = (subject, pen) =>
  [
    contactShadow(pen, 330, 622, 240, 40),
    moved('translate(428 568)scale(.98)', cap(pen)),
    moved('translate(248 420)scale(1.160)', tin(subject, pen, false)),
  ].join('')

const gripSide: Draw = (subject, pen) =>
  contactShadow(pen, 306, 634, 180, 36) + moved('translate(300 424)scale(1.240)', tin(subject, pen, true))

const BAR = 'M120 250 452 196 516 236 520 330 186 398 122 350z'

/** A bar of glide wax out of its mould: bevelled edges, grooves to break it along. */
export function bar({ tone, brand }: Subject, pen: Pen): string {
  return [
    castShadow(pen, BAR, 4, 26, 14),
    path(
      'M120 250 186 296 186 398 122 350z',
      matt(pen, { ...tone, light: tone.base, base: tone.shade, shade: tone.deep }),
    ),
    path(
      'M186 296 516 236 520 330 186 398z',
      pen.linear(
        [
          [0, tone.base],
          [0.5, tone.base],
          [1, tone.shade],
        ],
        '0 0 1 1',
      ),
    ),
    path(
      'M120 250 452 196 516 236 186 296z',
      pen.linear(
        [
          [0, tone.light],
          [0.4, tone.glow],
          [0.6, tone.light],
          [1, tone.base],
        ],
        '0 0 1 .5',
      ),
    ),
    line('M236 231 304 274 304 372M352 212 416 255 418 350', tone.deep, 3, { opacity: 0.45 }),
    line('M239 230 307 273 307 371M355 211 419 254 421 349', tone.glow, 1.6, { opacity: 0.7 }),
    line('M121 251 186 297 516 237', '#fff', 2, { opacity: 0.65 }),
    moved(
      'matrix(1 -.19 .03 1 352 322)',
      logotype(brand, { x: 0, y: 12, size: 50, room: 270, fill: tone.deep, opacity: 0.55 }),
    ),
    moved(
      'matrix(1 -.19 .03 1 351 320)',
      logotype(brand, { x: 0, y: 12, size: 50, room: 270, fill: tone.glow, opacity: 0.6 }),
    ),
  ].join('')
}

/** The box it is sold in. */
function box({ colour, tone, brand }: Subject, pen: Pen): string {
  const face = 'M0 0H300V380H0z'
  const { paper } = materials
  return [
    path('M300 0 344-22V352L300 380z', pen.linear([paper.shade, paper.deep])),
    path('M0 0 44-22H344L300 0z', pen.linear(['#fff', paper.light])),
    path(
      face,
      pen.linear(
        [
          [0, '#fff'],
          [0.6, paper.light],
          [1, paper.base],
        ],
        '0 0 1 1',
      ),
    ),
    group(
      { 'clip-path': pen.clip(face) },
      path('M0 196 120 92 186 158 236 112 300 176V380H0z', matt(pen, tone)),
      path(
        'M120 92 94 115 112 132 126 122 144 134 152 124zM236 112 216 130 230 140 244 134 252 128z',
        '#fff',
        { opacity: 0.9 },
      ),
      stripePanel(pen, brand, { x: 0, y: 300, width: 300, height: 80 }, matt(pen, brand.accent)),
    ),
    emblem(brand, 40, 42, 36, '#14262f'),
    logotype(brand, { x: 70, y: 54, size: 34, room: 206, fill: '#14262f', anchor: 'start' }),
    printed(range(colour), { x: 150, y: 250, size: 36, fill: brand.ink }),
    path('M0 0H10V380H0z', '#fff', { opacity: 0.5 }),
  ].join('')
}

const glideFront: Draw = (subject, pen) =>
  [
    contactShadow(pen, 352, 512, 230, 40),
    moved('translate(176 92)scale(1.060)', box(subject, pen)),
    moved('translate(-24 284)scale(1)', bar(subject, pen)),
  ].join('')

const glideSide: Draw = (subject, pen) =>
  moved('translate(-40 30)scale(1.060)translate(0 20)', bar(subject, pen))

const tinOnBench: Draw = (subject, pen) => moved('translate(300 470)scale(.900)', tin(subject, pen, false))
const barOnBench: Draw = (subject, pen) => moved('translate(60 300)scale(.740)', bar(subject, pen))

/** Wax in bars and tins. */
export const waxPictures = {
  'glide-block': {
    front: glideFront,
    side: glideSide,
    detail: { x: 320, y: 560, zoom: 2 },
    use: usedIn(workshop, barOnBench, 'translate(0 0)'),
  },
  'grip-tin': {
    front: gripFront,
    side: gripSide,
    detail: { x: 260, y: 420, zoom: 2.1 },
    use: usedIn(workshop, tinOnBench, 'translate(0 0)'),
  },
} satisfies Record<string, ProductArt>
