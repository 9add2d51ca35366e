import type { Draw, ProductArt, Subject } from '../art.ts'
import { night, standingInSnow } from '../backdrops.ts'
import { emblem, logotype, stripePanel } from '../brand-style.ts'
import { dyed, puller, ripstop, stitch } from '../fabric.ts'
import { materials } from '../palette.ts'
import { element, line, moved, type Pen, path, rect, use } from '../pen.ts'
import { castShadow, contactShadow, modelled } from '../shading.ts'
import { wornOnHead } from './wearer.ts'

const LENS =
  'M64 330C96 296 180 284 300 294 420 284 504 296 536 330 546 392 522 452 456 470 404 484 352 468 330 424 320 402 312 394 300 394S280 402 270 424C248 468 196 484 144 470 78 452 54 392 64 330z'

/** A wide mirrored shield that shows what its wearer sees: ridge, forest, track. */
function lens({ tone, brand }: Subject, pen: Pen): string {
  const mirror = pen.linear(
    [
      [0, tone.deep],
      [0.3, tone.base],
      [0.55, tone.light],
      [0.78, brand.accent.light],
      [1, brand.accent.base],
    ],
    '0 0 .5 1',
  )
  return modelled(pen, {
    outline: LENS,
    fill: mirror,
    tone: { ...tone, glow: '#fff' },
    shade: 'M60 320C180 300 420 300 540 320V300H60zM520 330C530 400 500 460 440 470L500 490 560 400z',
    light: 'M96 336C150 316 210 312 250 316 220 350 170 380 96 396 84 376 86 350 96 336z',
    soft: 9,
    shine: 0.5,
    depth: 0.55,
    rim: 4,
    on:
      path(
        'M50 420L130 372 168 396 222 352 272 404 300 384 352 410 402 362 450 398 480 380 560 420V500H50z',
        '#fff',
        { opacity: 0.3 },
      ) + path('M50 446Q300 410 560 440V500H50z', tone.deep, { opacity: 0.3 }),
    over: path('M380 300L450 302 400 470 340 470zM462 304L482 306 436 470 418 474z', '#fff', {
      opacity: 0.13,
    }),
  })
}

function glasses(subject: Subject, pen: Pen): string {
  const { brand } = subject
  const { carbon } = materials
  const temple = 'M66 322C50 300 44 292 54 286L92 300C84 310 82 318 84 326z'
  const arm = path(temple, pen.linear([carbon.glow, carbon.base, carbon.deep]))
  const brow =
    'M58 336C60 308 110 282 190 280 240 278 270 286 300 286S360 278 410 280C490 282 540 308 542 336 500 306 430 298 380 302 340 306 320 308 300 308S260 306 220 302C170 298 100 306 58 336z'
  return [
    arm + moved('translate(600 0)scale(-1 1)', arm),
    lens(subject, pen),
    path(
      brow,
      pen.linear(
        [
          [0, carbon.glow],
          [0.4, carbon.base],
          [1, carbon.deep],
        ],
        '0 0 0 1',
      ),
    ),
    line('M84 314C120 294 200 284 300 290S480 294 516 314', '#fff', 1.6, { opacity: 0.4 }),
    path('M282 392C290 384 310 384 318 392L328 424C318 410 310 406 300 406S282 410 272 424z', carbon.light),
    logotype(brand, { x: 404, y: 300, size: 15, room: 96, fill: '#fff', turn: 2 }),
  ].join('')
}

const eyewearFront: Draw = (subject, pen) =>
  contactShadow(pen, 308, 494, 230, 20) + moved('translate(-30 -34)scale(1.100)', glasses(subject, pen))

