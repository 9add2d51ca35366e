import type { Draw, ProductArt, Subject } from '../art.ts'
import { logotype } from '../brand-style.ts'
import { materials } from '../palette.ts'
import { element, line, moved, type Pen, path } from '../pen.ts'
import { contactShadow, metal, modelled } from '../shading.ts'
import { skiOnBench, steam } from './workbench.ts'

/** A waxing iron with its thermostat, hot on the ski. */
export function iron({ tone, brand }: Subject, pen: Pen): string {
  const { carbon, aluminium } = materials
  const body = 'M-150 30C-150-20-120-46-70-50L110-64C150-64 172-40 176 6L178 30z'
  const handle =
    'M-116-46C-122-130-96-176-30-184L110-196C140-198 154-182 146-162 140-146 126-142 104-140L-10-130C-44-126-52-100-46-56z'
  return [
    path('M-160 28H184L190 64Q190 72 182 72H-150Q-160 72-162 64z', metal(pen, aluminium)),
    line('M-158 32H184', '#fff', 2.4, { opacity: 0.8 }),
    modelled(pen, {
      outline: handle,
      fill: pen.linear([carbon.glow, carbon.light, carbon.base, carbon.deep], '0 0 .4 1'),
      tone: carbon,
      light: 'M-90-120C-84-160-60-172-20-174L110-186V-176L-20-162C-60-158-76-140-80-110z',
      shade: 'M-60-50C-66-110-50-136-10-140L120-150V-130L-20-120-40-50z',
      soft: 5,
    }),
    modelled(pen, {
      outline: body,
      fill: pen.linear([tone.light, tone.base, tone.shade], '0 0 .4 1'),
      tone,
      shade: 'M-160 6H190V40H-160zM120-60C160-40 176-10 178 30H140z',
      light: 'M-120-24C-100-40-60-40 0-44L100-52V-40C20-34-80-30-110-8z',
      soft: 6,
    }),
    element('circle', { cx: 112, cy: -18, r: 29, fill: '#101619' }),
    element('circle', {
      cx: 111,
      cy: -20,
      r: 25,
      fill: pen.linear([brand.accent.light, brand.accent.shade], '0 0 1 1'),
    }),
    line('M111-20L124-36', '#fff', 5),
    logotype(brand, { x: -22, y: 4, size: 34, room: 160, fill: brand.ink }),
    line('M-112-90C-190-90-220-150-190-230S-200-330-280-330', carbon.base, 10) +
      line('M-114-92C-192-92-222-152-192-232', carbon.glow, 2, { opacity: 0.5 }),
  ].join('')
}

const front: Draw = (subject, pen) =>
  contactShadow(pen, 310, 500, 260, 34) + moved('translate(306 400)scale(1.420)', iron(subject, pen))

/** The sole, where the wax melts. */
const sole: Draw = ({ tone, brand }, pen) =>
  [
    contactShadow(pen, 306, 640, 200, 30),
    path(
      'M180 150Q180 120 210 116L390 104Q424 104 424 140V600Q424 630 394 632L206 636Q176 636 176 606z',
      pen.linear([tone.light, tone.base, tone.deep]),
    ),
    path(
      'M196 160Q196 140 216 138L384 128Q406 128 406 150V590Q406 612 384 614L216 618Q196 618 196 598z',
      metal(pen, materials.aluminium, '0 0 1 1'),
    ),
    line(
      'M230 170L370 162M230 210L370 202M230 250L370 242M230 500L370 496M230 540L370 536M230 580L370 576',
      '#7d8991',
      5,
      { opacity: 0.7 },
    ),
    logotype(brand, { x: 300, y: 390, size: 40, room: 170, fill: '#66727a' }),
  ].join('')

/** The iron that melts wax into the base. */
export const ironPictures = {
  'waxing-iron': {
    front,
    side: sole,
    detail: { x: 430, y: 390, zoom: 2 },
    use: skiOnBench(
      (subject, pen) =>
        moved('translate(0 -24)rotate(-7.400)scale(1.120)', iron(subject, pen)) +
        moved('translate(-286 -490)', steam(pen)),
    ),
  },
} satisfies Record<string, ProductArt>
