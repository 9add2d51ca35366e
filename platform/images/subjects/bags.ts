import type { Draw, ProductArt, Subject } from '../art.ts'
import { snowfield, usedIn } from '../backdrops.ts'
import { emblem, lettered, logotype, stripePanel } from '../brand-style.ts'
import { dyed, puller, ripstop, stitch } from '../fabric.ts'
import { materials } from '../palette.ts'
import { line, moved, type Pen, path, rect, use } from '../pen.ts'
import { castShadow, contactShadow, modelled, rounded } from '../shading.ts'

const SLEEVE = 'M-60-340C-58-366-30-374 0-374S58-366 60-340L52 330C50 356 30 366 0 366S-50 356-52 330z'

/** A sleeve for two pairs of skis: long, zipped along its side, with a handle in the middle. */
function skiSleeve(subject: Subject, pen: Pen): string {
  const { tone, brand } = subject
  return [
    castShadow(pen, SLEEVE, 12, 16, 10),
    modelled(pen, {
      outline: SLEEVE,
      fill: rounded(pen, tone),
      tone: { ...tone, glow: '#fff', deep: '#04121a' },
      shade:
        'M20-360C50-200 50 200 20 360L80 360V-370zM-60-120Q0-90 60-120V-100Q0-70-60-100zM-60 140Q0 170 60 140V160Q0 190-60 160z',
      soft: 10,
      depth: 0.4,
      on: [
        use(pen.shape(SLEEVE), { fill: ripstop(tone, pen) }),
        stripePanel(pen, brand, { x: -62, y: 190, width: 124, height: 100 }, dyed(pen, brand.accent)),
        path('M-62-300H62V-262H-62z', dyed(pen, brand.accent)),
      ].join(''),
    }),
    line('M34-330L28 330', '#0b1215', 5, { opacity: 0.6 }) + line('M34-330L28 330', '#aab5ba', 1.6),
    puller(34, -320, brand.accent),
    line('M-30-90C-66-60-66 60-30 90', materials.carbon.base, 13),
    rect(-40, -18, 16, 36, materials.carbon.light, 4),
    logotype(brand, { x: 12, y: 60, size: 46, room: 250, fill: brand.ink, turn: -90 }),
    emblem(brand, 0, -214, 50, brand.ink),
  ].join('')
}

const sleeveFront: Draw = (subject, pen) =>
  moved('translate(300 376)rotate(26)scale(.980)', skiSleeve(subject, pen))

/** Open at the top, with the tips of two skis in it. */
const sleeveSide: Draw = (subject, pen) => {
  const { brand } = subject
  const ski = (x: number) =>
    path(
      `M${x - 20} 10V-150Q${x - 20}-210 ${x} -216 ${x + 20}-210 ${x + 20}-150V10z`,
      rounded(pen, brand.accent),
    )
  return moved(
    'translate(340 250)rotate(14)scale(.640)',
    ski(-26) + ski(20),
    moved('translate(0 240)', skiSleeve(subject, pen)),
  )
}

const BELT = 'M40 330C90 250 510 250 560 330L552 376C500 312 100 312 48 376z'

/** A drink belt: an insulated pouch with its bottle, buckles at the waist. */
function drinkBelt(subject: Subject, pen: Pen, isBack: boolean): string {
  const { tone, brand } = subject
  const pouch = 'M186 300Q300 270 414 300L430 470Q430 500 400 506 300 524 200 506 170 500 170 470z'
  return [
    contactShadow(pen, 306, 520, 220, 24),
    path(BELT, materials.carbon.base),
    line('M52 348C110 286 490 286 548 348', materials.carbon.glow, 2, { 'stroke-dasharray': '5 4' }),
    path('M252 150Q252 134 270 132V104H330V132Q348 134 348 150V330H252z', rounded(pen, brand.accent)),
    path('M266 92Q266 80 300 80T334 92V112H266z', materials.carbon.light),
    modelled(pen, {
      outline: pouch,
      fill: dyed(pen, tone),
      tone: { ...tone, glow: '#fff' },
      shade: 'M380 290L440 520H390C410 440 400 360 380 290zM170 480Q300 520 430 470V520H170z',
      soft: 10,
      depth: 0.5,
      on: use(pen.shape(pouch), { fill: ripstop(tone, pen) }),
    }),
    stitch('M192 320Q300 292 408 320M182 470Q300 496 418 470', tone),
    isBack
      ? line('M200 390H400M200 430H400', materials.carbon.base, 16)
      : emblem(brand, 300, 370, 50, brand.ink) +
        logotype(brand, { x: 300, y: 446, size: 34, room: 190, fill: brand.ink }),
    isBack ? lettered(brand.model, brand, { x: 300, y: 364, size: 26, room: 180, fill: brand.ink }) : '',
    path('M36 326h26v54H36zM538 326h26v54h-26z', materials.carbon.glow),
  ].join('')
}

const beltFront: Draw = (subject, pen) => moved('translate(0 60)', drinkBelt(subject, pen, false))
const beltBack: Draw = (subject, pen) => moved('translate(0 60)', drinkBelt(subject, pen, true))

/** Around the waist of a skier seen from behind. */
const beltWorn: Draw = (subject, pen) =>
  [
    snowfield(pen),
    path('M170 90Q300 60 430 90L470 420 452 760H320L300 640 280 760H148L130 420z', '#34434b'),
    path(
      'M170 90Q120 110 100 220L70 480H118L176 240zM430 90Q480 110 500 220L530 480H482L424 240z',
      '#2a383f',
    ),
    moved('translate(78 210)scale(.740)', drinkBelt(subject, pen, false)),
  ].join('')

/** Bags for skis and for drink. */
export const bagPictures = {
  'ski-sleeve': {
    front: sleeveFront,
    side: sleeveSide,
    detail: { x: 320, y: 330, zoom: 2.2 },
    use: usedIn(snowfield, sleeveSide, 'translate(30 60)scale(.900)'),
  },
  'drink-belt': { front: beltFront, side: beltBack, detail: { x: 300, y: 440, zoom: 2.2 }, use: beltWorn },
} satisfies Record<string, ProductArt>