/** From the side: temple, hinge, edge of the lens. */
const eyewearSide: Draw = (subject, pen) => {
  const { tone, brand } = subject
  const { carbon, rubber } = materials
  const arm =
    'M150 306C240 290 380 300 470 310 520 316 548 340 560 392 564 410 544 416 536 400 520 362 500 346 460 342 360 336 250 338 160 348z'
  const shield =
    'M150 290C110 290 66 316 58 372 54 420 84 462 130 470 150 470 158 452 156 430 150 400 164 370 170 340 174 310 170 290 150 290z'
  return [
    contactShadow(pen, 300, 496, 250, 24),
    castShadow(pen, arm, 6, 40, 14),
    path(arm, pen.linear([carbon.glow, carbon.base, carbon.deep], '0 0 0 1')),
    path(
      'M400 322C470 318 520 330 544 394 560 420 536 416 530 402 510 364 480 350 400 346z',
      pen.linear([rubber.glow, rubber.deep], '0 0 0 1'),
    ),
    line('M154 310C250 294 380 304 470 314', '#fff', 2, { opacity: 0.45 }),
    path('M170 312 230 306 226 336 168 342z', dyed(pen, brand.accent)),
    modelled(pen, {
      outline: shield,
      fill: pen.linear([tone.light, tone.base, brand.accent.base], '0 0 .4 1'),
      tone: { ...tone, glow: '#fff' },
      shade: 'M140 280H190V480H140z',
      light: 'M90 320C110 300 130 300 140 306 110 330 84 370 80 400 70 370 76 340 90 320z',
      soft: 9,
    }),
    logotype(brand, { x: 320, y: 331, size: 26, room: 140, fill: '#fff' }),
  ].join('')
}

const PACK =
  'M182 170C186 110 226 84 300 84S414 110 418 170C436 250 446 380 444 560 444 620 420 648 380 652Q300 662 220 652C180 648 156 620 156 560 154 380 164 250 182 170z'

const buckle = (x: number, y: number) =>
  rect(x - 14, y - 9, 28, 18, materials.carbon.base, 3) + rect(x - 9, y - 4, 18, 8, materials.carbon.glow, 2)

function packBody(subject: Subject, pen: Pen, on: string): string {
  const { tone } = subject
  return (
    castShadow(pen, PACK, 6, 14, 12) +
    modelled(pen, {
      outline: PACK,
      fill: dyed(pen, tone),
      tone: { ...tone, glow: '#fff', deep: '#04121a' },
      shade:
        'M400 140C430 300 430 500 410 660L470 640V140zM160 500C240 540 360 540 440 500V680H150zM180 226Q300 262 420 226V246Q300 284 180 246zM176 300C190 400 190 500 172 600L150 600V300z',
      light:
        'M206 150C226 116 260 104 300 104L294 124C262 128 236 148 222 190 210 210 200 190 206 150zM226 300C246 290 256 320 252 400 240 460 222 440 220 380z',
      soft: 13,
      shine: 0.3,
      depth: 0.42,
      on: use(pen.shape(PACK), { fill: ripstop(tone, pen) }) + on,
    })
  )
}

