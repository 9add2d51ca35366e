import { same, say, type Texts } from '../vocabulary/texts.ts'
import {
  care,
  complaint,
  labels,
  ofSize,
  pairWeight,
  row,
  type SpecificationRow,
  type Specifications,
  weight,
} from './row.ts'

const ordinary = complaint('ordinary')
const wash30 = care(
  say('Tvätt 30 °C, utan sköljmedel', 'Vask 30 °C, uten tøymykner', 'Wash at 30 °C, no softener'),
)
const wool = care(
  say(
    'Vädra; ullprogram 30 °C, plantorka',
    'Luft; ullprogram 30 °C, flattørk',
    'Air; wool programme 30 °C, dry flat',
  ),
)
const down = care(
  say(
    'Tvätt 30 °C, torktumla med tennisbollar',
    'Vask 30 °C, tørketrommel med tennisballer',
    'Wash at 30 °C, tumble dry with tennis balls',
  ),
)
const cut = (text: Texts) => row(say('Passform', 'Passform', 'Fit'), text)
const close = cut(say('Åtsittande', 'Tettsittende', 'Close'))
const regular = cut(say('Normal', 'Normal', 'Regular'))
const roomy = cut(say('Rymlig, över andra lager', 'Romslig, over andre lag', 'Roomy, over other layers'))
const polyester = say(
  'Polyester, 88 %, och elastan, 12 %',
  'Polyester, 88 %, og elastan, 12 %',
  'Polyester, 88%, and elastane, 12%',
)
const merino = say('Merinoull, 200 g/m²', 'Merinoull, 200 g/m²', 'Merino wool, 200 g/m²')
const insulated = say(
  'Polyester med syntetfoder',
  'Polyester med syntetfôr',
  'Polyester with synthetic filling',
)

/** A garment in size M; of children, in their middle size. */
const garment =
  (grams: number, material: Texts, rows: SpecificationRow[]) =>
  ({ values }: { values: { ls_junior?: unknown } }) => [
    weight(values.ls_junior ? Math.round(grams * 0.7) : grams, ofSize(values.ls_junior ? '140' : 'M')),
    row(labels.material, material),
    ...rows,
    ordinary,
  ]
const small = (grams: number, material: Texts, rows: SpecificationRow[]) => () => [
  weight(grams),
  row(labels.material, material),
  ...rows,
  ordinary,
]
const pair = (grams: number, material: Texts, rows: SpecificationRow[]) => () => [
  pairWeight(grams),
  row(labels.material, material),
  ...rows,
  ordinary,
]
const temperatures = (text: string) => row(say('Temperatur', 'Temperatur', 'Temperature'), text)
const windproof = say(
  'Vindtät polyester fram, elastisk bak',
  'Vindtett polyester foran, elastisk bak',
  'Windproof polyester in front, stretch behind',
)

const knitted = say(
  'Ull, 50 %, och återvunnen polyester, 50 %',
  'Ull, 50 %, og resirkulert polyester, 50 %',
  'Wool, 50%, and recycled polyester, 50%',
)
const oneSize = row(labels.sizes, say('En storlek', 'Én størrelse', 'One size'))
const frame = say('Polyamid och gummi', 'Polyamid og gummi', 'Polyamide and rubber')

