import type { Draw, ProductArt, Subject } from '../art.ts'
import { emblem, logotype } from '../brand-style.ts'
import { dyed, knit, puller, ribbed, ripstop, stitch, zip } from '../fabric.ts'
import { materials, type Ramp } from '../palette.ts'
import { line, moved, type Pen, path, rect, use } from '../pen.ts'
import { castShadow, modelled } from '../shading.ts'
import { wornBelow } from './wearer.ts'

const LEGS =
  'M200 66Q300 84 400 66C420 170 434 270 430 376 428 480 414 590 404 694Q366 710 326 698C322 590 318 440 306 322Q300 310 294 322C282 440 278 590 274 698Q234 710 196 694C186 590 172 480 170 376 166 270 180 170 200 66z'
const SLIM =
  'M214 66Q300 84 386 66C404 170 414 260 408 360 402 470 390 580 376 700Q352 710 332 700C330 590 326 440 306 322Q300 310 294 322C274 440 270 590 268 700Q248 710 224 700C210 580 198 470 192 360 186 260 196 170 214 66z'
const WIDE =
  'M194 66Q300 84 406 66C432 170 452 280 452 380 452 490 446 600 442 700Q392 716 330 704C326 600 320 440 306 330Q300 318 294 330C280 440 274 600 270 704Q208 716 158 700C154 600 148 490 148 380 148 280 168 170 194 66z'
const LEG_SHADE =
  'M300 250C280 330 268 420 262 520L270 700H290L304 330zM330 400C350 420 390 420 416 396L410 430C384 448 350 446 326 430zM180 400C204 424 240 424 268 404L264 432C236 450 204 446 176 428zM430 300C410 420 400 560 392 700L440 700zM250 120C262 200 280 250 300 280 290 220 280 160 250 120zM350 120C338 200 320 250 300 280 310 220 320 160 350 120zM330 620C350 640 380 640 404 622L400 650C376 660 350 656 330 646zM200 620C220 640 250 640 274 622L272 650C246 660 220 656 198 646z'
const LEG_LIGHT =
  'M214 130C232 120 240 160 232 240 226 310 214 350 202 340 196 280 200 190 214 130zM212 460C228 452 236 500 230 570 222 600 212 590 210 560zM350 180C370 160 384 200 380 270 372 330 356 340 348 300zM346 470C362 460 372 500 366 570 358 600 346 590 346 560z'

/** What tells one kind of trousers from another. */
interface LegWear {
  outline: string
  texture: (tone: Ramp, pen: Pen) => string
  /** Panels of the second colour. */
  panels: (subject: Subject, pen: Pen) => string
  /** Zips, pockets and the fly. */
  fittings: (subject: Subject, pen: Pen) => string
}

const MIRROR = 'translate(600 0)scale(-1 1)'

const body = (subject: Subject, pen: Pen, { wear, details }: { wear: LegWear; details: string }) => {
  const { tone } = subject
  return (
    castShadow(pen, wear.outline, 8, 16, 13) +
    modelled(pen, {
      outline: wear.outline,
      fill: dyed(pen, tone),
      tone: { ...tone, glow: '#fff', deep: '#04121a' },
      shade: LEG_SHADE,
      light: LEG_LIGHT,
      soft: 11,
      shine: 0.24,
      depth: 0.4,
      on:
        use(pen.shape(wear.outline), { fill: wear.texture(tone, pen) }) + wear.panels(subject, pen) + details,
    })
  )
}

const waistband = (tone: Ramp, pen: Pen) => ribbed('M190 60Q300 84 410 60L412 98Q300 120 190 98z', tone, pen)

const zipAt = (d: string, { deep }: Ramp) =>
  line(d, deep, 7, { opacity: 0.55 }) + line(d, materials.carbon.light, 3)

const front =
  (wear: LegWear): Draw =>
  (subject, pen) => {
    const { tone, brand } = subject
    return [
      moved('translate(0 -2)', body(subject, pen, { wear, details: waistband(tone, pen) })),
      path('M204 66Q300 84 396 66Q300 50 204 66z', tone.deep),
      wear.fittings(subject, pen),
      logotype(brand, { x: 246, y: 250, size: 15, room: 76, fill: brand.ink }),
      emblem(brand, 246, 222, 20, brand.ink),
    ].join('')
  }