const bagFront: Draw = (subject, pen) => {
  const { tone, brand } = subject
  const accent = dyed(pen, brand.accent)
  const mesh = pen.pattern(8, 8, path('M0 0h3v3H0zM4 4h3v3H4z', '#000', { opacity: 0.35 }))
  const pocket =
    'M206 386H394C404 386 410 394 410 404L402 590C400 606 392 612 380 614Q300 624 220 614C208 612 200 606 198 590L190 404C190 394 196 386 206 386z'
  const details = [
    stripePanel(pen, brand, { x: 150, y: 256, width: 300, height: 120 }, accent),
    path(
      'M150 420L200 410 206 640 170 660H150zM450 420L400 410 394 640 430 660H450z',
      materials.carbon.base,
    ) + path('M150 420L200 410 206 640 170 660H150zM450 420L400 410 394 640 430 660H450z', mesh),
    path(pocket, '#000', { opacity: 0.3, transform: 'translate(2 6)' }),
    path(pocket, dyed(pen, tone)),
    line('M202 426Q300 434 398 426', tone.deep, 9, { opacity: 0.7 }) +
      line('M202 426Q300 434 398 426', materials.carbon.glow, 3),
    line('M176 222Q300 258 424 222', tone.deep, 9, { opacity: 0.7 }) +
      line('M176 222Q300 258 424 222', materials.carbon.glow, 3),
    stitch('M214 404H386M206 596Q300 610 394 596', tone),
  ].join('')
  return [
    contactShadow(pen, 306, 656, 210, 30),
    line('M262 92C262 48 338 48 338 92', materials.carbon.base, 13) +
      line('M264 88C266 54 334 54 336 86', materials.carbon.glow, 2),
    line('M186 190C130 260 120 420 160 560M414 190C470 260 480 420 440 560', tone.deep, 20),
    packBody(subject, pen, details),
    line('M168 330L232 352M432 330L368 352', materials.carbon.base, 9) + buckle(226, 350) + buckle(374, 350),
    puller(380, 426, brand.accent) + puller(214, 228, brand.accent),
    emblem(brand, 300, 474, 44, brand.ink),
    logotype(brand, { x: 300, y: 536, size: 34, room: 166, fill: brand.ink }),
    rect(268, 572, 64, 6, '#e9f1f4', 3),
  ].join('')
}

const bagBack: Draw = (subject, pen) => {
  const { tone, brand } = subject
  const { carbon } = materials
  const foam = pen.pattern(
    22,
    22,
    path('M3 3h16v16H3z', carbon.light) + line('M3 19V3H19', carbon.glow, 1, { opacity: 0.6 }),
  )
  const panel = path('M214 190H386L398 600H202z', carbon.base) + path('M214 190H386L398 600H202z', foam)
  const strap =
    path(
      'M240 168C216 168 198 186 190 220 172 310 164 420 186 520 190 534 214 532 218 518 206 430 214 330 244 240z',
      dyed(pen, tone),
    ) +
    line('M236 178C214 184 204 210 198 240 184 320 178 420 196 514', brand.accent.base, 4) +
    line('M200 524L186 610', carbon.base, 10) +
    buckle(196, 540)
  const hip =
    path('M160 556C120 566 84 590 60 640 54 654 66 660 78 654 110 632 150 626 176 624z', dyed(pen, tone)) +
    line('M64 648L34 668', carbon.base, 9)
  return [
    contactShadow(pen, 306, 656, 210, 30),
    packBody(subject, pen, panel),
    strap + moved('translate(600 0)scale(-1 1)', strap),
    hip + moved('translate(600 0)scale(-1 1)', hip),
    line('M204 300H396', carbon.base, 8) + buckle(300, 300),
    logotype(brand, { x: 300, y: 138, size: 26, room: 150, fill: brand.ink }),
  ].join('')
}

/** The lamp on its elastic band: band behind, housing in front, two eyes of light. */
const headlampFront: Draw = (subject, pen) => {
  const { brand } = subject
  return [
    contactShadow(pen, 308, 520, 220, 28),
    headband(subject, pen),
    lampHousing(subject, pen),
    lampEye(pen, 244, 412, 52) + lampEye(pen, 352, 412, 52),
    rect(284, 292, 44, 16, brand.accent.base, 5),
    logotype(brand, { x: 300, y: 352, size: 19, room: 150, fill: brand.ink }),
    line('M200 330C210 316 230 312 250 312H350', '#fff', 2, { opacity: 0.5 }),
  ].join('')
}

