import type { Draw } from './art.ts'
import { materials } from './palette.ts'
import { group, line, moved, type Pen, path, rect } from './pen.ts'
import { tint, treeLine } from './scenes/landscape.ts'

/** Draws the place where a product is used, over the whole canvas. */
export type Setting = (pen: Pen) => string

const FRAME = 'M26 0H574Q600 0 600 26V724Q600 750 574 750H26Q0 750 0 724V26Q0 0 26 0z'
const framed = (pen: Pen, ...parts: string[]) => group({ 'clip-path': pen.clip(FRAME) }, ...parts)
const sky = (pen: Pen, ...colours: string[]) => rect(0, 0, 600, 750, pen.linear(colours, '0 0 0 1'))
const forest = (seed: number, y: number, fill: string) =>
  path(treeLine(seed, { from: -20, to: 620, y, height: 90, depth: 70 }), fill)

/** A ski track on a clear day: ridge, forest, two grooves. */
export const snowfield: Setting = (pen) =>
  framed(
    pen,
    sky(pen, tint.glacier, tint.haze, tint.glow),
    path('M0 330L90 262 150 300 260 206 350 290 430 240 600 330V420H0z', tint.drift),
    path('M260 206L300 280 262 300 350 400H600V330L430 240 350 290z', tint.ice, { opacity: 0.7 }),
    forest(11, 380, tint.mist) + forest(5, 410, tint.spruce),
    path('M0 430Q180 400 330 424T600 414V750H0z', pen.linear(['#fff', tint.drift, tint.haze], '0 0 0 1')),
    path('M316 424L120 750H176L322 424zM330 424L300 750H356L336 424z', tint.ice, { opacity: 0.7 }),
  )

/** The same after dark. */
export const night: Setting = (pen) =>
  framed(
    pen,
    sky(pen, tint.night, tint.dusk, tint.deep),
    line('M80 90h0M160 40h0M250 120h0M420 70h0M520 140h0M540 40h0M340 30h0', '#fff', 3, { opacity: 0.7 }),
    forest(7, 420, tint.shade),
    path('M0 470Q180 440 330 464T600 454V750H0z', pen.linear([tint.fjord, tint.deep], '0 0 0 1')),
  )

/** The wax room: a board with tools' shadows, a bench in front. */
export const workshop: Setting = (pen) =>
  framed(
    pen,
    sky(pen, '#e9e2d6', '#d6ccbc', '#c2b6a3'),
    rect(40, 50, 520, 320, pen.linear(['#b99a70', '#a98960'], '0 0 0 1'), 8),
    line('M90 100h.1M190 100h.1M290 100h.1M390 100h.1M490 100h.1M90 310h.1M490 310h.1', '#6d5433', 9),
    rect(0, 520, 600, 230, pen.linear(['#8d6b45', '#6f5030', '#59401f'], '0 0 0 1')),
    rect(0, 520, 600, 12, '#d9b988'),
    line('M0 590q150-12 300 0t300 0M0 660q150 10 300 0t300 0', '#4a3419', 3, { opacity: 0.35 }),
  )

/** A table at the window of a cabin. */
export const table: Setting = (pen) =>
  framed(
    pen,
    sky(pen, '#8a6443', '#7a5739', '#6a4a30'),
    line('M0 110H600M0 230H600M0 350H600M0 470H600', '#4a3220', 4, { opacity: 0.5 }),
    rect(90, 50, 420, 380, '#e3c9a0', 10),
    rect(112, 72, 376, 336, pen.linear([tint.glacier, tint.glow], '0 0 0 1')),
    path('M112 300L190 220 260 280 340 190 488 310V408H112z', tint.drift),
    moved('translate(100 0)scale(.62 .9)', forest(9, 370, tint.spruce)),
    path('M112 372Q300 350 488 372V408H112z', '#fff'),
    path('M293 72h14V408h-14zM112 232H488v12H112z', '#e3c9a0'),
    rect(
      0,
      520,
      600,
      230,
      pen.linear([materials.wood.light, materials.wood.base, materials.wood.shade], '0 0 0 1'),
    ),
    line('M0 600q150-10 300 0t300 0M0 680q150 8 300 0t300 0', materials.wood.deep, 3, { opacity: 0.3 }),
  )

/** A quiet road in summer. */
export const road: Setting = (pen) =>
  framed(
    pen,
    sky(pen, '#a9cfe0', '#dcebec', '#f6efdc'),
    path('M0 330Q160 250 330 310T600 290V460H0z', '#9dbfae'),
    forest(4, 410, '#4f8268'),
    path('M0 440H600V750H0z', pen.linear(['#8fb274', '#6d9457'], '0 0 0 1')),
    path('M250 440H350L640 750H-40z', pen.linear(['#8e979c', '#6d767b'], '0 0 0 1')),
    path('M297 452h6l2 40h-10zM294 520h12l4 60h-20zM288 620h24l8 130h-40z', '#f3f1e6', { opacity: 0.85 }),
  )

/** Clear ice between islands. */
export const lake: Setting = (pen) =>
  framed(
    pen,
    sky(pen, tint.glacier, tint.haze, tint.glow),
    forest(13, 400, tint.spruce),
    path('M0 440H600V750H0z', pen.linear([tint.haze, tint.glacier, tint.fjord], '0 0 0 1')),
    line(
      'M0 520L220 500 330 560 600 530M330 560L280 750M80 750L150 600 220 500M450 545L540 750',
      '#fff',
      2.5,
      {
        opacity: 0.55,
      },
    ),
  )

/** A picture of a product where it is used: its drawing, placed in a setting. */
export const usedIn =
  (setting: Setting, draw: Draw, transform: string): Draw =>
  (subject, pen) =>
    setting(pen) + moved(transform, draw(subject, pen))

/** The same, stuck into the snow of the foreground. */
export const standingInSnow =
  (draw: Draw, transform: string): Draw =>
  (subject, pen) =>
    [
      snowfield(pen),
      moved(transform, draw(subject, pen)),
      path(
        'M0 668Q120 640 220 660T420 650 600 664V724Q600 750 574 750H26Q0 750 0 724z',
        pen.linear(['#fff', tint.drift], '0 0 0 1'),
      ),
    ].join('')
