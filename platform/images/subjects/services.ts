import type { Draw, ProductArt, Subject } from '../art.ts'
import { emblem, stripePanel } from '../brand-style.ts'
import { materials } from '../palette.ts'
import { element, line, moved, type Pen, path, rect } from '../pen.ts'
import { castShadow, metal, rounded } from '../shading.ts'
import { bindingOn } from './bindings.ts'
import { brush, nylon } from './tools.ts'
import { printed } from './wax-print.ts'
import { iron } from './waxing-iron.ts'
import { skiBase, skiOnBench, steam } from './workbench.ts'

/** A tag with the workshop's mark, tied to the ski; `sign` says what was done. */
const tag = ({ brand }: Subject, pen: Pen, sign: string) => {
  const outline = 'M0 0L30-34H120V150H-60V-34H-30z'
  return [
    castShadow(pen, outline, 4, 8, 6),
    path(outline, pen.linear(['#fff', '#e8eff2'], '0 0 1 1')),
    element('circle', { cy: -16, r: 7, fill: '#93a3ab' }),
    stripePanel(pen, brand, { x: -60, y: 112, width: 180, height: 38 }, brand.accent.base),
    emblem(brand, -24, 22, 44, '#14262f'),
    moved('translate(60 60)', sign),
  ].join('')
}

/** A service: what is done on the ski, and its sign on the tag. */
interface Service {
  act: Draw
  sign: string
}

