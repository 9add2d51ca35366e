import type { Draw, ProductArt, Subject } from './art.ts'
import { plainBoot } from './boots.ts'
import { emblem, logotype, stripePanel } from './brand-style.ts'
import { materials, type Ramp } from './palette.ts'
import { again, element, group, line, moved, type Pen, path, rect } from './pen.ts'
import { polePictures } from './poles.ts'
import { castShadow, contactShadow, metal, modelled } from './shading.ts'
import { skiPictures } from './skis.ts'

const CARD = 'M-238-150H238Q250-150 250-138V138Q250 150 238 150H-238Q-250 150-250 138V-138Q-250-150-238-150z'

/** A gift card: the winter landscape in the card's colour, two tracks running into it. */
function giftCard({ tone, brand }: Subject, pen: Pen): string {
  const sky = pen.linear([tone.light, tone.base, tone.shade], '0 0 .6 1')
  return (
    castShadow(pen, CARD, 8, 18, 12) +
    modelled(pen, {
      outline: CARD,
      fill: sky,
      tone,
      rim: 3,
      on: [
        element('circle', {
          cx: 138,
          cy: -58,
          r: 34,
          fill: pen.linear([brand.accent.glow, brand.accent.light], '0 0 0 1'),
        }),
        path('M-260 40L-150-30-100 10-20-66 60 16 110-18 260 66V160H-260z', tone.glow, { opacity: 0.35 }),
        path('M-260 74L-180 30-120 62-40 22 60 70 140 42 260 84V160H-260z', tone.deep, { opacity: 0.5 }),
        path('M-260 100Q-60 62 260 96V160H-260z', pen.linear(['#fff', '#e2eef3'], '0 0 0 1')),
        path(
          'M-60 160C10 120 60 104 120 92L124 92C66 106 20 124-40 160zM-24 160C36 124 80 106 134 93L138 93C86 108 48 128 0 160z',
          tone.shade,
          { opacity: 0.45 },
        ),
      ].join(''),
      over: [
        emblem(brand, -204, -102, 40, brand.ink),
        logotype(brand, { x: -172, y: -88, size: 36, room: 230, fill: brand.ink, anchor: 'start' }),
        path('M-250-150H60L-120 150H-250z', '#fff', { opacity: 0.07 }),
      ].join(''),
    })
  )
}

const cardBack = ({ tone, brand }: Subject, pen: Pen) =>
  castShadow(pen, CARD, 8, 18, 12) +
  modelled(pen, {
    outline: CARD,
    fill: pen.linear(['#fff', '#f3f7f9', '#dfe8ed'], '0 0 1 1'),
    tone,
    rim: 3,
    on:
      rect(-250, -106, 500, 58, '#1d272c') +
      rect(-206, 6, 210, 44, tone.light, 4) +
      path('M-190 16h178v24h-178z', '#fff', { opacity: 0.65 }) +
      line('M-206 84H60M-206 106H0', '#b6c3ca', 6) +
      emblem(brand, 180, 92, 52, tone.base),
  })

function envelope({ tone }: Subject, pen: Pen): string {
  const { paper } = materials
  const back = 'M-246-170H246V170H-246z'
  return (
    castShadow(pen, back, 8, 16, 12) +
    path(back, pen.linear([paper.light, paper.base, paper.shade], '0 0 1 1')) +
    path('M-246-170L0 20 246-170z', pen.linear([tone.light, tone.base], '0 0 0 1')) +
    line('M-246-170L0 20 246-170', '#fff', 2, { opacity: 0.6 })
  )
}

const giftFront: Draw = (subject, pen) =>
  [
    moved('translate(316 438)rotate(8)', envelope(subject, pen)),
    moved('translate(290 318)rotate(-8)scale(1.060)', giftCard(subject, pen)),
  ].join('')

const giftSide: Draw = (subject, pen) =>
  [
    moved('translate(316 480)rotate(7)scale(.98)', cardBack(subject, pen)),
    moved('translate(288 270)rotate(-6)scale(1)', giftCard(subject, pen)),
  ].join('')

/** A ski, base up, across the picture: work is done on it. */
function bench({ tone, brand }: Subject, pen: Pen): string {
  const base = 'M-60 560L640 470V548L-60 640z'
  return [
    castShadow(pen, base, 4, 22, 14),
    path('M-60 628L640 538V562L-60 654z', pen.linear([tone.light, tone.shade])),
    path(base, pen.linear(['#3a454b', '#252d31', '#14191c'], '0 0 .2 1')),
    path('M-60 594L640 503V511L-60 603z', '#0a0d0f'),
    path(
      'M-60 560L390 502 384 580-60 640z',
      pen.linear(
        [
          [0, '#fff', 0.06],
          [0.8, '#fff', 0.3],
          [1, '#fff', 0.05],
        ],
        '0 0 1 .1',
      ),
    ),
    moved(
      'translate(500 532)rotate(-7.400)',
      logotype(brand, { x: 0, y: 0, size: 28, room: 150, fill: tone.light, opacity: 0.9 }),
    ),
  ].join('')
}

