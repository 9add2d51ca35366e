import type { Draw, Subject } from '../art.ts'
import { workshop } from '../backdrops.ts'
import { logotype } from '../brand-style.ts'
import { group, line, moved, type Pen, path } from '../pen.ts'
import { castShadow } from '../shading.ts'

/** A ski, base up, across the picture: work is done on it. */
export function skiBase({ tone, brand }: Subject, pen: Pen): string {
  const base = 'M-60 560L640 470V548L-60 640z'
  return [
    castShadow(pen, base, 4, 22, 14),
    path('M-60 628L640 538V562L-60 654z', pen.linear([tone.light, tone.shade])),
    path(base, pen.linear(['#3a454b', '#252d31', '#14191c'], '0 0 .2 1')),
    path('M-60 594L640 503V511L-60 603z', '#0a0d0f'),
    path(
      'M-60 560L390 502 384 580-60 640z',
      pen.linear(
        [
          [0, '#fff', 0.06],
          [0.8, '#fff', 0.3],
          [1, '#fff', 0.05],
        ],
        '0 0 1 .1',
      ),
    ),
    moved(
      'translate(500 532)rotate(-7.400)',
      logotype(brand, { x: 0, y: 0, size: 28, room: 150, fill: tone.light, opacity: 0.9 }),
    ),
  ].join('')
}

/** What rises from hot wax. */
export const steam = (pen: Pen) =>
  group(
    { filter: pen.blur(9), opacity: 0.55 },
    line('M470 400C440 360 490 330 460 280S500 210 470 170M510 410C490 380 530 350 508 310', '#fff', 12),
  )

/** A tool at work: on a ski that lies base up on the bench. The tool is drawn around the point where it touches. */
export const skiOnBench =
  (tool: Draw): Draw =>
  (subject, pen) =>
    [
      workshop(pen),
      group({ 'clip-path': pen.clip('M0 0H600V724Q600 750 574 750H26Q0 750 0 724z') }, skiBase(subject, pen)),
      moved('translate(286 490)', tool(subject, pen)),
    ].join('')
