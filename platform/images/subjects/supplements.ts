import type { Draw, ProductArt, Subject } from '../art.ts'
import { standingInSnow, table, usedIn } from '../backdrops.ts'
import { emblem, logotype, stripePanel } from '../brand-style.ts'
import { materials } from '../palette.ts'
import { group, line, moved, type Pen, path, use } from '../pen.ts'
import { castShadow, contactShadow, matt, modelled, rounded } from '../shading.ts'
import { flavour } from './flavours.ts'
import { printed } from './wax-print.ts'

const small = (text: string, x: number, y: number, size: number, fill: string) =>
  printed(text, { x, y, size, fill })

const crimp = (pen: Pen) =>
  pen.pattern(
    7,
    12,
    line('M1.500 0V12', '#fff', 1.6, { opacity: 0.4 }) + line('M4.500 0V12', '#000', 1.6, { opacity: 0.28 }),
  )

const SACHET = 'M-78-230H78L76-196C92-120 94 60 84 196L88 236H-88L-84 196C-94 60-92-120-76-196z'

/** A gel: a soft sachet with pressed ends and a notch to tear. */
function sachet({ colour, tone, brand }: Subject, pen: Pen, words: readonly [string, string]): string {
  return (
    castShadow(pen, SACHET, 8, 14, 9) +
    modelled(pen, {
      outline: SACHET,
      fill: pen.linear([tone.shade, tone.light, tone.base, tone.base, tone.shade]),
      tone: { ...tone, glow: '#fff', deep: '#04121a' },
      shade:
        'M60-200C90-100 90 80 70 220L110 220V-200zM-90 170C-40 210 40 210 90 170V240H-90zM-70-196C-40-180 40-180 70-196L74-170C40-150-40-150-74-170zM20-60C40 0 40 60 30 120L44 110C56 50 54-10 36-60z',
      light:
        'M-66-150C-54-170-40-150-44-80-46 20-50 90-60 150-76 90-78-80-66-150zM10-140C26-150 34-120 30-70 24-40 14-50 10-80z',
      soft: 8,
      depth: 0.42,
      shine: 0.5,
      rim: 3,
      on: [
        stripePanel(
          pen,
          brand,
          { x: -100, y: 70, width: 200, height: 126 },
          pen.linear([brand.accent.shade, brand.accent.light, brand.accent.base, brand.accent.shade]),
        ),
        path(
          'M-100-240H100V-200H-100zM-100 204H100V240H-100z',
          pen.linear([materials.aluminium.shade, '#fff', materials.aluminium.base, materials.aluminium.deep]),
        ),
        path('M-100-240H100V-200H-100zM-100 204H100V240H-100z', crimp(pen)),
        emblem(brand, 0, -126, 56, brand.ink),
        logotype(brand, { x: 0, y: -56, size: 34, room: 138, fill: brand.ink }),
        small(words[0], 0, -20, 15, brand.ink),
        small(words[1], 0, 16, 17, brand.ink),
        moved('translate(0 120)scale(1.100)', flavour(colour)),
      ].join(''),
      over: path('M-80-214l9 5-9 5zM80-214l-9 5 9 5z', '#dfeaf0'),
    })
  )
}

const gelArt = (words: readonly [string, string]): ProductArt => {
  const front: Draw = (subject, pen) => {
    const one = pen.symbol(sachet(subject, pen, words))
    return (
      use(one, { transform: 'translate(376 348)rotate(12)scale(1.120)' }) +
      use(one, { transform: 'translate(222 398)rotate(-8)scale(1.220)' })
    )
  }
  return {
    front,
    side: (subject, pen) => moved('translate(300 372)scale(1.420)', sachet(subject, pen, words)),
    detail: { x: 230, y: 330, zoom: 2 },
    use: standingInSnow(front, 'translate(60 190)scale(.800)'),
  }
}

const TUB =
  'M-190-160H190C200-160 204-152 204-142V230C204 256 190 268 164 270Q0 286-164 270C-190 268-204 256-204 230V-142C-204-152-200-160-190-160z'
