import { materials, type Ramp } from './palette.ts'
import { group, line, type Pen, path, rect } from './pen.ts'

/** Dyed cloth in soft light from the top left. */
export const dyed = (pen: Pen, { light, base, shade }: Ramp): string =>
  pen.linear(
    [
      [0, light],
      [0.42, base],
      [1, shade],
    ],
    '0 0 .9 1',
  )

/** A seam with its row of stitches. */
export const stitch = (d: string, { deep, glow }: Ramp): string =>
  line(d, deep, 2, { opacity: 0.55 }) +
  line(d, glow, 1, { opacity: 0.5, 'stroke-dasharray': '5 3', transform: 'translate(3 3)' })

/** A closed zip along a path. */
export const zip = (pen: Pen, d: string, tone: Ramp): string =>
  line(d, tone.deep, 11, { opacity: 0.75 }) +
  line(d, materials.carbon.light, 6) +
  line(d, pen.linearAt(['#fff', '#8d989f'], '290 0 310 0'), 2.6, {
    'stroke-dasharray': '2 2.500',
    'stroke-linecap': 'butt',
  })

/** The slider of a zip with its tab. */
export const puller = (x: number, y: number, tone: Ramp): string =>
  path(`M${x - 4} ${y}h8l1 10-2 22q-3 4-6 0l-2-22z`, tone.base) +
  rect(x - 4, y - 5, 8, 9, materials.steel.light, 2)

/** Fine squares of a wind-proof weave. */
export const ripstop = ({ glow }: Ramp, pen: Pen): string =>
  pen.pattern(9, 9, path('M0 0H9V.7H0zM0 0V9H.7V0z', glow, { opacity: 0.16 }))

/** Plain knit: rows of small v-shaped loops. */
export const knit = ({ deep, glow }: Ramp, pen: Pen): string =>
  pen.pattern(
    7,
    6,
    line('M.500 1 3.500 4 6.500 1', deep, 1.1, { opacity: 0.3 }) +
      line('M.500 0 3.500 3 6.500 0', glow, 0.7, { opacity: 0.25 }),
  )

/** Curly pile. */
export const fleece = ({ deep, glow }: Ramp, pen: Pen): string =>
  pen.pattern(
    14,
    12,
    line('M1 3q2-3 4 0t4 0M7 9q2-3 4 0', deep, 1.3, { opacity: 0.24 }) +
      line('M8 2q2 2 4 0M1 7q2 2 4 0', glow, 1.2, { opacity: 0.3 }),
  )

/** An area of ribbed knit: cuffs, hems and collars. */
export const ribbed = (d: string, tone: Ramp, pen: Pen): string =>
  path(d, tone.base) + group({ opacity: 0.35 }, path(d, pen.pattern(6, 10, rect(0, 0, 2, 10, tone.deep))))
