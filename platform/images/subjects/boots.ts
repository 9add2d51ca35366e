import type { Draw, ProductArt, Subject } from '../art.ts'
import { snowfield } from '../backdrops.ts'
import { emblem, logotype, stripes } from '../brand-style.ts'
import { materials, type Ramp } from '../palette.ts'
import { line, moved, type Pen, path, use } from '../pen.ts'
import { contactShadow, modelled } from '../shading.ts'

/** A boot seen from its outer side, toe to the left, in a box of 0…470 × 0…440. */
interface Last {
  upper: string
  sole: string
  /** Where the tongue and lining show above the collar. */
  lining: string
  /** Loop at the heel. */
  pull: string
  shade: string
  light: string
  panels: (subject: Subject, pen: Pen) => string
  /** Lacing and the like: over the shading, cut at the silhouette. */
  lacing?: (subject: Subject, pen: Pen) => string
  hardware: (subject: Subject, pen: Pen) => string
}

const SOLE =
  'M22 370C13 374 8 384 12 393L34 401 60 399 74 403 96 399 196 404H304L322 400 424 403C438 401 445 390 441 370L300 378 150 374z'
const LUGS =
  'M20 370C8 378 4 396 12 408H44L50 400 66 402 72 412H100L108 402 126 404 132 414H166L174 404H288L296 414H324L332 404 346 404 352 414H384L392 404 402 404 408 414H434C446 404 448 386 442 366L300 374 150 372z'

const SKATE_UPPER =
  'M20 374C10 350 24 326 62 312 106 298 146 274 176 238 204 200 218 130 226 66 230 50 240 44 254 42 300 36 352 44 390 62 402 68 406 78 404 92 398 140 402 190 414 236 426 282 442 320 440 372 330 384 130 382 20 374z'
const SKATE_LINING =
  'M226 70C227 52 238 38 260 32 300 22 358 30 392 48 404 56 406 70 404 90 350 62 280 54 226 70z'
const CLASSIC_UPPER =
  'M20 374C10 350 24 328 62 314 108 298 152 270 186 232 210 204 226 176 236 150 242 138 252 132 266 132 310 128 356 136 388 150 398 156 402 164 402 178 402 206 408 230 418 258 430 292 442 326 440 372 330 384 130 382 20 374z'
const CLASSIC_LINING =
  'M234 156C236 136 248 124 270 120 306 112 358 118 388 134 400 142 405 158 402 180 350 148 284 140 234 156z'
const TOURING_UPPER =
  'M18 372C8 340 24 318 62 306 108 292 148 262 174 222 196 186 208 142 216 100 220 86 230 80 246 78 296 72 350 78 392 92 404 98 408 106 406 120 402 166 408 206 420 246 432 286 444 322 442 370 330 382 130 382 18 372z'
const TOURING_LINING =
  'M215 106C217 84 230 72 256 66 300 58 358 64 392 78 405 84 408 100 406 122 350 94 270 88 215 106z'

const seam = (d: string, tone: Ramp) =>
  line(d, tone.deep, 2.4, { opacity: 0.65 }) +
  line(d, tone.glow, 1, { 'stroke-dasharray': '4 3', opacity: 0.55, transform: 'translate(-2.500 -2.500)' })

const gloss = (pen: Pen, { glow, light, base, shade, deep }: Ramp) =>
  pen.linear(
    [
      [0, light],
      [0.22, glow],
      [0.34, light],
      [0.6, base],
      [0.9, shade],
      [1, deep],
    ],
    '.1 0 .7 1',
  )

const fabric = (pen: Pen, { light, base, shade }: Ramp) =>
  pen.linear(
    [
      [0, light],
      [0.45, base],
      [1, shade],
    ],
    '0 0 .8 1',
  )

/** Toe rubber with the bar that the binding grips. */
function toeBar(pen: Pen): string {
  const { steel, rubber } = materials
  return [
    path(
      'M20 374C10 350 24 330 54 316 66 330 74 352 74 376z',
      pen.linear([rubber.glow, rubber.light, rubber.deep], '0 0 1 1'),
    ),
    path('M24 392H44V402H24z', steel.shade),
    line('M27 397H41', '#fff', 3),
  ].join('')
}

/** Heel counter in glossy plastic. */
const counter = (tone: Ramp, pen: Pen) =>
  path('M346 376C338 330 350 290 396 262L424 254C436 296 444 330 440 374z', gloss(pen, tone)) +
  line('M346 376C338 330 350 290 396 262', '#fff', 1.6, { opacity: 0.5 })