/** Clothes. */
export const clothingSpecifications: Specifications = {
  'jacket-training': (plan) =>
    plan.isOneSize
      ? small(380, windproof, [oneSize, roomy, wash30])()
      : garment(380, windproof, [regular, wash30])(plan),
  'jacket-softshell': garment(
    460,
    say('Softshell i tre lager', 'Softshell i tre lag', 'Three-layer softshell'),
    [regular, wash30],
  ),
  'jacket-wind': garment(260, say('Tunn vävd polyester', 'Tynn vevd polyester', 'Thin woven polyester'), [
    regular,
    wash30,
  ]),
  'jacket-down': garment(
    490,
    say('Polyamid; anddun, 90/10', 'Polyamid; andedun, 90/10', 'Polyamide; duck down, 90/10'),
    [roomy, down],
  ),
  'ski-pants': garment(360, windproof, [regular, wash30]),
  tights: garment(280, polyester, [close, wash30]),
  overpants: garment(
    340,
    say('Vattenavvisande polyester', 'Vannavvisende polyester', 'Water-repellent polyester'),
    [
      row(
        say('Dragkedja', 'Glidelås', 'Zip'),
        say('Hel, i båda sidor', 'Hel, i begge sider', 'Full length, both sides'),
      ),
      roomy,
      wash30,
    ],
  ),
  'wool-top': garment(190, merino, [close, wool]),
  'wool-bottoms': garment(180, merino, [close, wool]),
  'mesh-top': garment(
    120,
    say(
      'Merinoull, 80 %, och polyamid, 20 %',
      'Merinoull, 80 %, og polyamid, 20 %',
      'Merino wool, 80%, and polyamide, 20%',
    ),
    [close, wool],
  ),
  'baselayer-set': garment(370, merino, [
    row(labels.included, say('Tröja och byxa', 'Trøye og bukse', 'Top and bottoms')),
    close,
    wool,
  ]),
  fleece: garment(320, say('Borstad polyester', 'Børstet polyester', 'Brushed polyester'), [regular, wash30]),
  vest: garment(290, insulated, [regular, wash30]),
  'wool-jacket': garment(
    480,
    say('Ull, 70 %, och polyamid, 30 %', 'Ull, 70 %, og polyamid, 30 %', 'Wool, 70%, and polyamide, 30%'),
    [regular, wool],
  ),
  'glove-race': pair(
    45,
    say('Softshell, handflata i mocka', 'Softshell, håndflate i semsket', 'Softshell, suede palm'),
    [temperatures('−2 – +5 °C'), wash30],
  ),
  'glove-training': pair(
    70,
    say(
      'Vindtät softshell, förstärkt handflata',
      'Vindtett softshell, forsterket håndflate',
      'Windproof softshell, reinforced palm',
    ),
    [temperatures('−12 – +3 °C'), wash30],
  ),
  mitten: pair(
    110,
    say('Vindtät väv med ullfoder', 'Vindtett vev med ullfôr', 'Windproof weave with a wool lining'),
    [temperatures('−20 – −5 °C'), wash30],
  ),
  'glove-lobster': pair(
    120,
    say('Vindtät väv med fleecefoder', 'Vindtett vev med fleecefôr', 'Windproof weave with a fleece lining'),
    [temperatures('−18 – −4 °C'), wash30],
  ),
  hat: small(45, knitted, [oneSize, wool]),
  headband: small(30, knitted, [oneSize, wool]),
  'neck-warmer': small(60, knitted, [oneSize, wool]),
  'ski-sock': pair(
    60,
    say(
      'Merinoull, 60 %, och polyamid, 40 %',
      'Merinoull, 60 %, og polyamid, 40 %',
      'Merino wool, 60%, and polyamide, 40%',
    ),
    [wool],
  ),
  'wool-sock': pair(
    75,
    say(
      'Merinoull, 60 %, och polyamid, 40 %',
      'Merinoull, 60 %, og polyamid, 40 %',
      'Merino wool, 60%, and polyamide, 40%',
    ),
    [wool],
  ),
  'sports-glasses': small(28, frame, lens(say('Klar och tonad', 'Klar og tonet', 'Clear and tinted'))),
  'ski-visor': small(62, frame, lens(say('Ett visir, tonat', 'Ett visir, tonet', 'One visor, tinted'))),
}

function lens(lenses: Texts): SpecificationRow[] {
  return [
    row(say('Linser', 'Linser', 'Lenses'), lenses),
    row(say('UV-skydd', 'UV-beskyttelse', 'UV protection'), same('UV 400')),
    row(labels.included, say('Fodral och putsduk', 'Etui og pusseklut', 'Case and cloth')),
    care(
      say(
        'Torka med duken; papper repar',
        'Tørk med kluten; papir riper',
        'Wipe with the cloth; paper scratches',
      ),
    ),
  ]
}
