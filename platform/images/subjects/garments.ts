import type { Draw, ProductArt, Subject } from '../art.ts'
import { table } from '../backdrops.ts'
import { emblem, logotype, stripes } from '../brand-style.ts'
import { dyed, fleece, knit, puller, ribbed, ripstop, stitch, zip } from '../fabric.ts'
import { materials, type Ramp } from '../palette.ts'
import { line, moved, type Pen, path, rect, use } from '../pen.ts'
import { castShadow, modelled } from '../shading.ts'
import { bottomsBack, bottomsFront } from './legs.ts'
import { wornAbove } from './wearer.ts'

/** Silhouettes and folds of an upper garment, seen as worn by nobody. The right sleeve mirrors the left. */
interface Cut {
  torso: string
  sleeve: string
  torsoShade: string
  torsoLight: string
  sleeveShade: string
  sleeveLight: string
}

const shell: Cut = {
  torso:
    'M236 122C206 134 172 146 150 164 156 250 172 320 170 400 168 500 164 584 166 664Q300 690 434 664C436 584 432 500 430 400 428 320 444 250 450 164 428 146 394 134 364 122Q300 150 236 122z',
  sleeve:
    'M154 160C118 182 102 236 92 306 80 396 66 500 54 604 52 616 56 622 66 626Q92 634 114 630C122 628 126 622 128 612 138 540 156 470 178 400 186 320 172 230 154 160z',
  torsoShade:
    'M160 250C190 330 186 420 166 520L150 300zM440 250C410 330 410 430 440 560L470 400zM178 600C230 636 270 560 300 640 340 560 380 640 430 590L440 690H160zM230 150C250 250 284 300 294 330L300 200zM352 420C380 440 404 430 430 404L430 430C400 462 370 456 352 420z',
  torsoLight:
    'M196 172C216 160 240 160 250 180 250 240 232 320 214 420 200 360 190 260 196 172zM322 210C350 190 380 210 384 260 380 330 360 360 344 340 330 300 322 250 322 210zM212 480C240 470 250 500 240 560 226 590 206 580 212 480zM340 500C364 490 384 520 376 570 352 590 334 560 340 500z',
  sleeveShade:
    'M160 230C170 310 160 400 132 480 120 540 116 590 114 640L140 640 190 400zM92 410C110 424 130 424 156 404L150 428C126 444 104 440 88 430zM80 470C96 482 116 482 134 470L128 488C110 498 92 496 78 488z',
  sleeveLight:
    'M140 196C120 230 112 290 104 350 112 356 124 350 130 340 136 290 146 240 140 196zM88 500C82 540 78 570 76 600 84 604 92 600 94 590 96 560 98 530 88 500z',
}

const fitted: Cut = {
  torso:
    'M246 116C216 128 184 138 162 154 170 240 186 310 186 390 184 490 178 580 180 668Q300 688 420 668C422 580 416 490 414 390 414 310 430 240 438 154 416 138 384 128 354 116Q300 150 246 116z',
  sleeve:
    'M166 150C134 170 118 220 106 292 92 386 76 490 62 616 60 628 64 634 72 636Q92 642 110 638C118 636 122 632 124 622 136 540 158 470 192 396 196 310 184 220 166 150z',
  torsoShade:
    'M168 240C196 320 196 420 180 540L160 300zM432 240C404 320 404 430 424 560L450 380zM190 630C240 650 270 590 300 650 336 590 370 650 414 624L430 700H170zM196 400C240 424 280 420 300 400 270 446 220 444 192 426z',
  torsoLight:
    'M206 164C226 152 250 160 256 186 254 250 238 320 222 400 208 350 200 260 206 164zM328 220C352 200 380 214 382 256 376 320 360 350 344 330 334 300 328 260 328 220zM220 470C244 462 252 500 244 560 230 590 214 570 220 470z',
  sleeveShade:
    'M176 230C184 310 170 400 140 480 124 540 116 590 112 650L140 650 206 400zM104 400C122 412 144 410 166 392L158 416C136 430 114 428 100 420z',
  sleeveLight:
    'M150 190C130 230 122 290 114 350 122 354 132 350 138 340 144 290 156 240 150 190zM92 500C86 540 82 570 80 600 88 604 94 600 96 590z',
}

