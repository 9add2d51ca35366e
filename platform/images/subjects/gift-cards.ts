import type { Draw, ProductArt, Subject } from '../art.ts'
import { table, usedIn } from '../backdrops.ts'
import { emblem, logotype } from '../brand-style.ts'
import { materials } from '../palette.ts'
import { element, line, moved, type Pen, path, rect } from '../pen.ts'
import { castShadow, modelled } from '../shading.ts'
import { printed } from './wax-print.ts'

const CARD = 'M-238-150H238Q250-150 250-138V138Q250 150 238 150H-238Q-250 150-250 138V-138Q-250-150-238-150z'

const snow = (pen: Pen) =>
  path('M-260 100Q-60 62 260 96V160H-260z', pen.linear(['#fff', '#e2eef3'], '0 0 0 1'))

/** Two tracks that run into a winter landscape. */
const track: Draw = ({ tone }, pen) =>
  [
    path('M-260 40L-150-30-100 10-20-66 60 16 110-18 260 66V160H-260z', tone.glow, { opacity: 0.35 }),
    path('M-260 74L-180 30-120 62-40 22 60 70 140 42 260 84V160H-260z', tone.deep, { opacity: 0.5 }),
    snow(pen),
    path(
      'M-60 160C10 120 60 104 120 92L124 92C66 106 20 124-40 160zM-24 160C36 124 80 106 134 93L138 93C86 108 48 128 0 160z',
      tone.shade,
      { opacity: 0.45 },
    ),
  ].join('')

/** A low sun over high mountains. */
const sun: Draw = ({ tone }, pen) =>
  [
    element('circle', { cx: 90, cy: 10, r: 130, fill: tone.glow, opacity: 0.35 }),
    element('circle', { cx: 90, cy: 10, r: 62, fill: '#fff6dc' }),
    path('M-260 120L-120-40-50 40 60-20 150 70 260 10V160H-260z', tone.deep, { opacity: 0.8 }),
    path('M-120-40L-150-6-122 4-104-6-78 12zM60-20L24 2 56 12 84 6z', '#fff'),
    snow(pen),
  ].join('')

/** A tree with candles, under falling snow. */
const christmas: Draw = (_, pen) =>
  [
    path('M110-90L60-10H84L40 60H180L136-10H160zM100 60h20v40h-20z', '#184c45'),
    line('M80-6h.1M110-30h.1M140-6h.1M66 54h.1M110 30h.1M154 54h.1', '#ffdcae', 11),
    path('M110-116l7 16 17 1-13 11 4 17-15-9-15 9 4-17-13-11 17-1z', '#f9d35a'),
    line('M-210 0h.1M-150 40h.1M-90-10h.1M-30 50h.1M20-30h.1M200-60h.1M220 20h.1M-180 80h.1', '#fff', 9),
    snow(pen),
  ].join('')

/** The shop's mark alone. */
const plain: Draw = ({ tone, brand }) => emblem(brand, 130, 20, 190, tone.light)

function card(subject: Subject, pen: Pen, motif: Draw): string {
  const { tone, brand, numbers } = subject
  const [amount, currency] = numbers
  const price = amount ? (currency === 2 ? `${amount} €` : `${amount} kr`) : ''
  return (
    castShadow(pen, CARD, 8, 18, 12) +
    modelled(pen, {
      outline: CARD,
      fill: pen.linear([tone.light, tone.base, tone.shade], '0 0 .6 1'),
      tone,
      rim: 3,
      on: motif(subject, pen),
      over: [
        emblem(brand, -204, -102, 40, brand.ink),
        logotype(brand, { x: -172, y: -88, size: 36, room: 200, fill: brand.ink, anchor: 'start' }),
        path('M-250-150H60L-120 150H-250z', '#fff', { opacity: 0.07 }),
        price
          ? rect(-228, 70, 150, 56, '#fff', 10) +
            printed(price, { x: -153, y: 110, size: 34, fill: '#14262f' })
          : '',
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

const cardArt = (motif: Draw): ProductArt => {
  const front: Draw = (subject, pen) =>
    moved('translate(316 438)rotate(8)', envelope(subject, pen)) +
    moved('translate(290 318)rotate(-8)scale(1.060)', card(subject, pen, motif))
  return {
    front,
    side: (subject, pen) =>
      moved('translate(316 480)rotate(7)scale(.98)', cardBack(subject, pen)) +
      moved('translate(288 270)rotate(-6)scale(1)', card(subject, pen, motif)),
    detail: { x: 330, y: 310, zoom: 1.8 },
    use: usedIn(table, front, 'translate(90 330)scale(.700)'),
  }
}

/** What is given when one does not know what to give. */
export const giftCardPictures = {
  'card-track': cardArt(track),
  'card-sun': cardArt(sun),
  'card-christmas': cardArt(christmas),
  'card-plain': cardArt(plain),
} satisfies Record<string, ProductArt>