function cuffPlate({ brand }: Subject, pen: Pen): string {
  const { carbon, steel } = materials
  const weave = pen.pattern(
    8,
    8,
    path('M0 0h4v4H0zM4 4h4v4H4z', carbon.light, { opacity: 0.6 }),
    'rotate(30)',
  )
  const plate =
    'M262 92C306 84 360 90 403 104 398 142 402 188 412 230 416 262 404 284 372 288 344 288 334 262 322 226 304 192 268 166 252 152 254 132 258 112 262 92z'
  return [
    use(pen.shape(plate), { fill: '#000', opacity: 0.35, transform: 'translate(-3 4)' }),
    use(pen.shape(plate), { fill: gloss(pen, carbon) }),
    use(pen.shape(plate), { fill: weave }),
    line('M263 93C306 85 360 91 402 105', '#fff', 2, { opacity: 0.55 }),
    path('M372 262a15 15 0 1 0 .1 0z', gloss(pen, steel)),
    path('M372 269a8 8 0 1 0 .1 0z', brand.accent.base),
    logotype(brand, { x: 346, y: 206, size: 24, room: 120, fill: '#fff', turn: 72 }),
  ].join('')
}

/** Ratchet strap over the shin. */
function ratchet({ brand }: Subject, pen: Pen): string {
  const { carbon } = materials
  return [
    path('M206 116C240 104 300 100 372 112L370 142C306 132 250 134 206 148z', gloss(pen, brand.accent)),
    line('M222 124V140M232 121V138M242 119V136M252 118V134M262 117V133', brand.accent.deep, 2, {
      opacity: 0.5,
    }),
    path(
      'M280 104 336 106Q344 108 343 116L340 138Q338 145 330 144L284 141Q276 140 276 132L274 112Q274 104 280 104z',
      gloss(pen, carbon),
    ),
    path('M288 114 328 116 326 126 290 124z', carbon.glow, { opacity: 0.5 }),
  ].join('')
}

/** Cover over the lacing, closed by a slanted zip. */
const zippedCover = (tone: Ramp, pen: Pen) =>
  path(
    'M62 314C106 299 148 272 178 236 200 206 212 160 220 110L256 122C250 176 232 226 206 262 174 304 124 330 86 342z',
    fabric(pen, tone),
  ) +
  line('M88 340C126 328 176 302 208 260 234 224 250 176 256 124', tone.deep, 6) +
  line('M88 340C126 328 176 302 208 260 234 224 250 176 256 124', materials.steel.light, 3, {
    'stroke-dasharray': '2 2',
  }) +
  path('M248 130 260 128 262 150Q256 158 250 150z', materials.steel.light)

/** Laces crossing between two rows of eyelets. */
function laces(pen: Pen, tone: Ramp, rows: readonly (readonly [number, number])[]): string {
  const cross = rows
    .map(([x, y]) => `M${x - 40} ${y - 22}C${x - 14} ${y - 18} ${x + 8} ${y - 4} ${x + 24} ${y + 14}`)
    .join('')
  const eyes = rows.map(([x, y]) => `M${x + 24} ${y + 14}h.1`).join('')
  return [
    line(cross, '#000', 6, { opacity: 0.35, transform: 'translate(1 4)' }),
    line(cross, tone.base, 5),
    line(cross, tone.glow, 1.4, { opacity: 0.7, transform: 'translate(0 -1.200)' }),
    line(eyes, materials.steel.base, 10),
    line(eyes, pen.linear(['#222', '#000']), 5),
  ].join('')
}

const sideStripe = ({ brand }: Subject, pen: Pen, y: number) =>
  path(stripes(brand, { x: 150, y, width: 260, height: 104 }), fabric(pen, brand.accent), {
    transform: `rotate(-40 270 ${y + 66})`,
  })

const skate: Last = {
  upper: SKATE_UPPER,
  lining: SKATE_LINING,
  pull: 'M396 56C418 44 424 70 406 96',
  sole: SOLE,
  shade:
    'M60 352C140 352 260 356 330 330L350 380H40zM240 90C240 170 220 230 190 270 230 240 256 180 262 100zM380 180C380 220 396 250 420 262L440 200z',
  light:
    'M60 322C110 304 160 270 190 230L200 250C160 300 100 324 66 336zM276 70C300 64 330 66 350 72L346 90C320 82 300 84 280 90z',
  panels: (subject, pen) =>
    sideStripe(subject, pen, 262) +
    path('M214 20H420V112C360 90 290 90 236 100L214 110z', fabric(pen, subject.tone)) +
    counter(subject.brand.accent, pen) +
    zippedCover(subject.tone, pen),
  hardware: (subject, pen) => cuffPlate(subject, pen) + ratchet(subject, pen),
}