/** A trunk with bound armholes. */
const VEST =
  'M236 122C214 132 196 140 180 150 200 210 196 270 168 320 170 350 170 380 170 400 168 500 164 584 166 664Q300 690 434 664C436 584 432 500 430 400 430 380 430 350 432 320 404 270 400 210 420 150 404 140 386 132 364 122Q300 150 236 122z'

const drape = { soft: 12, shine: 0.2, depth: 0.36 }

/** Folds run over panels of any colour, so their light and shade take none. */
const inNeutralLight = (tone: Ramp): Ramp => ({ ...tone, glow: '#fff', deep: '#04121a' })

/** What makes one garment of a cut. */
interface Dress {
  cut: Cut
  on: (subject: Subject, pen: Pen) => string
  onSleeve: (subject: Subject, pen: Pen) => string
  behind: (subject: Subject, pen: Pen) => string
  front: (subject: Subject, pen: Pen) => string
  texture?: (tone: Ramp, pen: Pen) => string
}

function sleeve(subject: Subject, pen: Pen, { cut, onSleeve, texture }: Dress): string {
  const { tone } = subject
  return modelled(pen, {
    outline: cut.sleeve,
    fill: dyed(pen, tone),
    tone: inNeutralLight(tone),
    shade: cut.sleeveShade,
    light: cut.sleeveLight,
    ...drape,
    on: (texture ? use(pen.shape(cut.sleeve), { fill: texture(tone, pen) }) : '') + onSleeve(subject, pen),
  })
}

const MIRROR = 'translate(600 0)scale(-1 1)'

const vestBinding = ({ brand }: Subject) =>
  line('M180 150C200 210 196 270 168 320M420 150C400 210 404 270 432 320', brand.accent.base, 12)

const garment =
  (dress: Dress): Draw =>
  (subject, pen) => {
    const { cut, on, behind, front, texture } = dress
    const { tone } = subject
    const arm = cut.sleeve && pen.symbol(sleeve(subject, pen, dress))
    const body = modelled(pen, {
      outline: cut.torso,
      fill: dyed(pen, tone),
      tone: inNeutralLight(tone),
      shade: cut.torsoShade,
      light: cut.torsoLight,
      ...drape,
      on: (texture ? use(pen.shape(cut.torso), { fill: texture(tone, pen) }) : '') + on(subject, pen),
    })
    return moved(
      'translate(0 -2)',
      castShadow(pen, cut.torso + cut.sleeve + mirrored(cut.sleeve), 8, 18, 14),
      behind(subject, pen),
      arm
        ? use(arm) +
            use(arm, { transform: MIRROR }) +
            path(cut.sleeve, tone.deep, { transform: MIRROR, opacity: 0.22 })
        : vestBinding(subject),
      body,
      front(subject, pen),
    )
  }

/** The same path on the other side of the middle line; only absolute M, C, L and Q commands. */
function mirrored(d: string): string {
  let isX = false
  return d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX
    return isX ? ` ${600 - Number(number)} ` : number
  })
}

const neckHole = (tone: Ramp, pen: Pen) =>
  path(
    'M232 126C240 70 270 58 300 58 330 58 360 70 368 126 340 150 260 150 232 126z',
    pen.linear([
      [0, tone.shade],
      [1, tone.deep],
    ]),
  ) +
  path('M252 112C256 84 280 74 300 74 320 74 344 84 348 112 320 128 280 128 252 112z', '#000', {
    opacity: 0.22,
  }) +
  rect(289, 78, 22, 13, '#fff', 1)

