import type { Draw, ProductArt, Subject } from '../art.ts'
import { snowfield, table } from '../backdrops.ts'
import { emblem, logotype, stripes } from '../brand-style.ts'
import { dyed, knit, ribbed, ripstop, stitch } from '../fabric.ts'
import { colours, materials, type Ramp } from '../palette.ts'
import { group, line, moved, type Pen, path, rect, use } from '../pen.ts'
import { castShadow, contactShadow, modelled } from '../shading.ts'
import { plainBoot } from './boots.ts'
import { wornOnHead } from './wearer.ts'

const HAND =
  'M60 398L64 316C48 284 42 244 44 206L36 132C34 106 62 100 67 124L78 180 71 74C70 46 104 42 107 68L114 168 117 48C118 20 152 20 153 48L152 172 162 80C165 54 196 58 194 86L187 214C196 200 204 188 212 174 224 152 252 166 244 190 232 232 214 276 178 318L182 398Q120 410 60 398z'
const HAND_SHADE =
  'M76 180L84 230 96 180zM112 168L118 226 130 170zM150 172L156 226 166 180zM186 214C176 250 180 280 196 290L180 330 160 300C170 260 176 236 186 214zM170 330L190 330V410H160zM56 320Q120 350 184 316L184 336Q120 366 58 340zM236 180L250 190 190 320 180 300z'
const MITTEN_SHADE =
  'M186 214C176 250 180 280 196 290L180 330 160 300C170 260 176 236 186 214zM170 330L190 330V410H160zM56 320Q120 350 184 316L184 336Q120 366 58 340zM160 70Q206 120 180 230L210 200V60z'
const HAND_LIGHT =
  'M46 130L56 128 62 190 52 190zM82 72L92 70 96 150 88 150zM128 46L138 46 136 150 128 150zM172 84L182 84 176 150 170 150zM60 230C80 214 110 220 120 240 110 280 80 290 66 274z'

const MITTEN =
  'M60 398L64 316C40 270 30 200 44 140 56 70 100 40 136 48 180 56 200 110 192 214 200 200 206 188 212 174 224 152 252 166 244 190 232 232 214 276 178 318L182 398Q120 410 60 398z'
const LOBSTER =
  'M60 398L64 316C44 276 38 210 44 150 48 92 66 60 92 62 114 66 118 100 116 176 118 92 122 50 152 50 188 54 196 120 187 214 196 200 204 188 212 174 224 152 252 166 244 190 232 232 214 276 178 318L182 398Q120 410 60 398z'

/** What tells one kind of glove from another. */
interface GloveBuild {
  outline: string
  /** Seams between the fingers. */
  seams: string
  cuff: 'short' | 'long'
  texture: (tone: Ramp, pen: Pen) => string
  /** Stripes, a plain back, padding over the knuckles, or a band of knitting. */
  back: 'stripes' | 'plain' | 'padding' | 'knitted'
}

function backOfHand({ tone, brand }: Subject, pen: Pen, { back }: GloveBuild): string {
  const accent = dyed(pen, brand.accent)
  const clip = pen.clip('M54 206Q110 186 176 206L172 300Q120 318 64 300z')
  const backs = {
    stripes: () =>
      group({ 'clip-path': clip }, path(stripes(brand, { x: 40, y: 200, width: 150, height: 110 }), accent)),
    plain: () => path('M40 226Q110 190 190 226L176 316Q120 332 62 316z', accent),
    padding: () =>
      ['M52 190h26v30H52z', 'M84 180h26v34H84z', 'M118 180h26v34h-26z', 'M150 190h26v30h-26z']
        .map((d) => path(d, tone.deep, { opacity: 0.5 }) + path(d, accent, { transform: 'translate(-2 -4)' }))
        .join(''),
    knitted: () =>
      rect(
        30,
        214,
        170,
        86,
        pen.pattern(28, 28, path('M14 2 26 14 14 26 2 14zM14 9 19 14 14 19 9 14z', brand.accent.base)),
      ),
  }
  return backs[back]()
}