function headband({ tone, brand }: Subject, pen: Pen): string {
  const { carbon } = materials
  const band = pen.linear([
    [0, tone.shade],
    [0.3, tone.light],
    [0.5, tone.base],
    [1, tone.deep],
  ])
  const ring =
    'M62 330C62 150 538 150 538 330 538 380 500 420 440 440L430 380C470 366 488 350 488 326 488 216 112 216 112 326 112 350 130 366 170 380L160 440C100 420 62 380 62 330z'
  return [
    path(
      'M112 326C112 216 488 216 488 326 488 342 480 354 466 364 430 300 170 300 134 364 120 354 112 342 112 326z',
      pen.linear(
        [
          [0, tone.deep],
          [1, carbon.deep],
        ],
        '0 0 0 1',
      ),
    ),
    path(ring, band),
    line('M74 330C80 170 520 170 526 330', brand.accent.base, 8) +
      line('M68 322C74 158 526 158 532 322M100 330C104 200 496 200 500 330', tone.glow, 1.4, {
        opacity: 0.6,
        'stroke-dasharray': '5 4',
      }),
    path(
      'M134 364C100 376 96 410 150 430L172 440V380zM466 364C500 376 504 410 450 430L428 440V380z',
      pen.linear([carbon.glow, carbon.base]),
    ),
  ].join('')
}

function lampHousing({ tone }: Subject, pen: Pen): string {
  const { carbon } = materials
  const shell =
    'M168 372C168 326 196 306 240 304H360C404 306 432 326 432 372V430C432 472 404 492 360 494H240C196 492 168 472 168 430z'
  return [
    castShadow(pen, shell, 4, 12, 10),
    path(
      shell,
      pen.linear(
        [
          [0, carbon.glow],
          [0.2, carbon.light],
          [0.6, carbon.base],
          [1, carbon.deep],
        ],
        '0 0 .3 1',
      ),
    ),
    path('M186 372C188 338 208 324 244 322H356C392 324 412 338 414 372V384H186z', dyed(pen, tone)),
  ].join('')
}

/** A reflector with its diode, lit. */
function lampEye(pen: Pen, x: number, y: number, r: number): string {
  const glow = pen.radial([
    [0, '#fff6d8', 0.85],
    [0.4, '#ffe9a8', 0.35],
    [1, '#ffe9a8', 0],
  ])
  const cup = pen.radial(
    [
      [0, '#fffdf2'],
      [0.22, '#fff3c4'],
      [0.5, '#d9dfe2'],
      [0.72, '#8d989f'],
      [0.86, '#e8edef'],
      [1, '#4a545a'],
    ],
    '.46 .44 .56',
  )
  return (
    element('circle', { cx: x, cy: y, r: r + 4, fill: '#0b0f11' }) +
    element('circle', { cx: x, cy: y, r, fill: cup }) +
    element('circle', { cx: x, cy: y, r: Math.round(r * 1.5), fill: glow }) +
    path(`M${x - 9} ${y - 9}h18v18h-18z`, '#fffef6')
  )
}

const headlampSide: Draw = (subject, pen) => {
  const { tone, brand } = subject
  const { carbon } = materials
  return [
    contactShadow(pen, 306, 500, 230, 24),
    path(
      'M150 300C220 210 420 190 520 270 566 310 560 400 500 440 400 500 250 490 170 440L176 404C260 450 390 456 476 404 520 376 522 320 486 296 410 244 260 252 186 330z',
      pen.linear(
        [
          [0, tone.light],
          [0.5, tone.base],
          [1, tone.deep],
        ],
        '0 0 1 1',
      ),
    ),
    line('M168 310C240 232 410 212 506 284 544 316 538 390 486 424', brand.accent.base, 7),
    path(
      'M470 300H556Q570 300 570 314V420Q570 434 556 434H470Q458 434 458 420V314Q458 300 470 300z',
      pen.linear([carbon.glow, carbon.base, carbon.deep], '0 0 1 1'),
    ),
    line('M474 330H554M474 346H554M474 362H554', '#000', 4, { opacity: 0.5 }),
    path(
      'M70 312Q70 296 88 294L170 286Q198 286 200 314V446Q198 470 172 472L96 462Q72 458 70 440z',
      pen.linear([carbon.glow, carbon.light, carbon.base, carbon.deep], '0 0 1 .6'),
    ),
    path('M92 306 176 298Q188 298 188 314V350L84 352V322Q84 308 92 306z', dyed(pen, tone)),
    path('M70 330C50 336 44 420 70 440z', pen.radial(['#fffdf0', '#f5e7b4', '#9aa5ab'], '.8 .5 .8')),
    line('M110 374H178M110 390H178M110 406H178', '#000', 4, { opacity: 0.4 }),
    logotype(brand, { x: 138, y: 336, size: 15, room: 88, fill: brand.ink, turn: -3 }),
    line('M200 430C280 480 360 500 470 420', carbon.base, 6),
  ].join('')
}