/** Stand-up collar, open a hand's breadth. */
const collar = (tone: Ramp, pen: Pen) => {
  const half = 'M236 124C232 100 236 76 248 62 262 84 280 108 300 128L300 168C276 158 252 144 236 124z'
  const fill = pen.linear(
    [
      [0, tone.light],
      [0.6, tone.base],
      [1, tone.shade],
    ],
    '0 0 1 1',
  )
  const one =
    path(half, fill) +
    line('M248 63C262 85 280 108 299 127', tone.glow, 2.4, { opacity: 0.7 }) +
    line('M238 122C254 142 276 156 298 166', tone.deep, 2, { opacity: 0.45 })
  return (
    one +
    moved(MIRROR, one) +
    path(
      'M364 124C368 100 364 76 352 62 338 84 320 108 300 128L300 168C324 158 348 144 364 124z',
      tone.deep,
      { opacity: 0.2 },
    )
  )
}

const hood = (tone: Ramp, pen: Pen) => {
  const outline = 'M222 138C196 96 214 34 300 30 386 34 404 96 378 138 352 112 248 112 222 138z'
  return (
    modelled(pen, {
      outline,
      fill: dyed(pen, tone),
      tone,
      shade: 'M250 124C260 80 340 80 350 124zM380 60C400 100 384 140 370 140z',
      light: 'M226 80C240 52 270 42 300 42L290 56C262 60 244 76 236 100z',
      soft: 8,
    }) + stitch('M300 31V80', tone)
  )
}

/** What tells one kind of jacket from another. */
interface JacketBuild {
  trim: 'lower' | 'flanks' | 'yoke' | 'quilt'
  hasHood: boolean
  pockets: 'sides' | 'chest' | 'none'
}

const inYoke = ({ trim }: JacketBuild) => trim === 'yoke'

/** Seams that hold the down in its chambers, each casting a soft line of shade. */
const quilting = (from: number, to: number, by: number) =>
  Array.from(
    { length: Math.floor((to - from) / by) + 1 },
    (_, at) => `M40 ${from + at * by}Q300 ${from + at * by + 24} 560 ${from + at * by}`,
  ).join('')

const quilted = (pen: Pen, from = 170): string => {
  const seams = pen.shape(quilting(from, 660, 62))
  const soft = (width: number, stroke: string, opacity: number, dy: number) =>
    use(seams, { fill: 'none', stroke, 'stroke-width': width, opacity, transform: `translate(0 ${dy})` })
  return [
    soft(30, '#04121a', 0.07, 0) + soft(18, '#04121a', 0.1, 0) + soft(8, '#04121a', 0.14, 0),
    soft(20, '#fff', 0.08, 34) + soft(8, '#fff', 0.08, 34),
    soft(1.6, '#04121a', 0.4, 0),
  ].join('')
}

const jacketPrint = (subject: Subject, pen: Pen, { trim }: JacketBuild) => {
  const { brand } = subject
  const accent = dyed(pen, brand.accent)
  const trims = {
    yoke: () => path('M140 140L236 118Q300 150 364 118L460 140 446 236Q300 286 154 236z', accent),
    lower: () => path(stripes(brand, { x: 150, y: 250, width: 300, height: 150 }), accent, { opacity: 0.95 }),
    flanks: () => path('M150 300C186 380 196 500 186 690H150zM450 300C414 380 404 500 414 690H450z', accent),
    quilt: () => quilted(pen),
  }
  return (
    trims[trim]() +
    path('M150 652Q300 680 450 652V700H150z', subject.tone.shade) +
    stitch('M164 650Q300 678 436 650', subject.tone)
  )
}

const sleeveTrim = ({ trim }: JacketBuild) =>
  trim === 'yoke' ? 'M100 130H190V244Q130 252 90 290z' : 'M84 392L176 372 170 420 76 440z'