/** A waxing iron with its thermostat, hot on the ski. */
function iron({ tone, brand }: Subject, pen: Pen): string {
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

const steam = (pen: Pen) =>
  group(
    { filter: pen.blur(9), opacity: 0.55 },
    line('M470 400C440 360 490 330 460 280S500 210 470 170M510 410C490 380 530 350 508 310', '#fff', 12),
  )

/** A tag with the workshop's mark. */
const tag = ({ brand }: Subject, pen: Pen) => {
  const outline = 'M0 0L30-34H120V120H-60V-34H-30z'
  return (
    castShadow(pen, outline, 4, 8, 6) +
    path(outline, pen.linear(['#fff', '#e8eff2'], '0 0 1 1')) +
    element('circle', { cy: -16, r: 7, fill: '#93a3ab' }) +
    stripePanel(pen, brand, { x: -60, y: 70, width: 180, height: 50 }, brand.accent.base) +
    emblem(brand, 30, 22, 58, '#14262f')
  )
}

const serviceFront: Draw = (subject, pen) =>
  [
    bench(subject, pen),
    steam(pen),
    path('M120 560C200 590 330 576 420 520L414 552C330 596 200 612 124 588z', '#000', {
      opacity: 0.4,
      filter: pen.blur(8),
    }),
    moved('translate(278 470)rotate(-7.400)scale(1.120)', iron(subject, pen)),
  ].join('')

const serviceSide: Draw = (subject, pen) =>
  [
    moved('translate(20 -60)', bench(subject, pen)),
    moved('translate(296 470)rotate(-7.400)scale(1.050)', brushOn(subject, pen)),
    line('M420 60C400 110 400 140 424 176', '#93a3ab', 3) +
      moved('translate(424 190)rotate(6)scale(.86)', tag(subject, pen)),
  ].join('')

function brushOn({ tone, brand }: Subject, pen: Pen): string {
  const { wood } = materials
  const block: Ramp = wood
  const outline =
    'M-180-60C-180-100-140-110-90-110H90C140-110 180-100 180-60V-40Q180-28 168-28H-168Q-180-28-180-40z'
  const hair = pen.pattern(6, 60, line('M1.500 0V60M4.500 0V60', tone.deep, 1.6))
  return [
    path('M-168-30H168L174 26H-174z', tone.base) +
      path('M-168-30H168L174 26H-174z', hair) +
      path('M-170-30H170V-14H-170z', '#000', { opacity: 0.3 }),
    modelled(pen, {
      outline,
      fill: pen.linear([block.light, block.base, block.shade], '0 0 .2 1'),
      tone: block,
      light: 'M-150-90C-110-102 60-102 120-98V-84C40-90-100-90-140-74z',
      shade: 'M-190-46H190V-20H-190zM140-110H190V-30H150z',
      soft: 7,
      over: logotype(brand, { x: 0, y: -56, size: 36, room: 220, fill: block.deep, opacity: 0.85 }),
    }),
  ].join('')
}

/** A pole with few details. */
const plainPole = ({ tone, brand }: Subject, pen: Pen) => {
  const { cork, carbon } = materials
  return [
    path('M-7 60H7L4 640H-4z', pen.linear([tone.light, tone.base, tone.deep])),
    path('M-7 90H7V170L-7 184z', brand.accent.base),
    path('M-9-4Q0-14 10-4L12 70H-9z', pen.linear([cork.light, cork.glow, cork.shade])),
    path('M-10 12V-4Q0-18 14-6L12 14z', carbon.base),
    line('M-4 4C-40 30-46 110-24 120-8 122-10 60 2 24', carbon.light, 7),
    path('M-4 600C-20 610-28 622-28 634-16 626-8 626-3 632L0 668 3 630C10 620 16 612 20 606z', carbon.base),
  ].join('')
}

/** The whole kit: skis, poles and boots together. */
const bundleFront: Draw = (subject, pen) => {
  const [pole, boot] = [pen.symbol(plainPole(subject, pen)), pen.symbol(plainBoot(subject, pen))]
  return [
    again(pole, { transform: 'translate(470 44)rotate(23)scale(.94)' }),
    again(pole, { transform: 'translate(528 70)rotate(25)scale(.94)' }),
    moved('translate(-58 -14)scale(.98)', skiPictures['ski-classic'].front(subject, pen)),
    contactShadow(pen, 410, 700, 190, 24),
    again(boot, { transform: 'translate(292 408)scale(.62)' }),
    again(boot, { transform: 'translate(238 424)scale(.68)' }),
  ].join('')
}

const bundleSide: Draw = (subject, pen) =>
  moved('translate(12 16)scale(.96)', polePictures.pole.side(subject, pen))

/** What is given, done and sold together. */
export const goodsPictures = {
  'gift-card': { front: giftFront, side: giftSide, detail: { x: 270, y: 300, zoom: 1.8 } },
  service: { front: serviceFront, side: serviceSide, detail: { x: 310, y: 440, zoom: 1.8 } },
  bundle: { front: bundleFront, side: bundleSide, detail: { x: 330, y: 200, zoom: 2.1 } },
} satisfies Record<string, ProductArt>
