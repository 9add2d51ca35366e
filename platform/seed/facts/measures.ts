import { perLanguage, say, type Texts } from '../vocabulary/texts.ts'
import { type Fact, fill, listOf, ofRow } from './fact.ts'

const PAIR = / (?:per par|per pair)/

/** What it weighs: a pair, or one. */
export const weight: Fact = ({ rows }) => {
  const value = rows.get('Vikt')
  if (!value) return []
  const isPair = PAIR.test(value.sv)
  const grams = perLanguage((language) => value[language].replace(PAIR, ''))
  return (isPair ? pairWeights : weights).map((wording) => fill(wording, { value: grams }))
}

const pairWeights = [
  say('Ett par väger {value}.', 'Et par veier {value}.', 'A pair weighs {value}.'),
  say('Vikten för ett par är {value}.', 'Vekten for et par er {value}.', 'The weight of a pair is {value}.'),
]
const weights = [
  say('Vikten är {value}.', 'Vekten er {value}.', 'The weight is {value}.'),
  say('Väger {value}.', 'Veier {value}.', 'Weighs {value}.'),
]

/** What it comes in. One size for everybody, or one length, is no fact. */
export const lengths = ofRow(
  'Längd',
  [
    say('Längderna är {value}.', 'Lengdene er {value}.', 'Lengths are {value}.'),
    say('Finns i längderna {value}.', 'Finnes i lengdene {value}.', 'It comes in lengths of {value}.'),
  ],
  (value) => (value.sv.includes('–') ? value : null),
)
export const sizes = ofRow(
  'Storlekar',
  [
    say('Storlekarna är {value}.', 'Størrelsene er {value}.', 'Sizes are {value}.'),
    say('Säljs i storlekarna {value}.', 'Selges i størrelsene {value}.', 'Sold in sizes {value}.'),
  ],
  (value) => (/\d|,/.test(value.sv) ? joined(value) : null),
)
/** `S, M, L` → `S, M och L`: names of sizes keep their capitals. */
const joined = (value: Texts): Texts =>
  perLanguage((language) => value[language].replace(/, ([^,]+)$/, ` ${and[language]} $1`))
const and = say('och', 'og', 'and')

export const volume = ofRow(
  'Volym',
  [
    say('Rymmer {value}.', 'Rommer {value}.', 'Holds {value}.'),
    say('Volymen är {value}.', 'Volumet er {value}.', 'The volume is {value}.'),
  ],
  (value) => (value.sv.includes(',') ? null : value),
)
export const volumes = ofRow(
  'Volym',
  [
    say('Volymerna är {value}.', 'Volumene er {value}.', 'The volumes are {value}.'),
    say('Välj mellan {value}.', 'Velg mellom {value}.', 'Choose between {value}.'),
  ],
  (value) => (value.sv.includes(',') ? joined(value) : null),
)
export const flavours = ofRow(
  'Smaker',
  [
    say('Smakerna är {value}.', 'Smakene er {value}.', 'Flavours are {value}.'),
    say('Välj mellan {value}.', 'Velg mellom {value}.', 'Choose from {value}.'),
  ],
  listOf,
)
export const contents = ofRow('Innehåll', [
  say('En förpackning innehåller {value}.', 'En pakning inneholder {value}.', 'A pack contains {value}.'),
  say('Innehållet är {value}.', 'Innholdet er {value}.', 'It holds {value}.'),
  say('Förpackningen är på {value}.', 'Pakningen er på {value}.', 'Sold in packs of {value}.'),
])
export const caffeine = ofRow('Koffein', [
  say('Innehåller {value} koffein.', 'Inneholder {value} koffein.', 'Contains {value} of caffeine.'),
])
export const protein = ofRow(
  'Protein',
  [say('Ger {value} protein.', 'Gir {value} protein.', 'Gives {value} of protein.')],
  (value) => (value.sv.includes('(') ? null : value),
)
export const wheelbase = ofRow('Axelavstånd', [
  say('Axelavståndet är {value}.', 'Akselavstanden er {value}.', 'The wheelbase is {value}.'),
  say('Det är {value} mellan axlarna.', 'Det er {value} mellom akslene.', 'The axles are {value} apart.'),
])
export const wheels = ofRow('Hjulstorlek', [
  say('Hjulen mäter {value}.', 'Hjulene måler {value}.', 'The wheels measure {value}.'),
])
export const sidecut = ofRow('Sidskärning', [
  say('Sidskärningen är {value}.', 'Innsvingen er {value}.', 'The sidecut is {value}.'),
  say(
    'Bredden är {value}, från spets till bakända.',
    'Bredden er {value}, fra tupp til bakende.',
    'Its width is {value}, from tip to tail.',
  ),
])
export const light = ofRow('Ljusflöde', [
  say('Ljusflödet är {value}.', 'Lysstyrken er {value}.', 'The light output is {value}.'),
  say('Lyser med {value}.', 'Lyser med {value}.', 'Gives {value} of light.'),
])
