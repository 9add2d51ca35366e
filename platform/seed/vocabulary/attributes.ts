import { brands } from './brands.ts'
import { colours } from './colours.ts'
import { same, say, type Texts } from './texts.ts'

/** One value of an attribute. */
interface Option {
  id: number
  label: Texts
  swatch?: string
}

/** An attribute of products; documents hold the ids of its options. */
interface Attribute {
  id: number
  code: string
  label: Texts
  input: 'select' | 'multiselect' | 'boolean'
  isComparable: boolean
  options: Option[]
}

const numbered = (first: number, labels: Texts[]): Option[] =>
  labels.map((label, at) => ({ id: first + at, label }))
const plain = (first: number, labels: (string | number)[]): Option[] =>
  numbered(first, labels.map(String).map(same))

const SPECIAL_TAG = 17436 // Spec §4, Variant selection

/** Numbers from one to another, both included. */
export const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by)

const yes: Option[] = [{ id: 1, label: say('Ja', 'Ja', 'Yes') }]

const definitions = {
  ls_brand: [
    say('Varumärke', 'Merke', 'Brand'),
    Object.values(brands).map(({ option, name }) => ({ id: option, label: same(name) })),
  ],
  ls_farg: [
    say('Färg', 'Farge', 'Colour'),
    Object.values(colours).map(({ option, label, swatch }) => ({ id: option, label, swatch })),
  ],
  ls_skidlangd: [
    say('Skidlängd', 'Skilengde', 'Ski length'),
    steps(90, 210, 1)
      .filter((length) => length % 5 === 0 || length === 187 || length === 192)
      .map((length, at) => ({ id: 600 + at, label: same(`${length} cm`) })),
  ],
  ls_klader_storlek: [
    say('Klädstorlek', 'Klesstørrelse', 'Clothing size'),
    plain(700, [
      'XS',
      'S',
      'M',
      'L',
      'XL',
      'XXL',
      '120',
      '130',
      '140',
      '150',
      '160',
      '34–36',
      '37–39',
      '40–42',
      '43–45',
    ]),
  ],
  ls_sko_storlek: [say('Skostorlek', 'Skostørrelse', 'Shoe size'), plain(730, steps(30, 48, 1))],
  ls_storlek_utrust: [
    say('Stavlängd', 'Stavlengde', 'Pole length'),
    plain(
      760,
      steps(80, 175, 5).map((cm) => `${cm} cm`),
    ),
  ],
  ls_smak: [
    say('Smak', 'Smak', 'Flavour'),
    numbered(800, [
      say('Blåbär', 'Blåbær', 'Bilberry'),
      say('Citron', 'Sitron', 'Lemon'),
      say('Hallon', 'Bringebær', 'Raspberry'),
      say('Kola', 'Karamell', 'Caramel'),
      say('Choklad', 'Sjokolade', 'Chocolate'),
      say('Lingon', 'Tyttebær', 'Lingonberry'),
      say('Apelsin', 'Appelsin', 'Orange'),
      say('Havre och honung', 'Havre og honning', 'Oat and honey'),
      say('Neutral', 'Nøytral', 'Neutral'),
      say('Cola', 'Cola', 'Cola'),
    ]),
  ],
  ls_farg_valla: [
    say('Vallafärg', 'Smøringsfarge', 'Wax colour'),
    [
      { id: 820, label: say('Röd −1 till +3 °C', 'Rød −1 til +3 °C', 'Red −1 to +3 °C'), swatch: '#c0302c' },
      {
        id: 821,
        label: say('Lila −4 till 0 °C', 'Lilla −4 til 0 °C', 'Purple −4 to 0 °C'),
        swatch: '#654898',
      },
      {
        id: 822,
        label: say('Blå −10 till −3 °C', 'Blå −10 til −3 °C', 'Blue −10 to −3 °C'),
        swatch: '#2b71b9',
      },
      {
        id: 823,
        label: say('Grön −18 till −8 °C', 'Grønn −18 til −8 °C', 'Green −18 to −8 °C'),
        swatch: '#3f8f4d',
      },
      {
        id: 824,
        label: say('Gul 0 till +10 °C', 'Gul 0 til +10 °C', 'Yellow 0 to +10 °C'),
        swatch: '#eebb2a',
      },
    ],
  ],
  ls_varde: [
    say('Värde', 'Verdi', 'Value'),
    [
      { id: 840, label: say('250 kr', '250 kr', '25 €') },
      { id: 841, label: say('500 kr', '500 kr', '50 €') },
      { id: 842, label: say('1 000 kr', '1 000 kr', '100 €') },
      { id: 843, label: say('2 000 kr', '2 000 kr', '200 €') },
      { id: 844, label: say('5 000 kr', '5 000 kr', '500 €') },
    ],
  ],
  ls_variant_utrust: [
    say('Spann', 'Spenn', 'Camber'),
    numbered(850, [
      say('Mjukt spann', 'Mykt spenn', 'Soft camber'),
      say('Medelhårt spann', 'Middels spenn', 'Medium camber'),
      say('Hårt spann', 'Hardt spenn', 'Stiff camber'),
    ]),
  ],
  ls_modell: [
    say('Nivå', 'Nivå', 'Level'),
    numbered(870, [
      say('Tävling', 'Konkurranse', 'Race'),
      say('Motion', 'Mosjon', 'Recreational'),
      say('Tur', 'Tur', 'Touring'),
      say('Nybörjare', 'Nybegynner', 'Beginner'),
      say('Vardag', 'Hverdag', 'Everyday'),
    ]),
  ],
  ls_aktivitet: [
    say('Aktivitet', 'Aktivitet', 'Activity'),
    numbered(880, [
      say('Klassisk åkning', 'Klassisk', 'Classic skiing'),
      say('Skate', 'Skøyting', 'Skate skiing'),
      say('Turskidåkning', 'Skitur', 'Ski touring'),
      say('Rullskidor', 'Rulleski', 'Roller skiing'),
      say('Långfärdsskridsko', 'Turskøyter', 'Nordic skating'),
      say('Träning', 'Trening', 'Training'),
      say('Vardag', 'Hverdag', 'Everyday'),
    ]),
  ],
  ls_sasong: [say('Säsong', 'Sesong', 'Season'), plain(890, ['2024/25', '2025/26', '2026/27'])],
  ls_vikt: [
    say('Vikt', 'Vekt', 'Weight'),
    numbered(900, [
      say('Under 250 g', 'Under 250 g', 'Under 250 g'),
      same('250–500 g'),
      same('500–1000 g'),
      say('1–1,5 kg', '1–1,5 kg', '1–1.5 kg'),
      say('Över 1,5 kg', 'Over 1,5 kg', 'Over 1.5 kg'),
    ]),
  ],
  ls_dampning: [
    say('Dämpning', 'Demping', 'Cushioning'),
    numbered(910, [say('Låg', 'Lav', 'Low'), say('Medel', 'Middels', 'Medium'), say('Hög', 'Høy', 'High')]),
  ],
  ls_drop: [say('Drop', 'Dropp', 'Drop'), plain(920, ['0 mm', '4 mm', '8 mm'])],
  ls_last: [
    say('Läst', 'Lest', 'Last'),
    numbered(930, [
      say('Smal', 'Smal', 'Narrow'),
      say('Normal', 'Normal', 'Regular'),
      say('Bred', 'Bred', 'Wide'),
    ]),
  ],
  ls_plockning: [
    say('Skickas från', 'Sendes fra', 'Ships from'),
    numbered(940, [
      say('Eget lager', 'Eget lager', 'Our warehouse'),
      say('Externt lager', 'Eksternt lager', 'External warehouse'),
    ]),
  ],
  ls_dam: [say('Dam', 'Dame', 'Women'), yes],
  ls_herr: [say('Herr', 'Herre', 'Men'), yes],
  ls_junior: [say('Junior', 'Junior', 'Junior'), yes],
  ls_utg: [
    say('Märkning', 'Merking', 'Tag'),
    [
      ...numbered(17430, [
        say('Nyhet', 'Nyhet', 'New'),
        say('Bästsäljare', 'Bestselger', 'Best seller'),
        say('Återvunnet material', 'Resirkulert materiale', 'Recycled material'),
        say('Fluorfri', 'Fluorfri', 'Fluorine-free'),
      ]),
      { id: SPECIAL_TAG, label: say('Utgår', 'Utgår', 'Phasing out') },
    ],
  ],
  ls_hjul: [
    say('Fart', 'Fart', 'Speed'),
    numbered(950, [
      say('Hjul 2, snabba', 'Hjul 2, raske', 'Wheels 2, fast'),
      say('Hjul 3, medel', 'Hjul 3, middels', 'Wheels 3, medium'),
      say('Hjul 4, tröga', 'Hjul 4, trege', 'Wheels 4, slow'),
    ]),
  ],
  ls_volym: [say('Volym', 'Volum', 'Volume'), plain(960, ['500 ml', '750 ml', '1 l'])],
  ls_faste: [
    say('Fäste', 'Feste', 'Grip'),
    numbered(985, [
      say('Vallas', 'Smøring', 'Grip wax'),
      say('Stighudar (skin)', 'Feller', 'Skins'),
      say('Zero', 'Zero', 'Zero'),
    ]),
  ],
  ls_innehall: [
    say('Innehåll', 'Innhold', 'Contents'),
    plain(970, ['30 g', '40 g', '45 g', '50 g', '55 g', '60 g', '180 g', '800 g', '80 ml', '500 ml']),
  ],
} as const satisfies Record<string, [Texts, Option[]]>