const LID =
  'M-198-246C-198-262-188-268-170-270Q0-282 170-270C188-268 198-262 198-246V-172C198-160 190-154 176-153Q0-142-176-153C-190-154-198-160-198-172z'

/** A tub of sports drink or recovery powder with a screw lid. */
function tub({ colour, tone, brand }: Subject, pen: Pen, dose: string): string {
  const label = 'M-206-116Q0-104 206-116V214Q0 228-206 214z'
  const flutes = Array.from({ length: 23 }, (_, i) => {
    const x = Math.round(Math.sin(((i - 11) / 11.5) * 1.5) * 196)
    return `M${x}-250V-166`
  }).join('')
  return [
    path(TUB, rounded(pen, materials.snow)),
    group(
      { 'clip-path': pen.clip(TUB) },
      path(label, rounded(pen, tone)),
      stripePanel(pen, brand, { x: -206, y: 110, width: 412, height: 118 }, rounded(pen, brand.accent)),
      line('M-206-116Q0-104 206-116M-206 214Q0 228 206 214', '#fff', 3, { opacity: 0.5 }),
      emblem(brand, 0, -50, 68, brand.ink),
      logotype(brand, { x: 0, y: 36, size: 60, room: 310, fill: brand.ink }),
      small(dose, 0, 78, 22, brand.ink),
      dose ? moved('translate(0 166)scale(1.300)', flavour(colour)) : '',
      path('M-150-170h26V280h-26z', '#fff', { opacity: 0.16 }),
    ),
    path(LID, rounded(pen, materials.carbon)),
    line(flutes, '#000', 3, { opacity: 0.38 }),
    path(
      'M-192-258Q0-244 192-258 188-268 170-270 0-282-170-270-188-268-192-258z',
      pen.linear(['#8b969c', '#333b40', '#1b2023']),
    ),
    path('M-200-150Q0-138 200-150V-138Q0-126-200-138z', '#06141b', { opacity: 0.3 }),
  ].join('')
}

const powderFront =
  (dose: string): Draw =>
  (subject, pen) =>
    contactShadow(pen, 308, 652, 262, 40) + moved('translate(300 372)scale(1.060)', tub(subject, pen, dose))

/** A soft pouch with a zip and a window, for what is drunk afterwards. */
function pouch(
  { colour, tone, brand }: Subject,
  pen: Pen,
  { size, words }: { size: number; words: string },
): string {
  const outline = 'M-170-280H170L176-220C200-60 200 120 184 250Q0 290-184 250C-200 120-200-60-176-220z'
  return moved(
    `scale(${size})`,
    castShadow(pen, outline, 8, 16, 10),
    modelled(pen, {
      outline,
      fill: pen.linear([tone.shade, tone.light, tone.base, tone.shade]),
      tone: { ...tone, glow: '#fff', deep: '#04121a' },
      shade: 'M130-200C180-60 180 120 150 250L220 240V-220zM-190 200Q0 260 190 200V290H-190z',
      light: 'M-140-200C-120-100-130 60-150 180-176 60-170-100-140-200z',
      soft: 12,
      depth: 0.4,
      on: [
        path(
          'M-180-290H180V-236H-180z',
          pen.linear([materials.aluminium.shade, '#fff', materials.aluminium.shade]),
        ),
        path('M-180-290H180V-236H-180z', crimp(pen)),
        stripePanel(pen, brand, { x: -200, y: 130, width: 400, height: 150 }, brand.accent.base),
        emblem(brand, 0, -150, 70, brand.ink),
        logotype(brand, { x: 0, y: -56, size: 54, room: 290, fill: brand.ink }),
        small(words, 0, -14, 22, brand.ink),
        moved('translate(0 76)scale(1.700)', flavour(colour)),
      ].join(''),
    }),
  )
}

const pouchArt = (size: number, words: string): ProductArt => {
  const front: Draw = (subject, pen) => moved('translate(300 380)', pouch(subject, pen, { size, words }))
  return {
    front,
    side: (subject, pen) =>
      moved('translate(360 360)rotate(10)scale(.800)', pouch(subject, pen, { size, words })) +
      moved('translate(240 420)rotate(-8)scale(.800)', pouch(subject, pen, { size, words })),
    detail: { x: 300, y: 340, zoom: 2 },
    use: usedIn(table, front, 'translate(110 220)scale(.640)'),
  }
}

