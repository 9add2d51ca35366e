import type { ProductPlan } from '../plan.ts'
import { say } from '../vocabulary/texts.ts'
import {
  care,
  complaint,
  labels,
  lengthOfOne,
  modelNumber,
  optionsOf,
  pairWeight,
  row,
  type SpecificationRow,
  type Specifications,
} from './row.ts'

const honeycomb = say('Bikaka av luft och papper', 'Bikube av luft og papir', 'Honeycomb of air and paper')
const woodCore = say('Asp och poppel', 'Osp og poppel', 'Aspen and poplar')
const sintered = say(
  'Sintrad polyeten, stenslipad',
  'Sintret polyetylen, steinslipt',
  'Sintered polyethylene, stone-ground',
)
const extruded = say('Extruderad polyeten', 'Ekstrudert polyetylen', 'Extruded polyethylene')
const summerCare = say(
  'Glidvalla efter 30–40 km; sommarvalla före förvaring',
  'Glider etter 30–40 km; sommervoks før oppbevaring',
  'Glide wax every 30–40 km; a layer of wax for the summer',
)
const screwed = say(
  'Skruvas eller skjuts på en platta',
  'Skrus eller skyves på en plate',
  'Screws, or slides on a plate',
)
const durable = complaint('durable')

const GRAMS_PER_NUMBER = 7
const ORDINARY = 50

/** Grams of a pair: a higher number is a lighter ski. */
const trackWeight = (plan: ProductPlan, lightest: number): number =>
  lightest + (100 - modelNumber(plan, ORDINARY)) * GRAMS_PER_NUMBER

/** The length that was weighed: the usual one, or the middle one of a ski that does not come in it. */
function weighedLength(plan: ProductPlan, usual: string): string {
  const one = lengthOfOne(plan)
  if (one) return `${one} cm`
  const lengths = optionsOf(plan, 'ls_skidlangd').map(({ sv }) => sv)
  return lengths.includes(usual) ? usual : (lengths[Math.floor(lengths.length / 2)] ?? usual)
}

const track =
  (lightest: number, at: string, rows: SpecificationRow[]) =>
  (plan: ProductPlan): SpecificationRow[] => [
    pairWeight(trackWeight(plan, lightest), weighedLength(plan, at)),
    ...rows,
    row(labels.mounting, screwed),
    care(summerCare),
    durable,
  ]

const classicRows = [
  row(labels.core, honeycomb),
  row(labels.base, sintered),
  row(labels.sidecut, '44–43–44 mm'),
]
const skateRows = [
  row(labels.core, honeycomb),
  row(labels.sidecut, '43–44–43 mm'),
  row(labels.camber, say('Högt, tvådelat', 'Høyt, todelt', 'High, in two parts')),
]

const FIRST_WIDTH = 52
const GRAMS_PER_MM = 30

/** A touring ski is named after its width in millimetres. */
const touring =
  (lightest: number) =>
  (plan: ProductPlan): SpecificationRow[] => {
    const width = modelNumber(plan, FIRST_WIDTH)
    return [
      pairWeight(lightest + (width - FIRST_WIDTH) * GRAMS_PER_MM, weighedLength(plan, '190 cm')),
      row(labels.core, woodCore),
      row(labels.base, extruded),
      row(labels.sidecut, `${width + 20}–${width}–${width + 10} mm`),
      row(labels.edge, fullEdge),
      row(labels.included, skins),
      row(labels.mounting, say('Skruvas', 'Skrus', 'Screws')),
      care(
        say(
          'Glidvalla; torka kanterna efter turen',
          'Glider; tørk kantene etter turen',
          'Glide wax; dry the edges after use',
        ),
      ),
      durable,
    ]
  }

const fullEdge = say('I hela längden', 'I hele lengden', 'Full length')
const skins = say(
  'Fäste för kortfällor; fällorna köps till',
  'Feste for kortfeller; fellene kjøpes i tillegg',
  'Notches for short skins; skins sold separately',
)

const softForAll = say(
  'Mjukt, följer skidans längd',
  'Mykt, følger lengden på skia',
  'Soft, follows the length of the ski',
)
const softForSmall = say(
  'Mjukt, för barn från 15 kg',
  'Mykt, for barn fra 15 kg',
  'Soft, for children from 15 kg',
)