const jacketSleeve = ({ tone, brand }: Subject, pen: Pen, build: JacketBuild) =>
  (build.trim === 'quilt' ? quilted(pen, 200) : path(sleeveTrim(build), dyed(pen, brand.accent))) +
  path('M50 588L132 596V640H44z', tone.shade) +
  stitch('M54 588Q92 598 132 596', tone) +
  rect(62, 600, 30, 15, brand.accent.base, 3)

const pockets = (tone: Ramp) => {
  const one =
    line('M208 432L190 540', tone.deep, 8, { opacity: 0.5 }) +
    line('M208 432L190 540', materials.carbon.light, 3.4) +
    puller(207, 436, tone)
  return one + moved(MIRROR, one)
}

const chestName = ({ brand }: Subject, fill: string, y = 226) =>
  emblem(brand, 362, y - 30, 22, fill) + logotype(brand, { x: 362, y, size: 18, room: 92, fill })

const yokeInk = ({ brand }: Subject, build: JacketBuild) => (inYoke(build) ? brand.accentInk : brand.ink)

const chestPocket = (tone: Ramp, { accent }: Subject['brand']) =>
  line('M216 300L286 276', tone.deep, 8, { opacity: 0.5 }) +
  line('M216 300L286 276', accent.base, 4) +
  puller(218, 300, accent)

const jacket = (build: JacketBuild): Dress => ({
  cut: shell,
  ...(build.trim === 'quilt' ? {} : { texture: ripstop }),
  on: (subject, pen) => jacketPrint(subject, pen, build),
  onSleeve: (subject, pen) => jacketSleeve(subject, pen, build),
  behind: (subject, pen) => (build.hasHood ? hood(subject.tone, pen) : '') + neckHole(subject.tone, pen),
  front: (subject, pen) =>
    collar(subject.tone, pen) +
    zip(pen, 'M300 132V670', subject.tone) +
    puller(300, 140, subject.brand.accent) +
    (build.pockets === 'sides' ? pockets(subject.tone) : '') +
    (build.pockets === 'chest' ? chestPocket(subject.tone, subject.brand) : '') +
    chestName(subject, yokeInk(subject, build)),
})

const backCollar = (tone: Ramp, pen: Pen) =>
  path(
    'M236 130C232 96 240 72 256 62Q300 50 344 62C360 72 368 96 364 130Q300 158 236 130z',
    pen.linear([tone.light, tone.base, tone.shade], '0 0 1 1'),
  ) + line('M256 63Q300 52 344 63', tone.glow, 2.4, { opacity: 0.7 })

const jacketBack = (build: JacketBuild): Dress => ({
  ...jacket(build),
  behind: () => '',
  front: (subject, pen) => {
    const { tone, brand } = subject
    return [
      backCollar(tone, pen),
      build.hasHood ? moved('translate(0 34)', hood(tone, pen)) : '',
      logotype(brand, { x: 300, y: 224, size: 30, room: 190, fill: yokeInk(subject, build) }),
      stitch('M196 300C240 330 360 330 404 300M300 330V650', tone),
      rect(252, 600, 96, 8, '#e9f1f4', 4),
    ].join('')
  },
})

/** Two rows of a knitted border: the brand's mark between dots, as on a Nordic sweater. */
function border({ brand }: Subject, pen: Pen, y: number): string {
  const { base } = brand.accent
  const tile = pen.pattern(
    32,
    60,
    [
      path('M0 4H32V7H0zM0 53H32V56H0z', base),
      path('M4 12h4v4H4zM20 12h4v4h-4zM4 44h4v4H4zM20 44h4v4h-4z', base),
      path(
        brand.seed % 2
          ? 'M14 18 26 30 14 42 2 30zM14 26 10 30 14 34 18 30z'
          : 'M12 18h4v8h8v4h-8v12h-4V30H4v-4h8zM4 18h4v4H4zM20 18h4v4h-4zM4 36h4v4H4zM20 36h4v4h-4z',
        base,
      ),
    ].join(''),
    `translate(300 ${y})`,
  )
  return rect(60, y, 480, 60, tile)
}

