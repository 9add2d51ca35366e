import type { Draw, ProductArt, Subject } from '../art.ts'
import { standingInSnow, table, usedIn } from '../backdrops.ts'
import { emblem, lettered, logotype, stripePanel } from '../brand-style.ts'
import { materials } from '../palette.ts'
import { line, moved, type Pen, path } from '../pen.ts'
import { contactShadow, metal, modelled, rounded } from '../shading.ts'
import { printed } from './wax-print.ts'

const SQUEEZE =
  'M-62-196C-66-176-112-168-114-130V-40C-114-20-100-14-100 6S-114 32-114 52V250C-114 276-100 286-76 288Q0 296 76 288C100 286 114 276 114 250V52C114 32 100 26 100 6S114-20 114-40V-130C112-168 66-176 62-196z'

/** Volume as it stands on a bottle: `750 ml`, `1 l`. */
const volume = ([ml]: readonly number[]) => (ml ? (ml < 1000 ? `${ml} ml` : `${ml / 1000} l`) : '')

/** A squeeze bottle: soft body with a waist for the hand, screw cap, valve. */
function squeezeBottle({ tone, brand, numbers }: Subject, pen: Pen, isBack: boolean): string {
  const { carbon } = materials
  return [
    path('M-30-322C-32-340-20-348 0-348S32-340 30-322L26-282H-26z', rounded(pen, brand.accent)),
    path('M-34-296H34L40-262H-40z', rounded(pen, carbon)),
    path(
      'M-80-262C-80-272-70-276-60-276H60C70-276 80-272 80-262V-204C80-194 72-190 62-190H-62C-72-190-80-194-80-204z',
      rounded(pen, carbon),
    ),
    line(
      'M-66-262V-202M-50-262V-202M-30-262V-202M-10-262V-202M10-262V-202M30-262V-202M50-262V-202M66-262V-202',
      '#000',
      3,
      {
        opacity: 0.4,
      },
    ),
    modelled(pen, {
      outline: SQUEEZE,
      fill: rounded(pen, tone),
      tone: { ...tone, glow: '#fff', deep: '#04121a' },
      shade: 'M-120-6Q0 24 120-6V30Q0 50-120 26zM-120 250Q0 290 120 250V300H-120z',
      light: 'M-92-140C-84-160-70-150-74-110V-50C-74-30-88-40-92-60zM-92 70H-74V230C-80 250-92 240-92 220z',
      soft: 8,
      depth: 0.35,
      shine: 0.5,
      on: [
        stripePanel(pen, brand, { x: -116, y: 172, width: 232, height: 100 }, rounded(pen, brand.accent)),
        isBack
          ? line('M40 60h36M52 88h24M40 116h36M52 144h24M40 172h36', brand.ink, 3, { opacity: 0.8 })
          : emblem(brand, 0, -86, 60, brand.ink) +
            logotype(brand, { x: 0, y: 124, size: 42, room: 170, fill: brand.ink }),
        printed(volume(numbers), { x: 0, y: -30, size: 24, fill: brand.ink }),
      ].join(''),
    }),
  ].join('')
}

/** A steel flask with a cup for its lid; with the cup off it steams. */
function flask({ tone, brand, numbers }: Subject, pen: Pen, isOpen: boolean): string {
  const body = 'M-84-190Q-84-210-66-214H66Q84-210 84-190V290Q84 308 66 308H-66Q-84 308-84 290z'
  const { steel, carbon } = materials
  const cup =
    path('M-72-330Q-72-344-56-344H56Q72-344 72-330V-222H-72z', metal(pen, steel, '0 0 1 0')) +
    line('M-72-312H72', '#fff', 3, { opacity: 0.6 })
  return [
    isOpen ? path('M-40-264Q-40-274-30-274H30Q40-274 40-264V-214H-40z', rounded(pen, carbon)) : cup,
    path('M-76-226H76V-204H-76z', metal(pen, steel, '0 0 1 0')),
    path(body, rounded(pen, tone)),
    path('M-84 240H84V290Q84 308 66 308H-66Q-84 308-84 290z', metal(pen, steel, '0 0 1 0')),
    stripePanel(pen, brand, { x: -84, y: 130, width: 168, height: 80 }, rounded(pen, brand.accent)),
    emblem(brand, 0, -120, 64, brand.ink),
    logotype(brand, { x: 10, y: 20, size: 44, room: 200, fill: brand.ink, turn: -90 }),
    printed(volume(numbers), { x: 0, y: 176, size: 24, fill: brand.accentInk }),
    lettered(isOpen ? brand.model : '', brand, { x: 0, y: 112, size: 22, room: 130, fill: brand.ink }),
    isOpen
      ? moved(
          'translate(180 250)',
          path('M-60-60H60L48 54Q0 66-48 54z', metal(pen, steel, '0 0 1 0')) +
            path('M-60-60Q0-44 60-60 0-76-60-60z', '#6b3f1f'),
        )
      : '',
  ].join('')
}

const upright =
  (draw: (subject: Subject, pen: Pen, isOther: boolean) => string, isOther: boolean): Draw =>
  (subject, pen) => {
    const size = 0.86 + ([500, 750, 1000].indexOf(subject.numbers[0] ?? 750) * 0.06 || 0)
    return (
      contactShadow(pen, 306, 672, 150, 28) +
      moved(`translate(300 ${Math.round(672 - 300 * size)})scale(${size})`, draw(subject, pen, isOther))
    )
  }

/** What carries drink. */
export const bottlePictures = {
  thermos: {
    front: upright(flask, false),
    side: upright(flask, true),
    detail: { x: 300, y: 330, zoom: 2.1 },
    use: usedIn(table, upright(flask, true), 'translate(80 90)scale(.740)'),
  },
  'sports-bottle': {
    front: upright(squeezeBottle, false),
    side: upright(squeezeBottle, true),
    detail: { x: 310, y: 220, zoom: 2.1 },
    use: standingInSnow(upright(squeezeBottle, false), 'translate(90 120)rotate(6 300 600)scale(.760)'),
  },
} satisfies Record<string, ProductArt>