function glove(subject: Subject, pen: Pen, build: GloveBuild): string {
  const { tone, brand } = subject
  const { outline } = build
  return (
    castShadow(pen, outline, 8, 12, 9) +
    modelled(pen, {
      outline,
      fill: dyed(pen, tone),
      tone,
      shade: outline === HAND ? HAND_SHADE : MITTEN_SHADE,
      light: outline === HAND ? HAND_LIGHT : 'M50 130L70 90 84 120 70 200z',
      soft: 6,
      shine: 0.45,
      depth: 0.6,
      on: [
        use(pen.shape(outline), { fill: build.texture(tone, pen) }),
        backOfHand(subject, pen, build),
        stitch(build.seams, tone),
        path('M186 216C196 200 204 188 212 174 224 152 252 166 244 190 238 210 230 230 218 254z', tone.shade),
        build.cuff === 'long'
          ? path('M40 344Q120 366 204 344V420H40z', dyed(pen, brand.accent))
          : ribbed('M54 344Q120 366 190 344V420H54z', tone, pen),
      ].join(''),
      over: [
        path(
          'M56 322Q100 340 150 334Q158 334 158 342V358Q158 366 150 366 100 372 56 352z',
          dyed(pen, materials.carbon),
        ),
        build.back === 'plain' ? emblem(brand, 116, 266, 34, brand.accentInk) : '',
      ].join(''),
    })
  )
}

const gloves =
  (build: GloveBuild): Draw =>
  (subject, pen) => {
    const one = pen.symbol(glove(subject, pen, build))
    const right = moved('scale(-1 1)', use(one)) + strapName(subject, -106, -2)
    return [
      moved('translate(572 192)rotate(14)scale(1.300)', right),
      moved('translate(12 118)rotate(-9 140 300)scale(1.300)', use(one), strapName(subject, 106, 2)),
    ].join('')
  }

/** Lettering apart from the glove, so that the mirrored one still reads. */
const strapName = ({ brand }: Subject, x: number, turn: number) =>
  logotype(brand, { x, y: 356, size: 13, room: 78, fill: '#fff', turn })

const oneGlove =
  (build: GloveBuild): Draw =>
  (subject, pen) =>
    moved(
      'translate(104 40)rotate(4 190 330)scale(1.600)',
      glove(subject, pen, build),
      strapName(subject, 106, 2),
    )

/** At the grip of a pole. */
const atPole =
  (build: GloveBuild): Draw =>
  (subject, pen) =>
    [
      snowfield(pen),
      line('M330 200L250 760', materials.carbon.light, 16),
      path('M310 90Q350 70 368 100L350 300H306z', materials.cork.base),
      moved(
        'translate(90 60)rotate(12 190 330)scale(1.400)',
        glove(subject, pen, build),
        strapName(subject, 106, 2),
      ),
      line('M330 196C380 260 360 420 250 470', materials.carbon.base, 14),
    ].join('')

const gloveArt = (build: GloveBuild): ProductArt => ({
  front: gloves(build),
  side: oneGlove(build),
  detail: { x: 220, y: 430, zoom: 2.4 },
  use: atPole(build),
})

const race: GloveBuild = {
  outline: HAND,
  seams: 'M78 180L86 214M114 168L117 206M152 172L150 206',
  cuff: 'short',
  texture: ripstop,
  back: 'stripes',
}

const DOME = 'M112 470C100 300 170 148 300 148 430 148 500 300 488 470Q300 520 112 470z'
const BRIM =
  'M98 452C96 436 104 428 118 430Q300 478 482 430C496 428 504 436 502 452L492 556C490 570 482 578 470 580Q300 622 130 580C118 578 110 570 108 556z'

/** A knitted pattern that wraps the crown: zigzag, dots, crosses; chosen by the brand. */
function jacquard({ brand }: Subject, pen: Pen): string {
  const { base, light } = brand.accent
  const motifs = [
    'M0 24L15 8 30 24V32L15 16 0 32zM12 36h6v6h-6z',
    'M15 4 26 18 15 32 4 18zM15 12 10 18 15 24 20 18z',
    'M12 2h6v10h10v6H18v10h-6V18H2v-6h10z',
  ] as const
  const tile = pen.pattern(
    30,
    46,
    path(motifs[brand.seed % 3] ?? motifs[0], base) + path('M0 0h30v2H0z', light),
    'translate(300 316)',
  )
  return rect(100, 316, 400, 92, tile)
}