const baselayer: Dress = {
  cut: fitted,
  texture: knit,
  on: (subject, pen) => {
    const { tone, brand } = subject
    const accent = dyed(pen, brand.accent)
    const zone =
      brand.seed % 2
        ? border(subject, pen, 176)
        : path(
            'M150 130L246 112Q300 150 354 112L450 130 430 218C380 226 330 258 300 300 270 258 220 226 170 218z',
            accent,
            { opacity: 0.95 },
          )
    return (
      zone +
      path('M160 340C206 400 212 520 200 700H150zM440 340C394 400 388 520 400 700H450z', tone.shade, {
        opacity: 0.7,
      }) +
      ribbed('M170 642Q300 662 430 642V700H170z', tone, pen)
    )
  },
  onSleeve: ({ tone, brand }, pen) =>
    line('M166 156C150 280 120 430 84 630', tone.deep, 1.6, { opacity: 0.5 }) +
    ribbed('M50 584L134 592V650H50z', tone, pen) +
    path('M60 560L134 570V578L58 568z', brand.accent.base),
  behind: ({ tone }, pen) => neckHole(tone, pen),
  front: (subject, pen) => {
    const { tone, brand } = subject
    const band =
      'M246 118C242 94 246 82 254 76 262 112 338 112 346 76 354 82 358 94 354 118 330 148 270 148 246 118z'
    return (
      ribbed(band, tone, pen) +
      line('M254 77C262 112 338 112 346 77', tone.glow, 2, { opacity: 0.7 }) +
      stitch('M188 390C176 300 200 200 246 122M412 390C424 300 400 200 354 122', tone) +
      logotype(brand, { x: 372, y: 344, size: 15, room: 76, fill: brand.ink }) +
      emblem(brand, 372, 316, 20, brand.ink)
    )
  },
}

const baselayerBack: Dress = {
  ...baselayer,
  behind: () => '',
  front: ({ tone, brand }, pen) =>
    ribbed('M246 122C244 98 250 86 260 80Q300 92 340 80C350 86 356 98 354 122Q300 146 246 122z', tone, pen) +
    stitch('M188 390C176 300 200 200 246 124M412 390C424 300 400 200 354 124', tone) +
    logotype(brand, { x: 300, y: 330, size: 22, room: 130, fill: brand.ink }),
}

const midlayer: Dress = {
  cut: {
    ...shell,
    torso: fitted.torso,
    sleeve: fitted.sleeve,
    sleeveShade: fitted.sleeveShade,
    sleeveLight: fitted.sleeveLight,
  },
  texture: fleece,
  on: (subject, pen) => {
    const { tone, brand } = subject
    const accent = dyed(pen, brand.accent)
    const yoke = path(
      'M150 130L246 112Q300 150 354 112L450 130 436 232Q300 252 164 232z',
      brand.seed % 2 ? accent : dyed(pen, { ...tone, light: tone.base, base: tone.shade, shade: tone.deep }),
    )
    return (
      yoke + stitch('M166 232Q300 252 434 232', tone) + ribbed('M170 640Q300 660 430 640V700H170z', tone, pen)
    )
  },
  onSleeve: ({ tone }, pen) => ribbed('M50 584L134 592V650H50z', tone, pen),
  behind: ({ tone }, pen) => neckHole(tone, pen),
  front: (subject, pen) => {
    const { tone, brand } = subject
    return [
      collar(tone, pen),
      zip(pen, 'M300 132V372', tone),
      puller(300, 160, brand.accent),
      path('M336 280H404V350Q404 356 398 356H342Q336 356 336 350z', dyed(pen, brand.accent)),
      stitch('M336 296H404', brand.accent),
      logotype(brand, { x: 370, y: 334, size: 13, room: 56, fill: brand.accentInk }),
    ].join('')
  },
}

const midlayerBack: Dress = {
  ...midlayer,
  behind: () => '',
  front: ({ tone, brand }, pen) =>
    backCollar(tone, pen) +
    stitch('M300 244V640', tone) +
    emblem(brand, 300, 192, 32, brand.seed % 2 ? brand.accentInk : brand.ink),
}

