import { inSentence } from '../../facts/fact.ts'
import type { ProductPlan } from '../../plan.ts'
import type { Draw } from '../../random.ts'
import { specificationsOf } from '../../specifications/specifications.ts'
import { type AttributeCode, labelOf } from '../../vocabulary/attributes.ts'
import { perLanguage, same, say, type Texts } from '../../vocabulary/texts.ts'
import type { ComposedStars } from './verdicts.ts'

/** A sentence about what was bought, with the place of a value. */
interface Claim {
  sentence: Texts
  value: Texts
}

/** What is said of a variant that was chosen, by the attribute it is chosen by; praise, or the lack of it. */
const ofVariant: Partial<Record<AttributeCode, { glad: Texts[]; flat: Texts[] }>> = {
  ls_skidlangd: {
    glad: [
      say('Tog {x}, och det blev rätt.', 'Tok {x}, og det ble riktig.', 'I took {x}, and it was right.'),
      say('{x} var rätt längd.', '{x} var riktig lengde.', '{x} was the right length.'),
    ],
    flat: [
      say(
        'Är inte säker på att {x} var rätt längd.',
        'Er ikke sikker på at {x} var riktig lengde.',
        'I am not sure that {x} was the right length.',
      ),
    ],
  },
  ls_storlek_utrust: {
    glad: [say('{x} blev lagom.', '{x} ble akkurat passe.', '{x} turned out just right.')],
    flat: [
      say('Skulle ha tagit annat än {x}.', 'Burde tatt noe annet enn {x}.', 'I should not have taken {x}.'),
    ],
  },
  ls_sko_storlek: {
    glad: [
      say('Storlek {x} stämde.', 'Størrelse {x} stemte.', 'Size {x} was right.'),
      say('{x} sitter som det ska.', '{x} sitter som det skal.', '{x} fits as it should.'),
    ],
    flat: [
      say('Borde ha provat fler än {x}.', 'Burde prøvd flere enn {x}.', 'I should have tried more than {x}.'),
    ],
  },
  ls_klader_storlek: {
    glad: [
      say('Storlek {x} stämde.', 'Størrelse {x} stemte.', 'Size {x} was right.'),
      say('{x} sitter som det ska.', '{x} sitter som det skal.', '{x} fits as it should.'),
    ],
    flat: [say('{x} var lite stort.', '{x} var litt stort.', '{x} came up a little large.')],
  },
  ls_smak: {
    glad: [
      say('{x} blev favoriten.', '{x} ble favoritten.', '{x} became my favourite.'),
      say('{x} är godast.', '{x} er best.', '{x} tastes best.'),
    ],
    flat: [say('{x} var inte min smak.', '{x} var ikke min smak.', '{x} was not my taste.')],
  },
}

/** Of colours: a product's own, or the one that was chosen of several. */
const chosenColour = say(
  'Valde {x}, och det ser bra ut.',
  'Valgte {x}, og det ser bra ut.',
  'I chose {x}, and it looks good.',
)
const onlyColours = [
  say(
    'Färgen är finare i verkligheten än på bilden.',
    'Fargen er finere i virkeligheten enn på bildet.',
    'The colour is better in real life than in the picture.',
  ),
  say('Snygg färg är det också.', 'Fin farge er det også.', 'A handsome colour, too.'),
]
const waxColour = say('Använder mest {x}.', 'Bruker mest {x}.', 'I mostly use {x}.')
const wheelNumber = say('Kör med hjul {x}.', 'Går med hjul {x}.', 'I run number {x} wheels.')
const weighed = [
  say(
    'Vägde på köksvågen: {x}, som det står.',
    'Veide på kjøkkenvekta: {x}, som det står.',
    'On the kitchen scales: {x}, as stated.',
  ),
  say('Vikten stämmer: {x}.', 'Vekten stemmer: {x}.', 'The weight is right: {x}.'),
]

/** Something that a reviewer may say of a product and that its data bear out; undefined: there is nothing. */
export function claimOf(plan: ProductPlan, stars: ComposedStars, draw: Draw): Texts | undefined {
  const kinds = [variantClaims(plan, stars), colourClaims(plan), weightClaims(plan), numberClaims(plan)]
  const [kind, ...others] = kinds.filter((claims) => claims.length > 0)
  const claims = kind && draw.one([kind, ...others])
  const claim = claims?.[draw.whole(0, claims.length - 1)]
  return claim && fillIn(claim)
}

const variantClaims = (plan: ProductPlan, stars: ComposedStars): Claim[] =>
  Object.entries(ofVariant).flatMap(([code, { glad, flat }]) =>
    optionsOf(plan, code as AttributeCode).flatMap(
      (
        value, // a key of the record
      ) => (stars === 3 ? flat : glad).map((sentence): Claim => ({ sentence, value })),
    ),
  )

const fillIn = ({ sentence, value }: Claim): Texts =>
  perLanguage((language) => sentence[language].replace('{x}', value[language]))

/** What its variants are chosen from; what has one option is not chosen. */
function optionsOf({ children }: ProductPlan, code: AttributeCode): Texts[] {
  const options = [...new Set(children.flatMap(({ values }) => values[code] ?? []))]
  return options.length > 1 ? options.map((option) => labelOf(code, option)) : []
}

function colourClaims(plan: ProductPlan): Claim[] {
  const colours = optionsOf(plan, 'ls_farg')
  const waxes = optionsOf(plan, 'ls_farg_valla').map((label) =>
    perLanguage((language) => label[language].split(' ')[0] ?? ''),
  )
  if (waxes.length > 0) return waxes.map((value) => ({ sentence: waxColour, value: inSentence(value) }))
  if (colours.length > 0) {
    return colours.map((value) => ({ sentence: chosenColour, value: inSentence(value) }))
  }
  return isShown(plan) ? onlyColours.map((sentence) => ({ sentence, value: same('') })) : []
}

/** What is bought for its looks, too. */
const isShown = ({ family }: ProductPlan) => /^(?:ski|boot|pole|jacket|pants|hat|glove|roller)/.test(family)

const LIGHT = '1 000 g' // what is weighed in the kitchen; longer: per pair, or heavy

function weightClaims(plan: ProductPlan): Claim[] {
  const weight = specificationsOf(plan).find(({ label }) => label.sv === 'Vikt')?.value
  if (!weight) return []
  const value = perLanguage((language) => weight[language].replace(/ \(.*$/, ''))
  const isLight = value.sv.length < LIGHT.length
  return (isLight ? weighed : weighed.slice(1)).map((sentence) => ({ sentence, value }))
}

const numberClaims = (plan: ProductPlan): Claim[] =>
  optionsOf(plan, 'ls_hjul').map(({ sv }) => ({
    sentence: wheelNumber,
    value: same(/\d+/.exec(sv)?.[0] ?? ''),
  }))