const classic: Last = {
  upper: CLASSIC_UPPER,
  lining: CLASSIC_LINING,
  pull: 'M394 144C416 132 422 158 404 184',
  sole: SOLE,
  shade:
    'M60 352C140 352 260 356 330 330L350 380H40zM256 160C250 210 230 250 196 280 240 260 276 210 280 160zM380 200C386 230 400 256 426 270L446 220z',
  light:
    'M60 322C110 304 160 270 194 232L206 252C164 302 100 324 66 336zM290 150C316 146 340 148 364 156L360 178C336 168 314 166 294 170z',
  panels: (subject, pen) =>
    sideStripe(subject, pen, 258) +
    path('M240 100H430V214C370 194 310 192 262 204L226 170z', fabric(pen, subject.tone)) +
    counter(subject.brand.accent, pen) +
    path(
      'M62 314C108 298 152 270 186 232 206 208 222 182 232 158L272 176C262 212 240 244 210 270 176 302 124 330 86 342z',
      fabric(pen, subject.tone),
    ) +
    seam('M88 341C126 329 178 302 212 270 242 242 264 210 273 177', subject.tone),
  lacing: ({ brand }, pen) =>
    laces(pen, brand.accent, [
      [104, 312],
      [130, 298],
      [154, 280],
      [176, 260],
      [195, 237],
      [212, 212],
    ]),
  hardware: ({ tone, brand }, pen) =>
    path('M300 180C330 176 366 182 402 194L408 224C372 210 336 204 300 206z', gloss(pen, materials.carbon)) +
    logotype(brand, { x: 354, y: 204, size: 15, room: 84, fill: '#fff', turn: 11 }) +
    seam('M250 352C268 316 290 260 300 182', tone),
}

const touring: Last = {
  upper: TOURING_UPPER,
  lining: TOURING_LINING,
  pull: 'M398 88C420 76 426 102 408 128',
  sole: LUGS,
  shade:
    'M60 340C140 346 260 356 330 326L350 380H40zM240 110C236 180 220 230 180 274 230 250 260 190 266 110zM376 170C380 220 400 250 430 262L446 200z',
  light:
    'M60 314C110 298 156 262 184 222L196 242C154 294 100 318 66 330zM286 94C312 88 340 90 366 98L362 120C336 110 314 110 290 116z',
  panels: (subject, pen) =>
    path(
      'M18 372C8 340 24 318 62 306L110 330C130 350 200 356 260 350 330 344 380 330 424 256L446 372 230 386z',
      pen.linear(
        [materials.rubber.glow, materials.rubber.light, materials.rubber.base, materials.rubber.deep],
        '0 0 .3 1',
      ),
    ) +
    path(
      'M330 376C330 330 350 290 396 262L424 254C436 296 444 330 440 374z',
      fabric(pen, subject.brand.accent),
    ) +
    seam('M62 306 110 330C130 350 200 356 260 350 320 345 356 332 396 280', subject.tone),
  lacing: ({ brand }, pen) =>
    laces(pen, brand.accent, [
      [104, 304],
      [132, 288],
      [158, 266],
      [180, 238],
      [197, 208],
      [209, 178],
      [218, 148],
      [225, 120],
    ]),
  hardware: ({ tone, brand }) =>
    seam('M258 348C280 300 300 200 304 92', tone) +
    seam('M304 160C340 158 376 164 404 172', tone) +
    emblem(brand, 346, 226, 46, brand.ink) +
    logotype(brand, { x: 356, y: 134, size: 18, room: 84, fill: brand.ink, turn: 6 }),
}

/** A collar of pile: round tufts along the edge of the shaft. */
const fur = ({ light, base, shade }: Ramp) => {
  const edge = 'M222 98C226 78 250 66 300 66S380 78 402 96'
  const tufts = { 'stroke-dasharray': '.1 17' }
  return (
    line(edge, shade, 34, { ...tufts, transform: 'translate(2 5)' }) +
    line(edge, base, 32, tufts) +
    line(edge, light, 20, { 'stroke-dasharray': '.1 13', transform: 'translate(-2 -4)' })
  )
}

const classicPro: Last = {
  ...classic,
  hardware: (subject, pen) =>
    classic.hardware(subject, pen) +
    moved('translate(20 84)scale(.920 .740)', ratchet(subject, pen)) +
    path('M20 374C14 356 24 336 54 322L210 300 330 330V376z', gloss(pen, materials.carbon), {
      opacity: 0.55,
    }),
}
const skateCarbon: Last = {
  ...skate,
  hardware: (subject, pen) => {
    const weave = pen.pattern(
      10,
      10,
      path('M0 0h5v5H0zM5 5h5v5H5z', materials.carbon.glow, { opacity: 0.5 }),
      'rotate(45)',
    )
    const shell =
      'M20 374C10 350 24 326 62 312 120 296 200 318 280 320 340 320 400 300 426 282 440 320 440 350 440 372 330 384 130 382 20 374z'
    return path(shell, materials.carbon.base) + path(shell, weave) + skate.hardware(subject, pen)
  },
}
const winter: Last = {
  ...touring,
  hardware: (subject, pen) =>
    touring.hardware(subject, pen) +
    fur(materials.paper) +
    path(
      'M216 150C280 136 350 140 408 158L410 186C350 166 280 164 208 182z',
      fabric(pen, subject.brand.accent),
    ),
}
const junior: Last = {
  ...classic,
  lacing: () => '',
  hardware: ({ brand }, pen) => {
    const strap = 'M96 288L250 214 268 248 116 326z'
    return [
      path(strap, gloss(pen, brand.accent)),
      path('M196 196L300 170 312 204 214 232z', gloss(pen, brand.accent)),
      emblem(brand, 350, 220, 54, brand.ink),
      line('M110 312L240 250M210 220L296 196', brand.accent.glow, 2, { 'stroke-dasharray': '4 3' }),
    ].join('')
  },
}