/** A net that holds warm air. */
const net = ({ deep, glow }: Ramp, pen: Pen): string =>
  pen.pattern(
    16,
    16,
    path('M4 0h8l4 4v8l-4 4H4l-4-4V4z', deep, { opacity: 0.5 }) +
      path('M5 1h6l4 4v1l-4-4H5L1 6V5z', glow, { opacity: 0.5 }),
  )

const meshTop: Dress = {
  ...baselayer,
  texture: net,
  on: ({ tone }, pen) =>
    path('M150 110H450V190Q300 240 150 190z', dyed(pen, tone)) +
    ribbed('M170 642Q300 662 430 642V700H170z', tone, pen),
}
const meshBack: Dress = { ...baselayerBack, texture: net, on: meshTop.on }

const vest: Dress = {
  ...jacket({ trim: 'quilt', hasHood: false, pockets: 'sides' }),
  cut: { ...shell, torso: VEST, sleeve: '', sleeveShade: '', sleeveLight: '' },
}
const vestBack: Dress = { ...jacketBack({ trim: 'quilt', hasHood: false, pockets: 'none' }), cut: vest.cut }

const woolJacket: Dress = {
  ...midlayer,
  texture: knit,
  on: (subject, pen) =>
    border(subject, pen, 196) +
    border(subject, pen, 262) +
    ribbed('M170 640Q300 660 430 640V700H170z', subject.tone, pen),
  onSleeve: (subject, pen) =>
    moved('translate(0 120)', border(subject, pen, 196)) +
    ribbed('M50 584L134 592V650H50z', subject.tone, pen),
  front: (subject, pen) =>
    [
      collar(subject.tone, pen),
      zip(pen, 'M300 132V670', subject.tone),
      puller(300, 150, subject.brand.accent),
      emblem(subject.brand, 362, 400, 26, subject.brand.ink),
    ].join(''),
}
const woolJacketBack: Dress = { ...woolJacket, behind: () => '', front: midlayerBack.front }

const topArt = (front: Dress, back: Dress): ProductArt => ({
  front: garment(front),
  side: garment(back),
  detail: { x: 330, y: 200, zoom: 2.4 },
  use: wornAbove(garment(front)),
})

const jacketArt = (build: JacketBuild): ProductArt => topArt(jacket(build), jacketBack(build))

/** Top and bottoms of one knit. */
const set: Draw = (subject, pen) =>
  moved('translate(-24 -10)scale(.740)', garment(baselayer)(subject, pen)) +
  moved('translate(212 176)scale(.740)', bottomsFront(subject, pen))

const setBack: Draw = (subject, pen) =>
  moved('translate(-24 -10)scale(.740)', garment(baselayerBack)(subject, pen)) +
  moved('translate(212 176)scale(.740)', bottomsBack(subject, pen))

/** Upper garments from the front and from behind. */
export const garmentPictures = {
  'jacket-training': jacketArt({ trim: 'lower', hasHood: false, pockets: 'none' }),
  'jacket-softshell': jacketArt({ trim: 'flanks', hasHood: false, pockets: 'sides' }),
  'jacket-wind': jacketArt({ trim: 'yoke', hasHood: true, pockets: 'chest' }),
  'jacket-down': jacketArt({ trim: 'quilt', hasHood: true, pockets: 'sides' }),
  'wool-top': topArt(baselayer, baselayerBack),
  'mesh-top': topArt(meshTop, meshBack),
  'baselayer-set': {
    front: set,
    side: setBack,
    detail: { x: 230, y: 150, zoom: 2.6 },
    use: wornAbove(garment(baselayer), table),
  },
  fleece: topArt(midlayer, midlayerBack),
  vest: topArt(vest, vestBack),
  'wool-jacket': topArt(woolJacket, woolJacketBack),
} satisfies Record<string, ProductArt>