/** A stone that turns, cutting fine lines into the base. */
const grinding: Service = {
  act: (_, pen) =>
    [
      line('M-250 84L250 12M-250 96L250 24M-250 108L250 36', '#dfe5e8', 2, {
        opacity: 0.8,
        'stroke-dasharray': '10 5',
      }),
      element('circle', { cy: -130, r: 160, fill: pen.radial(['#d9c7ae', '#b59a76', '#80684a']) }),
      element('circle', { cy: -130, r: 46, fill: metal(pen, materials.steel, '0 0 1 1') }),
      line('M-100-200A130 130 0 0 1 60-246M100-70A130 130 0 0 1 20-4', '#fff', 5, { opacity: 0.5 }),
      line('M60 30L150-20M70 36L180 10M50 24L120-50M76 42L170 50', '#f9d35a', 4),
    ].join(''),
  sign: element('circle', { r: 26, fill: '#b59a76' }) + element('circle', { r: 8, fill: '#fff' }),
}
/** A hot iron, and its steam. */
const glide: Service = {
  act: (subject, pen) =>
    moved('translate(-286 -490)', steam(pen)) +
    moved('translate(0 -24)rotate(-7.400)scale(1.120)', iron({ ...subject, tone: materials.steel }, pen)),
  sign: path('M-30 10V-6Q-28-22-8-22H30V10z', '#c0302c') + line('M-10-30H26', '#14262f', 7),
}
/** A binding, and the screwdriver that fastens it. */
const mounting: Service = {
  act: (subject, pen) =>
    moved('translate(-40 10)rotate(-97)scale(.520 .620)', bindingOn(subject, pen)) +
    moved(
      'translate(130 -120)rotate(32)',
      path(
        'M-20-190H20Q28-190 28-180V-60L16-40H-16L-28-60V-180Q-28-190-20-190z',
        rounded(pen, subject.brand.accent),
      ),
      path('M-7-40H7L5 120H-5z', metal(pen, materials.steel, '0 0 1 0')),
    ),
  sign: line('M-22 22L14-14', '#14262f', 8) + element('circle', { cx: 18, cy: -18, r: 14, fill: '#14262f' }),
}
/** Iron, brush, and the months from November to April. */
const season: Service = {
  act: (subject, pen) =>
    [
      ...['11', '12', '1', '2', '3', '4'].map((month, at) =>
        moved(
          `translate(${-210 + at * 84} ${-250 + (at % 2) * 24})rotate(${at % 2 ? 5 : -5})`,
          rect(-34, -40, 68, 84, '#fff', 6),
          rect(-34, -40, 68, 22, '#c0302c', 6),
          printed(month, { x: 0, y: 28, size: 36, fill: '#14262f' }),
        ),
      ),
      moved('translate(0 -10)rotate(-7.400)scale(.900)', brush(subject, pen, nylon)),
    ].join(''),
  sign: rect(-26, -24, 52, 50, '#c0302c', 6) + printed('5×', { x: 0, y: 14, size: 30, fill: '#fff' }),
}
/** A dial that tells how much weight presses the ski flat. */
const camber: Service = {
  act: (_, pen) =>
    [
      path('M-220 96Q0 20 220 36L222 52Q0 40-218 114z', '#0a0d0f', { opacity: 0.5 }),
      path('M-30-60H30V20H-30z', metal(pen, materials.steel, '0 0 1 0')),
      element('circle', { cy: -150, r: 110, fill: metal(pen, materials.aluminium, '0 0 1 1') }) +
        element('circle', { cy: -150, r: 94, fill: '#fff' }),
      line('M-70-110A80 80 0 0 1-60-202M-30-224A80 80 0 0 1 60-202M78-160A80 80 0 0 1 70-112', '#14262f', 6),
      line('M0-150L44-204', '#c0302c', 8) + element('circle', { cy: -150, r: 12, fill: '#14262f' }),
      printed('kg', { x: 0, y: -90, size: 30, fill: '#14262f' }),
    ].join(''),
  sign: line('M-34 14Q0-28 34 14', '#14262f', 7) + line('M0-34V-14', '#c0302c', 6),
}
/** A burning stick drips into a scratch. */
const base: Service = {
  act: (_, pen) =>
    [
      line('M-180 70L-60 40-20 62 40 26', '#e9eef1', 5),
      moved(
        'translate(60 20)rotate(40)',
        path('M-14-260H14V-20L0 0-14-20z', rounded(pen, materials.rubber)),
        path('M0 22C-26 0-16-20 0-40 16-20 26 0 0 22z', '#f28a4a'),
        path('M0 14C-12 2-8-8 0-20 8-8 12 2 0 14z', '#fff0b4'),
      ),
      line('M36 34h.1M14 44h.1', '#0a0d0f', 13),
    ].join(''),
  sign: line('M-30 16L-8-6 4 10 30-16', '#14262f', 6) + path('M-6 30h30v8H-6z', '#c0302c'),
}
/** A start number beside the iron. */
const raceWaxing: Service = {
  act: (subject, pen) => {
    const bib = 'M-110-120H-60Q0-90 60-120H110V110H-110z'
    return [
      moved(
        'translate(-70 -190)rotate(-6)',
        castShadow(pen, bib, 6, 10, 8),
        path(bib, '#fff'),
        path('M-110 60H110V110H-110z', subject.brand.accent.base),
        printed('118', { x: 0, y: 36, size: 110, fill: '#c0302c' }),
      ),
      moved('translate(70 10)rotate(-7.400)scale(.800)', iron({ ...subject, tone: materials.carbon }, pen)),
    ].join('')
  },
  sign: rect(-34, -24, 68, 48, '#c0302c', 6) + printed('118', { x: 0, y: 13, size: 32, fill: '#fff' }),
}

const serviceArt = ({ act, sign }: Service): ProductArt => ({
  front: (subject, pen) => skiBase(subject, pen) + moved('translate(286 490)', act(subject, pen)),
  side: (subject, pen) =>
    [
      moved('translate(0 60)', skiBase(subject, pen)),
      line('M330 60C310 110 290 140 276 200', '#93a3ab', 4),
      moved('translate(274 230)rotate(5)scale(1.700)', tag(subject, pen, sign)),
    ].join(''),
  detail: { x: 310, y: 420, zoom: 1.8 },
  use: skiOnBench(act),
})

/** What the workshop does. */
export const servicePictures = {
  'service-grinding': serviceArt(grinding),
  'service-glide': serviceArt(glide),
  'service-mounting': serviceArt(mounting),
  'service-season': serviceArt(season),
  'service-camber': serviceArt(camber),
  'service-base': serviceArt(base),
  'service-race-waxing': serviceArt(raceWaxing),
} satisfies Record<string, ProductArt>