/** The back: the same tub with its table of contents, and a measure of powder in front. */
const powderSide: Draw = (subject, pen) => {
  const { brand } = subject
  const rows = [0, 1, 2, 3, 4, 5]
    .map((row) => `M-120 ${-60 + row * 26}H${20 - ((row * 37) % 50)}M90 ${-60 + row * 26}H${122}`)
    .join('')
  const table =
    path('M-146-92H146V98H-146z', '#fff', { opacity: 0.92 }) +
    line(rows, '#33454e', 5, { opacity: 0.75 }) +
    line('M-146-76H146', '#33454e', 2)
  const plain = { ...subject, brand: { ...brand, name: '', mark: { d: 'M0 0' } } }
  return (
    contactShadow(pen, 308, 652, 262, 40) +
    moved('translate(300 372)scale(1.060)', tub(plain, pen, ''), table) +
    scoop(subject, pen)
  )
}

const scoop = ({ brand }: Subject, pen: Pen) =>
  moved(
    'translate(372 600)',
    contactShadow(pen, 20, 74, 130, 18),
    path('M60-6 190-40Q204-42 204-30 204-22 194-18L66 22z', matt(pen, brand.accent)),
    path('M-78-14H78L66 62Q0 84-66 62z', rounded(pen, brand.accent)),
    path(
      'M-78-14C-70-60 60-66 78-14 40 4-40 4-78-14z',
      pen.radial(['#fffdf6', '#f3ead6', '#d9cbae'], '.4 .3 .8'),
    ),
    line('M-78-14Q0 12 78-14', brand.accent.glow, 3),
  )

const WRAPPER =
  'M-262-76L-250-62-262-48-250-34-262-20-250-6-262 8-250 22-262 36-250 50-262 64-252 78H-206C-120 96 120 96 206 78H252L262 64 250 50 262 36 250 22 262 8 250-6 262-20 250-34 262-48 250-62 262-76H206C120-94-120-94-206-76z'

/** An energy bar in flow-wrap: crimped ends, a taut belly. */
function wrapper({ colour, tone, brand }: Subject, pen: Pen, words: string): string {
  return (
    castShadow(pen, WRAPPER, 8, 18, 10) +
    modelled(pen, {
      outline: WRAPPER,
      fill: pen.linear(
        [
          [0, tone.light],
          [0.22, tone.light],
          [0.5, tone.base],
          [1, tone.shade],
        ],
        '0 0 0 1',
      ),
      tone: { ...tone, glow: '#fff', deep: '#04121a' },
      shade:
        'M-204-80C-190-30-190 30-204 84L-222 84V-80zM204-80C190-30 190 30 204 84L222 84V-80zM-200 50C-100 76 100 76 200 50V100H-200zM-180-60C-160-30-164 0-176 30-170 0-176-30-180-60zM170-64C150-30 154 10 172 44 164 10 162-30 170-64z',
      light:
        'M-170-66C-80-80 80-80 160-68L150-46C60-56-60-56-160-44zM-150 8C-60 16 60 16 140 8V16C60 26-60 26-150 18z',
      soft: 7,
      depth: 0.45,
      shine: 0.6,
      rim: 3,
      on: [
        stripePanel(
          pen,
          brand,
          { x: 80, y: -96, width: 128, height: 192 },
          pen.linear([brand.accent.light, brand.accent.base, brand.accent.shade], '0 0 0 1'),
        ),
        path(
          'M-270-90H-212V90H-270zM270-90H212V90H270z',
          pen.linear(
            [materials.aluminium.light, materials.aluminium.base, materials.aluminium.shade],
            '0 0 0 1',
          ),
        ),
        path('M-270-90H-212V90H-270zM270-90H212V90H270z', crimp(pen)),
        emblem(brand, -158, -6, 52, brand.ink),
        logotype(brand, { x: -116, y: 8, size: 40, room: 190, fill: brand.ink, anchor: 'start' }),
        small(words, -28, 38, 15, brand.ink),
        moved('translate(146 0)scale(1.200)', flavour(colour)),
      ].join(''),
    })
  )
}

