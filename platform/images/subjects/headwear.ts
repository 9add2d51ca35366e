import type { Draw, ProductArt, Subject } from '../art.ts'
import { emblem, lettered, logotype, stripes } from '../brand-style.ts'
import { dyed, knit, ribbed, ripstop } from '../fabric.ts'
import { line, moved, type Pen, path, use } from '../pen.ts'
import { contactShadow, modelled } from '../shading.ts'
import { wornOnHead } from './wearer.ts'

const BAND = 'M84 330C90 280 190 258 300 258S510 280 516 330L508 470C490 500 400 516 300 516S110 500 92 470z'

/** A headband: the open ring behind, the broad front before it. */
function headband(subject: Subject, pen: Pen, isFront: boolean): string {
  const { tone, brand } = subject
  return [
    contactShadow(pen, 306, 530, 220, 26),
    path('M92 330C110 214 490 214 508 330L490 350C440 290 160 290 110 350z', tone.deep),
    modelled(pen, {
      outline: BAND,
      fill: dyed(pen, tone),
      tone,
      shade: 'M430 260H530V520H440C480 440 480 340 430 260zM84 480Q300 530 516 470V540H84z',
      light: 'M130 310C180 290 250 284 300 284V310C230 310 180 320 140 340z',
      soft: 12,
      on: [
        use(pen.shape(BAND), { fill: knit(tone, pen) }),
        path(
          stripes(brand, { x: 60, y: isFront ? 290 : 330, width: 480, height: 190 }),
          dyed(pen, brand.accent),
        ),
        ribbed('M84 486Q300 540 516 486V540H84z', tone, pen),
      ].join(''),
    }),
    isFront
      ? emblem(brand, 300, 366, 54, brand.ink) +
        logotype(brand, { x: 300, y: 440, size: 34, room: 200, fill: brand.ink })
      : lettered(brand.model || brand.name, brand, { x: 200, y: 410, size: 34, room: 180, fill: brand.ink }),
  ].join('')
}

const TUBE =
  'M150 150C200 120 400 120 450 150 470 190 440 250 446 330 452 430 480 520 470 600 400 640 200 640 130 600 120 520 148 430 154 330 160 250 130 190 150 150z'

/** A neck warmer: a soft tube, open above, folds around the middle. */
function neckWarmer(subject: Subject, pen: Pen, isFront: boolean): string {
  const { tone, brand } = subject
  return [
    contactShadow(pen, 306, 616, 210, 32),
    modelled(pen, {
      outline: TUBE,
      fill: dyed(pen, tone),
      tone,
      shade:
        'M400 150C440 300 430 480 450 620L500 600V140zM150 300Q300 370 450 290V316Q300 400 150 326zM140 470Q300 540 462 450V480Q300 570 140 500z',
      light: 'M190 190C210 260 200 330 210 420 190 500 190 540 190 570 160 520 170 400 176 320z',
      soft: 12,
      on: [
        use(pen.shape(TUBE), { fill: ripstop(tone, pen) }),
        path(
          stripes(brand, { x: 110, y: isFront ? 400 : 190, width: 380, height: 150 }),
          dyed(pen, brand.accent),
        ),
      ].join(''),
    }),
    path('M150 150C200 120 400 120 450 150 400 186 200 186 150 150z', tone.deep),
    line('M150 150C200 186 400 186 450 150', tone.glow, 4, { opacity: 0.7 }),
    logotype(brand, { x: 300, y: isFront ? 290 : 500, size: 40, room: 220, fill: brand.ink }),
    isFront ? emblem(brand, 300, 228, 44, brand.ink) : '',
  ].join('')
}

const bandFront: Draw = (subject, pen) => headband(subject, pen, true)
const bandBack: Draw = (subject, pen) => headband(subject, pen, false)
const tubeFront: Draw = (subject, pen) => neckWarmer(subject, pen, true)
const tubeBack: Draw = (subject, pen) => neckWarmer(subject, pen, false)

/** What warms ears and neck without covering the head. */
export const headwearPictures = {
  headband: {
    front: bandFront,
    side: bandBack,
    detail: { x: 300, y: 400, zoom: 2.2 },
    use: wornOnHead({
      on: (subject, pen) => moved('translate(114 92)scale(.620 .560)', headband(subject, pen, true)),
    }),
  },
  'neck-warmer': {
    front: tubeFront,
    side: tubeBack,
    detail: { x: 300, y: 250, zoom: 2.2 },
    use: wornOnHead({
      on: (subject, pen) => moved('translate(72 446)scale(.760 .520)', neckWarmer(subject, pen, true)),
    }),
  },
} satisfies Record<string, ProductArt>