const back =
  (wear: LegWear): Draw =>
  (subject, pen) => {
    const { tone, brand } = subject
    const seams =
      waistband(tone, pen) +
      stitch(
        'M300 108V310M200 150Q246 190 300 180Q354 190 400 150M200 392Q236 408 280 398M400 392Q364 408 320 398',
        tone,
      )
    return [
      moved('translate(0 -2)', body(subject, pen, { wear, details: seams })),
      logotype(brand, { x: 300, y: 98, size: 17, room: 110, fill: brand.ink }),
      rect(222, 640, 36, 6, '#e6eff2', 3) + rect(342, 640, 36, 6, '#e6eff2', 3),
    ].join('')
  }

const bothSides = (d: string, fill: string) => path(d, fill) + moved(MIRROR, path(d, fill))

const skiPants: LegWear = {
  outline: LEGS,
  texture: ripstop,
  panels: ({ brand }, pen) =>
    brand.seed % 2
      ? bothSides(
          'M404 66C424 170 438 270 434 376 432 480 418 590 408 700H384C396 590 408 480 408 376 408 270 400 160 386 66z',
          dyed(pen, brand.accent),
        )
      : path(
          'M160 352Q230 372 300 352V372Q230 392 160 372zM300 352Q370 372 440 352V372Q370 392 300 372z',
          dyed(pen, brand.accent),
        ),
  fittings: ({ tone, brand }) =>
    [
      stitch('M300 108V310M196 340Q232 352 288 346M404 340Q368 352 312 346', tone),
      zipAt('M222 130L196 214M378 130L404 214M200 600L206 694M400 600L394 694', tone),
      line('M292 96C280 130 284 150 276 168M308 96C318 126 312 150 322 174', brand.accent.base, 4),
      puller(219, 138, brand.accent) + puller(381, 138, brand.accent),
    ].join(''),
}
const tights: LegWear = {
  outline: SLIM,
  texture: ripstop,
  panels: ({ tone, brand }, pen) =>
    bothSides(
      'M386 60C404 170 418 260 412 360 380 420 372 330 366 240 362 160 372 100 378 60z',
      dyed(pen, brand.accent),
    ) + bothSides('M420 440C396 470 372 480 350 500L344 710H400z', tone.shade),
  fittings: ({ tone }) => stitch('M300 108V310M210 360Q240 330 286 350M390 360Q360 330 314 350', tone),
}
const overpants: LegWear = {
  outline: WIDE,
  texture: ripstop,
  panels: ({ brand }, pen) => bothSides('M330 600H460V720H326z', dyed(pen, brand.accent)),
  fittings: ({ tone, brand }, pen) =>
    [
      zip(pen, 'M414 110C436 220 442 320 438 420 436 520 434 600 430 690', tone),
      moved(MIRROR, zip(pen, 'M414 110C436 220 442 320 438 420 436 520 434 600 430 690', tone)),
      puller(416, 116, brand.accent) + puller(184, 116, brand.accent),
      stitch('M300 108V320M170 400Q226 420 290 400M430 400Q374 420 310 400', tone),
    ].join(''),
}
const woolBottoms: LegWear = {
  outline: SLIM,
  texture: knit,
  panels: ({ tone, brand }, pen) =>
    bothSides('M318 640H400V660H318z', dyed(pen, brand.accent)) +
    ribbed('M190 662H290V712H190zM310 662H410V712H310z', tone, pen),
  fittings: ({ tone }) => stitch('M300 108V310M268 120Q262 220 294 300M332 120Q338 220 306 300', tone),
}

/** Bottoms for a set. */
export const bottomsFront = front(woolBottoms)
export const bottomsBack = back(woolBottoms)

const legArt = (wear: LegWear): ProductArt => ({
  front: front(wear),
  side: back(wear),
  detail: { x: 250, y: 190, zoom: 2.3 },
  use: wornBelow(front(wear)),
})

/** What covers the legs. */
export const legPictures = {
  'ski-pants': legArt(skiPants),
  tights: legArt(tights),
  overpants: legArt(overpants),
  'wool-bottoms': legArt(woolBottoms),
} satisfies Record<string, ProductArt>