/** A knitted hat; from the side without the label on its brim. */
const hatWith =
  (pompom: boolean, side: boolean): Draw =>
  (subject, pen) =>
    contactShadow(pen, 306, 598, 236, 30) +
    (pompom ? ball(pen, subject.brand.accent) : '') +
    crown(subject, pen) +
    brim(subject, pen) +
    (side ? '' : hatLabel(subject))

function crown(subject: Subject, pen: Pen): string {
  const { tone } = subject
  return modelled(pen, {
    outline: DOME,
    fill: dyed(pen, tone),
    tone,
    shade:
      'M420 200C470 280 480 380 476 490L520 490V200zM112 440Q300 500 488 440V490H112zM296 150C290 200 292 240 300 280 308 240 310 200 304 150zM200 180C200 230 210 260 220 280 216 240 214 210 216 170zM390 176C394 220 388 260 380 284 380 240 378 210 376 170z',
    light: 'M180 250C200 200 250 176 290 176L280 200C240 206 210 240 196 280 186 330 170 330 172 300z',
    soft: 9,
    shine: 0.45,
    on: use(pen.shape(DOME), { fill: knit(tone, pen) }) + jacquard(subject, pen),
  })
}

/** Every other brand's brim has its accent, and its label is leather. */
const hasAccentBrim = ({ brand }: Subject): boolean => brand.seed % 2 === 1

function brim(subject: Subject, pen: Pen): string {
  const tone = hasAccentBrim(subject) ? subject.brand.accent : subject.tone
  return modelled(pen, {
    outline: BRIM,
    fill: dyed(pen, tone),
    tone,
    shade:
      'M430 430L510 430V600H420zM108 566Q300 610 492 566V620H108zM98 440Q300 490 502 440V456Q300 506 98 456z',
    light: 'M140 470Q220 496 280 498L280 530Q200 526 140 510z',
    soft: 10,
    shine: 0.3,
    on: use(pen.shape(BRIM), {
      fill: pen.pattern(
        12,
        20,
        line('M3 0V20', '#000', 3, { opacity: 0.16 }) + line('M7 0V20', '#fff', 2, { opacity: 0.12 }),
      ),
    }),
  })
}

function hatLabel(subject: Subject): string {
  const { brand } = subject
  const isLeather = hasAccentBrim(subject)
  const ink = isLeather ? '#fff' : brand.accentInk
  return (
    path(
      'M252 494Q300 502 348 494V556Q300 564 252 556z',
      isLeather ? materials.leather.base : brand.accent.base,
    ) +
    emblem(brand, 300, 516, 24, ink) +
    logotype(brand, {
      x: 300,
      y: 547,
      size: 14,
      room: 82,
      fill: ink,
    })
  )
}

/** A ball of yarn: many short threads around a soft core. */
function ball(pen: Pen, { glow, light, base, shade, deep }: Ramp): string {
  const spokes = (from: number, to: number, count: number, start: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = start + (i * 2 * Math.PI) / count
      const at = (r: number) =>
        `${Math.round(300 + Math.cos(angle) * r)} ${Math.round(118 + Math.sin(angle) * r)}`
      return `M${at(from)}L${at(to + ((i * 7) % 5))}`
    }).join('')
  return [
    path('M300 58a60 60 0 1 0 .1 0z', pen.radial([light, base, deep], '.38 .32 .75')),
    line(spokes(30, 64, 44, 0), shade, 4),
    line(spokes(20, 58, 32, 0.1), base, 4),
    line(spokes(6, 36, 18, 0.3), light, 3.5),
    line('M276 96l12 6M290 84l8 10M268 112l12 2', glow, 3, { opacity: 0.7 }),
  ].join('')
}

const hatFront: Draw = (subject, pen) => hatWith(subject.brand.seed % 5 < 3, false)(subject, pen)
const hatBack: Draw = (subject, pen) => hatWith(subject.brand.seed % 5 < 3, true)(subject, pen)
const hatWorn: Draw = (subject, pen) => moved('translate(84 -40)scale(.720)', hatFront(subject, pen))

const SOCK =
  'M92 12Q150 0 208 12C212 90 206 170 208 240 210 280 226 306 262 330 300 356 350 372 384 396 408 414 408 452 380 462 320 480 240 470 180 444 120 418 98 380 96 320 94 230 88 110 92 12z'
const SOCK_SHADE =
  'M188 20C192 110 186 200 188 260 200 310 250 340 300 360L230 320 214 240V20zM110 300C120 350 150 400 200 424 260 450 330 458 390 440L380 470H180L90 380zM200 276C180 300 150 310 120 300L130 320C160 330 190 320 210 300z'
