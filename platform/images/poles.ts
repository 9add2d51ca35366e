import type { Draw, ProductArt, Subject } from './art.ts'
import { logotype } from './brand-style.ts'
import { materials, type Ramp } from './palette.ts'
import { again, group, line, moved, type Pen, path } from './pen.ts'
import { castShadow } from './shading.ts'

const SHAFT = 'M-6.500 70H6.500L3.600 640H-3.6z'
const GRIP = 'M-9-2Q-9-14 3-15 16-15 15-3L12 22Q14 40 11 58 10 78 8 92H-8Q-12 60-9 40-12 22-9-2z'
const BASKET =
  'M-3 598C-16 606-25 618-27 632-16 626-9 626-3 632L0 640 3 630C9 620 16 612 20 604 14 598 8 596-3 598z'
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

function shaft({ tone, brand }: Subject, pen: Pen): string {
  const accent = across(pen, brand.accent, 8)
  return group(
    { 'clip-path': pen.clip(SHAFT) },
    again(pen.shape(SHAFT), { fill: across(pen, tone, 8) }),
    path('M-8 90H8V176L-8 190zM-8 512L8 500V524L-8 536zM-8 545 8 533V640H-8z', accent),
    path('M-8 196 8 182V186L-8 200z', accent),
  )
}

/** Lettering apart from the pole, so that a mirrored pole still reads. */
const lettering = ({ brand }: Subject) =>
  logotype(brand, { x: -3.6, y: 262, size: 11, room: 118, fill: brand.ink, turn: 90 }) +
  logotype(brand, { x: -3, y: 450, size: 9, room: 90, fill: brand.ink, turn: 90 })

function grip({ brand }: Subject, pen: Pen): string {
  const { rubber, cork } = materials
  const grain = pen.pattern(
    7,
    6,
    path('M1 1h2v1h-2zM4 4h1.500v1.500h-1.500zM5.500 1h1v.8h-1z', cork.deep, { opacity: 0.55 }),
  )
  return [
    again(pen.shape(GRIP), { fill: across(pen, cork, 15) }),
    again(pen.shape(GRIP), { fill: grain }),
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

function tip({ brand }: Subject, pen: Pen): string {
  const { carbon, steel } = materials
  return [
    path('M-4.500 588H4.500L3.500 640 1.600 664H-1.600L-3.500 640z', across(pen, carbon, 5)),
    path('M-1.500 658H1.500L.6 676H-.4z', steel.base),
    path(BASKET, pen.linearAt([carbon.glow, carbon.light, carbon.deep], '-27 598 20 636')),
    path('M-3 602C-13 608-20 616-23 625-15 621-9 620-3 624z', brand.accent.base),
    line('M-26 630C-16 624-9 624-3 630', '#fff', 1, { opacity: 0.4 }),
  ].join('')
}

const pole = (subject: Subject, pen: Pen) =>
  strap(subject, pen) + shaft(subject, pen) + grip(subject, pen) + tip(subject, pen)

/** Shadow of shaft and grip; it falls to the right under a mirrored pole too. */
const shadow = (pen: Pen) => castShadow(pen, `${SHAFT}${GRIP}`, 14, 15, 6)

const crossed: Draw = (subject, pen) => {
  const one = pen.symbol(pole(subject, pen))
  return moved(
    'translate(300 28)scale(1.040)',
    moved(
      'translate(112 0)rotate(20)',
      shadow(pen),
      again(one, { transform: 'scale(-1 1)' }),
      lettering(subject),
    ),
    moved('translate(-112 0)rotate(-20)', shadow(pen), again(one), lettering(subject)),
  )
}

const parallel: Draw = (subject, pen) => {
  const one = pen.symbol(pole(subject, pen))
  return moved(
    'translate(308 372)rotate(24)scale(1.060)',
    moved('translate(-26 -340)', shadow(pen), again(one), lettering(subject)),
    moved('translate(46 -322)', shadow(pen), again(one, { transform: 'scale(-1 1)' }), lettering(subject)),
  )
}

/** Poles: a crossed pair with grips, straps and baskets. */
export const polePictures = {
  pole: {
    front: crossed,
    side: parallel,
    detail: { x: 210, y: 110, zoom: 3.6, turn: 8 },
  } satisfies ProductArt,
}