const glassesWorn: Draw = (subject, pen) => moved('translate(141 196)scale(.530)', glasses(subject, pen))

/** A visor: one tall shield on a soft band, without temples. */
function visor(subject: Subject, pen: Pen): string {
  const { brand, tone } = subject
  const shield =
    'M70 250C180 200 420 200 530 250 546 330 530 420 470 470 400 500 350 470 300 420 250 470 200 500 130 470 70 420 54 330 70 250z'
  const mirror = pen.linear([tone.deep, tone.base, tone.light, brand.accent.light], '0 0 .6 1')
  return [
    path('M56 236Q300 150 544 236L540 286Q300 206 60 286z', dyed(pen, brand.accent)),
    modelled(pen, {
      outline: shield,
      fill: mirror,
      tone: { ...tone, glow: '#fff' },
      shade: 'M60 260Q300 200 540 260V290Q300 236 60 290zM500 300Q540 400 460 480L560 460V280z',
      light: 'M110 280Q200 240 280 240 200 300 120 400 90 340 110 280z',
      soft: 9,
      shine: 0.45,
      over: path('M380 230L450 240 380 480 320 440z', '#fff', { opacity: 0.14 }),
    }),
    logotype(brand, { x: 300, y: 232, size: 30, room: 180, fill: brand.accentInk }),
  ].join('')
}

const visorFront: Draw = (subject, pen) =>
  contactShadow(pen, 308, 500, 230, 20) + moved('translate(0 20)', visor(subject, pen))
const visorSide: Draw = (subject, pen) =>
  contactShadow(pen, 300, 520, 220, 22) +
  path(
    'M150 240C300 150 560 200 556 300 554 360 520 400 500 410L480 380C520 340 500 280 400 270 300 262 200 280 150 300z',
    dyed(pen, subject.brand.accent),
  ) +
  moved('translate(40 20)scale(.620 1)', visor(subject, pen))
const visorWorn: Draw = (subject, pen) => moved('translate(138 190)scale(.540 .600)', visor(subject, pen))
const lampWorn: Draw = (subject, pen) =>
  path('M176 330C170 180 430 180 424 330Q300 290 176 330z', '#26343b') +
  path('M40 -40L300 250 560 -40z', '#fff3c4', { opacity: 0.12 }) +
  moved('translate(156 130)scale(.480)', headlampFront(subject, pen))

/** What is worn on the head for sight, and the backpack. */
export const equipmentPictures = {
  'sports-glasses': {
    front: eyewearFront,
    side: eyewearSide,
    detail: { x: 400, y: 370, zoom: 2.1 },
    use: wornOnHead({ on: glassesWorn }),
  },
  'ski-visor': {
    front: visorFront,
    side: visorSide,
    detail: { x: 390, y: 330, zoom: 2.1 },
    use: wornOnHead({ on: visorWorn }),
  },
  backpack: {
    front: bagFront,
    side: bagBack,
    detail: { x: 320, y: 440, zoom: 2.1 },
    use: standingInSnow(bagFront, 'translate(60 90)scale(.800)'),
  },
  headlamp: {
    front: headlampFront,
    side: headlampSide,
    detail: { x: 290, y: 400, zoom: 1.9 },
    use: wornOnHead({ on: lampWorn, setting: night }),
  },
} satisfies Record<string, ProductArt>
