import type { Draw, ProductArt, Subject } from './art.ts'
import { emblem, logotype, stripePanel } from './brand-style.ts'
import { type ColourName, colours, materials, type Ramp } from './palette.ts'
import { again, element, group, line, moved, type Pen, path } from './pen.ts'
import { castShadow, contactShadow, matt, modelled, rounded } from './shading.ts'

/** Snow temperature a wax is made for: cold waxes are green and blue, warm ones red and yellow. */
const temperatures: Record<ColourName, string> = {
  black: '0 / −12°',
  white: '−6 / −14°',
  red: '+1 / −3°',
  orange: '0 / −5°',
  yellow: '+8 / 0°',
  green: '−8 / −18°',
  pine: '−10 / −20°',
  blue: '−3 / −9°',
  navy: '−5 / −12°',
  glacier: '−7 / −15°',
  purple: '−1 / −4°',
  pink: '+2 / −2°',
  grey: '−4 / −10°',
  brown: '0 / −8°',
}

const temperatureOf = (tone: Ramp) =>
  temperatures[
    (Object.keys(colours) as ColourName[]).find((name) => colours[name].base === tone.base) ?? 'black'
  ]

const degrees = (text: string, x: number, y: number, size: number, fill: string, turn = 0) =>
  element(
    'text',
    {
      transform: `translate(${x} ${y})rotate(${turn})`,
      'font-family': 'Helvetica Neue,Arial,sans-serif',
      'font-weight': 700,
      'font-size': size,
      'text-anchor': 'middle',
      fill,
    },
    text,
  )

/** A stick of kick wax in its tin: foil sleeve, printed band, plastic cap beside it. */
function tin({ tone, brand }: Subject, pen: Pen, capped: boolean): string {
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
    degrees(temperatureOf(tone), 0, 46, 25, brand.ink),
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
function bar({ tone, brand }: Subject, pen: Pen): string {
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
function box({ tone, brand }: Subject, pen: Pen): string {
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
    degrees(temperatureOf(tone), 150, 244, 46, brand.ink),
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

function corkBlock({ brand }: Subject, pen: Pen): string {
  const { cork } = materials
  const outline = 'M-120-70Q-130-78-118-82L96-104Q112-106 120-96L132 40Q132 54 118 58L-92 84Q-108 86-112 72z'
  const speck = pen.pattern(
    26,
    22,
    path('M2 3l5 2-2 4-4-2zM14 2l4 1-1 3zM20 12l4 3-3 3zM8 14l6 1-3 5zM17 19l3 0-1 2z', cork.deep, {
      opacity: 0.5,
    }) + path('M10 7l4 2-2 3zM22 4l3 1-2 3zM3 17l3-1 0 3z', cork.glow, { opacity: 0.8 }),
  )
  return (
    castShadow(pen, outline, 8, 18, 12) +
    modelled(pen, {
      outline,
      fill: matt(pen, cork),
      tone: cork,
      shade: 'M60-110H150V90H70C110 30 110-40 60-110zM-120 60L140 30V90H-120z',
      light: 'M-110-76L80-94 84-78-104-56z',
      soft: 12,
      on: again(pen.shape(outline), { fill: speck }),
      over: moved(
        'rotate(-6)',
        logotype(brand, { x: 0, y: 12, size: 40, room: 180, fill: cork.deep, opacity: 0.8 }),
      ),
    })
  )
}

function scraper({ tone, brand }: Subject, pen: Pen): string {
  const outline = 'M-130-64H120Q130-64 130-54V64H-130Q-140 64-140 54V-54Q-140-64-130-64z'
  const clear = pen.linear(
    [
      [0, tone.glow, 0.9],
      [0.4, tone.light, 0.62],
      [0.55, '#fff', 0.75],
      [0.62, tone.light, 0.6],
      [1, tone.base, 0.8],
    ],
    '0 0 1 .6',
  )
  return [
    castShadow(pen, outline, 6, 10, 8),
    again(pen.shape(outline), { fill: clear }),
    line('M-130-63H120M-139-54V54', '#fff', 3, { opacity: 0.9 }),
    line('M-130 63H128', tone.shade, 4),
    path('M90 64a12 12 0 0 1 24 0z', '#eef4f7'),
    logotype(brand, { x: -6, y: 14, size: 42, room: 200, fill: tone.deep, opacity: 0.85 }),
  ].join('')
}

function brush({ tone, brand }: Subject, pen: Pen): string {
  const { wood, steel } = materials
  const handle =
    'M-190 10C-190-50-120-82 0-82 120-82 190-50 190 10 190 22 182 28 172 28H-172C-182 28-190 22-190 10z'
  const grain = pen.pattern(
    120,
    26,
    line('M0 4q30 5 60 0t60 0M0 13q40-6 70 0t50-2M0 21q20 4 60 0t60 2', wood.deep, 1.2, { opacity: 0.35 }),
  )
  const bristles = pen.pattern(
    7,
    80,
    line('M2 0 1 80M5 0 6 80', steel.deep, 1.2) + line('M3.500 0V80', '#8a6a2f', 2),
    '',
  )
  return [
    path('M-170 24H170L180 104Q0 116-180 104z', '#caa257'),
    path('M-170 24H170L180 104Q0 116-180 104z', bristles),
    path('M-170 24H170L172 46H-172z', '#000', { opacity: 0.35 }),
    modelled(pen, {
      outline: handle,
      fill: pen.linear([wood.glow, wood.light, wood.base, wood.shade], '0 0 .3 1'),
      tone: wood,
      shade: 'M-190 14H190V34H-190zM120-60C170-40 190-10 190 20H150z',
      light: 'M-140-44C-90-64-30-70 40-70L40-56C-30-56-90-48-130-30z',
      soft: 7,
      on: again(pen.shape(handle), { fill: grain }) + path('M-200-8H200V8H-200z', tone.base),
      over: logotype(brand, { x: 0, y: -24, size: 34, room: 200, fill: wood.deep, opacity: 0.85 }),
    }),
  ].join('')
}

const toolFront: Draw = (subject, pen) =>
  [
    contactShadow(pen, 306, 634, 250, 36),
    moved('translate(212 210)rotate(-14)', scraper(subject, pen)),
    moved('translate(410 356)rotate(8)', corkBlock(subject, pen)),
    moved('translate(292 520)scale(1.180)', brush(subject, pen)),
  ].join('')

const toolSide: Draw = (subject, pen) =>
  contactShadow(pen, 306, 482, 270, 36) + moved('translate(300 360)scale(1.380)', brush(subject, pen))

/** Wax and the tools to put it on. */
export const waxPictures = {
  'wax-glide': { front: glideFront, side: glideSide, detail: { x: 320, y: 560, zoom: 2 } },
  'wax-grip': { front: gripFront, side: gripSide, detail: { x: 260, y: 330, zoom: 2.1 } },
  'wax-tool': { front: toolFront, side: toolSide, detail: { x: 310, y: 500, zoom: 1.9 } },
} satisfies Record<string, ProductArt>