/** The bar itself: oats, nuts and berries pressed together. */
function openBar(pen: Pen): string {
  const outline = 'M-150-46Q-156-58-142-60L120-66Q140-66 142-50L146 40Q146 54 132 56L-130 64Q-146 64-148 50z'
  const { wood, leather } = materials
  const oats = pen.pattern(
    58,
    46,
    [
      path(
        'M4 8q8-8 16-2-4 10-16 2zM30 4q10-4 14 4-8 6-14-4zM12 28q6-10 16-4-4 10-16 4zM40 26q8-8 14 0-6 10-14 0zM26 40q8-6 14 0-8 6-14 0z',
        wood.light,
      ),
      path('M22 16a4 4 0 1 0 .1 0zM48 16a5 5 0 1 0 .1 0zM6 38a4 4 0 1 0 .1 0z', '#8d2438'),
      path('M34 18q6-4 8 2-4 6-8-2zM2 22q4-4 8 0-4 5-8 0z', leather.deep),
    ].join(''),
  )
  return (
    castShadow(pen, outline, 6, 14, 8) +
    modelled(pen, {
      outline,
      fill: matt(pen, { ...leather, light: '#b98a55', base: '#9a6d3d', shade: '#6d4825' }),
      tone: leather,
      shade: 'M-150 30C-60 50 60 46 150 26V70H-150zM110-70H150V60H120z',
      light: 'M-140-54L120-60V-46L-140-40z',
      soft: 8,
      depth: 0.5,
      on: use(pen.shape(outline), { fill: oats }),
    })
  )
}

const barArt = (words: string, isWhole: boolean): ProductArt => {
  const front: Draw = (subject, pen) => {
    const one = pen.symbol(wrapper(subject, pen, words))
    return [
      isWhole ? moved('translate(330 196)rotate(-24)scale(1.080)', openBar(pen)) : bittenBar(pen),
      use(one, { transform: 'translate(306 350)rotate(-24)scale(1.020)' }),
      use(one, { transform: 'translate(306 528)rotate(-18)scale(1.020)' }),
    ].join('')
  }
  return {
    front,
    side: (subject, pen) => moved('translate(300 370)rotate(-62)scale(1.240)', wrapper(subject, pen, words)),
    detail: { x: 250, y: 380, zoom: 2 },
    use: usedIn(table, front, 'translate(90 280)scale(.700)'),
  }
}

/** A smooth bar under chocolate, a piece bitten off. */
const bittenBar = (pen: Pen) => {
  const bar = 'M-150-50H120Q96-30 118-12 92 4 122 24 100 40 124 56H-150z'
  const { leather } = materials
  return moved(
    'translate(320 190)rotate(-24)scale(1.080)',
    castShadow(pen, bar, 6, 14, 8),
    path(bar, pen.linear([leather.light, leather.shade, leather.deep], '0 0 0 1')),
    line('M-140-30Q-100-44-60-30T20-30 90-34M-140 6Q-100-8-60 6T20 6 90 2', leather.glow, 4, {
      opacity: 0.4,
    }),
    path('M120-50Q96-30 118-12 92 4 122 24 100 40 124 56L104 50 90 20 100 0 84-20z', materials.cork.light),
  )
}

/** What a skier eats, and mixes with water. */
export const supplementPictures = {
  gel: gelArt(['ENERGY GEL', '40 g']),
  'gel-caffeine': gelArt(['CAFFEINE GEL', '+ 75 mg']),
  'sports-drink': {
    front: powderFront('SPORTS DRINK · 800 g'),
    side: powderSide,
    detail: { x: 300, y: 240, zoom: 1.8 },
    use: usedIn(table, powderFront('SPORTS DRINK · 800 g'), 'translate(110 160)scale(.640)'),
  },
  'recovery-drink': pouchArt(1, 'RECOVERY · 800 g'),
  'drink-sample': pouchArt(0.6, 'TRY ME · 40 g'),
  'energy-bar': barArt('ENERGY BAR · 50 g', true),
  'protein-bar': barArt('PROTEIN BAR · 60 g', false),
} satisfies Record<string, ProductArt>
