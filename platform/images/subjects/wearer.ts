import type { Draw } from '../art.ts'
import { type Setting, snowfield } from '../backdrops.ts'
import { materials } from '../palette.ts'
import { ellipse, line, moved, type Pen, path } from '../pen.ts'
import { modelled } from '../shading.ts'

const SKIN = { glow: '#f8dcc2', light: '#efc7a4', base: '#dba981', shade: '#b98258', deep: '#8a5a38' }
const CLOTH = { glow: '#8fa0a8', light: '#4b5b63', base: '#34434b', shade: '#222e34', deep: '#12191d' }

const skin = (pen: Pen) => pen.radial([SKIN.light, SKIN.base, SKIN.shade], '.4 .4 .7')
const cloth = (pen: Pen) => pen.linear([CLOTH.light, CLOTH.base, CLOTH.shade], '0 0 .9 1')

/** A small head with a dark cap, over the collar of an upper garment. */
const head = (pen: Pen) =>
  [
    path('M274 150H326V214Q300 232 274 214z', SKIN.shade),
    ellipse(300, 122, 46, 58, skin(pen)),
    path('M250 116C246 40 354 40 350 116 330 98 270 98 250 116z', cloth(pen)),
    line('M300 118l-6 22 8 2M286 154q14 8 28 0', SKIN.shade, 3),
  ].join('')

const LEGS = 'M216 500H384L378 760H308L300 590 292 760H222z'
const SLEEVES =
  'M226 212C196 236 176 330 152 494L184 504C210 420 228 350 236 280zM374 212C404 236 424 330 448 494L416 504C390 420 372 350 364 280z'
const ARMS_AND_TRUNK =
  'M240 60Q300 84 360 60L424 86Q448 100 452 150L470 330 420 344 400 190V270H200V190L180 344 130 330 148 150Q152 100 176 86z'

/** Worn on the upper body, by a skier with poles. */
export const wornAbove =
  (garment: Draw, setting: Setting = snowfield): Draw =>
  (subject, pen) =>
    [
      setting(pen),
      line('M168 520L120 760M432 520L480 760', materials.carbon.light, 7),
      path(LEGS, cloth(pen)),
      path(SLEEVES, CLOTH.base),
      ellipse(168, 508, 20, 24, CLOTH.shade) + ellipse(432, 508, 20, 24, CLOTH.shade),
      moved('translate(114 118)scale(.620)', garment(subject, pen)),
      head(pen),
    ].join('')

/** Worn on the legs. */
export const wornBelow =
  (garment: Draw): Draw =>
  (subject, pen) =>
    [
      snowfield(pen),
      ellipse(154, 356, 30, 34, CLOTH.deep) + ellipse(446, 356, 30, 34, CLOTH.deep),
      line('M152 350L96 760M448 350L504 760', materials.carbon.light, 8),
      moved('translate(24 150)scale(.920 .860)', garment(subject, pen)),
      path(ARMS_AND_TRUNK, cloth(pen)),
      line('M300 82V270', CLOTH.glow, 3, { opacity: 0.6 }),
    ].join('')

const FACE = 'M178 400C170 300 230 250 300 250S430 300 422 400C416 500 364 590 300 590S184 500 178 400z'

/** A large head and shoulders; `on` is worn on it, `behind` lies under the face, `bare` shows hair. */
export const wornOnHead =
  ({ on, hair = true, collar = true, setting = snowfield }: WornOnHead): Draw =>
  (subject, pen) =>
    [
      setting(pen),
      hair ? path('M168 420C140 250 220 190 300 190S460 250 432 420L410 470H190z', '#6b4a30') : '',
      path('M246 540H354V680H246z', SKIN.shade),
      collar
        ? path('M60 760C70 690 150 650 240 640Q300 690 360 640C450 650 530 690 540 760z', cloth(pen))
        : '',
      modelled(pen, {
        outline: FACE,
        fill: skin(pen),
        tone: SKIN,
        shade: 'M400 300Q440 420 380 560L470 600V280zM300 560Q360 560 400 480L380 620H260z',
        soft: 16,
        depth: 0.22,
      }),
      line('M300 392l-14 66 20 6', SKIN.shade, 5),
      path('M262 512Q300 540 338 512 300 528 262 512z', '#a5583f'),
      hair ? path('M178 390C176 290 240 250 300 252 250 290 210 320 178 390z', '#7d5a3c') : '',
      on(subject, pen),
    ].join('')

interface WornOnHead {
  on: Draw
  hair?: boolean
  collar?: boolean
  setting?: Setting
}
