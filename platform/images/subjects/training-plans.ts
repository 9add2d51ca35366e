import type { Draw, ProductArt, Subject } from '../art.ts'
import { table, usedIn } from '../backdrops.ts'
import { emblem, logotype } from '../brand-style.ts'
import { colours, materials, type Ramp } from '../palette.ts'
import { element, group, line, moved, type Pen, path, rect } from '../pen.ts'
import { castShadow } from '../shading.ts'
import { printed } from './wax-print.ts'

/** The cover of a plan: its colour, what is drawn on it, its length in weeks. */
interface Cover {
  tone: Ramp
  motif: string
  weeks: number
}

const COVER = 'M-180-250H170Q180-250 180-240V240Q180 250 170 250H-180z'
const hills = path('M-190 150Q-60 60 40 110T190 80V260H-190z', '#fff', { opacity: 0.9 })
const flag =
  line('M60 120V-60', '#fff', 8) +
  path('M60-60H150V0H60z', '#fff') +
  path(
    'M60-60h22v20H60zM104-60h22v20h-22zM82-40h22v20H82zM126-40h24v20h-24zM60-20h22V0H60zM104-20h22V0h-22z',
    '#14262f',
  )
const wheel =
  element('circle', { cx: 30, cy: 50, r: 96, fill: '#14262f' }) +
  element('circle', { cx: 30, cy: 50, r: 60, fill: '#dfe5e8' }) +
  line('M30 50V-4M30 50L78 76M30 50L-18 76', '#14262f', 12) +
  line('M-180 150H190', '#fff', 10)
const skateTracks =
  hills +
  line(
    'M-120 240L-60 180M20 220L-30 160M-70 150L-34 116M10 140L-14 104M-30 96L-8 76',
    colours.glacier.deep,
    9,
  )
const milestone =
  path('M-90 200V-10Q-90-80 0-80T90-10V200z', '#fff') +
  printed('90', { x: 0, y: 70, size: 110, fill: '#14262f' }) +
  printed('KM', { x: 0, y: 130, size: 44, fill: '#14262f' })

function book({ brand }: Subject, pen: Pen, { tone, motif, weeks }: Cover): string {
  return [
    castShadow(pen, COVER, 10, 16, 10),
    path('M-180-244H176V256H-180z', materials.paper.shade) +
      path(COVER, pen.linear([tone.light, tone.base, tone.shade], '0 0 .5 1')),
    group({ 'clip-path': pen.clip(COVER) }, motif),
    path('M-180-250h22v500h-22z', '#000', { opacity: 0.18 }),
    emblem(brand, -112, -196, 44, '#fff') +
      logotype(brand, { x: -78, y: -182, size: 40, room: 220, fill: '#fff', anchor: 'start' }),
    rect(-136, -136, 132, 52, '#fff', 26) +
      printed(`${weeks} × 7`, { x: -70, y: -99, size: 32, fill: '#14262f' }),
  ].join('')
}

/** Its pages: a week to a row, hard days marked. */
function pages({ brand }: Subject, pen: Pen, { tone, weeks }: Cover): string {
  const days = Array.from({ length: 5 * 7 }, (_, at) => {
    const isHard = (at * weeks) % 5 === 0
    return rect(
      -150 + (at % 7) * 44,
      -130 + Math.floor(at / 7) * 66,
      36,
      54,
      isHard ? tone.base : '#e3eaee',
      5,
    )
  })
  return [
    castShadow(pen, COVER, 10, 16, 10),
    path(COVER, pen.linear(['#fff', materials.paper.light, materials.paper.shade])),
    emblem(brand, -130, -196, 34, tone.base) + line('M-100-206H60M-100-186H10', '#b6c3ca', 7),
    ...days,
    line('M-150 226L-90 200-40 214 20 180 80 190 150 160', tone.base, 5),
  ].join('')
}

const planArt = (cover: Cover): ProductArt => {
  const front: Draw = (subject, pen) =>
    moved('translate(300 375)rotate(-5)scale(1.200)', book(subject, pen, cover))
  return {
    front,
    side: (subject, pen) =>
      moved('translate(390 400)rotate(9)', pages(subject, pen, cover)) +
      moved('translate(220 360)rotate(-6)scale(.940)', book(subject, pen, cover)),
    detail: { x: 310, y: 400, zoom: 1.8 },
    use: usedIn(
      table,
      (subject, pen) => moved('translate(300 530)rotate(4)scale(.800)', pages(subject, pen, cover)),
      'translate(0 0)',
    ),
  }
}

/** Training programmes, printed or read on a screen. */
export const planPictures = {
  'plan-first-race': planArt({ tone: colours.pine, motif: hills + flag, weeks: 8 }),
  'plan-roller': planArt({ tone: colours.orange, motif: wheel, weeks: 16 }),
  'plan-skate': planArt({ tone: colours.blue, motif: skateTracks, weeks: 9 }),
  'plan-marathon': planArt({ tone: colours.red, motif: milestone, weeks: 12 }),
} satisfies Record<string, ProductArt>
