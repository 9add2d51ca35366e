import type { Draw, ProductArt, Subject } from '../art.ts'
import { snowfield } from '../backdrops.ts'
import { emblem, lettered, logotype } from '../brand-style.ts'
import { materials, type Ramp } from '../palette.ts'
import { element, line, moved, type Pen, path, rect, use } from '../pen.ts'
import { castShadow, metal, rounded } from '../shading.ts'

const PLATE = 'M-52-250C-52-288-30-300 0-300S52-288 52-250V248C52 284 34 296 0 296S-52 284-52 248z'
const HOUSING =
  'M-60-206C-50-252-34-264 0-264S50-252 60-206V-60C60-36 40-24 34-4L28 22H-28L-34-4C-40-24-60-36-60-60z'

/** Across a moulded part lit from the left. */
const moulded = (pen: Pen, { glow, light, base, shade, deep }: Ramp) =>
  pen.linear([
    [0, shade],
    [0.1, light],
    [0.24, glow],
    [0.42, light],
    [0.66, base],
    [1, deep],
  ])

/** One ski binding from above: plate, toe housing with turning lock, flexor, heel plate. */
function classicBinding({ tone, brand }: Subject, pen: Pen): string {
  const { carbon, steel, rubber } = materials
  return [
    castShadow(pen, PLATE, 10, 14, 8),
    use(pen.shape(PLATE), { fill: moulded(pen, carbon) }),
    line('M-44-246C-44-280-26-292 0-292', '#fff', 2, { opacity: 0.5 }),
    path(HOUSING, '#000', { opacity: 0.4, transform: 'translate(4 6)' }),
    path(HOUSING, moulded(pen, tone)),
    path('M-36-240C-24-250 24-250 36-240L28-190H-28z', '#0d1214', { opacity: 0.85 }),
    path('M-44-178H44V-160H-44z', metal(pen, steel)),
    path('M-50-182H-38V-156H-50zM38-182H50V-156H38z', moulded(pen, carbon)),
    element('circle', { cy: -84, r: 40, fill: '#0d1214' }),
    element('circle', { cy: -86, r: 37, fill: moulded(pen, brand.accent) }),
    path('M-8-122H8L12-86 8-50H-8L-12-86z', brand.accent.deep, { opacity: 0.55 }),
    path('M-6-120H4L8-86 4-52H-6L-9-86z', brand.accent.light),
    path('M-28 30H28L22 92H-22z', moulded(pen, rubber)),
    line('M-22 44H22M-21 56H21M-20 68H20M-19 80H19', '#000', 4, { opacity: 0.5 }),
    path('M-42 118H42V252C42 274 28 282 0 282S-42 274-42 252z', moulded(pen, tone)),
    line('M-28 136V244M-14 136V250M14 136V250M28 136V244', tone.deep, 5, { opacity: 0.6 }),
    rect(-11, 130, 22, 128, moulded(pen, carbon), 4),
    logotype(brand, { x: 5, y: 194, size: 17, room: 112, fill: '#fff', turn: -90 }),
    [
      [-36, -272],
      [36, -272],
      [0, 104],
    ]
      .map(
        ([x, y]) =>
          path(`M${x} ${(y ?? 0) - 7}a7 7 0 1 0 .1 0z`, steel.base) +
          line(`M${(x ?? 0) - 3} ${(y ?? 0) - 3}l6 6m0-6l-6 6`, '#333', 2),
      )
      .join(''),
  ].join('')
}

const screws = (...places: [number, number][]) =>
  places
    .map(
      ([x, y]) =>
        path(`M${x} ${y - 7}a7 7 0 1 0 .1 0z`, materials.steel.base) +
        line(`M${x - 3} ${y - 3}l6 6m0-6l-6 6`, '#333', 2),
    )
    .join('')

/** The classic one, for pictures where it is one thing among several. */
export const bindingOn = classicBinding

/** For skating: a long plate, two springs beside the boot's sole, a lever instead of a lock. */
function skateBinding({ tone, brand }: Subject, pen: Pen): string {
  const { carbon, steel } = materials
  return [
    castShadow(pen, PLATE, 10, 14, 8),
    use(pen.shape(PLATE), { fill: moulded(pen, carbon) }),
    path('M-46-236C-40-280 40-280 46-236L34-120H-34z', moulded(pen, tone)),
    path('M-26-226H26L18-150H-18z', brand.accent.base) +
      line('M-16-212H16M-14-196H14M-12-180H12', brand.accent.deep, 4),
    path('M-44-116H44V-98H-44z', metal(pen, steel)),
    line('M-30-84V60M30-84V60', carbon.deep, 20) +
      line('M-30-84V60M30-84V60', brand.accent.base, 10, { 'stroke-dasharray': '3 6' }),
    path('M-14-90H14V70H-14z', moulded(pen, tone)),
    path('M-46 100H46V256Q0 286-46 256z', moulded(pen, tone)),
    line('M-30 116L30 146M-30 150L30 180M-30 184L30 214M-30 218L30 248', tone.deep, 6, { opacity: 0.5 }),
    logotype(brand, { x: 5, y: 0, size: 20, room: 130, fill: brand.ink, turn: -90 }),
    screws([-36, -262], [36, -262], [0, 88]),
  ].join('')
}