const junior =
  (grams: number, rows: SpecificationRow[], camber = softForAll) =>
  () => [
    pairWeight(grams, '120 cm'),
    row(labels.core, say('Skum med träribba', 'Skum med trelist', 'Foam with a wooden rib')),
    row(labels.base, extruded),
    ...rows,
    row(labels.camber, camber),
    row(
      labels.mounting,
      say('Förborrad för juniorbindning', 'Forboret for juniorbinding', 'Pre-drilled for junior bindings'),
    ),
    durable,
  ]

/** Skis. */
export const skiSpecifications: Specifications = {
  'ski-classic': track(965, '195 cm', classicRows),
  'ski-skin': track(1010, '195 cm', [
    ...classicRows,
    row(
      say('Stighud', 'Felle', 'Skin'),
      say('Mohair, 380 mm, går att byta', 'Mohair, 380 mm, kan byttes', 'Mohair, 380 mm, replaceable'),
    ),
  ]),
  'ski-zero': track(990, '195 cm', [
    ...classicRows,
    row(
      say('Fästzon', 'Festesone', 'Grip zone'),
      say('Gummi, ruggas för hand', 'Gummi, rubbes for hånd', 'Rubber, roughened by hand'),
    ),
  ]),
  'ski-skate': track(950, '185 cm', [...skateRows, row(labels.base, sintered)]),
  'ski-skate-cold': track(950, '185 cm', [
    ...skateRows,
    row(
      labels.base,
      say(
        'Sintrad polyeten, fin struktur för kallföre',
        'Sintret polyetylen, fin struktur for kaldføre',
        'Sintered polyethylene, fine structure for cold snow',
      ),
    ),
  ]),
  'ski-touring': touring(1650),
  'ski-steel-edge': touring(1800),
  'ski-mountain': touring(1900),
  'ski-junior': junior(760, [care(summerCare)]),
  'ski-mini': junior(
    620,
    [
      row(
        labels.use,
        say('De första stegen, utan valla', 'De første stegene, uten smøring', 'First steps, without wax'),
      ),
    ],
    softForSmall,
  ),
  'ski-junior-skin': junior(800, [
    row(say('Stighud', 'Felle', 'Skin'), say('Mohairblandning', 'Mohairblanding', 'Mohair blend')),
  ]),
  'roller-classic': roller({ grams: 1950, wheel: '70 × 45 mm', isClassic: true }),
  'roller-combi': roller({ grams: 1880, wheel: '80 × 32 mm', isClassic: true }),
  'roller-skate': roller({ grams: 1640, wheel: '100 × 24 mm', isClassic: false }),
}

interface Roller {
  grams: number
  wheel: string
  /** It has a ratchet against sliding back. */
  isClassic: boolean
}

/** A roller ski is named after the distance between its wheels in millimetres. */
function roller({ grams, wheel, isClassic }: Roller) {
  const base = isClassic ? 700 : 530
  return (plan: ProductPlan) => [
    pairWeight(grams + modelNumber(plan, base) - base),
    row(
      say('Ram', 'Ramme', 'Frame'),
      plan.brand === 'barmark' ? birchFrame : say('Aluminium', 'Aluminium', 'Aluminium'),
    ),
    row(say('Axelavstånd', 'Akselavstand', 'Wheelbase'), `${modelNumber(plan, base)} mm`),
    row(say('Hjulstorlek', 'Hjulstørrelse', 'Wheel size'), wheel),
    ...(isClassic
      ? [row(say('Backspärr', 'Sperre', 'Ratchet'), say('I bakhjulet', 'I bakhjulet', 'In the rear wheel'))]
      : []),
    row(say('Broms', 'Brems', 'Brake'), say('Ingen', 'Ingen', 'None')),
    row(labels.included, say('Stänkskydd', 'Skvettskjermer', 'Mudguards')),
    care(
      say(
        'Lager och hjul är slitdelar',
        'Lagre og hjul er slitedeler',
        'Bearings and wheels are wearing parts',
      ),
    ),
    durable,
  ]
}

const birchFrame = say('Björk och kolfiber', 'Bjørk og karbon', 'Birch and carbon')
