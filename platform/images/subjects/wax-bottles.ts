import type { Draw, ProductArt, Subject } from '../art.ts'
import { usedIn, workshop } from '../backdrops.ts'
import { emblem, logotype, stripePanel } from '../brand-style.ts'
import { materials } from '../palette.ts'
import { group, line, moved, type Pen, path, rect } from '../pen.ts'
import { castShadow, contactShadow, matt, metal, rounded } from '../shading.ts'
import { printed, range } from './wax-print.ts'

const FLASK = 'M-78-150Q-78-190-44-200H44Q78-190 78-150V240Q78 262 56 262H-56Q-78 262-78 240z'

/** Liquid glide: a flat bottle with a sponge under its cap. */
function flask({ colour, tone, brand }: Subject, pen: Pen, isOpen: boolean): string {
  const { carbon, paper } = materials
  const cap =
    path('M-50-290Q-50-304-36-304H36Q50-304 50-290V-200H-50z', rounded(pen, carbon)) +
    line('M-36-296V-206M-18-298V-206M0-298V-206M18-298V-206M36-296V-206', '#000', 3, { opacity: 0.4 })
  const sponge =
    path('M-44-256Q0-284 44-256V-204H-44z', pen.linear([paper.light, paper.shade])) +
    line('M-30-246h.1M-10-252h.1M12-240h.1M30-250h.1M-20-226h.1M4-222h.1M26-226h.1', paper.deep, 5)
  return [
    path('M-40-214H40V-190H-40z', carbon.deep),
    isOpen ? sponge : cap,
    path(FLASK, rounded(pen, tone)),
    group(
      { 'clip-path': pen.clip(FLASK) },
      stripePanel(pen, brand, { x: -80, y: 150, width: 160, height: 90 }, rounded(pen, brand.accent)),
    ),
    emblem(brand, 0, -104, 54, brand.ink),
    logotype(brand, { x: 0, y: -20, size: 36, room: 132, fill: brand.ink }),
    printed('LIQUID GLIDE', { x: 0, y: 22, size: 17, fill: brand.ink }),
    printed(range(colour), { x: 0, y: 96, size: 25, fill: brand.ink }),
    path('M-60-140h14V220h-14z', '#fff', { opacity: 0.2 }),
  ].join('')
}

/** Klister: a tube that lies on its side, its neck to the left. */
function tube({ colour, tone, brand }: Subject, pen: Pen): string {
  const body = 'M-170-46Q-130-84-60-86L250-78V78L-60 86Q-130 84-170 46z'
  const { aluminium, carbon } = materials
  return [
    castShadow(pen, body, 8, 20, 10),
    path('M-250-34H-206V34H-250Q-262 34-262 20V-20Q-262-34-250-34z', metal(pen, carbon)),
    path('M-206-22H-170V22H-206z', metal(pen, aluminium)),
    path(
      body,
      pen.linear(
        [
          [0, tone.light],
          [0.3, tone.glow],
          [0.5, tone.light],
          [1, tone.shade],
        ],
        '0 0 0 1',
      ),
    ),
    group(
      { 'clip-path': pen.clip(body) },
      stripePanel(pen, brand, { x: 130, y: -90, width: 90, height: 180 }, matt(pen, brand.accent)),
    ),
    path('M236-80H262V80H236z', metal(pen, aluminium)) + line('M244-78V78M252-78V78', '#6f7b83', 2),
    emblem(brand, -104, 0, 54, brand.ink),
    logotype(brand, { x: -64, y: -8, size: 38, room: 186, fill: brand.ink, anchor: 'start' }),
    printed(`KLISTER ${range(colour)}`, { x: 30, y: 36, size: 20, fill: brand.ink }),
  ].join('')
}

const carton = ({ colour, tone, brand }: Subject, pen: Pen) =>
  [
    castShadow(pen, 'M-60-240H60V240H-60z', 10, 16, 10),
    rect(-60, -240, 120, 480, pen.linear([tone.shade, tone.light, tone.base])),
    path('M60-240L88-256V224L60 240z', tone.deep),
    path('M-60-240L-32-256H88L60-240z', tone.glow),
    logotype(brand, { x: 12, y: 40, size: 44, room: 330, fill: brand.ink, turn: -90 }),
    printed(range(colour), { x: 0, y: 222, size: 19, fill: brand.ink }),
  ].join('')

const liquidFront: Draw = (subject, pen) =>
  contactShadow(pen, 308, 650, 150, 28) + moved('translate(300 380)scale(1.060)', flask(subject, pen, false))
const liquidSide: Draw = (subject, pen) =>
  contactShadow(pen, 308, 650, 150, 28) + moved('translate(300 380)scale(1.060)', flask(subject, pen, true))
const tubeFront: Draw = (subject, pen) =>
  moved('translate(430 330)rotate(10)', carton(subject, pen)) +
  moved('translate(262 430)rotate(-38)scale(1.060)', tube(subject, pen))
const tubeSide: Draw = (subject, pen) =>
  moved('translate(300 370)rotate(-58)scale(1.240)', tube(subject, pen))
const tubeOnBench: Draw = (subject, pen) =>
  moved('translate(300 560)rotate(-8)scale(.960)', tube(subject, pen)) +
  line('M52 610Q20 640 44 660T30 700', subject.tone.base, 16)

/** Wax that flows. */
export const flowingWaxPictures = {
  'glide-liquid': {
    front: liquidFront,
    side: liquidSide,
    detail: { x: 300, y: 400, zoom: 2.2 },
    use: usedIn(workshop, liquidSide, 'translate(100 150)scale(.680)'),
  },
  'grip-klister': {
    front: tubeFront,
    side: tubeSide,
    detail: { x: 280, y: 400, zoom: 2.2 },
    use: usedIn(workshop, tubeOnBench, 'translate(0 -40)'),
  },
} satisfies Record<string, ProductArt>
