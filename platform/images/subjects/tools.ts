import type { Draw, ProductArt, Subject } from '../art.ts'
import { usedIn, workshop } from '../backdrops.ts'
import { logotype } from '../brand-style.ts'
import { materials, type Ramp } from '../palette.ts'
import { line, moved, type Pen, path, use } from '../pen.ts'
import { castShadow, contactShadow, matt, modelled } from '../shading.ts'
import { skiOnBench } from './workbench.ts'

function corkBlock({ tone, brand }: Subject, pen: Pen): string {
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
      on: use(pen.shape(outline), { fill: speck }),
      over: moved(
        'rotate(-6)',
        path('M-140 58H140V74H-140z', tone.base),
        logotype(brand, { x: 0, y: 12, size: 40, room: 180, fill: cork.deep, opacity: 0.8 }),
      ),
    })
  )
}

export function scraper({ tone, brand }: Subject, pen: Pen): string {
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
    use(pen.shape(outline), { fill: clear }),
    line('M-130-63H120M-139-54V54', '#fff', 3, { opacity: 0.9 }),
    line('M-130 63H128', tone.shade, 4),
    path('M90 64a12 12 0 0 1 24 0z', '#eef4f7'),
    logotype(brand, { x: -6, y: 14, size: 42, room: 200, fill: tone.deep, opacity: 0.85 }),
  ].join('')
}

/** What a brush is made of: the colour under the bristles, and the bristles. */
interface Bristles {
  ground: string
  hair: string
  hand: Ramp
}

export const nylon: Bristles = { ground: '#e9eef1', hair: '#9aa7ae', hand: materials.wood }
const brass: Bristles = { ground: '#d7a63c', hair: '#7d5a17', hand: materials.leather }

export function brush({ tone, brand }: Subject, pen: Pen, { ground, hair, hand: wood }: Bristles): string {
  const handle =
    'M-190 10C-190-50-120-82 0-82 120-82 190-50 190 10 190 22 182 28 172 28H-172C-182 28-190 22-190 10z'
  const grain = pen.pattern(
    120,
    26,
    line('M0 4q30 5 60 0t60 0M0 13q40-6 70 0t50-2M0 21q20 4 60 0t60 2', wood.deep, 1.2, { opacity: 0.35 }),
  )
  const bristles = pen.pattern(7, 80, line('M2 0 1 80M5 0 6 80', hair, 1.4), '')
  return [
    path('M-170 24H170L180 104Q0 116-180 104z', ground),
    path('M-170 24H170L180 104Q0 116-180 104z', bristles),
    path('M-170 24H170L172 46H-172z', '#000', { opacity: 0.35 }),
    modelled(pen, {
      outline: handle,
      fill: pen.linear([wood.glow, wood.light, wood.base, wood.shade], '0 0 .3 1'),
      tone: wood,
      shade: 'M-190 14H190V34H-190zM120-60C170-40 190-10 190 20H150z',
      light: 'M-140-44C-90-64-30-70 40-70L40-56C-30-56-90-48-130-30z',
      soft: 7,
      on: use(pen.shape(handle), { fill: grain }) + path('M-200-8H200V8H-200z', tone.base),
      over: logotype(brand, { x: 0, y: -24, size: 34, room: 200, fill: wood.deep, opacity: 0.85 }),
    }),
  ].join('')
}

const brushArt = (bristles: Bristles): ProductArt => {
  const alone: Draw = (subject, pen) =>
    contactShadow(pen, 306, 482, 270, 36) +
    moved('translate(300 360)scale(1.380)', brush(subject, pen, bristles))
  /** On its back, bristles up. */
  const turned: Draw = (subject, pen) =>
    contactShadow(pen, 306, 520, 270, 36) +
    moved('translate(300 400)rotate(-16)scale(1.250 -1.250)', brush(subject, pen, bristles))
  return {
    front: alone,
    side: turned,
    detail: { x: 250, y: 440, zoom: 2.2 },
    use: skiOnBench((subject, pen) => moved('rotate(-7.400)scale(1.020)', brush(subject, pen, bristles))),
  }
}

const scraperFront: Draw = (subject, pen) =>
  moved('translate(300 370)rotate(-14)scale(1.900)', scraper(subject, pen))
const scraperSide: Draw = (subject, pen) =>
  moved('translate(240 260)rotate(-32)scale(1.300)', scraper(subject, pen)) +
  moved('translate(350 500)rotate(10)scale(1.400)', scraper(subject, pen))
const corkFront: Draw = (subject, pen) =>
  contactShadow(pen, 310, 480, 250, 30) + moved('translate(300 370)scale(1.900)', corkBlock(subject, pen))
const corkSide: Draw = (subject, pen) =>
  moved('translate(270 250)rotate(28)scale(1.350)', corkBlock(subject, pen)) +
  moved('translate(330 500)rotate(-8)scale(1.500)', corkBlock(subject, pen))
const scraperAndBrush: Draw = (subject, pen) =>
  [
    contactShadow(pen, 306, 610, 260, 34),
    moved('translate(300 250)rotate(-14)scale(1.500)', scraper(subject, pen)),
    moved('translate(292 500)scale(1.280)', brush(subject, pen, nylon)),
  ].join('')

/** Tools held in the hand. */
export const toolPictures = {
  scraper: {
    front: scraperFront,
    side: scraperSide,
    detail: { x: 300, y: 390, zoom: 2 },
    use: skiOnBench((subject, pen) => moved('rotate(-62)scale(1.100)', scraper(subject, pen))),
  },
  cork: {
    front: corkFront,
    side: corkSide,
    detail: { x: 300, y: 380, zoom: 2 },
    use: skiOnBench((subject, pen) => moved('rotate(-4)scale(1.150)', corkBlock(subject, pen))),
  },
  'nylon-brush': brushArt(nylon),
  'brass-brush': brushArt(brass),
  'scraper-and-brush': {
    front: scraperAndBrush,
    side: (subject, pen) =>
      moved(
        'translate(600 0)scale(-1 1)',
        scraperAndBrush({ ...subject, brand: { ...subject.brand, name: '' } }, pen),
      ),
    detail: { x: 300, y: 500, zoom: 1.9 },
    use: usedIn(workshop, scraperAndBrush, 'translate(80 120)scale(.740)'),
  },
} satisfies Record<string, ProductArt>