export type AttributeCode = keyof typeof definitions

const FIRST_ID = 200
const booleans = new Set(['ls_dam', 'ls_herr', 'ls_junior'])
const lists = new Set(['ls_utg', 'ls_aktivitet'])
const compared = new Set([
  'ls_brand',
  'ls_modell',
  'ls_vikt',
  'ls_dampning',
  'ls_drop',
  'ls_last',
  'ls_sasong',
  'ls_aktivitet',
  'ls_faste',
])

/** Every attribute by its code. */
export const attributes = Object.fromEntries(
  Object.entries(definitions).map(([code, [label, options]], at): [string, Attribute] => [
    code,
    {
      id: FIRST_ID + at,
      code,
      label,
      input: booleans.has(code) ? 'boolean' : lists.has(code) ? 'multiselect' : 'select',
      isComparable: compared.has(code),
      options,
    },
  ]),
) as Record<AttributeCode, Attribute> // built from exactly these keys

const labels = new Map(
  Object.values(attributes).flatMap(({ code, options }) =>
    options.map(({ id, label }) => [`${code} ${id}`, label] as const),
  ),
)

/** The label of an option. */
export const labelOf = (code: AttributeCode, option: number): Texts =>
  labels.get(`${code} ${option}`) ?? same(String(option))

/** Ids of the options with these Swedish labels, in the given order; an unknown label is a mistake in the vocabulary. */
export function optionsLabelled(code: AttributeCode, wanted: (string | number)[]): number[] {
  return wanted.map((label) => {
    const option = attributes[code].options.find((one) => one.label.sv === String(label))
    if (!option) throw new Error(`${code} has no option ${label}`)
    return option.id
  })
}