const SOCK_LIGHT =
  'M112 50C124 40 134 60 132 120 132 180 130 230 124 260 114 230 108 120 112 50zM230 350C270 370 310 384 346 400L336 412C296 404 250 390 220 370z'

/** Rows of diamonds and dots. */
const woolPattern = ({ brand: { accent } }: Subject, pen: Pen) =>
  pen.pattern(
    36,
    64,
    path('M18 4 32 22 18 40 4 22zM18 12 26 22 18 32 10 22z', accent.base) +
      path('M4 50h6v6H4zM22 50h6v6h-6z', accent.light),
  )

/** A thin sock with padding where the boot presses, or a thick one with a pattern all over. */
type SockKind = 'thin' | 'thick'

function sock(subject: Subject, pen: Pen, kind: SockKind): string {
  const { tone, brand } = subject
  const accent = dyed(pen, brand.accent)
  return (
    castShadow(pen, SOCK, 8, 12, 9) +
    modelled(pen, {
      outline: SOCK,
      fill: dyed(pen, tone),
      tone,
      shade: SOCK_SHADE,
      light: SOCK_LIGHT,
      soft: 8,
      shine: 0.4,
      depth: 0.6,
      on: [
        use(pen.shape(SOCK), { fill: knit(tone, pen) }),
        kind === 'thin'
          ? path(stripes(brand, { x: 84, y: 72, width: 130, height: 110 }), accent)
          : use(pen.shape(SOCK), { fill: woolPattern(subject, pen) }),
        path('M90 300C120 296 160 320 176 356 184 400 170 430 150 440L80 420z', accent),
        path('M330 360C312 390 312 440 330 480H420V360z', accent),
        stitch('M92 300C122 298 158 322 175 358M330 362C314 392 314 438 328 474', brand.accent),
        ribbed('M84 4H216V56Q150 68 84 56z', tone, pen),
      ].join(''),
      over: logotype(brand, { x: 262, y: 410, size: 18, room: 96, fill: brand.ink, turn: 20 }),
    })
  )
}

const socks =
  (kind: SockKind): Draw =>
  (subject, pen) => {
    const one = pen.symbol(sock(subject, pen, kind))
    return (
      use(one, { transform: 'translate(126 74)rotate(-6)scale(1.040)' }) +
      use(one, { transform: 'translate(22 150)rotate(-2)scale(1.160)' })
    )
  }

const oneSock =
  (kind: SockKind): Draw =>
  (subject, pen) =>
    moved('translate(40 60)rotate(4)scale(1.280)', sock(subject, pen, kind))

/** On a foot, by the boots in the cabin. */
const onFoot =
  (kind: SockKind): Draw =>
  (subject, pen) =>
    [
      table(pen),
      moved('translate(290 352)scale(.600)', plainBoot({ ...subject, tone: colours.black }, pen)),
      path('M92-60Q150-70 208-60V40H92z', '#34434b', { transform: 'translate(50 130)scale(1.160)' }),
      moved('translate(50 130)scale(1.160)', sock(subject, pen, kind)),
    ].join('')

const sockArt = (kind: SockKind): ProductArt => ({
  front: socks(kind),
  side: oneSock(kind),
  detail: { x: 230, y: 260, zoom: 2.4 },
  use: onFoot(kind),
})

/** What covers hands, head and feet. */
export const wearablePictures = {
  'glove-race': gloveArt(race),
  'glove-training': gloveArt({ ...race, texture: knit, back: 'padding', cuff: 'long' }),
  mitten: gloveArt({
    ...race,
    outline: MITTEN,
    seams: 'M60 250Q110 230 176 250',
    texture: knit,
    back: 'knitted',
  }),
  'glove-lobster': gloveArt({
    ...race,
    outline: LOBSTER,
    seams: 'M116 176L118 260',
    back: 'plain',
    cuff: 'long',
  }),
  hat: {
    front: hatFront,
    side: hatBack,
    detail: { x: 300, y: 460, zoom: 2.3 },
    use: wornOnHead({ on: hatWorn }),
  },
  'ski-sock': sockArt('thin'),
  'wool-sock': sockArt('thick'),
} satisfies Record<string, ProductArt>