function boot(subject: Subject, pen: Pen, last: Last): string {
  const { tone, brand } = subject
  const { rubber } = materials
  const mesh = pen.pattern(
    7,
    7,
    path('M0 0h2.500v2.500H0zM3.500 3.500H6V6H3.500z', tone.deep, { opacity: 0.3 }),
    'rotate(20)',
  )
  return [
    modelled(pen, {
      outline: last.lining,
      fill: pen.linear([rubber.glow, rubber.light, rubber.deep], '0 0 1 0'),
      tone: rubber,
      rim: 4,
    }),
    line(last.pull, brand.accent.base, 7),
    path(last.sole, pen.linear([rubber.light, rubber.base, rubber.deep])),
    line('M24 378C120 386 330 388 438 376', brand.accent.base, 4),
    modelled(pen, {
      outline: last.upper,
      fill: fabric(pen, tone),
      tone,
      shade: last.shade,
      light: last.light,
      soft: 9,
      depth: 0.6,
      shine: 0.6,
      on: use(pen.shape(last.upper), { fill: mesh }) + last.panels(subject, pen),
      over: (last.lacing?.(subject, pen) ?? '') + (last.sole === SOLE ? toeBar(pen) : ''),
    }),
    last.hardware(subject, pen),
  ].join('')
}

/** The classic boot with few details, for pictures where it is one thing among several. */
export function plainBoot(subject: Subject, pen: Pen): string {
  const { tone, brand } = subject
  const { rubber } = materials
  return [
    path(CLASSIC_LINING, rubber.light),
    path(SOLE, rubber.base),
    line('M24 378C120 386 330 388 438 376', brand.accent.base, 4),
    modelled(pen, {
      outline: CLASSIC_UPPER,
      fill: fabric(pen, tone),
      tone,
      shade:
        'M60 352C140 352 260 356 330 330L350 380H40zM256 160C250 210 230 250 196 280 240 260 276 210 280 160z',
      soft: 9,
      depth: 0.5,
      on:
        emblem(brand, 286, 290, 50, brand.ink) +
        path('M346 376C338 330 350 290 396 262L424 254C436 296 444 330 440 374z', brand.accent.base),
    }),
  ].join('')
}

const alone =
  (last: Last): Draw =>
  (subject, pen) =>
    contactShadow(pen, 308, 598, 280, 34) +
    moved('translate(34 142)scale(1.140 1.120)', boot(subject, pen, last))

const both =
  (last: Last): Draw =>
  (subject, pen) => {
    const one = pen.symbol(boot(subject, pen, last))
    return [
      contactShadow(pen, 320, 600, 270, 36),
      use(one, { transform: 'translate(118 126)' }),
      use(one, { transform: 'translate(30 168)scale(1.090 1.060)' }),
    ].join('')
  }

/** Fastened on a ski, in the track. */
const onSki =
  (last: Last): Draw =>
  (subject, pen) =>
    [
      snowfield(pen),
      path('M-20 612H620V640H-20z', '#0c2735', { opacity: 0.2, filter: pen.blur(6) }),
      path('M0 590H600V616H0z', pen.linear([subject.tone.light, subject.tone.shade], '0 0 0 1')),
      path('M0 614H600V620H0z', '#10171a'),
      path('M60 574H520Q530 574 530 590H50Q50 576 60 574z', materials.carbon.base),
      moved('translate(66 158)scale(1.020)', boot(subject, pen, last)),
    ].join('')

const bootArt = (last: Last): ProductArt => ({
  front: both(last),
  side: alone(last),
  detail: { x: 330, y: 420, zoom: 2.3 },
  use: onSki(last),
})

/** Boots: a pair from the outer side; then one alone. */
export const bootPictures = {
  'boot-classic': bootArt(classic),
  'boot-classic-pro': bootArt(classicPro),
  'boot-skate': bootArt(skate),
  'boot-skate-carbon': bootArt(skateCarbon),
  'boot-touring': bootArt(touring),
  'boot-winter': bootArt(winter),
  'boot-junior': bootArt(junior),
}
