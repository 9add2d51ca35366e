import type { Draw, ProductArt, Subject } from '../art.ts'
import { usedIn, workshop } from '../backdrops.ts'
import { emblem, lettered, logotype, stripePanel } from '../brand-style.ts'
import { materials } from '../palette.ts'
import { group, line, moved, type Pen, path, rect } from '../pen.ts'
import { castShadow, contactShadow, metal, rounded } from '../shading.ts'
import { skiOnBench } from './workbench.ts'

/** A waxing bench: a long rail with three supports on folding legs; `withSki` lays a ski on it. */
function bench({ tone, brand }: Subject, pen: Pen, withSki: boolean): string {
  const { aluminium, carbon } = materials
  const leg = (x: number, foot: number) =>
    line(`M${x} 320L${foot} 640`, carbon.base, 16) + line(`M${x - 3} 320L${foot - 3} 636`, carbon.glow, 3)
  return [
    contactShadow(pen, 306, 646, 270, 26),
    leg(150, 80) + leg(150, 230) + leg(450, 370) + leg(450, 520),
    line('M112 500H200M402 500H488', aluminium.shade, 8),
    rect(40, 292, 520, 34, pen.linear([tone.light, tone.base, tone.deep], '0 0 0 1'), 8),
    logotype(brand, { x: 300, y: 318, size: 24, room: 240, fill: brand.ink }),
    ...[84, 300, 516].map(
      (x) =>
        path(`M${x - 22} 294L${x - 14} 250H${x + 14}L${x + 22} 294z`, metal(pen, aluminium, '0 0 1 0')) +
        path(`M${x - 24} 242H${x + 24}V254H${x - 24}z`, carbon.light),
    ),
    withSki
      ? path(
          'M-4 214C20 236 60 240 90 240H560L590 230V224H90C60 224 30 216 6 206z',
          pen.linear([brand.accent.light, brand.accent.shade], '0 0 0 1'),
        )
      : '',
  ].join('')
}

/** A roll of fibre cloth, one end hanging down. */
function cloth({ tone, brand }: Subject, pen: Pen): string {
  const fibres = pen.pattern(
    18,
    18,
    line('M0 4l8 3M6 14l9-4M12 2l5 6M2 12l4 5', '#fff', 1.2, { opacity: 0.5 }),
  )
  const sheet = 'M150 330V600Q220 560 290 600T430 590V330z'
  return [
    castShadow(pen, sheet, 8, 16, 10),
    path(sheet, pen.linear([tone.light, tone.base, tone.shade], '0 0 .4 1')) + path(sheet, fibres),
    path(
      'M150 230H430V350H150z',
      pen.linear([tone.shade, tone.glow, tone.light, tone.base, tone.deep], '0 0 0 1'),
    ) + path('M150 230H430V350H150z', fibres),
    path('M430 230C476 230 476 350 430 350 400 350 400 230 430 230z', tone.light) +
      path('M432 266C448 266 448 314 432 314 420 314 420 266 432 266z', materials.wood.shade),
    path('M232 226H330V354H232z', pen.linear(['#fff', '#e6ecef', '#cfd8dd'], '0 0 0 1')),
    emblem(brand, 281, 264, 36, '#14262f') +
      logotype(brand, { x: 281, y: 316, size: 22, room: 86, fill: '#14262f' }),
  ].join('')
}

/** A can of wax remover with a spray cap. */
function can({ tone, brand }: Subject, pen: Pen, isBack: boolean): string {
  const body = 'M-86-150Q-86-196-40-204H40Q86-196 86-150V262Q0 290-86 262z'
  return [
    path('M-40-204V-232Q-40-244-28-244H28Q40-244 40-232V-204z', metal(pen, materials.aluminium, '0 0 1 0')),
    path('M-30-300Q-30-314-16-314H16L44-300V-284H30V-242H-30z', rounded(pen, brand.accent)),
    path(body, rounded(pen, materials.aluminium)),
    group(
      { 'clip-path': pen.clip(body) },
      path('M-90-140H90V240H-90z', rounded(pen, tone)),
      stripePanel(pen, brand, { x: -90, y: 140, width: 180, height: 100 }, rounded(pen, brand.accent)),
    ),
    isBack
      ? line('M-50-80H50M-50-50H30M-50-20H44M-50 10H20M-50 40H40', brand.ink, 6, { opacity: 0.7 })
      : emblem(brand, 0, -70, 60, brand.ink) +
        logotype(brand, { x: 0, y: 20, size: 36, room: 144, fill: brand.ink }),
    isBack ? '' : lettered('WAX REMOVER', brand, { x: 0, y: 70, size: 18, room: 136, fill: brand.ink }),
    path('M-64-140h14V230h-14z', '#fff', { opacity: 0.2 }),
  ].join('')
}

const canView =
  (isBack: boolean): Draw =>
  (subject, pen) =>
    contactShadow(pen, 308, 670, 150, 26) + moved('translate(300 388)scale(1.060)', can(subject, pen, isBack))

/** What stands and hangs in a wax room. */
export const waxRoomPictures = {
  'waxing-bench': {
    front: (subject, pen) => bench(subject, pen, false),
    side: (subject, pen) => bench(subject, pen, true),
    detail: { x: 300, y: 290, zoom: 2.2 },
    use: usedIn(workshop, (subject, pen) => bench(subject, pen, true), 'translate(40 90)scale(.860)'),
  },
  'fibre-cloth': {
    front: cloth,
    side: (subject, pen) =>
      moved(
        'translate(620 20)scale(-1 1)',
        cloth({ ...subject, brand: { ...subject.brand, name: '' } }, pen),
      ),
    detail: { x: 290, y: 330, zoom: 2.2 },
    use: skiOnBench((subject, pen) => moved('translate(-220 -330)scale(.760)', cloth(subject, pen))),
  },
  'wax-remover': {
    front: canView(false),
    side: canView(true),
    detail: { x: 300, y: 380, zoom: 2.2 },
    use: usedIn(workshop, canView(false), 'translate(120 170)scale(.620)'),
  },
} satisfies Record<string, ProductArt>