/** For the mountains: a broad steel toe with three pins, a bail, a cable around the heel. */
function touringBinding({ tone, brand }: Subject, pen: Pen): string {
  const { steel, aluminium } = materials
  const wings = 'M-84-244Q-80-280-50-282H50Q80-280 84-244L66-128Q60-116 46-118L-46-118Q-60-116-66-128z'
  return [
    castShadow(pen, wings, 10, 14, 8),
    line('M-62-150C-96 40-84 230 0 286 84 230 96 40 62-150', steel.deep, 12) +
      line('M-62-150C-96 40-84 230 0 286 84 230 96 40 62-150', steel.light, 7),
    path(
      wings,
      pen.linear([aluminium.shade, aluminium.light, aluminium.glow, aluminium.base, aluminium.shade]),
    ),
    path('M-24-262H24L20-190H-20z', moulded(pen, tone)),
    line('M-70-226C-40-200 40-200 70-226', steel.deep, 13) +
      line('M-70-228C-40-202 40-202 70-228', steel.light, 7),
    line('M-26-150h.1M0-158h.1M26-150h.1', steel.glow, 13),
    path('M-36 196H36L44 280H-44z', moulded(pen, tone)) +
      line('M-24 214H24M-22 236H22M-20 258H20', tone.deep, 5),
    path('M-22 276Q0 310 22 276V296Q0 324-22 296z', brand.accent.base),
    emblem(brand, 0, 40, 40, brand.accent.base),
    lettered(brand.name, brand, { x: 0, y: 100, size: 22, room: 110, fill: '#33434b' }),
    screws([-62, -250], [62, -250]),
  ].join('')
}

/** For children: short, round, with a big button and a paw. */
function juniorBinding({ tone, brand }: Subject, pen: Pen): string {
  const plate = 'M-60-170C-60-214-30-224 0-224S60-214 60-170V170C60 206 34 218 0 218S-60 206-60 170z'
  return [
    castShadow(pen, plate, 10, 14, 8),
    path(plate, moulded(pen, tone)),
    path('M-44-150Q0-190 44-150L36-80H-36z', moulded(pen, materials.carbon)),
    path('M-44-70H44V-54H-44z', metal(pen, materials.steel)),
    element('circle', { cy: 0, r: 40, fill: brand.accent.deep }) +
      element('circle', { cy: -3, r: 37, fill: moulded(pen, brand.accent) }),
    path('M-14 6Q0-8 14 6 16 20 0 18-16 20-14 6z', brand.accentInk) +
      line('M-20-8v.1M-7-18v.1M7-18v.1M20-8v.1', brand.accentInk, 10),
    path('M-44 80H44V176Q0 206-44 176z', moulded(pen, materials.carbon)) +
      line('M-24 96V176M0 96V182M24 96V176', '#000', 6, { opacity: 0.4 }),
    logotype(brand, { x: 0, y: -108, size: 20, room: 76, fill: '#fff' }),
    screws([-44, -186], [44, -186]),
  ].join('')
}

const pair =
  (binding: Draw): Draw =>
  (subject, pen) => {
    const one = pen.symbol(binding(subject, pen))
    return (
      use(one, { transform: 'translate(208 378)rotate(5)scale(1.080)' }) +
      use(one, { transform: 'translate(392 370)rotate(5)scale(1.080)' })
    )
  }

const alone =
  (binding: Draw): Draw =>
  (subject, pen) =>
    moved('translate(300 372)rotate(38)scale(1.160)', binding(subject, pen))

/** Screwed on a ski that lies in the snow. */
const onSki =
  (binding: Draw): Draw =>
  (subject, pen) =>
    [
      snowfield(pen),
      moved(
        'translate(320 480)rotate(18)',
        path('M-78-700H78V500H-78z', '#0c2735', {
          opacity: 0.25,
          filter: pen.blur(10),
          transform: 'translate(14 14)',
        }),
        path('M-72-320C-72-420-30-440 0-440S72-420 72-320V500H-72z', rounded(pen, subject.brand.accent)),
        moved('scale(.860)', binding(subject, pen)),
      ),
    ].join('')

const bindingArt = (binding: Draw): ProductArt => ({
  front: pair(binding),
  side: alone(binding),
  detail: { x: 300, y: 250, zoom: 2 },
  use: onSki(binding),
})

/** Bindings from above. */
export const bindingPictures = {
  'binding-classic': bindingArt(classicBinding),
  'binding-skate': bindingArt(skateBinding),
  'binding-touring': bindingArt(touringBinding),
  'binding-junior': bindingArt(juniorBinding),
} satisfies Record<string, ProductArt>
